import { z } from "zod";

/** What a form gets back when it was not accepted: sentences by field name, and what was typed (never passwords). */
export type FormState = { errors: Record<string, string>; values: Record<string, string> };

/** A text that must be there, trimmed. The sentence names the field, as the API contract wants it ("name is required"). */
export function required(field: string, max = 200) {
  return z
    .string({ error: `${field} is required` })
    .transform((text) => text.normalize("NFC").trim())
    .pipe(
      z
        .string()
        .min(1, `${field} is required`)
        .max(max, `${field} must have at most ${max} characters`),
    );
}
