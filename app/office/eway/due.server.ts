import { and, asc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isNotCredited } from "~/sales/invoices/stored-invoice.server";
import { invoices, isListed, mayNeedEway, orderLines, orders } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { contentOf, type InvoiceContent } from "~/sales/invoices/content";
import { invoiceLines } from "~/sales/invoices/invoice-lines";
import { sellerNow } from "~/sales/invoices/seller.server";
import type { Order } from "~/sales/orders/order.server";
import { longestAgo } from "./bill-problems";
import { consignmentOf } from "./consignment";
import { ewaySettings } from "./eway-settings.server";

/** What left longer ago has arrived, or is not made up for any more. */
const sentWithin = 15 * day;

/** An order, what it is worth and whether that needs an e-way bill; `content`: its invoice, if it has one. */
export type Looked = ReturnType<typeof lookAt>[number];

/** Orders that need an e-way bill and have none, the oldest first. A shop without a GSTIN makes none. `now`: UTC ms. */
export function dueEwayBills(now = Date.now()): Looked[] {
  if (!sellerNow(db).gstin) return [];
  const found = db
    .select()
    .from(orders)
    .where(
      and(
        mayNeedEway,
        isListed,
        gt(orders.createdAt, now - longestAgo),
        or(isNull(orders.shippedAt), gt(orders.shippedAt, now - sentWithin)),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .all();
  return lookAt(found).filter(({ consignment }) => consignment.isDue);
}

/** Listed orders by their numbers, looked at; numbers of none are left out. */
export const lookAtNumbers = (numbers: string[]): Looked[] =>
  lookAt(
    db
      .select()
      .from(orders)
      .where(and(inArray(orders.number, numbers), isListed))
      .orderBy(asc(orders.createdAt))
      .all(),
  );

/** These orders with their invoices, looked at together. */
function lookAt(found: Order[]) {
  const settings = ewaySettings();
  const ids = found.map(({ id }) => id);
  const papers = papersOf(ids);
  const lines = linesWithout(ids.filter((id) => !papers.has(id)));
  return found.map((order) => {
    const content = papers.get(order.id) ?? null;
    const sold = content?.lines ?? invoiceLines(lines.get(order.id) ?? [], order, "none");
    return { order, content, consignment: consignmentOf(sold, settings, order, settings) };
  });
}

/** The newest invoice of each order, if it was not credited because the goods came back. */
function papersOf(ids: string[]): Map<string, InvoiceContent> {
  if (ids.length === 0) return new Map();
  const rows = db
    .select({ orderId: invoices.orderId, content: invoices.content })
    .from(invoices)
    .where(and(inArray(invoices.orderId, ids), eq(invoices.series, "PR"), isNotCredited(db)))
    .all();
  return new Map(rows.map((row) => [row.orderId, contentOf(row)]));
}

function linesWithout(ids: string[]) {
  const rows =
    ids.length === 0
      ? []
      : db
          .select()
          .from(orderLines)
          .where(inArray(orderLines.orderId, ids))
          .orderBy(asc(orderLines.position))
          .all();
  const byOrder = new Map<string, typeof rows>();
  for (const row of rows) byOrder.set(row.orderId, [...(byOrder.get(row.orderId) ?? []), row]);
  return byOrder;
}
