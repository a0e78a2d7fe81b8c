import { z } from "zod";

/** What a form gets back when it was not accepted: sentences by field name, and what was typed (never passwords). */
export type FormState = {
  errors: Record<string, string>;
  values: Record<string, string>;
  /** What to do about it, where the sentence about the form (`errors.form`) does not say. */
  advice?: string;
};

/** A text that must be there. The sentence names the field, as the API contract wants it ("name is required"). */
export function text(field: string) {
  return z.string({ error: `${field} is required` });
}

/** The same, trimmed, and neither blank nor too long. */
export function required(field: string, max = 200) {
  return text(field)
    .refine(
      (typed) => !/[\p{Cs}\0]/u.test(typed),
      `${field} has characters in it that cannot be shown`,
    )
    .transform((typed) => typed.normalize("NFC").trim())
    .pipe(
      z
        .string()
        .min(1, `${field} is required`)
        .max(max, `${field} must have at most ${max} characters`),
    )
    .meta({ description: `At most ${max} characters` });
}
