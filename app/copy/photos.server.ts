import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { settings } from "~/lib/env/settings.server";
import type { Store } from "./store/store";
import { StoreAway } from "./store/store-away";

/** Where photos lie in the store, each file under the hash of its photo. */
export const photoPrefix = "photos/";

/**
 * Brings what lies in the photo folder into the store. A folder is named by the hash of its photo and complete once it has its
 * name; what the shop makes of the photo later follows, too. Call the result again and again: it gives the number of photos that
 * are not in the store yet. Nothing is removed from the store: an older moment may show it.
 */
export function followPhotos(store: Store, stopping: AbortSignal): () => Promise<number> {
  /** The names that are in the store; null: not asked yet. */
  let stored: Set<string> | null = null;
  return async () => {
    const missing = new Set<string>();
    let isAway = false;
    for (const name of await photoFiles()) {
      if (stopping.aborted) break;
      try {
        stored ??= new Set(await store.list(photoPrefix));
        if (stored.has(name)) continue;
        if (!isAway) {
          const bytes = await readFile(
            path.join(settings.uploadsDir, name.slice(photoPrefix.length)),
          );
          await store.put(name, bytes);
          stored.add(name);
          continue;
        }
      } catch (error) {
        // Deleted meanwhile: nothing to copy.
        if ((error as NodeJS.ErrnoException).code === "ENOENT") continue;
        if (!(error instanceof StoreAway)) throw error;
        isAway = true;
      }
      missing.add(path.dirname(name));
    }
    return missing.size;
  };
}

/** The names in the store of all files in the photo folder. */
async function photoFiles(): Promise<string[]> {
  const entries = await readdir(settings.uploadsDir, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter(
    (entry) => entry.isDirectory() && /^[0-9a-f]{64}$/.test(entry.name),
  );
  const files = await Promise.all(
    folders.map(async ({ name }) => {
      const found = await readdir(path.join(settings.uploadsDir, name)).catch(() => []);
      return found
        .filter((file) => /^\w[\w.-]{0,99}$/.test(file))
        .map((file) => `${photoPrefix}${name}/${file}`);
    }),
  );
  return files.flat();
}
