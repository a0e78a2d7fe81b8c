import { migrateDatabase, migrationState } from "~/db/migrate.server";
import { PlainProblem } from "~/lib/plain-problem";
import { backUp } from "./back-up.server";
import { rotateBackups } from "./backup-folder.server";

/**
 * Brings the database up to the newest schema; one with something in it is backed up before that (the database alone: no
 * upgrade touches photos). All of it or nothing: throws `PlainProblem` when the backup cannot be made or a step of the
 * upgrade fails, and the database is then as it was. `say` is told in whole sentences.
 */
export async function upgradeDatabase(
  say: (sentence: string) => void,
  migrations?: string,
): Promise<void> {
  const { applied, pending } = migrationState(migrations);
  if (applied === 0 || pending === 0) return migrateDatabase(migrations);

  const { file } = await backedUp();
  say(`The database is brought up to date; before that it was backed up to ${file}`);
  try {
    migrateDatabase(migrations);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PlainProblem(
      `The database could not be brought up to date: ${why}.\nNothing was changed: start the version of the shop that ran before. A backup lies at ${file}.`,
    );
  } finally {
    // Also of an upgrade that is tried again and again by whoever keeps the shop running: its backups must not fill the disk.
    await rotateBackups().catch(() => undefined);
  }
}

async function backedUp() {
  try {
    return await backUp({ isBeforeUpgrade: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PlainProblem(
      `The database has to be brought up to date, which is not done without a backup. ${why} Set BACKUP_DIR to a folder with room that the shop may write into.`,
    );
  }
}
