import { sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { refundCounts } from "~/base/db/schema";

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
  const others = tx.get<{ paise: number }>(sql`
    select coalesce(sum(r.amount_paise), 0) as paise from refunds r
    where r.order_id = ${orderId} and r.status = 'processed' and r.id <> ${refundId}
      and ${sql.raw(refundCounts("r.order_id"))}`);
  const notedPaise = noted.reduce((all, { totalPaise }) => all + totalPaise, 0);
  return Math.max(0, notedPaise - others.paise);
}
