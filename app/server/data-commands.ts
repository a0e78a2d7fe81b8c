import { parseArgs } from "node:util";
import { PlainProblem } from "~/base/lib/env/plain-problem";

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
/** For messages when stdout carries data for a program. */
const tell = (sentence: string) => void process.stderr.write(`${sentence}\n`);
const args = () => process.argv.slice(3);

/** Commands for the shop's data: import, backup and restore, export and erasure of one person. */
export const dataCommands: [string, () => Promise<void>][] = [
  [
    "import:mongo",
    async () => {
      const { importCommand } = await import("~/office/mongo-import/import-command.server");
      await upgraded(say);
      process.exitCode = await importCommand(args(), say);
      await closed();
    },
  ],
  [
    "books",
    async () => {
      const { booksCommand } = await import("~/office/books/books-command.server");
      await upgraded(tell);
      process.exitCode = await booksCommand(say);
      await closed();
    },
  ],
  [
    "backup",
    async () => {
      const { backupCommand } = await import("~/upkeep/backup/commands.server");
      await backupCommand(args(), say);
      await closed();
    },
  ],
  [
    "backup:verify",
    async () => {
      const { verifyCommand } = await import("~/upkeep/backup/commands.server");
      await verifyCommand(args(), say);
      await closed();
    },
  ],
  [
    "export-user",
    async () => {
      const { exportUserCommand } = await import("~/people/privacy/commands.server");
      await upgraded(tell);
      await exportUserCommand(args(), say);
      await closed();
    },
  ],
  [
    "erase-user",
    async () => {
      const { eraseUserCommand } = await import("~/people/privacy/commands.server");
      await upgraded(say);
      await eraseUserCommand(args(), say);
      await closed();
    },
  ],
  [
    "reset-totp",
    async () => {
      const { resetTwoFactorCommand } =
        await import("~/people/accounts/two-factor/reset-command.server");
      await upgraded(say);
      await resetTwoFactorCommand(args(), say);
      await closed();
    },
  ],
  [
    "unlock",
    async () => {
      const { unlockCommand } = await import("~/people/accounts/sign-in/unlock-command.server");
      await upgraded(say);
      await unlockCommand(args(), say);
      await closed();
    },
  ],
  [
    "restore",
    async () => {
      if (args().includes("--from-copy")) return restoreCopy();
      const { restoreCommand } = await import("~/upkeep/backup/commands.server");
      const { endOldCopier } = await import("~/upkeep/replica/litestream/copier.server");
      // One that outlived a killed shop has the database open.
      await endOldCopier();
      // Closes the database itself before replacing it.
      await restoreCommand(args(), say);
    },
  ],
];

/** `restore --from-copy [--at "2026-11-22 14:05"]`. */
async function restoreCopy(): Promise<void> {
  const { momentIn } = await import("~/upkeep/replica/restore/moment");
  const { restoreFromCopy } = await import("~/upkeep/replica/restore/restore-copy.server");
  const { values } = optionsIn(args());
  await restoreFromCopy(values.at === undefined ? null : momentIn(values.at), say);
  await upgraded(say);
  const { reconcileAfterRestore } = await import("./reconcile-after-restore");
  await reconcileAfterRestore(say);
  await closed();
  say("No copy holds .env and secrets.json: bring them from the old machine, or set new ones.");
  say(
    "Start the shop: npm start, or the service that runs it. A shop that still runs elsewhere closes by itself.",
  );
}

function optionsIn(given: string[]) {
  try {
    return parseArgs({
      args: given,
      options: { "from-copy": { type: "boolean" }, at: { type: "string" } },
    });
  } catch {
    throw new PlainProblem('npm run restore -- --from-copy [--at "2026-11-22 14:05"]');
  }
}

async function upgraded(report: (sentence: string) => void): Promise<void> {
  const { upgradeDatabase } = await import("~/upkeep/backup/upgrade.server");
  await upgradeDatabase(report);
}

async function closed(): Promise<void> {
  const { closeDatabase } = await import("~/base/db/connection.server");
  await closeDatabase();
}
