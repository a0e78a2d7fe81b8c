import { and, eq, isNull } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { write, type Writer } from "~/db/connection.server";
import { refunds } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import { amountIn, rupees } from "~/lib/money";
import { recordEvent } from "~/orders/events.server";
import type { RefundRow } from "~/orders/order-money.server";
import { stepTo } from "./refund-steps.server";
import { amountOf, type RefundWish } from "./refund-wish";
import { type Refundable, refundable, type RefundOf } from "./refundable.server";
import { notYetRefunded } from "./refunded-lines";

export type Requested =
  | { refund: RefundRow; isNew: boolean; problem?: undefined }
  | { refund?: undefined; problem: string };

type Ask = {
  wish: RefundWish;
  /** What the admin saw it come to, in paise. */
  expectedPaise?: number;
  /** For the buyer and the books. */
  reason: string;
  actor: Actor;
  /** Made for one form: the same form, however often it is sent, is one refund. 20–60 letters, digits, `-` and `_`. */
  formKey: string;
};

/**
 * Writes a refund down, with its idempotency key, before the provider hears of it (`sendRefund` tells it). Never more in
 * all than was paid: read and written in one transaction. An order that was paid by hand is noted as given back by hand.
 * `problem`: why not, as a sentence for the admin.
 */
export function requestRefund(of: RefundOf, ask: Ask, now = Date.now()): Promise<Requested> {
  return write((tx) => addRefund(tx, of, ask, now));
}

/** The same within a transaction that does more. */
export function addRefund(tx: Writer, of: RefundOf, ask: Ask, now = Date.now()): Requested {
  const found = refundable(of, tx);
  if (!found) return { problem: "No money came for this that could be refunded." };
  const earlier = refundOfForm(tx, ask.formKey);
  if (earlier) {
    const isSame = earlier.paymentId === (found.payment?.id ?? null) && isOf(earlier, found);
    return isSame
      ? { refund: earlier, isNew: false }
      : { problem: "This form was already sent. Reload the page." };
  }

  const { leftPaise } = found;
  const bought = notYetRefunded(found.lines, found.earlier);
  const amount = amountOf(ask.wish, { bought, leftPaise, byHand: found.payment === null });
  if (amount.problem !== undefined) return { problem: amount.problem };

  const { amountPaise } = amount;
  if (ask.expectedPaise !== undefined && ask.expectedPaise !== amountPaise)
    return { problem: `That comes to ${rupees(amountPaise)} now. Please look again.` };

  const row = insert(tx, found, ask, amount, now);
  record(tx, found, row, ask.actor);
  if (found.payment) return { refund: row, isNew: true };
  return { refund: stepTo(tx, row, { status: "processed" }, now), isNew: true };
}

const isOf = (row: RefundRow, { order }: Refundable) => row.orderId === (order?.id ?? null);
const keyOf = (formKey: string) => `rf-${formKey}`;

/** The refund that this form made already; null when it made none. */
export function refundOfForm(tx: Writer, formKey: string): RefundRow | null {
  const row = tx
    .select()
    .from(refunds)
    .where(eq(refunds.idempotencyKey, keyOf(formKey)))
    .get();
  return row ?? null;
}

function insert(
  tx: Writer,
  { order, payment }: Refundable,
  { reason, actor, formKey }: Ask,
  { amountPaise, lines }: { amountPaise: number; lines: object | null },
  now: number,
): RefundRow {
  const paymentId = payment?.id ?? null;
  if (paymentId !== null) putFailedAside(tx, paymentId, now);
  const [row] = tx
    .insert(refunds)
    .values({
      id: newId(now),
      idempotencyKey: keyOf(formKey),
      paymentId,
      orderId: order?.id ?? null,
      amountPaise,
      reason,
      lines: lines && JSON.stringify(lines),
      actor: actor.id,
      nextTryAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .all();
  if (!row) throw new Error("The refund was not stored");
  return row;
}

/** Whoever starts another refund has seen that the last one failed. */
function putFailedAside(tx: Writer, paymentId: string, now: number): void {
  tx.update(refunds)
    .set({ failureSeenAt: now })
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        eq(refunds.status, "failed"),
        isNull(refunds.failureSeenAt),
      ),
    )
    .run();
}

function record(
  tx: Writer,
  { order, payment }: Refundable,
  { amountPaise, reason }: RefundRow,
  actor: Actor,
): void {
  const amount = amountIn(amountPaise, payment?.currency ?? "INR");
  if (order) recordEvent(tx, order.id, actor.id, "refund-requested", amount);
  recordChange(tx, {
    actor,
    action: order ? "order.refund" : "payment.refund",
    subject: order
      ? { id: order.id, name: order.number }
      : { id: payment?.id ?? "", name: payment?.id ?? "" },
    after: { refund: amount, reason },
  });
}
