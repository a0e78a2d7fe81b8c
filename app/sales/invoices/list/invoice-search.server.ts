import { and, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";
import { pageWithin } from "~/base/lib/page-number";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { serialsMatching } from "~/sales/orders/list/order-search.server";
import { pageSize, shownPaper } from "./invoice-list.server";

/** Most orders, and so most papers, that a search looks at. */
const mostOrders = 500;

/**
 * One page (from 1) of the invoices and credit notes of all years that a search finds, newest first: by the beginning or the last
 * digits of their number, and by what finds their order (number, name, phone). Each way has its index.
 */
export function invoicesLike(q: string, page: number) {
  const ids = JSON.stringify([...new Set([...idsNumbered(q), ...idsOfOrders(q)])]);
  const isFound = sql`${invoices.id} in (select value from json_each(${ids}))`;
  const { offset, ...place } = pageWithin(JSON.parse(ids).length, page, pageSize);
  const rows = db
    .select()
    .from(invoices)
    .where(isFound)
    .orderBy(desc(invoices.createdAt), desc(invoices.series), desc(invoices.serial))
    .limit(pageSize)
    .offset(offset)
    .all();
  return { ...place, papers: rows.map(shownPaper) };
}

/** `PR2627-000123`, its beginning, or its last digits. */
function idsNumbered(q: string): string[] {
  const number = q.toUpperCase().replace(/\s/g, "");
  const condition = /^(PR|CN)\d/.test(number)
    ? and(gte(invoices.number, number), lt(invoices.number, `${number}\u{10ffff}`))
    : /^\d{1,6}$/.test(number) && bySerial(Number(number));
  return condition ? idsWhere(condition) : [];
}

const bySerial = (serial: number) =>
  and(
    inArray(invoices.series, ["PR", "CN"]),
    inArray(invoices.year, db.selectDistinct({ year: invoices.year }).from(invoices)),
    eq(invoices.serial, serial),
  );

function idsOfOrders(q: string): string[] {
  const everywhere = orderFilterIn(new URLSearchParams({ q }));
  const serials = JSON.stringify(serialsMatching(everywhere, { limit: mostOrders }));
  return idsWhere(
    sql`${invoices.orderId} in (select id from orders where serial in (select value from json_each(${serials})))`,
  );
}

const idsWhere = (condition: ReturnType<typeof and>) =>
  db
    .select({ id: invoices.id })
    .from(invoices)
    .where(condition)
    .limit(mostOrders)
    .all()
    .map(({ id }) => id);
