import { and, eq, isNull, ne, sum } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { refunds } from "~/db/schema";

/**
 * How much (paise) of what earlier credit notes of an order said was given back is here again: a refund that the provider
 * first called sent and then failed leaves its note behind, for notes are never taken back. The next refund is covered by
 * that note as far as it goes; a second one for the same money would credit the buyer twice.
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
