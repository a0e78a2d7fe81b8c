import { asc, eq, inArray, ne, and, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { disputeMoves, disputes, refunds } from "~/base/db/schema";
import { dateTime } from "~/base/lib/dates";
import { papersOf } from "~/sales/invoices/papers.server";
import { orderByNumber } from "~/sales/orders/order.server";
import { orderOfPayment } from "~/sales/payments/disputes/order-of-payment.server";
import { returnsAskedFor } from "~/sales/returns/admin/return-page.server";
import { mailsAbout } from "./mails-about.server";
import { reasonOf } from "./reasons";
import { isToAnswer, nextStep, phaseWord, standingWords, stateWord } from "./words";

/** All that the page of a case shows; null: there is no such case. `now`: UTC ms. */
export function disputePage(id: string, now = Date.now()) {
  const dispute = db.select().from(disputes).where(eq(disputes.id, id)).get();
  if (!dispute) return null;
  const { payment, number: ordered } = orderOfPayment(db, dispute.paymentId);
  const order = ordered === null ? null : orderByNumber(ordered);
  const moves = movesOf(id);
  return {
    id,
    paymentId: dispute.paymentId,
    amountPaise: dispute.amountPaise,
    currency: dispute.currency,
    isKnown: payment,
    standing: standingWords(dispute, now),
    isToAnswer: isToAnswer(dispute),
    phase: phaseWord(dispute.phase),
    raised: dateTime(dispute.raisedAt),
    reason: reasonOf(dispute),
    next: nextStep(dispute),
    moves,
    sums: sumsOf(moves),
    payouts: payoutsOf(id),
    others: othersOf(dispute),
    refunds: refundsOf(dispute.paymentId),
    order: order && {
      number: order.number,
      buyer: order.buyerName,
      totalPaise: order.totalPaise,
      papers: (papersOf([order.id]).get(order.id) ?? []).map(({ number, series }) => ({
        number,
        series,
      })),
      mails: mailsAbout(order.id).map(({ id: mail, subject, at }) => ({ id: mail, subject, at })),
      returns: returnsAskedFor(order.id).map(({ number }) => ({ number })),
    },
  };
}

export type DisputePage = NonNullable<ReturnType<typeof disputePage>>;

const movesOf = (id: string) =>
  db
    .select({
      id: disputeMoves.id,
      kind: disputeMoves.kind,
      amountPaise: disputeMoves.amountPaise,
      source: disputeMoves.source,
      movedAt: disputeMoves.movedAt,
    })
    .from(disputeMoves)
    .where(eq(disputeMoves.disputeId, id))
    .orderBy(asc(disputeMoves.movedAt), asc(disputeMoves.createdAt), asc(disputeMoves.id))
    .all();

function sumsOf(moves: ReturnType<typeof movesOf>) {
  const sums = { held: 0, returned: 0, lost: 0, fee: 0 };
  for (const { kind, amountPaise } of moves) sums[kind] += amountPaise;
  return {
    heldPaise: sums.held - sums.returned,
    returnedPaise: sums.returned,
    lostPaise: sums.lost,
    feePaise: sums.fee,
  };
}

/** The payouts that took money for the case or brought it back. */
const payoutsOf = (id: string) =>
  db.all<{
    id: string;
    entityId: string;
    utr: string | null;
    netPaise: number;
    madeAt: number;
  }>(sql`
    select y.id, part.entity_id as entityId, y.utr, part.credit_paise - part.debit_paise as netPaise, part.made_at as madeAt
    from payout_parts part join payouts y on y.id = part.payout_id
    where part.dispute_id = ${id} order by part.made_at, part.entity_id`);

/** Other cases of the same payment, oldest first. */
const othersOf = ({ id, paymentId }: { id: string; paymentId: string }) =>
  db
    .select()
    .from(disputes)
    .where(and(eq(disputes.paymentId, paymentId), ne(disputes.id, id)))
    .orderBy(asc(disputes.raisedAt))
    .all()
    .map((other) => ({
      id: other.id,
      amountPaise: other.amountPaise,
      currency: other.currency,
      stateWord: stateWord(other),
    }));

/** What was given back of the payment: it answers a bank that asks for it again. */
const refundsOf = (paymentId: string) =>
  db
    .select({
      id: refunds.id,
      amountPaise: refunds.amountPaise,
      status: refunds.status,
      providerRefundId: refunds.providerRefundId,
      processedAt: refunds.processedAt,
    })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        inArray(refunds.status, ["requested", "pending", "processed"]),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .all();
