import { seeOtherWith } from "~/lib/toast.server";
import { trap } from "./fields";

/** 303 back to the form's own page with the words of thanks. */
export function thanks(path: string): Promise<Response> {
  return seeOtherWith({ type: "success", message: "Thank you!!,we will reach to you soon" }, path);
}

/** True when the field that no person sees was filled. Such a sender is thanked, so that it learns nothing. */
export function isTrapped(form: FormData): boolean {
  return Boolean(form.get(trap));
}
