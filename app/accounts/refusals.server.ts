import { tooManyCalls } from "~/lib/api/limit.server";
import { invalid, problemWith } from "~/lib/form.server";
import type { TooManyTries } from "./sign-in/sign-in-limit.server";

/** 429 with the form as it was typed and when to come back. */
export function tooManyTries({ seconds, sentence }: Omit<TooManyTries, "limit">, form: FormData) {
  return invalid(problemWith("form", sentence, form), {
    status: 429,
    headers: { "Retry-After": String(seconds) },
  });
}

/** The same for the API: throws 429 if there were too many tries. */
export function orTooMany(tooMany: TooManyTries | null | undefined): void {
  if (!tooMany) return;
  const { seconds, sentence, limit } = tooMany;
  const left = { "RateLimit-Limit": String(limit), "RateLimit-Remaining": "0" };
  throw tooManyCalls(seconds, { ...left, "RateLimit-Reset": String(seconds) }, sentence);
}
