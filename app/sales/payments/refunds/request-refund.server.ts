import { and, eq, isNull } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { refunds } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { amountIn, rupees } from "~/base/lib/money";
import { recordEvent } from "~/sales/orders/events.server";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import { advanceLeft, advanceOf } from "../advance/advance-money.server";
import { stepTo } from "./refund-steps.server";
import { amountOf, type RefundAmount, type RefundScope } from "./refund-scope";
import { limitsOf, type Refundable, refundable, type RefundOf } from "./refundable.server";

type Requested =
  | { refund: RefundRow; isNew: boolean; problem?: undefined }
  | { refund?: undefined; problem: string };

type RefundRequest = {
  what: RefundScope;
  /** The amount (paise) the admin saw. */
  expectedPaise?: number;
  /** Shown to the buyer and on the credit note. */
  reason: string;
  /** An admin, or the buyer who cancels the order. */
  actor: Actor | "shopper";
  /** With it, sending a form twice makes one refund. */
  idempotencyKey: string;
  /** The buyer knows: no mail tells of it. */
  isTold?: boolean;
  /** Of an order that was paid in parts: through its advance, instead of by hand. */
  isOnline?: boolean;
};

/**
 * Stores a refund with its idempotency key before `sendRefund` calls the provider. One transaction checks and writes, so
 * that refunds never exceed what was paid. For an order paid by hand, the refund is processed at once. `problem`: why not,
 * as a sentence for the admin.
 */
export function requestRefund(
  of: RefundOf,
  request: RefundRequest,
  now = Date.now(),
): Promise<Requested> {
  return write((tx) => addRefund(tx, of, request, now));
}

/** `requestRefund` within the caller's transaction. */
export function addRefund(
  tx: Writer,
  of: RefundOf,
  request: RefundRequest,
  now = Date.now(),
): Requested {
  const asked = refundable(of, tx);
  const found = asked && request.isOnline ? throughAdvance(asked, tx) : asked;
  if (!found) return { problem: "There is no payment here that could be refunded." };
  const earlier = refundOfForm(tx, request.idempotencyKey);
  if (earlier) {
    const isSame = earlier.paymentId === (found.payment?.id ?? null) && isOf(earlier, found);
    return isSame
      ? { refund: earlier, isNew: false }
      : { problem: "This form was already sent. Reload the page." };
  }

  const amount = amountOf(request.what, limitsOf(found));
  if (amount.problem !== undefined) return { problem: amount.problem };

  const { amountPaise } = amount;
  if (request.isOnline && found.order && amountPaise > advanceLeft(found.order, tx))
    return { problem: "So much of this order cannot go back online any more." };
  if (request.expectedPaise !== undefined && request.expectedPaise !== amountPaise)
    return { problem: `That comes to ${rupees(amountPaise)} now. Please look again.` };

  const row = insert(tx, found, request, amount, now);
  record(tx, found, row, request.actor);
  if (found.payment) return { refund: row, isNew: true };
  return { refund: stepTo(tx, row, { status: "processed" }, now, request.isTold), isNew: true };
}

/** The payment of the advance instead of money by hand. */
const throughAdvance = (found: Refundable, tx: Writer): Refundable => ({
  ...found,
  payment: found.payment ?? (found.order && advanceOf(found.order.id, tx)) ?? null,
});

const isOf = (row: RefundRow, { order }: Refundable) => row.orderId === (order?.id ?? null);
/** What the idempotency key of a refund begins with. */
export const refundPrefix = "rf-";
export const keyOf = (idempotencyKey: string) => refundPrefix + idempotencyKey;

/** The refund that this form made; null if none. */
export function refundOfForm(tx: Writer, idempotencyKey: string): RefundRow | null {
  const row = tx
    .select()
    .from(refunds)
    .where(eq(refunds.idempotencyKey, keyOf(idempotencyKey)))
    .get();
  return row ?? null;
}

function insert(
  tx: Writer,
  { order, payment }: Refundable,
  { reason, actor, idempotencyKey }: RefundRequest,
  { amountPaise, deliveryPaise, feePaise, lines }: RefundAmount,
  now: number,
): RefundRow {
  const paymentId = payment?.id ?? null;
  if (paymentId !== null) acknowledgeFailed(tx, paymentId, now);
  const [row] = tx
    .insert(refunds)
    .values({
      id: newId(now),
      idempotencyKey: keyOf(idempotencyKey),
      paymentId,
      orderId: order?.id ?? null,
      amountPaise,
      deliveryPaise,
      feePaise,
      reason,
      lines: lines && JSON.stringify(lines),
      actor: idOf(actor),
      nextTryAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .all();
  if (!row) throw new Error("The refund was not stored");
  return row;
}

const idOf = (actor: Actor | "shopper") => (actor === "shopper" ? actor : actor.id);

/** Starting another refund acknowledges that the last one failed. */
function acknowledgeFailed(tx: Writer, paymentId: string, now: number): void {
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
  actor: Actor | "shopper",
): void {
  const amount = amountIn(amountPaise, payment?.currency ?? "INR");
  if (order) recordEvent(tx, order.id, idOf(actor), "refund-requested", amount);
  if (actor === "shopper") return;
  recordChange(tx, {
    actor,
    action: order ? "order.refund" : "payment.refund",
    subject: order
      ? { id: order.id, name: order.number }
      : { id: payment?.id ?? "", name: payment?.id ?? "" },
    after: { refund: amount, reason },
  });
}
