import { z } from "zod";
import { hasShapeless, hasVisible, isBlank, withoutMarks } from "../typed/marks";
import type { FormQuestion } from "./question";

/** State of a refused form: messages by field name, and the typed values (never passwords). */
export type FormState = {
  errors: Record<string, string>;
  values: Record<string, string>;
  /** What to do, when the form's message (`errors.form`) does not say. */
  advice?: string;
  /** The first wrong field takes the focus, not the summary above the form. */
  leadsToField?: boolean;
  /** What has to be answered with Yes before it is stored. */
  question?: FormQuestion;
};

/** What a field of a form holds; "" for a file, or if there is none. */
export function textIn(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === "string" ? typed : "";
}

/** A required text. The message names the field, as the API contract demands ("name is required"). */
export function text(field: string) {
  return z.string({ error: `${field} is required` });
}

/**
 * One line in any script, such as a name: something visible, no control or direction marks, in its normal form (NFC, trimmed, single
 * spaces), at most `max` characters.
 */
export function line(field: string, max = 200) {
  return written(field, max, onOneLine)
    .refine((typed) => !typed.includes("\n"), illegible(field))
    .meta({ description: `At most ${max} characters` });
}

/** The same on several lines, such as a message; a break counts as one character, as it does in the browser. */
export function lines(field: string, max: number) {
  return written(field, max, (typed) => typed.trim()).meta({
    description: `At most ${max} characters, on one line or several`,
  });
}

/** An address on several lines, each of them in its normal form. */
export function addressLines(field: string, max: number) {
  return written(field, max, (typed) => onOneLine(typed).replace(/ *\n */g, "\n")).meta({
    description: `At most ${max} characters, on one line or several`,
  });
}

/** One line that may be typed on several, which are joined by commas: a house and its street. */
export const joinedLine = (field: string, max: number) =>
  lines(field, max).transform((typed) => onOneLine(typed.split(/\s*\n\s*/).join(", ")));

/** A `line` that may be left out: "" when it is blank, or nothing in it can be seen. */
export const lineOrNone = (field: string, max: number) => orBlank(line(field, max));

/** What a schema makes of a text; "" when it is left out, or nothing in it can be seen. */
export function orBlank(schema: z.ZodType<string, string>) {
  return z.string().default("").transform(blankOr(schema));
}

/** The same for a field that a form need not have: null when it is blank, undefined when it is not there. */
export function orNull(schema: z.ZodType<string, string>) {
  return z
    .string()
    .transform(blankOr(schema))
    .transform((typed) => typed || null)
    .optional();
}

const blankOr =
  (schema: z.ZodType<string, string>) =>
  (typed: string, context: z.core.$RefinementCtx<string>): string => {
    if (isBlank(typed)) return "";
    const parsed = schema.safeParse(typed);
    if (parsed.success) return parsed.data;
    context.addIssue(parsed.error.issues[0]?.message ?? "");
    return z.NEVER;
  };

function written(field: string, max: number, tidied: (text: string) => string) {
  return text(field)
    .transform((typed) => tidied(withoutMarks(typed.replace(lineEnd, "\n").normalize("NFC"))))
    .refine((typed) => !hasShapeless(typed), { error: illegible(field), abort: true })
    .refine(hasVisible, { error: `${field} is required`, abort: true })
    .refine((typed) => typed.length <= max, `${field} must have at most ${max} characters`);
}

const lineEnd = /\r\n?|[\u2028\u2029]/g;

const onOneLine = (typed: string) => typed.replace(/ {2,}/g, " ").trim();

const illegible = (field: string) => `${field} has characters in it that cannot be shown`;
