import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { hour } from "~/lib/time";

const sixHours = 6 * hour;

/** Removes what backups, and checks of backups, left in a folder that were killed. Throws when it cannot be read. */
export async function sweepUnfinished(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^unfinished-(backup|check)-[0-9a-f-]{36}$/.test(name)) continue;
    const left = path.join(folder, name);
    const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > sixHours) await rm(left, { recursive: true, force: true });
  }
}
