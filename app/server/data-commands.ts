import { closeDatabase } from "~/db/connection.server";
import { migrateDatabase } from "~/db/migrate.server";
import { importCommand } from "~/old-shop/import-command.server";

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const args = () => process.argv.slice(3);

/** The commands about all the shop holds: bringing it in, keeping copies, taking one person out. */
export const dataCommands: [string, () => Promise<void>][] = [
  [
    "import:mongo",
    async () => {
      migrateDatabase();
      process.exitCode = await importCommand(args(), say);
      await closeDatabase();
    },
  ],
];
