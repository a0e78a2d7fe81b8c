import { and, asc, eq, inArray } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { listed, prepared } from "~/base/db/prepared.server";
import { isInReview, type orders, paymentOrders, payments, refunds } from "~/base/db/schema";
import { isPaidStatus, type RefundStatus } from "~/base/db/statuses";
import { type Advance, advancesOf, countsFor } from "./advances.server";
import { disputedOf } from "./disputed.server";
import { cameFor } from "./money-received.server";
import { givenBack, refundableLeft, partsLeft, type RefundParts } from "./refund-sums";

type Order = Pick<
  typeof orders.$inferSelect,
  | "id"
  | "paymentStatus"
  | "partPaidAt"
  | "advancePaise"
  | "totalPaise"
  | "goodsPaise"
  | "discountPaise"
  | "deliveryPaise"
  | "feePaise"
>;
export type RefundRow = typeof refunds.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

/** The part of a refund that the buyer may see; times in UTC ms. */
export type ShownRefund = {
  id: string;
  amountPaise: number;
  currency: string;
  status: RefundStatus;
  reason: string;
  startedAt: number;
  processedAt: number | null;
  /** False if it refunds a payment that does not count for the order, such as a second one. */
  counts: boolean;
  byHand: boolean;
};

/** What was paid, refunded and is left of an order; amounts in paise. */
export type OrderMoney = {
  /** The payment that counts; null if the order was paid by hand or not at all. */
  payment: PaymentRow | null;
  /** Of an order that is not paid, the part of it that came. */
  paidPaise: number;
  refundedPaise: number;
  leftPaise: number;
  /** What of the rest a bank has taken or asks back: it is not in `leftPaise`. */
  disputedPaise: number;
  /** What of `leftPaise` can go back the way it came, through the provider. */
  onlinePaise: number;
  /** What is left by parts; together `leftPaise`. */
  left: RefundParts;
  /** Whether a payment for this order awaits review. */
  needsReview: boolean;
  refunds: ShownRefund[];
};

/** The money of some orders, by order id. */
export function moneyOf(found: Order[], from: Reader = db): Map<string, OrderMoney> {
  if (found.length === 0) return new Map();
  const ids = found.map(({ id }) => id);
  const paying = payingOrders(from).all({ ids: JSON.stringify(ids) });
  const advances = advancesOf(found, from);
  const advanceIds = [...advances.values()].map(({ paymentId }) => paymentId);
  const disputed = disputedOf([...paying.map(({ id }) => id), ...advanceIds], from);
  const refundRows = refundsOfOrders(ids, from);
  const reviewed = ordersInReview(ids, from);
  const partPaid = found.filter(({ partPaidAt }) => partPaidAt !== null).map(({ id }) => id);
  const parts = partPaid.length > 0 ? cameFor(from, partPaid) : new Map<string, number>();
  return new Map(
    found.map((order) => [
      order.id,
      moneyOfOne(
        order,
        paying.find(({ paidOrderId }) => paidOrderId === order.id) ?? null,
        refundRows.filter(({ refund }) => refund.orderId === order.id),
        {
          hasOpenReview: reviewed.has(order.id),
          partPaise: parts.get(order.id) ?? 0,
          advance: advances.get(order.id),
          disputed,
        },
      ),
    ]),
  );
}

const payingOrders = prepared((from) =>
  from
    .select()
    .from(payments)
    .where(inArray(payments.paidOrderId, listed("ids")))
    .prepare(),
);

type Known = {
  hasOpenReview: boolean;
  partPaise: number;
  advance: Advance | undefined;
  /** What is disputed, in paise by payment id. */
  disputed: Map<string, number>;
};

function moneyOfOne(
  order: Order,
  payment: PaymentRow | null,
  refundRows: RefundWithCurrency[],
  { hasOpenReview, partPaise, advance, disputed }: Known,
): OrderMoney {
  const paidPaise = isPaidStatus(order.paymentStatus)
    ? (payment?.amountPaise ?? order.totalPaise)
    : partPaise;
  const payingId = payment?.id ?? null;
  const counting = refundRows.map(({ refund }) => refund).filter(countsFor(payingId, advance));
  const restPaise = refundableLeft(paidPaise, counting, payment?.amountRefundedPaise);
  const disputedPaise = Math.min(
    restPaise,
    disputed.get(payingId ?? advance?.paymentId ?? "") ?? 0,
  );
  const leftPaise = restPaise - disputedPaise;
  return {
    payment,
    paidPaise,
    refundedPaise: givenBack(counting),
    leftPaise,
    disputedPaise,
    onlinePaise: payment
      ? leftPaise
      : Math.min(leftPaise, leftOfAdvance(advance, refundRows, disputed)),
    left: partsLeft(order, counting, leftPaise),
    needsReview: hasOpenReview || order.paymentStatus === "review",
    refunds: refundRows.map((one) => shownRefund(one, [payingId, advance?.paymentId])),
  };
}

/** What of an advance went back neither here nor at the provider, and is in no dispute, in paise. */
function leftOfAdvance(
  advance: Advance | undefined,
  refundRows: RefundWithCurrency[],
  disputed: Map<string, number>,
): number {
  if (!advance) return 0;
  const { paymentId, paymentPaise, refundedPaise } = advance;
  const own = refundRows.map(({ refund }) => refund).filter((row) => row.paymentId === paymentId);
  const left = refundableLeft(paymentPaise, own, refundedPaise) - (disputed.get(paymentId) ?? 0);
  return Math.max(0, left);
}

type RefundWithCurrency = { refund: RefundRow; currency: string | null };

function refundsOfOrders(orderIds: string[], from: Reader): RefundWithCurrency[] {
  return refunding(from).all({ ids: JSON.stringify(orderIds) });
}

const refunding = prepared((from) =>
  from
    .select({ refund: refunds, currency: payments.currency })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.orderId, listed("ids")))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .prepare(),
);

/** `paying`: the ids of the payments that count, null for money by hand. */
function shownRefund(
  { refund, currency }: RefundWithCurrency,
  paying: (string | null | undefined)[],
): ShownRefund {
  return {
    id: refund.id,
    amountPaise: refund.amountPaise,
    currency: currency ?? "INR",
    status: refund.status,
    reason: refund.reason,
    startedAt: refund.createdAt,
    processedAt: refund.processedAt,
    counts: paying.includes(refund.paymentId),
    byHand: refund.paymentId === null,
  };
}

export function ordersInReview(orderIds: string[], from: Reader = db): Set<string | null> {
  const open = reviewing(from).all({ ids: JSON.stringify(orderIds) });
  return new Set(open.map(({ orderId }) => orderId));
}

const reviewing = prepared((from) =>
  from
    .select({ orderId: paymentOrders.orderId })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.paymentOrderId, paymentOrders.id))
    .where(and(inArray(paymentOrders.orderId, listed("ids")), isInReview))
    .prepare(),
);
