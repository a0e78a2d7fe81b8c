import { seeOtherWith } from "~/lib/toast.server";
import { t } from "~/words/say";
import { honeypotField } from "./fields";

/** 303 to the form's page, with a thank-you toast. */
export function thanks(path: string): Promise<Response> {
  const message = t("Thank you!!,we will reach to you soon");
  return seeOtherWith({ type: "success", message }, path);
}

/** True if the honeypot field was filled. Thank such senders as usual, so that they learn nothing. */
export function isHoneypotFilled(form: FormData): boolean {
  return Boolean(form.get(honeypotField));
}
