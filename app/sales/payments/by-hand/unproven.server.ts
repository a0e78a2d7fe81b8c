import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { phoneKey } from "~/sales/coupons/uses.server";
import { db, write } from "~/base/db/connection.server";
import { isListed, orders } from "~/base/db/schema";
import { moveIn } from "~/sales/fulfilment/move-order.server";
import { pageWithin } from "~/base/lib/page-number";
import { contactsOfEach } from "~/sales/orders/contacts/contacts.server";

const pageSize = 50;

/**
 * Orders on delivery that nobody has confirmed or packed yet: by guests, or where the shop asks for a confirmation. They have taken
 * their packs, and anybody can place them for nothing.
 */
const isUnproven = sql`${isListed} and ${orders.status} = 'Not Process' and ${orders.paymentStatus} = 'pending'
  and ${orders.paymentMethod} = 'on-delivery' and ${orders.confirmedAt} is null
  and (${orders.needsConfirmation} = 1 or ${orders.userId} is null)`;

/** Those of them that are packed only once their buyer has confirmed: no other order is called about, and these are not to be packed. */
const isToCall = sql`${isUnproven} and ${orders.needsConfirmation} = 1`;
const isGuestsToPack = sql`${isUnproven} and ${orders.needsConfirmation} = 0`;

const countOf = (condition: SQL): number =>
  db.select({ total: count() }).from(orders).where(condition).get()?.total ?? 0;

/** The mobile numbers of the buyers to call; an order without one stands for itself. */
export const phonesToCall = (): string[] =>
  db
    .select({ id: orders.id, phone: orders.buyerPhone })
    .from(orders)
    .where(isToCall)
    .all()
    .map(({ id, phone }) => phoneKey(phone) || id);

/** One page (from 1) of the orders whose buyers are to be called, newest first. */
export const ordersToCall = (page: number) => pageOf(isToCall, page);

/** Orders of guests that are packed without a confirmation, newest first: how many, and one page of them. */
export const guestsToPack = () => pageOf(isGuestsToPack, 1);

function pageOf(condition: SQL, page: number) {
  const { offset, ...place } = pageWithin(countOf(condition), page, pageSize);
  const found = db
    .select({
      order: orders,
      packs: sql<number>`coalesce((select -sum(m.packs) from stock_movements m where m.order_id = ${orders.id}), 0)`,
    })
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.serial))
    .limit(pageSize)
    .offset(offset)
    .all();
  const reaches = contactsOfEach(found.map(({ order }) => order));
  const shown = found.map(({ order, packs }) => ({
    id: order.id,
    number: order.number,
    buyer: order.buyerName,
    phone: order.buyerPhone,
    reach: reaches.get(order.id) ?? null,
    totalPaise: order.totalPaise,
    createdAt: order.createdAt,
    packs,
  }));
  return { ...place, orders: shown };
}

export type UnprovenOrder = ReturnType<typeof ordersToCall>["orders"][number];

/**
 * Cancels those of these orders that are still not confirmed, each in a write of its own. Returns how many, and the numbers of the
 * others: confirmed, packed or cancelled meanwhile. `now`: UTC ms.
 */
export async function dropUnproven(
  ids: string[],
  actor: Actor,
  now = Date.now(),
): Promise<{ cancelled: number; left: string[] }> {
  const dropped: string[] = [];
  for (const id of ids) if (await drop(id, actor, now)) dropped.push(id);
  const others = ids.filter((id) => !dropped.includes(id));
  const left = db.select({ number: orders.number }).from(orders).where(inArray(orders.id, others));
  return { cancelled: dropped.length, left: left.all().map(({ number }) => number) };
}

const drop = (id: string, actor: Actor, now: number): Promise<boolean> =>
  write((tx) => {
    const order = tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), isUnproven))
      .get();
    if (!order) return false;
    return moveIn(tx, id, { status: "cancel" }, actor, now).problem === undefined;
  });
