import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Reader } from "~/db/connection.server";
import { orders, users } from "~/db/schema";

type User = typeof users.$inferSelect;

/** How an order was found to be the person's. */
export type FoundBy = "account" | "email" | "mobile";

/**
 * What an e-mail identifies: the account, if there is one, and the ids of its orders and of those placed as a guest: with this
 * e-mail, or without any and with the mobile number of an order found so far.
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
  const columns = { id: orders.id, phone: orders.buyerPhone, shipPhone: orders.shipPhone };
  const own = user
    ? reader.select(columns).from(orders).where(eq(orders.userId, user.id)).all()
    : [];
  const byEmail = reader
    .select(columns)
    .from(orders)
    .where(and(isNull(orders.userId), eq(sql`lower(trim(${orders.buyerEmail}))`, email)))
    .all();
  const phones = new Set(
    [...own, ...byEmail].flatMap(({ phone, shipPhone }) => [phone, shipPhone]),
  );
  const numbers = [...phones].filter((phone): phone is string => Boolean(phone));
  const byMobile = forIds(numbers, (some) =>
    reader
      .select(columns)
      .from(orders)
      .where(
        and(
          isNull(orders.userId),
          eq(orders.buyerEmail, ""),
          or(inArray(orders.buyerPhone, some), inArray(orders.shipPhone, some)),
        ),
      )
      .all(),
  );
  const foundBy = new Map<string, FoundBy>();
  for (const { id } of byMobile) foundBy.set(id, "mobile");
  for (const { id } of byEmail) foundBy.set(id, "email");
  for (const { id } of own) foundBy.set(id, "account");
  return { email, user, orderIds: [...foundBy.keys()], foundBy };
}

const batchSize = 500;

/** Calls `find` with batches of ids and joins the results: SQLite limits the number of parameters per statement. */
export function forIds<T>(ids: string[], find: (some: string[]) => T[]): T[] {
  const found: T[] = [];
  for (let start = 0; start < ids.length; start += batchSize)
    found.push(...find(ids.slice(start, start + batchSize)));
  return found;
}
