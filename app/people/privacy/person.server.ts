import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { orders, users } from "~/base/db/schema";
import { isPaidStatus } from "~/base/db/statuses";
import { indianMobile } from "~/base/lib/india/phone";

type User = typeof users.$inferSelect;

/** How an order was found to be the person's. */
export type FoundBy = "account" | "email" | "mobile";

/**
 * What an e-mail identifies: the account, if there is one, and the ids of its orders and of those placed as a guest: with this
 * e-mail, or without any and with the mobile number of an order found so far that was paid or delivered. Anybody can type a
 * stranger's number into an order that is never paid, and the recipient of a parcel may be somebody else than its buyer.
 */
export type KnownPerson = {
  email: string;
  user: User | null;
  orderIds: string[];
  foundBy: Map<string, FoundBy>;
  /** The numbers by which the owner's notes are found. */
  numbers: string[];
};

const columns = {
  id: orders.id,
  phone: orders.buyerPhone,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
};
export type FoundOrder = Pick<typeof orders.$inferSelect, "id" | "status" | "paymentStatus"> & {
  phone: string;
};

export const ordersOfAccount = (reader: Reader, user: Pick<User, "id">): FoundOrder[] =>
  reader.select(columns).from(orders).where(eq(orders.userId, user.id)).all();

/** The guests' orders with this e-mail, an `emailKey`. None without one: orders that have no e-mail are not one person's. */
export const guestOrdersBy = (reader: Reader, email: string): FoundOrder[] =>
  email === ""
    ? []
    : reader
        .select(columns)
        .from(orders)
        .where(and(isNull(orders.userId), eq(sql`lower(trim(${orders.buyerEmail}))`, email)))
        .all();

/**
 * For the operator, who knows whom an e-mail belongs to; `email` must be an `emailKey`. Also serves people without an account. What
 * people see by themselves: `my-data/own-person.server.ts`.
 */
export function personBy(reader: Reader, email: string): KnownPerson {
  const user = reader.select().from(users).where(eq(users.email, email)).get() ?? null;
  const own = user ? ordersOfAccount(reader, user) : [];
  const byEmail = guestOrdersBy(reader, email);
  const byMobile = forIds(provedNumbers([...own, ...byEmail]), (some) =>
    reader
      .select({ id: orders.id, phone: orders.buyerPhone })
      .from(orders)
      .where(
        and(isNull(orders.userId), eq(orders.buyerEmail, ""), inArray(orders.buyerPhone, some)),
      )
      .all(),
  );
  const foundBy = new Map<string, FoundBy>();
  for (const { id } of byMobile) foundBy.set(id, "mobile");
  for (const { id } of byEmail) foundBy.set(id, "email");
  for (const { id } of own) foundBy.set(id, "account");
  const numbers = [user?.phone ?? "", ...[...own, ...byEmail, ...byMobile].map((o) => o.phone)];
  return { email, user, orderIds: [...foundBy.keys()], foundBy, numbers };
}

/** The numbers of paid or delivered orders, as they are and as guests' orders have them. */
export function provedNumbers(found: FoundOrder[]): string[] {
  const proved = found.filter(
    ({ status, paymentStatus }) => status === "deliverd" || isPaidStatus(paymentStatus),
  );
  const numbers = proved.flatMap(({ phone }) => [phone, indianMobile(phone)]);
  return [...new Set(numbers)].filter((number): number is string => Boolean(number));
}

const batchSize = 500;

/** Calls `find` with batches of ids and joins the results: SQLite limits the number of parameters per statement. */
export function forIds<T>(ids: string[], find: (some: string[]) => T[]): T[] {
  const found: T[] = [];
  for (let start = 0; start < ids.length; start += batchSize)
    found.push(...find(ids.slice(start, start + batchSize)));
  return found;
}
