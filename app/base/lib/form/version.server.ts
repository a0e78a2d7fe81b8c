import { createHash } from "node:crypto";
import type { FormState } from "./form";
import { problemWith } from "./form.server";

/**
 * Changes with anything in `content` (data that JSON holds). A form that edits something sends the version that it was filled from; if
 * another one is stored by now, somebody else has changed it meanwhile.
 */
export const versionOf = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content, inOrder)).digest("base64url").slice(0, 16);

/** Keys in one order, whichever they were written in. */
const inOrder = (_: string, value: unknown) =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * The form of `what` (such as "this batch") that somebody else changed meanwhile: as it was typed, beside each field what is stored
 * `now`, and with the version of now, so that sending it again overwrites.
 */
export function changedMeanwhile(
  form: FormData,
  what: string,
  version: string,
  now: Record<string, string> = {},
): FormState {
  const words = `Someone else changed ${what} while you had it open. Nothing of yours is saved yet: compare, then save again to keep yours.`;
  const { errors, values } = problemWith("form", words, form);
  const beside = Object.entries(now)
    .filter(([name, stored]) => (values[name] ?? "") !== stored)
    .map(([name, stored]) => [name, stored ? `It says now: ${stored}` : "It is empty now."]);
  return { errors: { ...errors, ...Object.fromEntries(beside) }, values: { ...values, version } };
}
