import { tooManyCalls } from "~/base/lib/api/limit.server";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { t } from "~/base/words/say";
import type { TooManyTries } from "./sign-in-limit.server";

/** 429 with the submitted form values and `Retry-After` (seconds). */
export function tooManyTries({ seconds, sentence }: Omit<TooManyTries, "limit">, form: FormData) {
  return invalid(problemWith("form", sentence, form), {
    status: 429,
    headers: { "Retry-After": String(seconds) },
  });
}

/** `tooManyTries` for what its owner may change again, such as a review. */
export function changedTooOften({ seconds }: { seconds: number }, form: FormData) {
  const sentence = t(
    "That was changed very often. Please wait {n, plural, one {# minute} other {# minutes}} and try again.",
    { n: Math.ceil(seconds / 60) },
  );
  return tooManyTries({ seconds, sentence }, form);
}

/** For the API: throws 429 if there were too many attempts. */
export function orTooMany(tooMany: TooManyTries | null | undefined): void {
  if (!tooMany) return;
  const { seconds, sentence, limit } = tooMany;
  const headers = { "RateLimit-Limit": String(limit), "RateLimit-Remaining": "0" };
  throw tooManyCalls(seconds, { ...headers, "RateLimit-Reset": String(seconds) }, sentence);
}
