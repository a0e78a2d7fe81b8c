import { eq, inArray } from "drizzle-orm";
import { emailKey } from "~/base/lib/typed/email";
import type { Reader, Writer } from "~/base/db/connection.server";
import { mails, orders, photos, reviewRequests, reviews, reviewStops } from "~/base/db/schema";
import { isKeyed } from "./erase-mails.server";
import { forIds, type KnownPerson } from "./person.server";

/** What the person wrote about what they bought, and whether they want no mails that ask for it. */
export function reviewsOf(reader: Reader, person: KnownPerson) {
  const { orderIds } = person;
  return {
    reviews: forIds(orderIds, (some) =>
      reader
        .select({ review: reviews, photo: photos.hash })
        .from(reviews)
        .leftJoin(photos, eq(photos.id, reviews.photoId))
        .where(inArray(reviews.orderId, some))
        .all(),
    ).map(({ review, photo }) => ({ ...review, photo })),
    reviewStops: forIds(addressesOf(reader, person), (some) =>
      reader.select().from(reviewStops).where(inArray(reviewStops.email, some)).all(),
    ),
  };
}

/**
 * Deletes the person's reviews with their photos: words of one's own kitchen may tell who wrote them. So go the links to write more, and
 * the mails that told the owner. Returns the ids of the reviews.
 */
export function eraseReviews(tx: Writer, { orderIds }: Pick<KnownPerson, "orderIds">): string[] {
  return forIds(orderIds, (some) => {
    tx.delete(reviewRequests).where(inArray(reviewRequests.orderId, some)).run();
    const gone = tx
      .delete(reviews)
      .where(inArray(reviews.orderId, some))
      .returning({ id: reviews.id, photoId: reviews.photoId })
      .all();
    for (const { id, photoId } of gone) {
      if (photoId) tx.delete(photos).where(eq(photos.id, photoId)).run();
      tx.delete(mails)
        .where(isKeyed(`review:${id}`))
        .run();
    }
    return gone.map(({ id }) => id);
  });
}

/**
 * Forgets that the person wants no such mails: nothing is left to ask about. To be called while the orders still have their addresses.
 * Returns how many rows.
 */
export function eraseReviewStops(tx: Writer, person: KnownPerson): number {
  return forIds(addressesOf(tx, person), (some) =>
    tx.delete(reviewStops).where(inArray(reviewStops.email, some)).returning().all(),
  ).length;
}

/** The person's address, and those of the orders. */
function addressesOf(reader: Reader, { email, orderIds }: KnownPerson): string[] {
  const ordered = forIds(orderIds, (some) =>
    reader.select({ email: orders.buyerEmail }).from(orders).where(inArray(orders.id, some)).all(),
  );
  return [...new Set([email, ...ordered.map((order) => emailKey(order.email))])].filter(Boolean);
}
