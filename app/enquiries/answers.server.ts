import { problemWith, invalid } from "~/lib/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { trap } from "./fields";
import type { TooMany } from "./limit.server";

/** 303 back to the form's own page with the words of thanks. */
export function thanks(path: string): Promise<Response> {
  return seeOtherWith({ type: "success", message: "Thank you!!,we will reach to you soon" }, path);
}

/** 429 with everything that was typed. */
export function tooManyAtOnce({ seconds, sentence }: TooMany, form: FormData) {
  return invalid(problemWith("form", sentence, form), {
    status: 429,
    headers: { "Retry-After": String(seconds) },
  });
}

/** True when the field that no person sees was filled. Such a sender is thanked, so that it learns nothing. */
export function isTrapped(form: FormData): boolean {
  return Boolean(form.get(trap));
}
