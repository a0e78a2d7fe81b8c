import { eq } from "drizzle-orm";
import type { Reader } from "~/db/connection.server";
import { orders, users } from "~/db/schema";

type User = typeof users.$inferSelect;

/** What an e-mail identifies: the account, if there is one, and the ids of its orders. */
export type KnownPerson = { email: string; user: User | null; orderIds: string[] };

/** `email` must be an `emailKey`. Also serves people without an account, who sent enquiries only. */
export function personBy(reader: Reader, email: string): KnownPerson {
  const user = reader.select().from(users).where(eq(users.email, email)).get();
  const orderRows = user
    ? reader.select({ id: orders.id }).from(orders).where(eq(orders.userId, user.id)).all()
    : [];
  return { email, user: user ?? null, orderIds: orderRows.map(({ id }) => id) };
}

const batchSize = 500;

/** Calls `find` with batches of ids and joins the results: SQLite limits the number of parameters per statement. */
export function forIds<T>(ids: string[], find: (some: string[]) => T[]): T[] {
  const found: T[] = [];
  for (let start = 0; start < ids.length; start += batchSize)
    found.push(...find(ids.slice(start, start + batchSize)));
  return found;
}
