import { and, asc, eq, gt } from "drizzle-orm";
import { hashOf } from "~/people/accounts/token-hash.server";
import { db } from "~/base/db/connection.server";
import { orderLines, orders, photos, products, reviewRequests, reviews } from "~/base/db/schema";
import { declaredSize } from "~/base/lib/pack-size";
import { inOwnNames } from "~/sales/orders/own-names.server";
import { photoColumns } from "~/goods/photos/photo-columns.server";

type Link = { orderId: string; number: string; buyerName: string; arrived: boolean };

/** The order behind the link of a mail that asked for a review; null for an unknown link. */
export function reviewLink(token: string): Link | null {
  const found = db
    .select({
      orderId: orders.id,
      number: orders.number,
      buyerName: orders.buyerName,
      status: orders.status,
    })
    .from(reviewRequests)
    .innerJoin(orders, eq(orders.id, reviewRequests.orderId))
    .where(eq(reviewRequests.tokenHash, hashOf(token)))
    .get();
  if (!found) return null;
  const { status, ...link } = found;
  return { ...link, arrived: status === "deliverd" };
}

/** What the link's page shows: the products of the order, each with what its buyer wrote so far. */
export function toReview({ orderId, arrived, number, buyerName }: Link) {
  const own = new Map(written(orderId).map((each) => [each.productId, each]));
  const items = inOwnNames(bought(orderId).map(({ line, ...beside }) => ({ ...line, ...beside })))
    .map((line) => {
      const known = own.get(line.productId);
      const review = known ? { ...known.review, photo: known.photo } : null;
      return { ...line, size: declaredSize(line, "L"), review };
    })
    // Nothing can be said of what came back, but what was said can be taken back.
    .filter(({ review }) => arrived || review);
  return { number, firstName: buyerName.trim().split(/\s+/)[0] ?? "", items };
}

/** The names of the products that reached the buyer of an order, each once, in the language of the page. */
export const boughtNames = (orderId: string): string[] => [
  ...new Set(inOwnNames(bought(orderId).map(({ line }) => line)).map(({ name }) => name)),
];

/** The lines of the order that reached the buyer. */
const bought = (orderId: string) =>
  db
    .select({ line: lineColumns, slug: products.slug, photo: photoColumns })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(photos, eq(photos.id, orderLines.photoId))
    .where(and(eq(orderLines.orderId, orderId), gt(orderLines.quantity, orderLines.takenOut)))
    .orderBy(asc(orderLines.position))
    .all();

/** What was written about the order. */
const written = (orderId: string) =>
  db
    .select({ productId: reviews.productId, review: reviewColumns, photo: photoColumns })
    .from(reviews)
    .leftJoin(photos, eq(photos.id, reviews.photoId))
    .where(eq(reviews.orderId, orderId))
    .all();

const reviewColumns = {
  stars: reviews.stars,
  words: reviews.words,
  name: reviews.name,
  hiddenRule: reviews.hiddenRule,
};

const lineColumns = {
  productId: orderLines.productId,
  name: orderLines.name,
  volumeMl: orderLines.volumeMl,
  measure: orderLines.measure,
  pieces: orderLines.pieces,
  netWeightG: orderLines.netWeightG,
  containers: orderLines.containers,
};
