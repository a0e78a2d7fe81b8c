import { eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { photos, reviews } from "~/base/db/schema";

/** The hash of the photo that came with a review; null when there is none. */
export function hashOfReviewPhoto(id: string): string | null {
  const found = db
    .select({ hash: photos.hash })
    .from(reviews)
    .innerJoin(photos, eq(photos.id, reviews.photoId))
    .where(eq(reviews.id, id))
    .get();
  return found?.hash ?? null;
}
