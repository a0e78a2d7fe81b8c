import { eq } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { photos } from "~/base/db/schema";
import { insertLonePhoto } from "./lone-photo.server";
import type { QuickPhoto } from "./quick-photo.server";

/** What a form wants done with the photo that is there: another one, none, or nothing. */
export type PhotoChange = { photo: QuickPhoto | null; dropPhoto: boolean };

/** The id of the photo after the change; forgets one that is shown no more. `now`: UTC ms. */
export function changedPhoto(
  tx: Writer,
  before: string | null,
  { photo, dropPhoto }: PhotoChange,
  alt: string,
  now: number,
): { photoId: string | null; forget: () => void } {
  const added = photo && insertLonePhoto(tx, photo, alt, now);
  const photoId = added ?? (dropPhoto ? null : before);
  const isLeft = before !== null && photoId !== before;
  return { photoId, forget: () => (isLeft ? forgetPhoto(tx, before) : undefined) };
}

/** The files go with the job that sweeps them. */
export function forgetPhoto(tx: Writer, id: string): void {
  tx.delete(photos).where(eq(photos.id, id)).run();
}
