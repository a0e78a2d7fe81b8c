import { inArray, sql, type SQL } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isListed, orders } from "~/base/db/schema";
import { countListed } from "../counted.server";
import { dayEnd, dayStart } from "~/base/lib/days";
import { pageWithin } from "~/base/lib/page-number";
import { chipCondition } from "./order-chips.server";
import type { OrderFilter } from "./order-filter";
import { soughtBy } from "./order-keyword";

/** An order's position in the list: newest first; orders of the same millisecond by serial, highest first. */
export type Position = { createdAt: number; serial: number };

type Slice = {
  limit: number;
  offset?: number;
  after?: Position | undefined;
  oldestFirst?: boolean;
};

/** What a keyword finds is counted and paged through up to so many orders, the newest. */
const mostFound = 1000;

/**
 * The serials of one page (from 1) of the orders that match, newest first, or what is to be done with them oldest first. `isMore`: more match than
 * `total`.
 */
export function pageMatching(filter: OrderFilter, page: number, size: number, most = mostFound) {
  if (soughtBy(filter.q).by === "nothing") {
    const { offset, ...place } = pageWithin(countMatching(filter), page, size);
    const oldestFirst = isOldestFirst(filter);
    const serials = serialsMatching(filter, { limit: size, offset, oldestFirst });
    return { ...place, isMore: false, serials };
  }
  // One walk through the index: a part of a number may take it 100 ms among 1,000,000 orders.
  const found = serialsMatching(filter, { limit: most + 1 });
  const { offset, ...place } = pageWithin(Math.min(found.length, most), page, size);
  return {
    ...place,
    isMore: found.length > most,
    serials: found.slice(0, most).slice(offset, offset + size),
  };
}

/** Work is done in the order it came in; what a keyword finds is shown newest first. */
export const isOldestFirst = (filter: OrderFilter): boolean =>
  soughtBy(filter.q).by === "nothing" && ["to-pack", "to-send", "unpaid"].includes(filter.show);

/** The numbers of at most `most` orders of the list that the filter shows, without those of the page. */
export function numbersBeside(filter: OrderFilter, page: string[], most: number): string[] {
  const serials = serialsMatching(filter, { limit: most, oldestFirst: isOldestFirst(filter) });
  return db
    .select({ number: orders.number })
    .from(orders)
    .where(inArray(orders.serial, serials))
    .orderBy(orders.serial)
    .all()
    .map(({ number }) => number)
    .filter((number) => !page.includes(number))
    .slice(0, Math.max(0, most - page.length));
}

/** The serials of the orders that match the filter, newest first unless `oldestFirst`. Reads only indexes. */
export function serialsMatching(filter: OrderFilter, slice: Slice): number[] {
  const target = soughtBy(filter.q);
  const cut = sql`limit ${slice.limit} offset ${slice.offset ?? 0}`;
  const rows =
    target.by === "part"
      ? db.all<{ serial: number }>(sql`
          select o.serial from (
            select rowid as key from order_search
            where ${inParts(target.match, filter)} ${slice.after ? sql`and rowid < ${keyOf(slice.after)}` : sql``}
            order by rowid desc ${cut}
          ) join orders o
            on o.created_at = key >> 20 and o.serial % 1048576 = (key & 1048575) and ${isListed}
          order by o.created_at desc, o.serial desc`)
      : db.all<{ serial: number }>(sql`
          select serial from orders
          where ${inColumns(filter)} ${slice.after ? sql`and (created_at, serial) < (${slice.after.createdAt}, ${slice.after.serial})` : sql``}
          ${target.by === "start" ? sortedAfterwards : slice.oldestFirst ? sql`order by created_at, serial` : sql`order by created_at desc, serial desc`} ${cut}`);
  return rows.map(({ serial }) => serial);
}

