import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { refundCounts } from "~/base/db/schema";
import { isCreditOnly } from "~/sales/payments/by-hand/credited.server";
import type { TallyNames } from "./ledger-names";
import type { DayOfMonth } from "./money.server";
import { paidForIn } from "./paid-for.server";
import { ledgerFor, moneyVoucher, type Voucher } from "./voucher";

type Refund = {
  id: string;
  orderId: string | null;
  paise: number;
  isByHand: 0 | 1;
  reference: string | null;
  counts: 0 | 1;
};

/**
 * Refunds that went through on a day; those on their way stand in the file of the day on which they do. An advance that went back before
 * its order was paid stands among the money.
 */
export function refundVouchers({ day, from, until }: DayOfMonth, names: TallyNames): Voucher[] {
  const rows = db.all<Refund>(sql`
    select r.id, r.order_id as orderId, r.amount_paise as paise, r.payment_id is null as isByHand,
      r.provider_refund_id as reference, ${sql.raw(refundCounts("r.order_id"))} as counts
    from refunds r
    where r.processed_at is not null and r.status = 'processed' and r.processed_at >= ${from} and r.processed_at < ${until}
      and not ${isCreditOnly}
      and coalesce((select sum(m.amount_paise) from money_received m where m.refund_id = r.id), 0) = 0
    order by r.id`);
  const paidFor = paidForIn(
    rows.map(({ orderId }) => orderId),
    names,
    until,
  );
  return rows.map(({ id, orderId, paise, isByHand, reference, counts }) => {
    const { ledger, bill, number } = paidFor(orderId);
    const narration = [`Refund of order ${number || "none"}`, reference].filter(Boolean).join(", ");
    const into = ledgerFor(names, isByHand ? "byHand" : "gateway");
    // A second payment, or one for no order, goes back to where it came from.
    const isOfOrder = counts === 1 && orderId !== null;
    const of = isOfOrder ? ledger : ledgerFor(names, "unassigned");
    return moneyVoucher({ day, number: id, narration }, { into, of, bill, paise: -paise });
  });
}

type WriteOff = { id: string; orderId: string | null; paise: number };

/** What was written off on a day, or is owed again. */
export function writeOffVouchers({ day, from, until }: DayOfMonth, names: TallyNames): Voucher[] {
  const rows = db.all<WriteOff>(sql`
    select id, order_id as orderId, amount_paise as paise from write_offs
    where created_at >= ${from} and created_at < ${until} order by id`);
  const paidFor = paidForIn(
    rows.map(({ orderId }) => orderId),
    names,
    until,
  );
  return rows.map(({ id, orderId, paise }) => {
    const { ledger: of, bill, number } = paidFor(orderId);
    const narration = number === "" ? "Written off" : `Written off of order ${number}`;
    const into = ledgerFor(names, "badDebts");
    return {
      ...moneyVoucher({ day, number: id, narration }, { into, of, bill, paise }),
      type: "Journal",
    };
  });
}
