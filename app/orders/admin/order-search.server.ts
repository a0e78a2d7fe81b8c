import { sql, type SQL } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isListed } from "~/db/schema";
import { dayEnd, dayStart } from "~/lib/days";
import type { OrderFilter } from "./order-filter";
import { soughtBy } from "./order-keyword";

/** Where an order stands in the list of all: newest first, and among orders of the same ms the later number. */
export type Position = { createdAt: number; serial: number };

type Slice = { limit: number; offset?: number; after?: Position | undefined };

/** The serials of the orders that the filter lets through, newest first. Reads nothing but indexes. */
export function serialsMatching(filter: OrderFilter, slice: Slice): number[] {
  const sought = soughtBy(filter.q);
  const cut = sql`limit ${slice.limit} offset ${slice.offset ?? 0}`;
  const rows =
    sought.by === "part"
      ? db.all<{ serial: number }>(sql`
          select o.serial from (
            select rowid as key from order_search
            where ${inParts(sought.match, filter)} ${slice.after ? sql`and rowid < ${keyOf(slice.after)}` : sql``}
            order by rowid desc ${cut}
          ) join orders o
            on o.created_at = key >> 20 and o.serial % 1048576 = (key & 1048575) and ${isListed}
          order by o.created_at desc, o.serial desc`)
      : db.all<{ serial: number }>(sql`
          select serial from orders
          where ${inColumns(filter)} ${slice.after ? sql`and (created_at, serial) < (${slice.after.createdAt}, ${slice.after.serial})` : sql``}
          ${sought.by === "start" ? sortedAfterwards : sql`order by created_at desc, serial desc`} ${cut}`);
  return rows.map(({ serial }) => serial);
}

/** How many paid orders the filter lets through. */
export function countMatching(filter: OrderFilter): number {
  const sought = soughtBy(filter.q);
  const row =
    sought.by === "part"
      ? db.get<{ total: number }>(
          sql`select count(*) as total from order_search where ${inParts(sought.match, filter)}`,
        )
      : db.get<{ total: number }>(
          sql`select count(*) as total from orders where ${inColumns(filter)}`,
        );
  return row?.total ?? 0;
}

/** The plus keeps SQLite from walking all orders by time in search of the few names: it takes the names' index, then sorts. */
const sortedAfterwards = sql`order by +created_at desc, +serial desc`;

function inColumns(filter: OrderFilter): SQL {
  const { from, until } = bounds(filter);
  return sql.join(
    [
      sql`${isListed}`,
      ...(filter.status ? [sql`status = ${filter.status}`] : []),
      ...(from === null ? [] : [sql`created_at >= ${from}`]),
      ...(until === null ? [] : [sql`created_at < ${until}`]),
      ...keywordInColumns(filter.q),
    ],
    sql` and `,
  );
}

function keywordInColumns(keyword: string): SQL[] {
  const sought = soughtBy(keyword);
  switch (sought.by) {
    case "serial":
      return [sql`serial = ${sought.serial}`];
    case "payment":
      return [
        sql`id in (
          select asked.order_id from payments paid
          join payment_orders asked on asked.id = paid.payment_order_id
          where paid.id = ${sought.id}
          union select paid_order_id from payments where id = ${sought.id}
          union select order_id from payment_orders where id = ${sought.id})`,
      ];
    case "start":
      return [
        sql`buyer_name collate nocase >= ${sought.text}`,
        sql`buyer_name collate nocase < ${`${sought.text}\u{10ffff}`}`,
      ];
    default:
      return [];
  }
}

/** The same in `order_search`: its keys are times (see the migration), its status the first three letters. */
function inParts(match: string, filter: OrderFilter): SQL {
  const { from, until } = bounds(filter);
  const withStatus = filter.status ? `${match} AND status : "${filter.status.slice(0, 3)}"` : match;
  return sql.join(
    [
      sql`order_search match ${withStatus}`,
      ...(from === null ? [] : [sql`rowid >= ${keyOf({ createdAt: from, serial: 0 })}`]),
      ...(until === null ? [] : [sql`rowid < ${keyOf({ createdAt: until, serial: 0 })}`]),
    ],
    sql` and `,
  );
}

/** Computed by the database: the key is larger than the whole numbers of JavaScript. */
function keyOf({ createdAt, serial }: Position): SQL {
  return sql`(cast(${createdAt} as integer) * 1048576 + cast(${serial} as integer) % 1048576)`;
}

/** From the start of the first day to the end of the last one, UTC ms. */
function bounds({ from, to }: OrderFilter): { from: number | null; until: number | null } {
  return { from: dayStart(from), until: dayEnd(to) };
}
