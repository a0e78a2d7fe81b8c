import { seeOtherWith } from "~/base/lib/toast.server";
import { t } from "~/base/words/say";
import { honeypotField } from "./fields";

/** 303 to the form's page, with a thank-you toast. */
export function thanks(path: string): Promise<Response> {
  return seeOtherWith(t("Thank you!!,we will reach to you soon"), path);
}

/**
 * Whether a robot may have sent the form: the honeypot field is filled. Only may: a program of a person's browser can fill it, too. So
 * what was written is stored as any other, marked and folded away.
 */
export function mayBeSpam(form: FormData): boolean {
  return Boolean(form.get(honeypotField));
}
