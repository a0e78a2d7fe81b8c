import { migrateDatabase, migrationState } from "~/base/db/migrate.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { backUp } from "./back-up.server";
import { rotateBackups } from "./backup-folder.server";

/**
 * Applies all pending migrations. Backs up an existing database first (without photos: migrations never touch them). All
 * or nothing: if the backup or a migration fails, throws `PlainProblem` and leaves the database unchanged. `say` gets whole
 * sentences.
 */
export async function upgradeDatabase(
  say: (sentence: string) => void,
  migrations?: string,
): Promise<void> {
  const { applied, pending } = migrationState(migrations);
  if (applied === 0 || pending === 0) return migrateDatabase(migrations);

  const { file } = await backUpFirst();
  say(`The database is brought up to date; before that it was backed up to ${file}`);
  try {
    migrateDatabase(migrations);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainProblem(
      `The database could not be brought up to date: ${reason}.\nNothing was changed: start the version of the shop that ran before. A backup lies at ${file}.`,
    );
  } finally {
    // Also after a failure: a supervisor that restarts the shop in a loop must not fill the disk with backups.
    await rotateBackups().catch(() => undefined);
  }
}

async function backUpFirst() {
  try {
    return await backUp({ isBeforeUpgrade: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainProblem(
      `The database has to be brought up to date, which is not done without a backup. ${reason} Set BACKUP_DIR to a folder with room that the shop may write into.`,
    );
  }
}
