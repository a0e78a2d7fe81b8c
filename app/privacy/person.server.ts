import { eq } from "drizzle-orm";
import type { Reader } from "~/db/connection.server";
import { orders, users } from "~/db/schema";

type User = typeof users.$inferSelect;

/** Whom an e-mail names: the account, if there is one, and the ids of its orders. */
export type KnownPerson = { email: string; user: User | null; orderIds: string[] };

/** Everything is looked up by the account and by the e-mail itself: who wrote in without an account is known too. */
export function personBy(reader: Reader, email: string): KnownPerson {
  const user = reader.select().from(users).where(eq(users.email, email)).get();
  const placed = user
    ? reader.select({ id: orders.id }).from(orders).where(eq(orders.userId, user.id)).all()
    : [];
  return { email, user: user ?? null, orderIds: placed.map(({ id }) => id) };
}

const atOnce = 500;

/** What `find` gives for all ids, asked for some at a time: a database takes only so many in one question. */
export function forIds<T>(ids: string[], find: (some: string[]) => T[]): T[] {
  const found: T[] = [];
  for (let start = 0; start < ids.length; start += atOnce)
    found.push(...find(ids.slice(start, start + atOnce)));
  return found;
}
