import { count, eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { photos, reviews } from "~/base/db/schema";
import { placeholder, prepared } from "~/base/db/prepared.server";

/**
 * Who may see the photo of this hash at its open address. `shop`: everybody, for ever. `buyer`: everybody, as long as the review it
 * belongs to is shown. `hidden`: nobody, because only hidden reviews show it. Asked for each answer: a hidden photo is gone at once,
 * in all processes.
 */
export function photoAudience(hash: string): "shop" | "buyer" | "hidden" {
  const named = rowsOf(db).get({ hash });
  if (!named || named.ofReviews === 0) return "shop";
  return named.hidden === named.all ? "hidden" : "buyer";
}

const rowsOf = prepared((from) =>
  from
    .select({
      all: count(),
      ofReviews: count(reviews.id),
      hidden: count(reviews.hiddenRule),
    })
    .from(photos)
    .leftJoin(reviews, eq(reviews.photoId, photos.id))
    .where(eq(photos.hash, placeholder("hash")))
    .prepare(),
);
