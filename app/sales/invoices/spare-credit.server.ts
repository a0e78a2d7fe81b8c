import { and, eq, isNull, ne, sum } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { refunds } from "~/base/db/schema";

/**
 * The amount (paise) of earlier credit notes whose refund did not go through. If the provider reports a refund as sent and
 * then as failed, its note stays, because notes are never withdrawn. That note covers the next refund as far as it goes; a
 * second note for the same money would credit the buyer twice.
 */
export function spareCredit(
  tx: Writer,
  orderId: string,
  refundId: string,
  noted: { totalPaise: number }[],
): number {
  const refund = tx
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(eq(refunds.id, refundId))
    .get();
  const paymentId = refund?.paymentId ?? null;
  const others = tx
    .select({ paise: sum(refunds.amountPaise) })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        paymentId === null ? isNull(refunds.paymentId) : eq(refunds.paymentId, paymentId),
        eq(refunds.status, "processed"),
        ne(refunds.id, refundId),
      ),
    )
    .get();
  const notedPaise = noted.reduce((all, { totalPaise }) => all + totalPaise, 0);
  return Math.max(0, notedPaise - Number(others?.paise ?? 0));
}
