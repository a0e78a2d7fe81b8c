import { asc, eq, inArray } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { orderEvents, users } from "~/db/schema";
import { groupedBy } from "~/lib/grouped-by";
import { eventWords, type HistoryEntry } from "./event-words";

/** What happened to some orders, oldest first, by order id; whoever did it is called by name. */
export function historiesOf(orderIds: string[]): Map<string, HistoryEntry[]> {
  const events = db
    .select({ event: orderEvents, name: users.name })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.actor))
    .where(inArray(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.createdAt), asc(orderEvents.id))
    .all();
  return new Map(
    [...groupedBy(events, ({ event }) => event.orderId)].map(([orderId, told]) => [
      orderId,
      told.map(({ event, name }) => ({
        id: event.id,
        at: event.createdAt,
        ...eventWords(event, name),
      })),
    ]),
  );
}
