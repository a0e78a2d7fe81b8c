import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import type { MoneyRowWay } from "~/base/db/money-ways";
import { isPaid } from "~/base/db/schema";
import type { Span } from "~/sales/payments/takings/takings-rows.server";
import type { LedgerKey, TallyNames } from "./ledger-names";
import { paidForIn } from "./paid-for.server";
import { ledgerFor, moneyVoucher, type Voucher } from "./voucher";

type Row = {
  id: string;
  orderId: string | null;
  paise: number;
  way: "online" | MoneyRowWay | null;
  /** When the provider took it; null: it came otherwise. */
  madeAt: number | null;
  /** How the order was to be paid, where nobody said how money came. */
  method: string | null;
  reference: string | null;
};

/** A day, and when its month begins and ends (UTC ms). */
export type DayOfMonth = Span & { day: string; month: Span };

const waysInto: Record<Exclude<MoneyRowWay, "credit">, LedgerKey> = {
  cash: "cash",
  upi: "upi",
  bank: "bank",
  cheque: "bank",
  courier: "courier",
};

/** Money that came for orders or on account on a day, or went before its order was paid; and what the provider took for no order. */
export function moneyVouchers(on: DayOfMonth, names: TallyNames): Voucher[] {
  const rows = moneyOf(on);
  const paidFor = paidForIn(
    rows.map(({ orderId }) => orderId),
    names,
    on.until,
  );
  const came = rows.map((row) => voucherOf(row, on, names, paidFor(row.orderId)));
  return [...came, ...unassignedOf(on).map((row) => unassignedVoucher(row, on.day, names))];
}

/** The rows behind the view of the money that came, which has no ids. Credit that one account gives another is no money. */
const moneyOf = ({ from, until }: Span): Row[] =>
  db.all<Row>(sql`
    select payments.id, orders.id as orderId, payments.amount_paise as paise, 'online' as way,
      payments.created_at as madeAt, orders.payment_method as method, payments.id as reference
    from orders join payments on payments.paid_order_id = orders.id
    where ${isPaid} and orders.paid_at >= ${from} and orders.paid_at < ${until}
    union all
    select coalesce(m.payment_id, m.id), m.order_id, m.amount_paise,
      case when m.payment_id is null and m.refund_id is null and coalesce(o.source, '') <> 'import' then m.way else 'online' end,
      p.created_at, o.payment_method, coalesce(m.payment_id, m.reference)
    from money_received m left join payments p on p.id = m.payment_id left join orders o on o.id = m.order_id
    where m.came_at >= ${from} and m.came_at < ${until} and not (m.order_id is null and coalesce(m.way, '') = 'credit')
    order by 1`);

function voucherOf(
  row: Row,
  { day, month }: DayOfMonth,
  names: TallyNames,
  { ledger: of, bill, number }: ReturnType<ReturnType<typeof paidForIn>>,
): Voucher {
  const what = number === "" ? "On account" : `Order ${number}`;
  const narration = [what, row.reference].filter(Boolean).join(", ");
  const facts = { day, number: row.id, narration };
  const move = { of, bill, paise: row.paise };
  if (row.way === "credit")
    return {
      ...moneyVoucher(facts, { ...move, into: ledgerFor(names, "khata") }),
      type: "Journal",
    };
  // It came in an earlier month, when nobody knew for which order.
  if (row.madeAt !== null && row.madeAt < month.from)
    return {
      ...moneyVoucher(facts, { ...move, into: ledgerFor(names, "unassigned") }),
      type: "Journal",
    };
  return moneyVoucher(facts, { ...move, into: ledgerFor(names, intoOf(row)) });
}

function intoOf({ way, method }: Row): LedgerKey {
  if (way === "online") return "gateway";
  if (way === null || way === "credit") return method === "on-delivery" ? "cash" : "bank";
  return waysInto[way];
}

/** Payments of the day that paid nothing by the end of its month. */
const unassignedOf = ({ from, until, month }: DayOfMonth) =>
  db.all<{ id: string; paise: number }>(sql`
    select p.id, p.amount_paise as paise from payments p
    where p.status in ('captured', 'refunded') and p.created_at >= ${from} and p.created_at < ${until}
      and not exists (select 1 from orders where orders.id = p.paid_order_id and ${isPaid} and orders.paid_at < ${month.until})
      and not exists (select 1 from money_received m where m.payment_id = p.id and m.came_at < ${month.until})
    order by p.id`);

const unassignedVoucher = (
  { id, paise }: { id: string; paise: number },
  day: string,
  names: TallyNames,
): Voucher =>
  moneyVoucher(
    { day, number: id, narration: "A payment that pays no order" },
    { into: ledgerFor(names, "gateway"), of: ledgerFor(names, "unassigned"), paise },
  );
