import { backupCommand, restoreCommand, verifyCommand } from "~/backup/commands.server";
import { upgradeDatabase } from "~/backup/upgrade.server";
import { closeDatabase } from "~/db/connection.server";
import { importCommand } from "~/old-shop/import-command.server";
import { eraseUserCommand, exportUserCommand } from "~/privacy/commands.server";

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
/** Beside what a program may read. */
const tell = (sentence: string) => void process.stderr.write(`${sentence}\n`);
const args = () => process.argv.slice(3);

/** The commands about all the shop holds: bringing it in, keeping copies, taking one person out. */
export const dataCommands: [string, () => Promise<void>][] = [
  [
    "import:mongo",
    async () => {
      await upgradeDatabase(say);
      process.exitCode = await importCommand(args(), say);
      await closeDatabase();
    },
  ],
  [
    "backup",
    async () => {
      await backupCommand(args(), say);
      await closeDatabase();
    },
  ],
  [
    "backup:verify",
    async () => {
      await verifyCommand(args(), say);
      await closeDatabase();
    },
  ],
  [
    "export-user",
    async () => {
      await upgradeDatabase(tell);
      await exportUserCommand(args(), say);
      await closeDatabase();
    },
  ],
  [
    "erase-user",
    async () => {
      await upgradeDatabase(say);
      await eraseUserCommand(args(), say);
      await closeDatabase();
    },
  ],
  // Closes the database itself, before it takes its place.
  ["restore", () => restoreCommand(args(), say)],
];
