import { asc, eq, inArray } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { orderEvents, users } from "~/db/schema";
import { eventWords, type HistoryEntry } from "./event-words";

/** What happened to some orders, oldest first, by order id; whoever did it is called by name. */
export async function historiesOf(orderIds: string[]): Promise<Map<string, HistoryEntry[]>> {
  const events = await db
    .select({ event: orderEvents, name: users.name })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.actor))
    .where(inArray(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.createdAt), asc(orderEvents.id));
  const histories = new Map<string, HistoryEntry[]>();
  for (const { event, name } of events) {
    const entries = histories.get(event.orderId) ?? [];
    histories.set(event.orderId, [
      ...entries,
      { id: event.id, at: event.createdAt, ...eventWords(event, name) },
    ]);
  }
  return histories;
}
