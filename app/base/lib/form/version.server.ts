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
 * Whether a form that was filled from this `version`, and wants `wanted`, comes too late for what is `stored`. Both are of one shape. A
 * form that is sent twice finds what it wants.
 */
export const isOvertaken = (stored: unknown, version: string, wanted: unknown): boolean =>
  ![version, versionOf(wanted)].includes(versionOf(stored));

/** The version that a form was filled from; "" if it does not say. */
export const versionIn = (form: FormData): string => String(form.get("version") ?? "");

/**
 * What is stored in a field by now, which the form calls `label`: what it `says` (null: nothing), where that is a code in other `words`;
 * whether it `isTicked`; or the id of a `file`, which the form carries as the field `version-<name>`.
 */
type Stored = { label: string } & (
  | { says: string | null; words?: string | undefined }
  | { isTicked: boolean }
  | { file: string | null }
);

/**
 * The form of `what` (such as "this batch") that somebody else changed meanwhile: as it was typed, at each field that differs what is
 * stored `now`, and with the versions of now, so that sending it again overwrites.
 */
export function changedMeanwhile(
  form: FormData,
  what: string,
  version: string,
  now: Record<string, Stored> = {},
): FormState {
  const words = `Someone else changed ${what} while you had it open. Nothing of yours is saved yet: compare, then save again to keep yours.`;
  const { errors, values } = problemWith("form", words, form);
  const versions: Record<string, string> = { version };
  for (const [name, stored] of Object.entries(now)) {
    const sentence = difference(stored, values[name], values[`version-${name}`]);
    if (sentence) errors[name] = sentence;
    if ("file" in stored) versions[`version-${name}`] = stored.file ?? "";
  }
  return { errors, values: { ...values, ...versions } };
}

/** A sentence that also reads by itself, above the form. `typed`: undefined at a field without a tick; `file`: that it was filled from. */
function difference(stored: Stored, typed: string | undefined, file = ""): string | null {
  const named = `“${stored.label}”`;
  if ("isTicked" in stored) {
    const isSame = stored.isTicked === (typed !== undefined);
    return isSame ? null : `${named} is ${stored.isTicked ? "ticked" : "not ticked"} now.`;
  }
  if ("file" in stored) {
    if (file === (stored.file ?? "")) return null;
    return `${named}: ${stored.file ? "another" : "none"} is stored now. To put yours there, choose it again.`;
  }
  const says = stored.says ?? "";
  // Forms send line breaks as CRLF.
  if ((typed ?? "").replaceAll("\r\n", "\n") === says) return null;
  return says ? `${named} says now: ${stored.words ?? says}` : `${named} is empty now.`;
}
