import { z } from "zod";
import { addressLines, line, text } from "~/base/lib/form/form";
import { email, emailKey } from "~/base/lib/typed/email";
import { isBlank } from "~/base/lib/typed/marks";
import { plainDigits } from "~/base/lib/typed/digits";
import { fewestDigits, hasDigits } from "~/base/lib/india/phone";
import { longest, shortestPassword, tooShort } from "./limits";

/** What the pages and the API accept, with the messages for what they refuse. Problems are reported in field order. */

const tooFewDigits = `phone must have at least ${fewestDigits} digits`;

export const registerForm = z.object({
  name: line("name", longest.name),
  password: newPassword("password"),
  email: email("email", longest.email),
  phone: phone(),
  address: addressLines("address", longest.address),
  answer: line("answer", longest.answer),
  terms: z
    .unknown()
    .optional()
    .transform((ticked) => ticked === "on" || ticked === true),
  news: z
    .unknown()
    .optional()
    .transform((ticked) => ticked === "on"),
});

/** For the page: fields in their order on screen, and the phone needs enough digits. The API does not check the phone. */
export const registerPageForm = pageOf(registerForm.shape);

function pageOf({ name, email, password, phone, ...others }: typeof registerForm.shape) {
  return z.object({
    name,
    email,
    password,
    phone: phone.refine(hasDigits, tooFewDigits),
    ...others,
  });
}

/** Does not apply the rules for new passwords: an older password may have been set under other rules. */
export const loginForm = z.object({ email: givenEmail(), password: givenPassword() });

export const forgotPasswordForm = z.object({
  email: givenEmail(),
  newpassword: newPassword("newpassword"),
  answer: line("answer", longest.answer),
});

/** Where a link is mailed. The answer may be left out; what older pages send as a new password is not read. */
export const passwordLinkForm = z.object({
  email: givenEmail(),
  answer: unlessBlank(line("answer", longest.answer)),
});

export const newPasswordForm = forgotPasswordForm.pick({ newpassword: true });
/** The one field of a new password beside what is known already. */
export const newPasswordField = z.object({ password: newPassword("password") });

/** Blank or left out: unchanged. The e-mail cannot be changed, so it is not read. */
export const profileForm = z.object({
  name: unlessBlank(line("name", longest.name)),
  password: z.preprocess((typed) => typed || undefined, newPassword("password").optional()),
  phone: unlessBlank(phone()),
  address: unlessBlank(addressLines("address", longest.address)),
});

/** For the page: the phone needs enough digits. */
export const profilePageForm = profileForm.extend({
  phone: unlessBlank(phone().refine(hasDigits, tooFewDigits)),
});

/** A phone number, its digits such that the owner finds them: `૯૮૨૫૦ ૧૨૩૪૫` → `98250 12345`. */
function phone() {
  return line("phone", longest.phone)
    .transform(plainDigits)
    .meta({ description: `At most ${longest.phone} characters` });
}

/** Any address: an account of before may have one that no new account gets. */
function givenEmail() {
  return text("email")
    .transform(emailKey)
    .pipe(
      z
        .string()
        .min(1, "email is required")
        .max(longest.email, `email must have at most ${longest.email} characters`),
    )
    .meta({ description: "An e-mail address, in any case" });
}

function newPassword(field: string) {
  return passwordOfAnyLength(field)
    .min(shortestPassword, tooShort(field))
    .meta({ description: `${shortestPassword} to ${longest.password} characters` });
}

/** A new password before its strength is checked. Never trimmed: a space may be part of it. */
export function passwordOfAnyLength(field: string) {
  return text(field)
    .min(1, `${field} is required`)
    .max(longest.password, `${field} must have at most ${longest.password} characters`)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), illegible(field));
}

/** Limits the length: hashing a huge input would cost too much time. */
function givenPassword() {
  return text("password")
    .min(1, "password is required")
    .max(longest.password, `password must have at most ${longest.password} characters`);
}

function unlessBlank<S extends z.ZodType>(schema: S) {
  return z.preprocess(
    (typed) =>
      typed === null || (typeof typed === "string" && isBlank(typed)) ? undefined : typed,
    schema.optional(),
  );
}

function illegible(field: string): string {
  return `${field} has characters in it that cannot be shown`;
}
