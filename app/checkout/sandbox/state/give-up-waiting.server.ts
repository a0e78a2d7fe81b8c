import type { Context } from "../context";
import { failureFor } from "./failures";
import { fail } from "./fail.server";
import { unansweredSince } from "./payments.server";
import { transition } from "./transition.server";

const patience = 10 * 60_000;

/**
 * Fails every payment that its bank has left without an answer for ten minutes.
 * Called before each request is handled: nobody can tell that from a timer, and it needs none.
 */
export function giveUpWaiting(context: Context): void {
  for (const id of unansweredSince(context, context.now() - patience)) {
    transition(context, fail(id, failureFor("payment_timed_out")));
  }
}
