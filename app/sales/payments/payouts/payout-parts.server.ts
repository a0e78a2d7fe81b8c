import { type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { pageWithin } from "~/base/lib/page-number";

/** A part of a payout with the order that it is about; null: none that the shop knows. `isKnown`: the shop has its payment. */
export type PartLine = {
  id: string;
  kind: string;
  amountPaise: number;
  netPaise: number;
  feePaise: number;
  taxPaise: number;
  description: string | null;
  madeAt: number;
  order: string | null;
  isKnown: 0 | 1;
  /** The dispute that it is about; null: none that the shop knows. */
  dispute: string | null;
};

const pageSize = 100;

/** One page of what a payout is made of, oldest first. */
export function partsPage(payoutId: string, requested: number) {
  const { total } = db.get<{ total: number }>(
    sql`select count(*) as total from payout_parts where payout_id = ${payoutId}`,
  );
  const { offset, ...place } = pageWithin(total, requested, pageSize);
  const list = db.all<PartLine>(
    sql`${partsWhere(sql`part.payout_id = ${payoutId}`)} limit ${pageSize} offset ${offset}`,
  );
  return { ...place, list };
}

/** Parts with their orders, in the order of their payout and their time. `where`: which, as a condition on `part`. */
export const partsWhere = (where: SQL): SQL => sql`
  select part.entity_id as id, part.payout_id as payoutId, part.kind, part.amount_paise as amountPaise,
    part.credit_paise - part.debit_paise as netPaise, part.fee_paise as feePaise, part.tax_paise as taxPaise,
    part.description, part.made_at as madeAt, o.number as "order", p.id is not null as isKnown, d.id as dispute
  from payout_parts part
    left join payments p on p.id = part.payment_id
    left join disputes d on d.id = part.dispute_id
    left join payment_orders a on a.id = p.payment_order_id
    left join orders o on o.id = coalesce(p.paid_order_id, a.order_id)
  where ${where} order by part.payout_id, part.made_at, part.entity_id`;
