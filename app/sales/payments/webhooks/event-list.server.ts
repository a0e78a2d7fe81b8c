import { asc, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orders, paymentOrders, webhookDeliveries, webhookEvents } from "~/base/db/schema";
import { pageWithin } from "~/base/lib/page-number";
import type { EventFilter, EventState } from "./event-filter";

const perPage = 20;

/** A row of the list. `id` and `event` are null for a refused call. `createdAt`: UTC ms. */
type Listed = {
  key: string;
  id: string | null;
  event: string | null;
  status: EventState;
  /** The outcome in words, or why a call was refused. */
  outcome: string;
  deliveries: number;
  createdAt: number;
};

/** One page (from 1) of webhook events or refused calls, newest first. A page past the end is the last one. */
export function eventsPage({ outcome, page }: EventFilter & { page: number }) {
  return outcome === "refused" ? refusedPage(page) : storedPage(outcome, page);
}

function storedPage(status: Exclude<EventState, "refused"> | "", page: number) {
  const where = status ? eq(webhookEvents.status, status) : undefined;
  const row = db.select({ total: count() }).from(webhookEvents).where(where).get();
  const { offset, ...place } = pageWithin(row?.total ?? 0, page, perPage);
  const list: Listed[] = db
    .select({
      key: webhookEvents.id,
      id: webhookEvents.id,
      event: webhookEvents.event,
      status: sql<EventState>`${webhookEvents.status}`,
      outcome: webhookEvents.outcome,
      deliveries: deliveriesOf(sql`${webhookEvents.id}`),
      createdAt: webhookEvents.createdAt,
    })
    .from(webhookEvents)
    .where(where)
    .orderBy(desc(webhookEvents.createdAt), desc(sql`webhook_events.rowid`))
    .limit(perPage)
    .offset(offset)
    .all();
  return { list, ...place };
}

function refusedPage(page: number) {
  const where = isNull(webhookDeliveries.eventId);
  const row = db.select({ total: count() }).from(webhookDeliveries).where(where).get();
  const { offset, ...place } = pageWithin(row?.total ?? 0, page, perPage);
  const list: Listed[] = db
    .select({
      key: webhookDeliveries.id,
      id: sql<null>`null`,
      event: sql<null>`null`,
      status: sql<"refused">`'refused'`,
      outcome: sql<string>`${webhookDeliveries.outcome}`,
      deliveries: sql<number>`1`,
      createdAt: webhookDeliveries.createdAt,
    })
    .from(webhookDeliveries)
    .where(where)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(perPage)
    .offset(offset)
    .all();
  return { list, ...place };
}

/** Counts the provider's deliveries; an admin's replay is not one. */
function deliveriesOf(eventId: SQL) {
  return sql<number>`(select count(*) from webhook_deliveries as delivery
    where delivery.event_id = ${eventId} and delivery.outcome <> 'replayed')`;
}

/** An event with its deliveries, oldest first, and the number of its order; null if the event is not found. */
export function eventWithDeliveries(id: string) {
  const event = db.select().from(webhookEvents).where(eq(webhookEvents.id, id)).get();
  if (!event) return null;
  const deliveries = db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.eventId, id))
    .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.id))
    .all();
  const order = db
    .select({ number: orders.number })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(eq(paymentOrders.id, event.providerOrderId ?? ""))
    .get();
  return { event, deliveries, orderNumber: order?.number ?? null };
}
