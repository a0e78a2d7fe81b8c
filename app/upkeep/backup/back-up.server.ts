import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { databaseFile } from "~/base/db/database-file.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { settings } from "~/base/lib/env/settings.server";
import { backupName } from "./backup-folder.server";
import { databaseName, type Manifest } from "./manifest";
import { packBackup } from "./pack.server";
import { copyDatabase } from "./snapshot.server";
import { sweepUnfinished } from "./unfinished.server";

type Backup = { file: string; bytes: number; manifest: Manifest };

/**
 * Backs up the shop, running or not: into BACKUP_DIR under a timestamped name, or to `target`, which must not exist yet.
 * The file gets its name only once it is complete and on the disk. `isBeforeUpgrade`: the database alone. On failure
 * throws `PlainProblem` and leaves nothing behind.
 */
export async function backUp({
  target,
  isBeforeUpgrade = false,
  now = Date.now(),
}: { target?: string; isBeforeUpgrade?: boolean; now?: number } = {}): Promise<Backup> {
  const file = target ? path.resolve(target) : unusedName(now, isBeforeUpgrade);
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
    throw asProblem(error, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** An unused name in BACKUP_DIR. If this second's name is taken, e.g. after a killed start, tries the next second. */
function unusedName(now: number, isBeforeUpgrade: boolean): string {
  const file = path.join(settings.backup.dir, backupName(now, isBeforeUpgrade));
  return existsSync(file) ? unusedName(now + 1000, isBeforeUpgrade) : file;
}

/** Makes the rename survive a power cut. Network folders may not support it: errors are ignored. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function asProblem(error: unknown, folder: string): unknown {
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
