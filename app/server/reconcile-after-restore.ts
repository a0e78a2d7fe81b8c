import {
  type AfterRestore,
  afterRestore,
  endAfterRestore,
} from "~/upkeep/replica/restore/after-restore.server";
import { skipNumbers } from "~/sales/invoices/skip-numbers.server";
import { reconcileByHand } from "~/sales/payments/reconcile/reconcile-by-hand.server";
import { defaultDays } from "~/sales/payments/reconcile/sweep.server";
import { settings } from "~/base/lib/env/settings.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { day } from "~/base/lib/time";
import { eraseAgain } from "~/people/privacy/erase-again.server";

/** Ask the provider for at most so many days: a server may have been off for a year. */
const mostDays = 31;

/**
 * Reconciles a shop restored from its copy with what it cannot know, before it opens: numbers that may have been given are skipped,
 * people who were erased are erased again, and the provider is asked for payments. The schema must be the newest. Nothing to do
 * otherwise.
 */
export async function reconcileAfterRestore(say: (sentence: string) => void): Promise<void> {
  const after = afterRestore();
  if (!after) return;
  for (const { series, year, first, last } of await skipNumbers(after)) {
    const what = series === "order" ? "Orders" : series === "PR" ? "Invoices" : "Credit notes";
    say(
      `${what}: the numbers ${first} to ${last}${year && ` of ${year}`} are skipped and noted; some may have been given.`,
    );
  }
  for (const id of after.erased)
    try {
      if (await eraseAgain(id)) say("A person who was erased since was erased again.");
    } catch (error) {
      if (!(error instanceof PlainProblem)) throw error;
      say(`A person who was erased since is back: ${error.message}`);
    }
  if (after.erasedUnknown > 0)
    say(`${after.erasedUnknown} people without an account were erased since; erase them again.`);
  await endAfterRestore();
  if (settings.payments !== "off" && !(await reconcileByHand(say, undefined, daysSince(after))))
    say("The shop asks the provider again when it opens.");
}

/** For how many days the provider is asked: since the moment, and as many as ever at least. */
function daysSince({ restoredTo }: AfterRestore): number {
  const days = Math.ceil((Date.now() - restoredTo) / day) + 1;
  return Math.min(mostDays, Math.max(defaultDays, days));
}
