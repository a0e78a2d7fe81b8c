import { z } from "zod";
import { oneDash, unmarked } from "./marks";

/**
 * The form in which e-mails are stored and compared: no invisible marks, trimmed, in lower case, a domain in other letters as mail
 * carries it (`asha@ઉદાહરણ.ભારત` → `asha@xn--…`).
 */
export function emailKey(typed: string): string {
  const email = oneDash(unmarked(typed)).toLowerCase();
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 1 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || isAscii(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${email.slice(0, at)}@${new URL(address).hostname}` : email;
}

/** An address to be shown, in the case it was typed in; as its `emailKey` where mail reaches it in no other form. */
export function addressTyped(typed: string): string {
  const key = emailKey(typed);
  return !isAscii(typed) && isEmail(key) ? key : unmarked(typed);
}

/** An address that our mail reaches: the signs that RFC 5322 has before the `@`, and a domain with a dot. */
const form =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/** An `emailKey` that mail reaches, checked by its form; `name`: what the field is called. */
export const email = (name: string, max: number) =>
  z
    .string({ error: `${name} is required` })
    .transform(emailKey)
    .superRefine((key, context) => {
      const message =
        key === ""
          ? `${name} is required`
          : key.length > max
            ? `${name} must have at most ${max} characters`
            : emailProblem(key, name);
      if (message) context.addIssue({ code: "custom", message });
    })
    .meta({ description: "An e-mail address, in any case" });

/** What is wrong with an `emailKey`, as a sentence; null: mail reaches it. */
function emailProblem(key: string, name: string): string | null {
  if (form.test(key)) return null;
  const [, local = "", domain = ""] = /^([^\s@]+)@([^\s@]+)$/.exec(key) ?? [];
  const isForeign = !isAscii(local) && form.test(`name@${domain}`);
  return isForeign ? onlyLatin : `${name} must look like name@example.com`;
}

/** Mail to other addresses needs SMTPUTF8, which many a server on the way does not know. */
const onlyLatin =
  "Before the @ there must be Latin letters only: mail from the shop does not reach other addresses";

/** Whether this is an `emailKey` that mail reaches. */
export const isEmail = (key: string): boolean => form.test(key) && key.length <= 254;

/** The addresses of a list, each as an `emailKey` and once. */
export const addressesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,;]+/)
      .map(emailKey)
      .filter(Boolean),
  ),
];

const isAscii = (text: string) => !/[^ -~]/.test(text);
