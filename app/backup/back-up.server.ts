import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { databaseFile } from "~/db/database-file.server";
import { PlainProblem } from "~/lib/plain-problem";
import { settings } from "~/lib/env/settings.server";
import { backupName } from "./backup-folder.server";
import { databaseName, type Manifest } from "./manifest";
import { packBackup } from "./pack.server";
import { copyDatabase } from "./snapshot.server";
import { sweepUnfinished } from "./unfinished.server";

export type Backup = { file: string; bytes: number; manifest: Manifest };

/**
 * Backs up the shop, open or not: into BACKUP_DIR under a name made of the time, or into `target`, which must not be there
 * yet. The file has its name only when it is whole and on the disk. `isBeforeUpgrade`: the database alone. Throws
 * `PlainProblem`, and leaves nothing behind, when it cannot be made.
 */
export async function backUp({
  target,
  isBeforeUpgrade = false,
  now = Date.now(),
}: { target?: string; isBeforeUpgrade?: boolean; now?: number } = {}): Promise<Backup> {
  const file = target ? path.resolve(target) : freeName(now, isBeforeUpgrade);
  if (existsSync(file)) throw new PlainProblem(`${file} is there already. Choose another name.`);
  const folder = path.dirname(file);
  const unfinished = path.join(folder, `unfinished-backup-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await sweepUnfinished(folder);
    await mkdir(unfinished, { mode: 0o700 });
    const database = path.join(unfinished, databaseName);
    await copyDatabase(databaseFile, database);
    const archive = path.join(unfinished, "backup.tar.gz");
    const photos = isBeforeUpgrade ? null : settings.uploadsDir;
    const manifest = await packBackup(archive, { database, photos, now });
    await rename(archive, file);
    await syncFolder(folder);
    return { file, bytes: (await stat(file)).size, manifest };
  } catch (error) {
    throw inWords(error, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** A name in BACKUP_DIR. A start that was killed leaves one of this very second: the next takes the second after it. */
function freeName(now: number, isBeforeUpgrade: boolean): string {
  const file = path.join(settings.backup.dir, backupName(now, isBeforeUpgrade));
  return existsSync(file) ? freeName(now + 1000, isBeforeUpgrade) : file;
}

/** So that the name, too, outlives a power cut; folders of other machines may not know how. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function inWords(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || error instanceof PlainProblem) return error;
  switch ((error as NodeJS.ErrnoException).code) {
    case "ENOSPC":
    case "SQLITE_FULL":
      return new PlainProblem(
        `There is no room for a backup in ${folder}. Nothing was left there.`,
      );
    case "EACCES":
    case "EPERM":
    case "EROFS":
    case "SQLITE_CANTOPEN":
    case "SQLITE_READONLY":
      return new PlainProblem(`The shop may not write into the backup folder ${folder}.`);
    case "ENOTDIR":
    case "EEXIST":
    case "ENOENT":
      return new PlainProblem(`The backup folder ${folder} cannot be made: ${error.message}`);
    default:
      return new PlainProblem(`The backup was not made: ${error.message}`);
  }
}
