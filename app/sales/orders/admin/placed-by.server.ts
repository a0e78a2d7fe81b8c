import { inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import type { Order } from "../order.server";

/** The names of the admins who wrote these orders down, by their ids; without those whose account is gone. */
export function writersOf(found: Pick<Order, "placedBy">[]): Map<string, string> {
  const ids = [...new Set(found.map(({ placedBy }) => placedBy))].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids))
    .all();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Who wrote an order down; null: the buyer ordered. */
export function writerOf({ placedBy }: Pick<Order, "placedBy">, names: Map<string, string>) {
  return placedBy && (names.get(placedBy) ?? "an admin whose account was deleted");
}
