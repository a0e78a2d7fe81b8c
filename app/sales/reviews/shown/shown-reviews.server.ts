import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { ratingOf, realRatingOf, type ReviewTotals } from "~/goods/catalogue/rating";
import { db } from "~/base/db/connection.server";
import { isShownReview, oilKey, orderLines, photos, products, reviews } from "~/base/db/schema";
import { date } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { declaredSize } from "~/base/lib/pack-size";
import { pageWithin } from "~/base/lib/page-number";
import { languageOfLetters } from "~/base/lib/script-of";
import { photoColumns } from "~/goods/photos/photo-columns.server";
import type { ShownQuery } from "./shown-query";
import { t } from "~/base/words/say";

const reviewsPerPage = 10;

export type ShownReviews = ReturnType<typeof shownReviews>;
export type ShownReview = ShownReviews["list"][number];

/** Photos of the strip: the newest. */
const mostPhotos = 12;

/**
 * A page of what buyers say of a product and of the other packs of its oil, with their newest photos. A page past the end is the last one.
 */
export function shownReviews(
  { id, totals }: { id: string; totals: ReviewTotals | null },
  { order, page: asked, open }: ShownQuery,
) {
  const total = totals?.reviews ?? 0;
  const { offset, page, pages } = pageWithin(total, asked, reviewsPerPage);
  const newest = [desc(reviews.createdAt), desc(reviews.id)];
  const list =
    total === 0
      ? []
      : rows(id)
          .orderBy(...(order === "lowest" ? [asc(reviews.stars), ...newest] : newest))
          .limit(reviewsPerPage)
          .offset(offset)
          .all();
  return {
    order,
    page,
    pages,
    rating: ratingOf(totals),
    realRating: realRatingOf(totals),
    list: list.map(shown),
    photos: total === 0 ? [] : photosOf(id),
    large: open === null ? null : largeOf(id, open),
  };
}

/** The newest photos of the oil's buyers. */
const photosOf = (productId: string) =>
  db
    .select({ id: reviews.id, name: reviews.name, photo: photoColumns })
    .from(reviews)
    .innerJoin(photos, eq(photos.id, reviews.photoId))
    .where(and(isShownReview, isNotNull(reviews.photoId), isOfOil(productId)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(mostPhotos)
    .all();

/** A review whose photo is to be shown large; null: it is none of this oil, hidden, or has no photo. */
function largeOf(productId: string, id: string) {
  const row = rows(productId, eq(reviews.id, id)).get();
  return row?.photo ? { ...shown(row), photo: row.photo } : null;
}

const isOfOil = (productId: string) =>
  eq(reviews.oil, sql`(select ${oilKey} from ${products} where ${products.id} = ${productId})`);

const rows = (productId: string, which?: SQL) =>
  db
    .select({
      id: reviews.id,
      stars: reviews.stars,
      words: reviews.words,
      name: reviews.name,
      isDemo: reviews.isDemo,
      answer: reviews.answer,
      createdAt: reviews.createdAt,
      size: {
        volumeMl: orderLines.volumeMl,
        measure: orderLines.measure,
        pieces: orderLines.pieces,
        netWeightG: orderLines.netWeightG,
        containers: orderLines.containers,
      },
      photo: photoColumns,
    })
    .from(reviews)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, reviews.orderId), eq(orderLines.productId, reviews.productId)),
    )
    .leftJoin(photos, eq(photos.id, reviews.photoId))
    .where(and(isShownReview, isOfOil(productId), which))
    .$dynamic();

type Row = NonNullable<ReturnType<ReturnType<typeof rows>["get"]>>;

function shown({ size, createdAt, words, answer, ...review }: Row) {
  return {
    ...review,
    words,
    answer,
    pack: t("Pack of {size}", { size: declaredSize(size, "L") }),
    written: date(createdAt),
    day: dayOf(createdAt),
    lang: languageOfLetters(words),
    answerLang: answer ? languageOfLetters(answer) : undefined,
  };
}
