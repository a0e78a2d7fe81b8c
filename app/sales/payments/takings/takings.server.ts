import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isPaid, isUnpaidByHand } from "~/base/db/schema";
import type { PaymentMethod } from "~/base/db/statuses";
import { dayNumber, startOfDayNumber } from "~/base/lib/day-count";
import { sentBackIn } from "~/sales/orders/money/owed.server";
import { nothing, type Takings, type TakingsDay } from "./takings";
import { disputeRows, paidRows, refundRows, type Span, type Way } from "./takings-rows.server";

type PaidRow = {
  day: number;
  way: Way;
  paise: number;
  fee: number;
  tax: number;
  withoutFee: number;
};

/** The days of the span on which money moved, newest first. */
export function takingsByDay(span: Span): TakingsDay[] {
  const days = new Map<number, Takings>();
  const on = (day: number) => {
    const found = days.get(day) ?? { ...nothing };
    days.set(day, found);
    return found;
  };
  const paid = db.all<PaidRow>(sql`
    select ${dayOf(span)} as day, way, sum(paise) as paise, coalesce(sum(fee), 0) as fee,
      coalesce(sum(tax), 0) as tax, sum(way = 'online' and fee is null) as withoutFee
    from (${paidRows(span)}) group by 1, 2`);
  for (const { day, way, paise, fee, tax, withoutFee } of paid) {
    const own = on(day);
    own[`${way}Paise`] += paise;
    own.feePaise += fee;
    own.taxPaise += tax;
    own.withoutFee += withoutFee;
  }
  const refunded = db.all<{ day: number; paise: number }>(sql`
    select ${dayOf(span)} as day, sum(paise) as paise from (${refundRows(span)}) group by 1`);
  for (const { day, paise } of refunded) on(day).refundedPaise += paise;
  const disputed = db.all<{ day: number; taken: number; returned: number }>(sql`
    select ${dayOf(span)} as day, sum(max(paise, 0)) as taken, sum(max(-paise, 0)) as returned
    from (${disputeRows(span)}) group by 1`);
  for (const { day, taken, returned } of disputed) {
    on(day).takenBackPaise += taken;
    on(day).returnedPaise += returned;
  }
  const first = dayNumber(span.from);
  return [...days]
    .toSorted(([one], [other]) => other - one)
    .map(([day, takings]) => ({ ...takings, start: startOfDayNumber(first + day) }));
}

/** Days since the start of the span. The cast makes it an integer division: the driver binds every number as REAL. */
const dayOf = ({ from }: Span) => sql`(at - cast(${from} as integer)) / 86400000`;

/** Payments of the span that pay no order: they are not in the takings until somebody has looked at them. */
export function unassigned({ from, until }: Span): { payments: number; paise: number } {
  return db.get(sql`
    select count(*) as payments, coalesce(sum(amount_paise - amount_refunded_paise), 0) as paise from payments
    where status in ('captured', 'refunded') and created_at >= ${from} and created_at < ${until}
      and paid_order_id is null and amount_refunded_paise < amount_paise
      and not exists (select 1 from money_received m where m.payment_id = payments.id)`);
}

/** `isSent`: on its way or there. */
export type StillToCome = { method: PaymentMethod; isSent: boolean; orders: number; paise: number };

const isSent = "(payment_method = 'on-delivery' and status in ('Shipped', 'deliverd'))";

/**
 * Orders placed to be paid by hand, and not paid yet, by the way they are to be paid, those on delivery that were sent by themselves;
 * what was sent back of them does not come, and what came in parts is here.
 */
export function stillToCome(): StillToCome[] {
  const found = db.all<Omit<StillToCome, "isSent"> & { sent: 0 | 1 }>(sql`
    select payment_method as method, ${sql.raw(isSent)} as sent, count(*) as orders,
      sum(total_paise - case when part_paid_at is null then 0
        else (select coalesce(sum(m.amount_paise), 0) from money_received m where m.order_id = orders.id) end) as paise
    from orders where ${isUnpaidByHand} group by 1, 2`);
  const back = [0, 1].map((sent) =>
    sentBackIn(sql`${isUnpaidByHand} and ${sql.raw(isSent)} = ${sql.raw(String(sent))}`),
  );
  return found
    .map(({ sent, ...row }) => ({
      ...row,
      isSent: sent === 1,
      paise: row.paise - (back[sent]?.get(row.method) ?? 0),
    }))
    .toSorted((one, other) => other.paise - one.paise);
}

type Due = Pick<StillToCome, "orders" | "paise">;

/** Of that, what couriers and drivers have to bring, and the money that comes before goods are packed. */
export function moneyOnItsWay(toCome = stillToCome()): { cash: Due; unpaid: Due } {
  const of = (matches: (row: StillToCome) => boolean): Due => {
    const { orders = 0, paise = 0 } = toCome.find(matches) ?? {};
    return { orders, paise };
  };
  return {
    cash: of(({ isSent: sent }) => sent),
    unpaid: of(({ method }) => method === "transfer"),
  };
}

/** When the first order was paid (UTC ms); null: none was. */
export function firstPaidAt(): number | null {
  return db.get<{ at: number | null }>(sql`select min(paid_at) as at from orders where ${isPaid}`)
    .at;
}
