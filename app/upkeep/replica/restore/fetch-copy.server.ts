import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { databaseFile } from "~/base/db/database-file.server";
import { settings } from "~/base/lib/env/settings.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { partOf, type Owner } from "../fence.server";
import { configFor } from "../litestream/config";
import { environment, withoutKeys } from "../litestream/copier.server";
import { findProgram } from "../litestream/program.server";
import { photoPrefix } from "../photos.server";
import { copySettings, placeWords } from "../store/copy-place.server";
import type { Store } from "../store/store";

/** The owner whose copy holds this moment (UTC ms; null: the newest). Throws `PlainProblem` if there is none. */
export async function ownerAt(store: Store, owners: Owner[], at: number | null): Promise<Owner> {
  for (const owner of owners.toReversed()) {
    if (at !== null && owner.since > at) continue;
    // One that never wrote anything has taken over a moment ago.
    if ((await store.list(`${partOf(owner)}/`)).length > 0) return owner;
  }
  throw new PlainProblem(
    `There is no copy in ${placeWords(copySettings())}${at === null ? "" : " of that time"}.`,
  );
}

/** Brings the database of a copy, as it was at `at` (null: the newest), to `target`. Throws `PlainProblem`. */
export async function fetchDatabase(
  owner: Owner,
  at: number | null,
  target: string,
): Promise<void> {
  const copy = copySettings();
  const program = await findProgram(copy);
  const config = `${target}.json`;
  const wanted = { copy, database: databaseFile, part: partOf(owner), address: null };
  await writeFile(config, configFor(program.line, wanted), { mode: 0o600 });
  const moment = at === null ? [] : ["-timestamp", new Date(at).toISOString()];
  try {
    await promisify(execFile)(
      program.file,
      ["restore", "-config", config, ...moment, "-o", target, databaseFile],
      { env: environment(copy.s3), maxBuffer: 64 * 1024 * 1024 },
    );
  } catch (error) {
    const said = /"error":"([^"]*)"/.exec((error as { stderr?: string }).stderr ?? "")?.[1];
    throw new PlainProblem(
      `The copy could not be fetched from ${placeWords(copy)}: ${withoutKeys(said ?? "Litestream failed", copy.s3)}.`,
    );
  } finally {
    await rm(config, { force: true });
  }
}

/**
 * Brings those photos of the copy to `folder` that are not, or not as a whole, in the photo folder: each with all its files, because a
 * restore replaces whole photos.
 */
export async function fetchPhotos(store: Store, folder: string): Promise<void> {
  const names = (await store.list(photoPrefix)).filter((name) =>
    /^photos\/[0-9a-f]{64}\/\w[\w.-]{0,99}$/.test(name),
  );
  const lacking = new Set(names.filter((name) => !isHere(name)).map((name) => path.dirname(name)));
  for (const name of names) {
    const within = name.slice(photoPrefix.length);
    if (!lacking.has(path.dirname(name)) || existsSync(path.join(folder, within))) continue;
    const bytes = await store.read(name);
    if (!bytes) continue;
    await mkdir(path.join(folder, path.dirname(within)), { recursive: true, mode: 0o700 });
    await writeFile(path.join(folder, within), bytes);
  }
}

const isHere = (name: string) =>
  existsSync(path.join(settings.uploadsDir, name.slice(photoPrefix.length)));
