import type { Context } from "../context";
import { failureFor } from "./failures";
import { fail } from "./fail.server";
import { oldestUnanswered, unansweredSince } from "./payments.server";
import { transition } from "./transition.server";

const patience = 10 * 60_000;

/** Fails every payment that its bank has not answered for ten minutes. Called before each request. */
export function giveUpWaiting(context: Context): void {
  for (const id of unansweredSince(context, context.now() - patience)) {
    transition(context, fail(id, failureFor("payment_timed_out")));
  }
}

/** When the next payment times out (UTC ms); null if none is waiting. */
export function waitingEndsAt(context: Context): number | null {
  const oldest = oldestUnanswered(context);
  return oldest === null ? null : oldest + patience;
}
