import { eq } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { photos } from "~/base/db/schema";
import { log } from "~/base/lib/log/log.server";

/** Photos already reported. Limited, so that requests for many URLs cannot fill memory. */
const reported = new Set<string>();
const mostReported = 1000;

/**
 * Logs once when a file is missing that a product or order shows, and schedules its recreation from the original
 * (`remakePhotos`). Unknown photos are ignored.
 */
export function reportMissing(hash: string): void {
  if (reported.has(hash) || reported.size >= mostReported) return;
  void markIncomplete(hash)
    .then((shown) => {
      if (!shown || reported.has(hash)) return;
      reported.add(hash);
      log.error({ photo: hash }, "A photo's file is missing or cannot be read");
    })
    .catch((error: unknown) => log.error({ err: error }));
}

/** Marks a photo as incomplete; false when no product or order has it. */
async function markIncomplete(hash: string): Promise<boolean> {
  const shown = eq(photos.hash, hash);
  const found = db.select({ id: photos.id }).from(photos).where(shown).limit(1).get();
  if (found) await write((tx) => tx.update(photos).set({ colour: null }).where(shown).run());
  return found !== undefined;
}
