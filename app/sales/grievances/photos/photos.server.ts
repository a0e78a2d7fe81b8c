import { and, asc, count, eq } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { grievancePhotos, grievances } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import type { PrivatePhoto } from "~/goods/photos/private-photo.server";
import type { Grievance } from "../grievances.server";
import { mostGrievancePhotos } from "../fields";

/** The ids of a complaint's photos, in the order they were sent. */
export const photoIdsOf = ({ id }: Pick<Grievance, "id">): string[] =>
  db
    .select({ id: grievancePhotos.id })
    .from(grievancePhotos)
    .where(eq(grievancePhotos.grievanceId, id))
    .orderBy(asc(grievancePhotos.position))
    .all()
    .map((photo) => photo.id);

/** A photo of this complaint; null: it has none of this id. */
export function photoOf({ id }: Pick<Grievance, "id">, photoId: string): PrivatePhoto | null {
  const found = db
    .select({ file: grievancePhotos.file })
    .from(grievancePhotos)
    .where(and(eq(grievancePhotos.id, photoId), eq(grievancePhotos.grievanceId, id)))
    .get();
  return found ?? null;
}

/** A photo of any complaint, for the staff; null: there is none of this id. */
export function grievancePhoto(photoId: string): PrivatePhoto | null {
  const found = db
    .select({ file: grievancePhotos.file })
    .from(grievancePhotos)
    .where(eq(grievancePhotos.id, photoId))
    .get();
  return found ?? null;
}

/** Adds stored photos to a complaint that is not settled: all, or none where they are too many. Returns whether it did. */
export function addPhotos(
  { id }: Pick<Grievance, "id">,
  photos: PrivatePhoto[],
  now = Date.now(),
): Promise<boolean> {
  return write((tx) => {
    const grievance = tx.select().from(grievances).where(eq(grievances.id, id)).get();
    const there =
      tx
        .select({ total: count() })
        .from(grievancePhotos)
        .where(eq(grievancePhotos.grievanceId, id))
        .get()?.total ?? 0;
    if (!grievance || grievance.settledAt !== null) return false;
    if (there + photos.length > mostGrievancePhotos) return false;
    const rows = photos.map(({ file }, index) => ({
      id: newId(now),
      grievanceId: id,
      position: there + index,
      file,
      createdAt: now,
    }));
    if (rows.length > 0) tx.insert(grievancePhotos).values(rows).run();
    return true;
  });
}
