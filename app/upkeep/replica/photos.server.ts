import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { settings } from "~/base/lib/env/settings.server";
import type { Store } from "./store/store";
import { StoreAway } from "./store/store-away";

/** Where photos lie in the store, each file under the hash of its photo. */
export const photoPrefix = "photos/";

/**
 * Brings what lies in the photo folder into the store. A folder is named by the hash of its photo and complete once it has its
 * name; what the shop makes of the photo later follows, too. Call the result again and again: it tells (`tell`) how many photos are not in
 * the store yet, before it sends any and at its end. Nothing is removed from the store: an older moment may show it.
 */
export function followPhotos(
  store: Store,
  stopping: AbortSignal,
  tell: (waiting: number) => void,
): () => Promise<void> {
  /** The names that are in the store; null: not asked yet. */
  let stored: Set<string> | null = null;
  return async () => {
    let names = await photoFiles();
    const lacking = () => names.filter((name) => !stored?.has(name));
    const tellNow = () => tell(new Set(lacking().map((name) => path.dirname(name))).size);
    tellNow();
    try {
      stored ??= new Set(await store.list(photoPrefix));
      tellNow();
      for (const name of lacking()) {
        if (stopping.aborted) return;
        const file = path.join(settings.uploadsDir, name.slice(photoPrefix.length));
        const bytes = await readFile(file).catch(ifThere);
        if (bytes) await store.put(name, bytes);
        if (bytes) stored.add(name);
        // Deleted meanwhile: nothing to copy.
        else names = names.filter((one) => one !== name);
      }
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
    }
    tellNow();
  };
}

function ifThere(error: NodeJS.ErrnoException): null {
  if (error.code !== "ENOENT") throw error;
  return null;
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
