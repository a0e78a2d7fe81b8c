import { and, asc, count, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isListed, orderLines, orders, photos } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { sizeIn } from "~/base/lib/pack-size";
import { pageWithin } from "~/base/lib/page-number";
import { photoColumns } from "~/goods/photos/photo-columns.server";
import { awaitsConfirmation } from "./awaits-confirmation";
import { ordersInReview } from "./money/order-money.server";
import { arrivalWords, standingWords } from "./order-words";
import { inOwnNames } from "./own-names.server";

/** Orders on one page. */
const pageSize = 10;

/**
 * One page (from 1) of a user's own orders, newest first, with what was bought, and the total count: paid orders and those not
 * paid online. A page past the end is the last one.
 */
export function ordersOf(userId: string, page = 1) {
  const total = db.select({ total: count() }).from(orders).where(isOwn(userId)).get()?.total ?? 0;
  const { offset, ...place } = pageWithin(total, page, pageSize);
  return { ...place, orders: inWords(pageOfOwn(userId, offset)) };
}

/** The orders in a buyer’s list. */
export const isOwn = (userId: string) =>
  and(eq(orders.userId, userId), isListed, ne(orders.paymentStatus, "review"));
const pageOfOwn = (userId: string, offset: number) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      token: orders.token,
      createdAt: orders.createdAt,
      status: orders.status,
      cancelReason: orders.cancelReason,
      paymentStatus: orders.paymentStatus,
      partPaidAt: orders.partPaidAt,
      advancePaise: orders.advancePaise,
      writtenOffAt: orders.writtenOffAt,
      paymentMethod: orders.paymentMethod,
      needsConfirmation: orders.needsConfirmation,
      confirmedAt: orders.confirmedAt,
      deliveryWay: orders.deliveryWay,
      promisedFrom: orders.promisedFrom,
      promisedTo: orders.promisedTo,
      totalPaise: orders.totalPaise,
    })
    .from(orders)
    .where(isOwn(userId))
    .orderBy(desc(orders.createdAt), desc(sql`rowid`))
    .limit(pageSize)
    .offset(offset)
    .all();

function inWords(found: ReturnType<typeof pageOfOwn>) {
  const ids = found.map(({ id }) => id);
  const goods = groupedBy(inOwnNames(goodsOf(ids)), ({ orderId }) => orderId);
  const reviewed = ordersInReview(ids);
  return found.map((order) => ({
    number: order.number,
    token: order.token,
    createdAt: order.createdAt,
    status: order.status,
    paymentStatus: order.paymentStatus,
    partPaidAt: order.partPaidAt,
    writtenOffAt: order.writtenOffAt,
    paymentMethod: order.paymentMethod,
    deliveryWay: order.deliveryWay,
    totalPaise: order.totalPaise,
    /** Whether a payment for it awaits review. */
    needsReview: reviewed.has(order.id),
    /** How it stands, as a sentence. */
    standing: standingWords({ ...order, awaitsConfirmation: awaitsConfirmation(order) }),
    /** When it comes: "25–27 Nov". */
    arrival: arrivalWords(order),
    goods: (goods.get(order.id) ?? []).map(({ name, nameLang, quantity, photo, ...line }) => ({
      name,
      nameLang,
      quantity,
      photo,
      ...sizeIn(line),
    })),
  }));
}

export type OwnOrder = ReturnType<typeof ordersOf>["orders"][number];

const goodsOf = (orderIds: string[]) =>
  db
    .select({
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      name: orderLines.name,
      quantity: orderLines.quantity,
      volumeMl: orderLines.volumeMl,
      measure: orderLines.measure,
      pieces: orderLines.pieces,
      netWeightG: orderLines.netWeightG,
      containers: orderLines.containers,
      photo: photoColumns,
    })
    .from(orderLines)
    .leftJoin(photos, eq(photos.id, orderLines.photoId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
    .all();

/** A user's orders whose online payment is pending or in review, newest first. `ordersOf` leaves them out. */
export function unsettledOrdersOf(userId: string) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      token: orders.token,
      paymentStatus: orders.paymentStatus,
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        // Literals, which SQLite can match with a partial index.
        sql`(${orders.paymentStatus} = 'review' or (${orders.paymentStatus} = 'pending' and ${orders.paymentMethod} = 'online'))`,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .all();
}
