import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { PlainProblem } from "~/lib/plain-problem";
import { settings } from "~/lib/env/settings.server";
import { unpackChecked } from "./check.server";
import type { Manifest } from "./manifest";
import { roomIn, sizeUnpacked } from "./room.server";
import { sizeInWords } from "./size";
import { sweepUnfinished } from "./unfinished.server";

/**
 * Restores a backup into a folder that is thrown away afterwards; gives what it holds. Throws `PlainProblem` when it is no
 * good, or cannot be looked at because there is no room for it.
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
 * Among the backups, or beside the database where they cannot be written: the system's own folder for such things is often
 * small, or in memory.
 */
async function scratchFor(file: string): Promise<string> {
  const needed = await sizeUnpacked(file);
  await made(settings.dataDir);
  const why: string[] = [];
  for (const place of [settings.backup.dir, settings.dataDir]) {
    const room = await roomIn(place);
    const folder = path.join(place, `unfinished-check-${randomUUID()}`);
    if (room === null) why.push(`there is no ${place}`);
    else if (room < needed) why.push(`${place} has ${sizeInWords(room)} to spare`);
    else if (await made(folder)) return folder;
    else why.push(`${place} cannot be written to`);
  }
  throw new PlainProblem(
    `${file} was not checked: unpacked it may take ${sizeInWords(needed)}, but ${why.join(", and ")}.`,
  );
}

function made(folder: string): Promise<boolean> {
  return mkdir(folder, { recursive: true, mode: 0o700 }).then(
    () => true,
    () => false,
  );
}
