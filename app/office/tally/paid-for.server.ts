import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { groupedBy } from "~/base/lib/grouped-by";
import type { TallyNames } from "./ledger-names";
import { type Bill, type Ledger, ledgerFor, partyLedger } from "./voucher";

type Buyer = { firm: string | null; gstin: string | null };
type Invoice = Buyer & { orderId: string; number: string; at: number };
type OrderRow = Buyer & { id: string; number: string };

/** On whose ledger, and against which paper, money of an order stands. */
type PaidFor = { ledger: Ledger; bill: Omit<Bill, "paise">; number: string };

/**
 * Finds for these orders whose they are and what their money pays. Of several invoices it is the newest that was made before `until`
 * (UTC ms, the end of the money's day); before there is one, the money is an advance of the order. As the invoice says, not the order: who
 * bought may be corrected or erased there. The plus keeps SQLite from reading all invoices by their series.
 */
export function paidForIn(
  orderIds: (string | null)[],
  names: TallyNames,
  until: number,
): (orderId: string | null) => PaidFor {
  const asked = JSON.stringify([...new Set(orderIds.filter((id) => id !== null))]);
  const orders = db.all<OrderRow>(sql`
    select id, number, buyer_firm as firm, buyer_gstin as gstin from orders
    where id in (select value from json_each(${asked}))`);
  const invoices = db.all<Invoice>(sql`
    select order_id as orderId, number, created_at as at, json_extract(content, '$.buyer.firm') as firm,
      json_extract(content, '$.buyer.gstin') as gstin
    from invoices where order_id in (select value from json_each(${asked})) and +series = 'PR'
    order by created_at, serial`);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const byOrder = groupedBy(invoices, ({ orderId }) => orderId);
  return (orderId) => {
    const order = byId.get(orderId ?? "");
    if (!order) {
      const ledger = ledgerFor(names, orderId === null ? "khata" : "buyers");
      return { ledger, bill: { type: "Advance", name: orderId ?? "" }, number: "" };
    }
    const own = byOrder.get(order.id) ?? [];
    const paid = own.findLast(({ at }) => at < until);
    return {
      ledger: partyLedger(names, paid ?? own[0] ?? order),
      bill: paid
        ? { type: "Agst Ref", name: paid.number }
        : { type: "Advance", name: order.number },
      number: order.number,
    };
  };
}

/** What came for these orders before `until` (UTC ms), in paise, where their first invoice was made later. */
export function advancesOf(orderIds: string[], until: number): Map<string, number> {
  const asked = JSON.stringify(orderIds);
  const rows = db.all<{ id: string; paise: number }>(sql`
    select order_id as id, sum(amount_paise) as paise from money_received
    where order_id in (select value from json_each(${asked})) and came_at < ${until}
      and not exists (select 1 from invoices i where i.order_id = money_received.order_id and i.series = 'PR' and i.created_at < ${until})
    group by 1`);
  return new Map(rows.map(({ id, paise }) => [id, paise]));
}
