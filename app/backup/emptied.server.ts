import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { databaseFile } from "~/db/database-file.server";
import { PlainProblem } from "~/lib/plain-problem";
import { settings } from "~/lib/env/settings.server";
import { backupFiles } from "./backup-folder.server";

/**
 * Throws `PlainProblem` when the database is a file of no bytes and something beside it tells that there was a shop: SQLite
 * would take it for a new one, and delete its log. Asked before anything opens the database or makes a file of the shop.
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

/** A sentence that names the newest backup in BACKUP_DIR, or says that there is none. */
export async function newestBackupWords(): Promise<string> {
  const files = await backupFiles().catch(() => []);
  const newest = files.find(({ isBeforeUpgrade }) => !isBeforeUpgrade) ?? files[0];
  return newest
    ? `The newest backup is ${newest.file}.`
    : `There is no backup in ${settings.backup.dir}.`;
}

/** Bytes of a file; undefined: there is no such file. */
function sizeOf(file: string): number | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : undefined;
}

function holdsFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith("."));
}
