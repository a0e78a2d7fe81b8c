import { restoreFromCopy } from "~/copy/restore/restore-copy.server";
import { PlainProblem } from "~/lib/form/plain-problem";

// What `npm run restore -- --from-copy` does, from the sources; an argument is the moment (UTC ms).

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const [, , at] = process.argv;
try {
  await restoreFromCopy(at === undefined ? null : Number(at), say);
  // These open the database.
  const { upgradeDatabase } = await import("~/backup/upgrade.server");
  await upgradeDatabase(say);
  const { makeUpFor } = await import("~/server/make-up");
  const { closeDatabase } = await import("~/db/connection.server");
  await makeUpFor(say);
  await closeDatabase();
} catch (error) {
  if (!(error instanceof PlainProblem)) throw error;
  say(error.message);
  process.exitCode = 1;
}
