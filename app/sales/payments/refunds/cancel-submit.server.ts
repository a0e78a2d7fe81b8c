import { rowOfForm } from "~/base/db/idempotency.server";
import { refunds } from "~/base/db/schema";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import type { Member } from "~/people/accounts/member";
import type { Actor } from "~/upkeep/audit/record.server";
import { cancelByBuyer } from "./cancel-by-buyer.server";
import { cancelAndRefund } from "./cancel-order.server";
import { refundPrefix } from "./request-refund.server";

/** `cancelByBuyer` as the buyer's form asks for it. */
export async function submitCancel(orderId: string, form: FormData) {
  const row = rowOfForm(form, refunds.idempotencyKey, refundPrefix);
  return row.refused ? { refused: row.refused } : cancelByBuyer(orderId, row.id);
}

/** `cancelAndRefund` as a form asks for it whose status is `cancel`. */
export async function submitCancelAndRefund(
  orderId: string,
  form: FormData,
  actor: Actor & Member,
  as: Parameters<typeof cancelAndRefund>[3],
) {
  const row = rowOfForm(form, refunds.idempotencyKey, refundPrefix);
  if (row.refused) return { refused: row.refused };
  const done = await cancelAndRefund(orderId, row.id, actor, as);
  return done.problem === undefined
    ? { words: done.words }
    : { refused: invalid(problemWith(done.field, done.problem, form)) };
}
