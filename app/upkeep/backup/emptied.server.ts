import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { databaseFile } from "~/base/db/database-file.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { settings } from "~/base/lib/env/settings.server";
import { backupFiles } from "./backup-folder.server";

/**
 * Throws `PlainProblem` if the database file is empty but other files show that there was a shop: SQLite would treat it as
 * new and delete its log. Call it before anything opens the database or creates files.
 */
export async function refuseEmptied(): Promise<void> {
  if (sizeOf(databaseFile) !== 0) return;
  const signs = [
    sizeOf(`${databaseFile}-wal`) && `${databaseFile}-wal`,
    holdsFiles(settings.backup.dir) && settings.backup.dir,
    holdsFiles(settings.uploadsDir) && settings.uploadsDir,
    existsSync(secretsFile) && secretsFile,
  ].filter((sign) => typeof sign === "string");
  if (signs.length === 0) return;
  throw new PlainProblem(
    [
      `The database is empty: ${databaseFile} has no bytes, but there was a shop here (found: ${signs.join(", ")}).`,
      "Bring the newest backup back with npm run restore FILE; what is there now is kept beside it.",
      await newestBackupWords(),
      "To begin a new shop instead, delete that file.",
    ].join(" "),
  );
}

const secretsFile = path.join(settings.dataDir, "secrets.json");

/** A sentence with the newest backup in BACKUP_DIR, or saying that there is none. */
export async function newestBackupWords(): Promise<string> {
  const files = await backupFiles().catch(() => []);
  const newest = files.find(({ isBeforeUpgrade }) => !isBeforeUpgrade) ?? files[0];
  return newest
    ? `The newest backup is ${newest.file}.`
    : `There is no backup in ${settings.backup.dir}.`;
}

/** Size of a file in bytes; undefined if there is no such file. */
function sizeOf(file: string): number | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : undefined;
}

function holdsFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith("."));
}
