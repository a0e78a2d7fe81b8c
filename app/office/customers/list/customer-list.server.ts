import { count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { userIdsWith } from "~/people/accounts/users/user-list.server";
import { db } from "~/base/db/connection.server";
import type { StaffRole } from "~/base/db/statuses";
import { customers, isListed, mobileDigits, orders, phoneDigits, users } from "~/base/db/schema";
import { indianMobile } from "~/base/lib/india/phone";
import { pageWithin } from "~/base/lib/page-number";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { serialsMatching } from "~/sales/orders/list/order-search.server";
import { accountPath, buyerPath } from "../paths";

const perPage = 20;
/** Most accounts, and most orders (the newest), that a search looks at: for a page, and for a file. */
const mostOnPage = 500;
const mostInFile = 20_000;
/** Rows that are read at once for a file. */
const batchSize = 500;

/** An account, or a guest as their newest order names them. Money in paise, times in UTC ms. */
export type ListedCustomer = {
  key: string;
  path: string;
  name: string;
  /** As stored. */
  phone: string;
  email: string;
  /** Null: a guest. */
  account: { role: number; staff: StaffRole | null } | null;
  orders: number;
  /** What was paid, less what was given back. */
  paidPaise: number;
  /** The newest order; null: none. */
  lastOrderedAt: number | null;
};

/**
 * One page (from 1) of accounts and guests, who ordered or registered last first. A keyword searches names, e-mails and phones of accounts,
 * and whatever finds an order. A page past the end is the last one. `isMore`: the search looked no further, there may be more.
 */
export function customerPage({ keyword, page }: { keyword: string; page: number }) {
  const { keys, isMore } = keyword === "" ? noSearch : keysLike(keyword, mostOnPage);
  const found = keys && positionsWith(keys);
  const { offset, ...place } = pageWithin(found ? found.length : countOfAll(), page, perPage);
  const shown = found?.slice(offset, offset + perPage) ?? positionsOf(undefined, perPage, offset);
  return { ...place, isMore, customers: listed(shown.map(({ key }) => key)) };
}

const noSearch = { keys: null, isMore: false };

/** All customers that a keyword finds ("": all there are), in the order of the list, read as fast as they are taken. */
export async function* eachCustomer(keyword: string): AsyncGenerator<ListedCustomer> {
  if (keyword !== "") {
    const found = positionsWith(keysLike(keyword, mostInFile).keys).map(({ key }) => key);
    for (let from = 0; from < found.length; from += batchSize)
      yield* listed(found.slice(from, from + batchSize));
    return;
  }
  let last: Position | undefined;
  do {
    const older =
      last && sql`(${customers.newestAt}, ${customers.key}) < (${last.at}, ${last.key})`;
    const positions = positionsOf(older, batchSize, 0);
    yield* listed(positions.map(({ key }) => key));
    last = positions.length === batchSize ? positions.at(-1) : undefined;
  } while (last);
}

type Position = { key: string; at: number | null };

const countOfAll = () => db.select({ total: count() }).from(customers).get()?.total ?? 0;

/** From the index alone. */
const positionsOf = (where: SQL | undefined, limit: number, offset: number): Position[] =>
  db
    .select({ key: customers.key, at: customers.newestAt })
    .from(customers)
    .where(where)
    .orderBy(desc(customers.newestAt), desc(customers.key))
    .limit(limit)
    .offset(offset)
    .all();

/** Of these keys; each is looked up, then they are sorted. */
const positionsWith = (keys: string[]): Position[] =>
  db
    .select({ key: customers.key, at: customers.newestAt })
    .from(customers)
    .where(sql`${customers.key} in (select value from json_each(${JSON.stringify(keys)}))`)
    .orderBy(sql`+newest_at desc, +key desc`)
    .all();

function listed(keys: string[]): ListedCustomer[] {
  const rows = db
    .select({
      key: customers.key,
      orders: customers.orders,
      paidPaise: customers.paidPaise,
      lastOrderedAt: customers.lastOrderedAt,
      user: {
        id: users.id,
        name: users.name,
        email: users.email,
        phone: users.phone,
        role: users.role,
        staff: users.staff,
      },
      order: {
        number: orders.number,
        name: orders.buyerName,
        email: orders.buyerEmail,
        phone: orders.buyerPhone,
      },
    })
    .from(customers)
    .leftJoin(users, eq(users.id, customers.userId))
    .leftJoin(orders, eq(orders.id, customers.lastOrderId))
    .where(inArray(customers.key, keys))
    .all();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => {
    const row = byKey.get(key);
    const person = row?.user ?? row?.order;
    if (!row || !person) return [];
    const { user, order, ...sums } = row;
    return [
      {
        ...sums,
        path: user ? accountPath(user.id) : buyerPath(order?.number ?? ""),
        name: person.name,
        phone: person.phone,
        email: person.email,
        account: user && { role: user.role, staff: user.staff },
      },
    ];
  });
}

type Found = { keys: string[]; isMore: boolean };

function keysLike(keyword: string, most: number): Found {
  const mobile = indianMobile(keyword);
  if (mobile) return keysWith(mobile, most);
  const accounts = userIdsWith(keyword, most);
  const everywhere = orderFilterIn(new URLSearchParams({ q: keyword }));
  const serials = serialsMatching(everywhere, { limit: most });
  const bought = db
    .selectDistinct({ key: orders.customer })
    .from(orders)
    .where(sql`${orders.serial} in (select value from json_each(${JSON.stringify(serials)}))`)
    .all();
  return foundIn([...accounts, ...bought.map(({ key }) => key ?? "")], {
    isMore: accounts.length === most || serials.length === most,
  });
}

const foundIn = (keys: string[], { isMore }: { isMore: boolean }): Found => ({
  keys: [...new Set(keys)],
  isMore,
});

/** Of a whole mobile number, each by its index: whose it is, and who ordered for it. */
function keysWith(mobile: string, most: number): Found {
  const digits = mobile.slice(-10);
  const accounts = db
    .select({ key: users.id })
    .from(users)
    .where(sql`${phoneDigits} = ${digits}`)
    .limit(most)
    .all();
  const bought = db
    .selectDistinct({ key: orders.customer })
    .from(orders)
    .where(sql`${mobileDigits} = ${digits} and ${isListed}`)
    .limit(most)
    .all();
  return foundIn([mobile, ...[...accounts, ...bought].map(({ key }) => key ?? "")], {
    isMore: accounts.length === most || bought.length === most,
  });
}
