import { z } from "zod";
import type { FormQuestion } from "./question";

/** State of a refused form: messages by field name, and the typed values (never passwords). */
export type FormState = {
  errors: Record<string, string>;
  values: Record<string, string>;
  /** What to do, when the form's message (`errors.form`) does not say. */
  advice?: string;
  /** What has to be answered with Yes before it is stored. */
  question?: FormQuestion;
};

/** A required text. The message names the field, as the API contract demands ("name is required"). */
export function text(field: string) {
  return z.string({ error: `${field} is required` });
}

/** A required text, trimmed, not blank, at most `max` characters. */
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
