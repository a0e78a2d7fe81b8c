import { eq } from "drizzle-orm";
import { db, write } from "~/db/connection.server";
import { photos } from "~/db/schema";
import { log } from "~/lib/log.server";

/** Told once; more than these are not remembered, or a caller with many addresses could fill the memory. */
const told = new Set<string>();
const mostTold = 1000;

/**
 * Leaves a line in the log when a file is gone that a product or an order shows, and has it made anew of the original
 * (`remakePhotos`). Made-up addresses are nobody's loss.
 */
export function reportMissing(hash: string): void {
  if (told.has(hash) || told.size >= mostTold) return;
  void haveMadeAnew(hash)
    .then((shown) => {
      if (!shown || told.has(hash)) return;
      told.add(hash);
      log.error({ photo: hash }, "A photo's file is missing or cannot be read");
    })
    .catch((error: unknown) => log.error({ err: error }));
}

/** False when no product and no order has this photo. */
async function haveMadeAnew(hash: string): Promise<boolean> {
  const shown = eq(photos.hash, hash);
  const found = db.select({ id: photos.id }).from(photos).where(shown).limit(1).get();
  if (found) await write((tx) => tx.update(photos).set({ colour: null }).where(shown).run());
  return found !== undefined;
}
