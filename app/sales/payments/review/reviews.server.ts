import { and, asc, count, desc, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import {
  isInReview,
  isOpenRefund,
  isPaid,
  isDoubtedRefund,
  orders,
  paymentOrders,
  payments,
  refunds,
  users,
} from "~/base/db/schema";
import type { Reviewed } from "./close-review.server";
import { otherAmountWords, tooLargeWords } from "../refunds/refund-words";
import { wayFor } from "./make-order.server";
import { submittedGoods } from "./submitted-goods.server";

const maxRows = 50;
/** Failed and not put aside; or no longer checked automatically. Literals, so that each is found by its index. */
const isFailed = sql`${refunds.status} = 'failed' and ${refunds.failureSeenAt} is null`;
const isLeft = sql`${isOpenRefund} and ${refunds.nextTryAt} is null`;
const isStuck = or(isFailed, isLeft, isDoubtedRefund);

/** Number of open tasks: payments in review and stuck refunds. */
export function openTasks(): number {
  const total = { total: count() };
  const reviews = db.select(total).from(payments).where(isInReview).get()?.total ?? 0;
  return [isFailed, isLeft, isDoubtedRefund].reduce(
    (sum, where) => sum + (db.select(total).from(refunds).where(where).get()?.total ?? 0),
    reviews,
  );
}

/** The payments in review with their details, oldest first, at most 50. */
export function openReviews() {
  const found = db
    .select({ payment: payments, paymentOrder: paymentOrders, order: orders, client: users.name })
    .from(payments)
    .leftJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .leftJoin(orders, eq(orders.id, paymentOrders.orderId))
    .leftJoin(users, eq(users.id, paymentOrders.userId))
    .where(isInReview)
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(maxRows)
    .all();
  return found.map(openReviewFrom);
}

export type OpenReview = ReturnType<typeof openReviews>[number];

function openReviewFrom({ client, ...reviewed }: Reviewed & { client: string | null }) {
  const { payment, paymentOrder, order } = reviewed;
  const { way, obstacle } = wayFor(reviewed);
  const wanted = paymentOrder?.wanted ? submittedGoods(paymentOrder.wanted) : null;
  const others = order ? otherPayments(order, payment.id) : [];
  return {
    id: payment.id,
    reason: payment.review ?? "no order",
    amountPaise: payment.amountPaise,
    currency: payment.currency,
    method: payment.method,
    status: payment.status,
    international: payment.international,
    at: payment.createdAt,
    note: payment.reviewNote,
    order: order && {
      number: order.number,
      totalPaise: order.totalPaise,
      paymentStatus: order.paymentStatus,
    },
    buyer: order?.buyerName ?? client,
    wanted: wanted?.words ?? null,
    others,
    way,
    /** Why there is no way, as a sentence. */
    obstacle,
  };
}

/** Other payments for the same order, or for another order of the same cart round. */
function otherPayments(order: typeof orders.$inferSelect, paymentId: string) {
  return db
    .select({ id: payments.id, amountPaise: payments.amountPaise, number: orders.number })
    .from(orders)
    .innerJoin(payments, eq(payments.paidOrderId, orders.id))
    .where(
      and(
        eq(orders.cartId, order.cartId),
        eq(orders.cartRound, order.cartRound),
        isPaid,
        ne(payments.id, paymentId),
      ),
    )
    .all();
}

/** The last 50 closed reviews, newest first. */
export function closedReviews() {
  return db
    .select({
      id: payments.id,
      amountPaise: payments.amountPaise,
      currency: payments.currency,
      reason: payments.review,
      outcome: payments.reviewOutcome,
      note: payments.reviewNote,
      by: payments.reviewClosedBy,
      at: payments.reviewClosedAt,
      number: orders.number,
    })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.paidOrderId))
    .where(isNotNull(payments.reviewClosedAt))
    .orderBy(desc(payments.reviewClosedAt))
    .limit(maxRows)
    .all();
}

export type ClosedReview = ReturnType<typeof closedReviews>[number];

/** Failed refunds, refunds no longer checked, and those in doubt, oldest first, at most 50. */
export function stuckRefunds() {
  const stuck = db
    .select({ refund: refunds, number: orders.number, currency: payments.currency })
    .from(refunds)
    .leftJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isStuck)
    .orderBy(asc(refunds.createdAt))
    .limit(maxRows)
    .all();
  const inReview = reviewedPayments(stuck.flatMap(({ refund }) => refund.paymentId ?? []));
  return stuck.map(({ refund, number, currency }) => ({
    id: refund.id,
    amountPaise: refund.amountPaise,
    currency: currency ?? "INR",
    paymentId: refund.paymentId,
    status: refund.status,
    isTooLarge: isUnseenExcess(refund),
    isToldOtherwise: isUnseenTold(refund),
    failure: stuckWords(refund, currency ?? "INR"),
    at: refund.updatedAt,
    number,
    /** Whether its payment is in review as well. */
    isInReview: inReview.has(refund.paymentId ?? ""),
  }));
}

const isUnseenExcess = ({ excessPaise, failureSeenAt, status }: typeof refunds.$inferSelect) =>
  excessPaise > 0 && failureSeenAt === null && status !== "failed";

const isUnseenTold = ({ toldPaise, failureSeenAt }: typeof refunds.$inferSelect) =>
  toldPaise !== null && failureSeenAt === null;

function stuckWords(refund: typeof refunds.$inferSelect, currency: string): string {
  const doubts = [
    ...(isUnseenExcess(refund) ? [tooLargeWords(refund, currency)] : []),
    ...(isUnseenTold(refund) ? [otherAmountWords(refund, currency)] : []),
  ];
  if (refund.status === "failed" && refund.failure) doubts.unshift(refund.failure);
  return (
    doubts.join(" ") || (refund.failure ?? "The payment provider has not finished it in ten days.")
  );
}

export type StuckRefund = ReturnType<typeof stuckRefunds>[number];

function reviewedPayments(ids: string[]): Set<string> {
  const found = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.id, ids), isInReview))
    .all();
  return new Set(found.map(({ id }) => id));
}
