import { fileURLToPath } from "node:url";

/**
 * What `node build/server/index.js <command>` can do; without a command it serves the shop. Each loads what it needs: the
 * process that only keeps the others alive stays small.
 */
const commands = new Map<string, () => Promise<void>>([
  [
    "serve",
    async () => {
      const { openShop } = await import("./open-shop");
      await openShop(fileURLToPath(import.meta.url));
    },
  ],
  [
    "db:migrate",
    async () => {
      const { migrateDatabase } = await import("~/db/migrate.server");
      const { closeDatabase } = await import("~/db/connection.server");
      migrateDatabase();
      await closeDatabase();
    },
  ],
  [
    "payments:reconcile",
    async () => {
      const { reconcileByHand } = await import("~/checkout/reconcile-by-hand.server");
      const { migrateDatabase } = await import("~/db/migrate.server");
      const { closeDatabase } = await import("~/db/connection.server");
      migrateDatabase();
      const went = await reconcileByHand((sentence) => process.stdout.write(`${sentence}\n`));
      await closeDatabase();
      process.exitCode = went ? 0 : 1;
    },
  ],
  [
    "db:seed",
    async () => {
      const { prepareShop } = await import("./prepare");
      const { closeDatabase } = await import("~/db/connection.server");
      await prepareShop();
      await closeDatabase();
    },
  ],
]);

const name = process.argv[2] ?? "serve";
try {
  const command = commands.get(name);
  if (!command)
    throw new Error(`Unknown command "${name}". There are: ${[...commands.keys()].join(", ")}.`);
  await command();
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    return "That port is taken. Is the shop running already? Set PORT to use another one.";
  }
  // What the system refused (an address, a port, a folder) is told by its message; the rest is a fault of ours.
  return "syscall" in error
    ? `The shop cannot start: ${error.message}`
    : (error.stack ?? error.message);
}
