import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Reader } from "~/db/connection.server";
import { orders, users } from "~/db/schema";
import { isPaidStatus, type OrderStatus, type PaymentStatus } from "~/db/statuses";
import { indianMobile } from "~/lib/india/phone";

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
};

/** `email` must be an `emailKey`. Also serves people without an account. */
export function personBy(reader: Reader, email: string): KnownPerson {
  const user = reader.select().from(users).where(eq(users.email, email)).get() ?? null;
  const columns = {
    id: orders.id,
    phone: orders.buyerPhone,
    status: orders.status,
    paymentStatus: orders.paymentStatus,
  };
  const own = user
    ? reader.select(columns).from(orders).where(eq(orders.userId, user.id)).all()
    : [];
  const byEmail = reader
    .select(columns)
    .from(orders)
    .where(and(isNull(orders.userId), eq(sql`lower(trim(${orders.buyerEmail}))`, email)))
    .all();
  const byMobile = forIds(provedNumbers([...own, ...byEmail]), (some) =>
    reader
      .select({ id: orders.id })
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
  return { email, user, orderIds: [...foundBy.keys()], foundBy };
}

/** The numbers of paid or delivered orders, as they are and as guests' orders have them. */
function provedNumbers(
  found: { phone: string; status: OrderStatus; paymentStatus: PaymentStatus }[],
): string[] {
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
