import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { versionOf } from "~/base/lib/form/version.server";
import { db } from "~/base/db/connection.server";
import {
  isHiddenReview,
  isUnansweredReview,
  orderLines,
  orders,
  photos,
  products,
  reviews,
} from "~/base/db/schema";
import { dateTime } from "~/base/lib/dates";
import { declaredSize } from "~/base/lib/pack-size";
import { pageWithin } from "~/base/lib/page-number";
import { languageOfLetters } from "~/base/lib/script-of";
import { photoColumns } from "~/goods/photos/photo-columns.server";
import type { ReviewFilter } from "./review-filter";

const reviewsPerPage = 20;

export type ListedReview = ReturnType<typeof reviewsPage>["reviews"][number];

/** One page of all reviews, newest or lowest first; a page past the end is the last one. */
export function reviewsPage({ state, order, page }: ReviewFilter & { page: number }) {
  const where = state && conditions[state];
  const row = db
    .select({ total: count() })
    .from(reviews)
    .where(where || undefined)
    .get();
  const { offset, ...place } = pageWithin(row?.total ?? 0, page, reviewsPerPage);
  const newest = [desc(reviews.createdAt), desc(reviews.id)];
  const list = rows()
    .where(where || undefined)
    .orderBy(...(order === "lowest" ? [asc(reviews.stars), ...newest] : newest))
    .limit(reviewsPerPage)
    .offset(offset)
    .all();
  return { ...place, reviews: list.map(listed) };
}

const conditions: Record<Exclude<ReviewFilter["state"], "">, SQL> = {
  hidden: isHiddenReview,
  unanswered: isUnansweredReview,
};

const rows = () =>
  db
    .select({
      review: {
        id: reviews.id,
        stars: reviews.stars,
        words: reviews.words,
        name: reviews.name,
        isDemo: reviews.isDemo,
        hiddenRule: reviews.hiddenRule,
        answer: reviews.answer,
      },
      createdAt: reviews.createdAt,
      order: orders.number,
      line: {
        name: orderLines.name,
        volumeMl: orderLines.volumeMl,
        measure: orderLines.measure,
        pieces: orderLines.pieces,
        netWeightG: orderLines.netWeightG,
        containers: orderLines.containers,
      },
      slug: products.slug,
      photo: photoColumns,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    // The plus keeps SQLite from going through all order lines for twenty reviews.
    .innerJoin(
      orderLines,
      and(
        eq(orderLines.orderId, sql`+${reviews.orderId}`),
        eq(orderLines.productId, sql`+${reviews.productId}`),
      ),
    )
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(photos, eq(photos.id, reviews.photoId))
    .$dynamic();

type Row = NonNullable<ReturnType<ReturnType<typeof rows>["get"]>>;

function listed({ review, createdAt, order, line, slug, photo }: Row) {
  return {
    ...review,
    version: versionOf(review.answer),
    order,
    slug,
    photo,
    product: line.name,
    pack: `Pack of ${declaredSize(line, "L")}`,
    written: dateTime(createdAt),
    lang: languageOfLetters(review.words),
  };
}