/** How many listed orders match the filter; counting stops at `most`. */
export function countMatching(filter: OrderFilter, most?: number): number {
  const target = soughtBy(filter.q);
  if (target.by === "nothing" && !filter.source && !filter.show && most === undefined)
    return countListed(filter.status, bounds(filter));
  const found =
    target.by === "part"
      ? sql`select 1 from order_search where ${inParts(target.match, filter)}`
      : sql`select 1 from orders where ${inColumns(filter)}`;
  // A limit, even of none, would keep SQLite from counting in the index itself.
  const within = most === undefined ? found : sql`${found} limit ${most}`;
  return db.get<{ total: number }>(sql`select count(*) as total from (${within})`).total;
}

/** The plus stops SQLite from scanning all orders by time for a few names: it uses the name index, then sorts. */
const sortedAfterwards = sql`order by +created_at desc, +serial desc`;

function inColumns(filter: OrderFilter): SQL {
  const { from, until } = bounds(filter);
  return sql.join(
    [
      sql`${isListed}`,
      ...(filter.status ? [sql`status = ${filter.status}`] : []),
      ...(filter.source ? [sql`source = ${filter.source}`] : []),
      ...(filter.show ? [chipCondition(filter.show)] : []),
      ...(from === null ? [] : [sql`created_at >= ${from}`]),
      ...(until === null ? [] : [sql`created_at < ${until}`]),
      ...keywordInColumns(filter.q),
    ],
    sql` and `,
  );
}

function keywordInColumns(keyword: string): SQL[] {
  const target = soughtBy(keyword);
  switch (target.by) {
    case "serial":
      return [sql`serial = ${target.serial}`];
    case "payment":
      return [
        sql`id in (
          select requested.order_id from payments paid
          join payment_orders requested on requested.id = paid.payment_order_id
          where ${startsWith(sql`paid.id`, target.id)}
          union select paid_order_id from payments where ${startsWith(sql`id`, target.id)}
          union select order_id from payment_orders where ${startsWith(sql`id`, target.id)})`,
      ];
    case "paper":
      return [
        sql`id in (select order_id from invoices where ${startsWith(sql`number`, target.number)}
          union select order_id from vouchers where ${startsWith(sql`number`, target.number)})`,
      ];
    case "start":
      return [startsWith(sql`${sql.raw(target.column)} collate nocase`, target.text)];
    default:
      return [];
  }
}

/** A range, for which an index is used. */
const startsWith = (column: SQL, text: string) =>
  sql`${column} >= ${text} and ${column} < ${`${text}\u{10ffff}`}`;

/** The filter for `order_search`: its rowid encodes the time (see the migration), its status the first three letters. */
function inParts(match: string, filter: OrderFilter): SQL {
  const { from, until } = bounds(filter);
  const withStatus = filter.status
    ? `(${match}) AND status : "${filter.status.slice(0, 3)}"`
    : match;
  return sql.join(
    [
      sql`order_search match ${withStatus}`,
      ...(filter.source ? [orderIs(sql`source = ${filter.source}`)] : []),
      ...(filter.show ? [orderIs(chipCondition(filter.show))] : []),
      ...(from === null ? [] : [sql`rowid >= ${keyOf({ createdAt: from, serial: 0 })}`]),
      ...(until === null ? [] : [sql`rowid < ${keyOf({ createdAt: until, serial: 0 })}`]),
    ],
    sql` and `,
  );
}

/** Whether the order of a row of `order_search` is like that. */
const orderIs = (condition: SQL) => sql`exists (
  select 1 from orders where created_at = order_search.rowid >> 20
    and serial % 1048576 = (order_search.rowid & 1048575) and ${condition} and ${isListed})`;

/** Computed in SQL: the key exceeds the safe integers of JavaScript. */
function keyOf({ createdAt, serial }: Position): SQL {
  return sql`(cast(${createdAt} as integer) * 1048576 + cast(${serial} as integer) % 1048576)`;
}

/** Start of the first day and end of the last day, in UTC ms. */
function bounds({ from, to }: OrderFilter): { from: number | null; until: number | null } {
  return { from: dayStart(from), until: dayEnd(to) };
}
