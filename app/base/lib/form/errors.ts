import type { z } from "zod";
import { t } from "~/base/words/say";

type Say = (field: string, number: string) => string;

/** What schemas say of any field, so that the catalogue has it once and not for each field. */
const ofAnyField: [pattern: RegExp, say: Say][] = [
  [/^(.+) is required$/, (field) => t("{field} is required", { field })],
  [
    /^(.+) must have at most (\d+) characters$/,
    (field, max) => t("{field} must have at most {max} characters", { field, max }),
  ],
  [
    /^(.+) must have at least (\d+) digits$/,
    (field, min) => t("{field} must have at least {min} digits", { field, min }),
  ],
  [
    /^(.+) has characters in it that cannot be shown$/,
    (field) => t("{field} has characters in it that cannot be shown", { field }),
  ],
];

/**
 * Says a schema's message in the language of the page: by an entry of its own ("State is required"), else by that for any field
 * with the field's name.
 */
function fieldSentence(english: string): string {
  const whole = t(english);
  if (whole !== english) return whole;
  for (const [pattern, say] of ofAnyField) {
    const [, field, number = ""] = pattern.exec(english) ?? [];
    if (field) return say(t(field), number);
  }
  return english;
}

/** A check of a form: a schema, or one that depends on what else is typed. */
export type FormSchema = z.ZodType | ((form: FormData) => z.ZodType);

/** What a schema makes of a form's fields, or what to say beside each wrong one, in the language of the page. */
export function readBy<S extends z.ZodType>(
  schema: S,
  fields: Record<string, string>,
):
  { data: z.output<S>; errors?: undefined } | { data?: undefined; errors: Record<string, string> } {
  const parsed = schema.safeParse(fields, { error: wordsFor });
  return parsed.success ? { data: parsed.data } : { errors: firstErrors(parsed.error) };
}

/** The texts in a form, by field. */
export function textFields(form: FormData): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of form) if (typeof value === "string") fields[name] = value;
  return { ...fields };
}

/** What is wrong where the schema has no words for it: no page of now sends such a field, except one that is too long. */
const wordsFor: z.core.$ZodErrorMap = ({ code, origin }) =>
  code === "too_big" && origin === "string" ? "This is too long." : "Please reload the page.";

function firstErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues)
    errors[String(issue.path[0] ?? "form")] ??= fieldSentence(issue.message);
  return errors;
}
