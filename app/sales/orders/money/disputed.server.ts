import { type SQL, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";

/**
 * What a dispute `d` leaves no more of its payment, in paise: what is held back or lost, and as long as a bank asks for it, all that it
 * asks. Only a fraud inquiry may be answered by a refund.
 */
const standsAgainst = sql.raw(`max(
  coalesce((select sum(case m.kind when 'returned' then -m.amount_paise when 'fee' then 0 else m.amount_paise end)
    from dispute_moves m where m.dispute_id = d.id), 0),
  case when d.state in ('open', 'action_required', 'under_review') and d.phase <> 'fraud' then d.amount_paise else 0 end)`);

/** What disputes leave no more of one payment, in paise; `paymentId`: SQL that gives its id. For conditions. */
export const disputedOfPayment = (paymentId: SQL): SQL =>
  sql`coalesce((select sum(${standsAgainst}) from disputes d where d.payment_id = ${paymentId}), 0)`;

/** The same of several payments by their ids: it must not be refunded as well. */
export function disputedOf(paymentIds: string[], from: Reader = db): Map<string, number> {
  if (paymentIds.length === 0) return new Map();
  const rows = from.all<{ id: string; paise: number }>(sql`
    select d.payment_id as id, sum(${standsAgainst}) as paise
    from json_each(${JSON.stringify(paymentIds)}) asked cross join disputes d on d.payment_id = asked.value
    group by d.payment_id`);
  return new Map(rows.map(({ id, paise }) => [id, paise]));
}
