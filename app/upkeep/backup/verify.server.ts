import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { settings } from "~/base/lib/env/settings.server";
import { unpackChecked } from "./check.server";
import type { Manifest } from "./manifest";
import { roomIn, sizeUnpacked } from "./room.server";
import { sizeInWords } from "./size";
import { sweepUnfinished } from "./unfinished.server";

/**
 * Unpacks and checks a backup in a temporary folder; returns its manifest. Throws `PlainProblem` if it cannot be restored
 * or there is no room to unpack it.
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  const folder = await scratchFor(file);
  await sweepUnfinished(path.dirname(folder));
  try {
    return await unpackChecked(file, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A temporary folder in BACKUP_DIR, or beside the database if that is not writable. Not the system's: it is often small or
 * in memory.
 */
async function scratchFor(file: string): Promise<string> {
  const needed = await sizeUnpacked(file);
  await makeFolder(settings.dataDir);
  const reasons: string[] = [];
  for (const place of [settings.backup.dir, settings.dataDir]) {
    const room = await roomIn(place);
    const folder = path.join(place, `unfinished-check-${randomUUID()}`);
    if (room === null) reasons.push(`there is no ${place}`);
    else if (room < needed) reasons.push(`${place} has ${sizeInWords(room)} to spare`);
    else if (await makeFolder(folder)) return folder;
    else reasons.push(`${place} cannot be written to`);
  }
  throw new PlainProblem(
    `${file} was not checked: unpacked it may take ${sizeInWords(needed)}, but ${reasons.join(", and ")}.`,
  );
}

function makeFolder(folder: string): Promise<boolean> {
  return mkdir(folder, { recursive: true, mode: 0o700 }).then(
    () => true,
    () => false,
  );
}
