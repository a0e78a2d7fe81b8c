import { asc, eq, inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orderEvents, users } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { eventWords, type HistoryEntry } from "./event-words";

/** The history of some orders by order id, oldest entry first, with the names of the users who acted. */
export function historiesOf(orderIds: string[]): Map<string, HistoryEntry[]> {
  const events = db
    .select({ event: orderEvents, name: users.name })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.actor))
    .where(inArray(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.createdAt), asc(orderEvents.id))
    .all();
  return new Map(
    [...groupedBy(events, ({ event }) => event.orderId)].map(([orderId, entries]) => [
      orderId,
      entries.map(({ event, name }) => ({
        id: event.id,
        at: event.createdAt,
        kind: event.kind,
        ...eventWords(event, name),
      })),
    ]),
  );
}
