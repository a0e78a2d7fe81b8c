import { log } from "~/lib/log.server";
import { migrateDatabase } from "~/db/migrate.server";
import { closeDatabase } from "~/db/connection.server";
import { serve } from "./serve";
import { prepareShop } from "./prepare";

/** What `node build/server/index.js <command>` can do; without a command it serves the shop. */
const commands: Record<string, () => Promise<void>> = {
  serve: async () => {
    await prepareShop();
    await serve();
  },
  "db:migrate": async () => {
    migrateDatabase();
    await closeDatabase();
  },
  "db:seed": async () => {
    await prepareShop();
    await closeDatabase();
  },
};

const name = process.argv[2] ?? "serve";
const command = commands[name];
if (!command) {
  process.stderr.write(
    `Unknown command "${name}". There are: ${Object.keys(commands).join(", ")}.\n`,
  );
  process.exitCode = 1;
} else {
  await command().catch((error: unknown) => {
    log.fatal(error);
    process.exitCode = 1;
  });
}
