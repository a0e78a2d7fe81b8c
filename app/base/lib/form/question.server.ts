import { createHash } from "node:crypto";
import type { FormState } from "./form";
import { invalid, problemsWith } from "./form.server";
import { notSure, sureField } from "./question";

/**
 * The form with what was typed, to be shown again with these questions (sentences); or without them, after No. Null: there is nothing to
 * ask, or exactly this was answered with Yes, so that the form may be stored.
 */
export function unanswered(
  form: FormData,
  asks: string[],
): { state: FormState; status: number } | null {
  const { [sureField]: answer, ...values } = problemsWith({}, form).values;
  const state = { errors: {}, values };
  if (answer === notSure) return { state, status: 200 };
  if (asks.length === 0) return null;
  const sure = createHash("sha256").update(JSON.stringify(asks)).digest("base64url").slice(0, 22);
  return answer === sure ? null : { state: { ...state, question: { asks, sure } }, status: 409 };
}

/** `unanswered` as a response. */
export function askFirst(form: FormData, asks: string[]) {
  const open = unanswered(form, asks);
  return open && invalid(open.state, { status: open.status });
}
