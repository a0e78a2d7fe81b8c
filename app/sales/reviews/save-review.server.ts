import { and, eq, gt } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { oilKey, orderLines, orders, products, reviews } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { changedPhoto, forgetPhoto, type PhotoChange } from "~/goods/photos/changed-photo.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import type { Part } from "~/people/mail/letter";
import { tell } from "~/people/notices/tell.server";

const path = "/dashboard/admin/reviews";

/** Tells the owner of a new review, as of an enquiry: both are words of a customer that may want an answer. */
function tellOfReview(
  tx: Writer,
  { id, product, stars, words }: { id: string; product: string; stars: number; words: string },
  now: number,
): void {
  const key = `review:${id}`;
  const facts: [string, string][] = [
    ["Product", product],
    ["Stars", String(stars)],
  ];
  const quoted: Part[] = words ? [{ quote: words }] : [];
  const letter = {
    subject: `A new review: ${product}`,
    parts: [
      "A buyer has written a review.",
      { facts },
      ...quoted,
      { link: shopAddress() + path, label: "Open the reviews" },
    ],
  };
  const mail = { key, kind: "review", letter };
  tell(tx, { key, kind: "enquiry", words: "A new review by a buyer", path, mail }, now);
}

type NewReview = {
  stars: number;
  words: string;
  name: string;
  isDemo?: boolean;
} & PhotoChange;

/** `not-bought`: this product did not reach the buyer with this order. */
type Saved = { isNew: boolean; problem?: undefined } | { problem: "not-bought" };

/**
 * Stores what a buyer says of a product of an order, in place of what was said before. One that is hidden stays so. Tells the owner
 * of a new one. `now`: UTC ms.
 */
export function saveReview(
  of: { orderId: string; productId: string },
  { photo, dropPhoto, isDemo = false, ...said }: NewReview,
  now = Date.now(),
): Promise<Saved> {
  return write((tx): Saved => {
    const line = boughtLine(tx, of);
    if (!line) return { problem: "not-bought" };
    const before = tx.select().from(reviews).where(isOf(of)).get();
    const change = { photo, dropPhoto };
    const alt = "A photo by a buyer";
    const { photoId, forget } = changedPhoto(tx, before?.photoId ?? null, change, alt, now);
    if (before) {
      tx.update(reviews)
        .set({ ...said, photoId, updatedAt: now })
        .where(eq(reviews.id, before.id))
        .run();
      forget();
      return { isNew: false };
    }
    const id = newId(now);
    const oil = oilOf(tx, of.productId);
    const times = { createdAt: now, updatedAt: now };
    tx.insert(reviews)
      .values({ id, ...of, oil, ...said, photoId, isDemo, ...times })
      .run();
    if (!isDemo) tellOfReview(tx, { id, stars: said.stars, words: said.words, ...line }, now);
    return { isNew: true };
  });
}

/** Deletes what the buyer said of the product, with its photo. */
export async function takeBack(of: { orderId: string; productId: string }): Promise<void> {
  await write((tx) => {
    const [gone] = tx.delete(reviews).where(isOf(of)).returning({ photoId: reviews.photoId }).all();
    if (gone?.photoId) forgetPhoto(tx, gone.photoId);
  });
}

const isOf = ({ orderId, productId }: { orderId: string; productId: string }) =>
  and(eq(reviews.orderId, orderId), eq(reviews.productId, productId));

function boughtLine(tx: Writer, { orderId, productId }: { orderId: string; productId: string }) {
  return tx
    .select({ product: orderLines.name })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.orderId, orderId),
        eq(orderLines.productId, productId),
        gt(orderLines.quantity, orderLines.takenOut),
        eq(orders.status, "deliverd"),
      ),
    )
    .get();
}

/** A product that is no longer sold is an oil by itself until it comes back. */
function oilOf(tx: Writer, productId: string): string {
  const found = tx.select({ oil: oilKey }).from(products).where(eq(products.id, productId)).get();
  return found?.oil ?? productId;
}
