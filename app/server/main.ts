import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { databaseProblem, isDamaged } from "~/lib/cannot-store";
import { PlainProblem } from "~/lib/plain-problem";
import { dataCommands } from "./data-commands";

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

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
      const { upgradeDatabase } = await import("~/backup/upgrade.server");
      const { closeDatabase } = await import("~/db/connection.server");
      await upgradeDatabase(say);
      await closeDatabase();
    },
  ],
  [
    "payments:reconcile",
    async () => {
      const { reconcileByHand } = await import("~/payments/reconcile-by-hand.server");
      const { upgradeDatabase } = await import("~/backup/upgrade.server");
      const { closeDatabase } = await import("~/db/connection.server");
      await upgradeDatabase(say);
      const went = await reconcileByHand(say);
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
  ...dataCommands,
]);

/** These are for a database that is gone. */
const withoutDatabase = new Set(["restore", "backup:verify"]);

try {
  // The thread that watches this process runs the same program.
  if (isMainThread) await run(process.argv[2] ?? "serve");
  else (await import("./cluster/watchdog-thread")).runWatchdog();
} catch (error) {
  process.stderr.write(`${await sentenceOf(error)}\n`);
  process.exit(1);
}

async function run(name: string): Promise<void> {
  const command = commands.get(name);
  if (!command)
    throw new Error(`Unknown command "${name}". There are: ${[...commands.keys()].join(", ")}.`);
  if (!withoutDatabase.has(name)) {
    const { refuseEmptied } = await import("~/backup/emptied.server");
    await refuseEmptied();
  }
  await command();
}

async function sentenceOf(error: unknown): Promise<string> {
  if (error instanceof PlainProblem) return error.message;
  const problem = databaseProblem(error);
  if (problem) {
    const { settings } = await import("~/lib/env/settings.server");
    const { newestBackupWords } = await import("~/backup/emptied.server");
    const newest = isDamaged(error) ? ` ${await newestBackupWords()}` : "";
    return `${problem}${newest} The data folder is ${settings.dataDir}.`;
  }
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    return "That port is taken. Is the shop running already? Set PORT to use another one.";
  }
  // What the system refused (an address, a port, a folder) is told by its message; the rest is a fault of ours.
  if (!("syscall" in error)) return error.stack ?? error.message;
  const isOpening = (process.argv[2] ?? "serve") === "serve";
  return `${isOpening ? "The shop cannot start" : "This cannot be done"}: ${error.message}`;
}
