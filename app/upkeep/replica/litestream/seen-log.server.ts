import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { copierFolder } from "~/base/db/database-file.server";
import type { LogPlace } from "./figures";

/** The end of what Litestream 0.3 has seen: of the newest piece of the log that it keeps on the disk. Null if there is none yet. */
export function seenLog(): LogPlace | null {
  try {
    const copy = readFileSync(path.join(copierFolder, "generation"), "utf8").trim();
    const folder = path.join(copierFolder, "generations", copy, "wal");
    const newest = readdirSync(folder)
      .filter((name) => /^[0-9a-f]{8}\.wal$/.test(name))
      .toSorted()
      .at(-1);
    if (newest === undefined) return null;
    const index = Number.parseInt(newest, 16);
    return { index, offset: statSync(path.join(folder, newest)).size };
  } catch {
    // It is just starting over.
    return null;
  }
}
