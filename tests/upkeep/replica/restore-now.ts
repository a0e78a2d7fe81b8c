import { restoreFromCopy } from "~/upkeep/replica/restore/restore-copy.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";

// What `npm run restore -- --from-copy` does, from the sources; an argument is the moment (UTC ms).

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const [, , at] = process.argv;
try {
  await restoreFromCopy(at === undefined ? null : Number(at), say);
  // These open the database.
  const { upgradeDatabase } = await import("~/upkeep/backup/upgrade.server");
  await upgradeDatabase(say);
  const { reconcileAfterRestore } = await import("~/server/reconcile-after-restore");
  const { closeDatabase } = await import("~/base/db/connection.server");
  await reconcileAfterRestore(say);
  await closeDatabase();
} catch (error) {
  if (!(error instanceof PlainProblem)) throw error;
  say(error.message);
  process.exitCode = 1;
}
