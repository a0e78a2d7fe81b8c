import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { db } from "~/db/connection.server";
import { photos } from "~/db/schema";
import { settings } from "~/lib/settings.server";

/**
 * Removes the files of photos that nothing shows any more, and what an interrupted upload left behind; gives the number of
 * folders removed. To be run before the shop opens: an upload stores its files first and its row afterwards.
 */
export async function sweepPhotos(): Promise<number> {
  const rows = await db.selectDistinct({ hash: photos.hash }).from(photos);
  const shown = new Set(rows.map((row) => row.hash));
  const unused = (await folders()).filter((name) => !shown.has(name));
  await Promise.all(
    unused.map((name) =>
      rm(path.join(settings.uploadsDir, name), { recursive: true, force: true }),
    ),
  );
  return unused.length;
}

/** Only what `storePhoto` made: whatever else an operator put beside it is not ours to remove. */
async function folders(): Promise<string[]> {
  const entries = await readdir(settings.uploadsDir, { withFileTypes: true }).catch(() => []);
  return entries
    .filter(
      (entry) =>
        entry.isDirectory() && /^([0-9a-f]{64}|unfinished-[0-9a-f-]{36})$/.test(entry.name),
    )
    .map((entry) => entry.name);
}
