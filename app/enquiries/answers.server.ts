import { seeOtherWith } from "~/lib/toast.server";
import { trap } from "./fields";

/** 303 to the form's page, with a thank-you toast. */
export function thanks(path: string): Promise<Response> {
  return seeOtherWith({ type: "success", message: "Thank you!!,we will reach to you soon" }, path);
}

/** True if the honeypot field was filled. Thank such senders as usual, so that they learn nothing. */
export function isTrapped(form: FormData): boolean {
  return Boolean(form.get(trap));
}
