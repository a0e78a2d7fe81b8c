import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { hour } from "~/base/lib/time";

const sixHours = 6 * hour;

/** Removes folders that killed backups and checks leftover behind, after six hours. Throws if `folder` cannot be read. */
export async function sweepUnfinished(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^unfinished-(backup|check)-[0-9a-f-]{36}$/.test(name)) continue;
    const leftover = path.join(folder, name);
    const { mtimeMs } = await stat(leftover).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > sixHours) await rm(leftover, { recursive: true, force: true });
  }
}
