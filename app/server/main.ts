import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { databaseProblem, isDamaged } from "~/base/lib/cannot-store";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { runs } from "~/base/lib/beside/program";
import { besideCommands, lightCommands } from "./beside-commands";
import { dataCommands } from "./data-commands";

/** The exit code after which the service for systemd does not start the shop again, as in `ready/progress.mjs`. */
const needsSomebody = 78;

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

/**
 * Commands of `node build/server/index.js <command>`; without one it serves the shop. Each command imports only what it needs,
 * so the primary process stays small.
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
      const { upgradeDatabase } = await import("~/upkeep/backup/upgrade.server");
      const { closeDatabase } = await import("~/base/db/connection.server");
      await upgradeDatabase(say);
      await closeDatabase();
      say("The database has the newest schema.");
    },
  ],
  [
    "payments:reconcile",
    async () => {
      const { reconcileByHand } =
        await import("~/sales/payments/reconcile/reconcile-by-hand.server");
      const { upgradeDatabase } = await import("~/upkeep/backup/upgrade.server");
      const { closeDatabase } = await import("~/base/db/connection.server");
      await upgradeDatabase(say);
      const succeeded = await reconcileByHand(say);
      await closeDatabase();
      process.exitCode = succeeded ? 0 : 1;
    },
  ],
  [
    "db:seed",
    async () => {
      const { prepareShop } = await import("./prepare");
      const { closeDatabase } = await import("~/base/db/connection.server");
      const { isToBeFilled } = await prepareShop();
      if (isToBeFilled) await (await import("./fill-demo")).fillDemo();
      await closeDatabase();
      say("The database is ready; what it has already stays as it is.");
    },
  ],
  ...dataCommands,
  ...besideCommands,
]);

/** These work without a database. */
const withoutDatabase = new Set(["restore", "backup:verify", ...lightCommands]);

runs(fileURLToPath(import.meta.url));
try {
  // The watchdog thread runs the same program.
  if (isMainThread) await run(process.argv[2] ?? "serve");
  else (await import("./cluster/watchdog-thread")).runWatchdog();
} catch (error) {
  process.stderr.write(`${await sentenceOf(error)}\n`);
  process.exit(isForAnotherNode(error) ? needsSomebody : 1);
}

async function run(name: string): Promise<void> {
  const command = commands.get(name);
  if (!command)
    throw new Error(`Unknown command "${name}". There are: ${[...commands.keys()].join(", ")}.`);
  if (!withoutDatabase.has(name)) {
    const { refuseEmptied } = await import("~/upkeep/backup/emptied.server");
    await refuseEmptied();
  }
  await command();
}

async function sentenceOf(error: unknown): Promise<string> {
  if (error instanceof PlainProblem) return error.message;
  if (isForAnotherNode(error))
    return `The packages in node_modules do not fit this Node (${process.versions.node}). Run npm run build in the folder of the program, then start again.`;
  const problem = databaseProblem(error);
  if (problem) {
    const { settings } = await import("~/base/lib/env/settings.server");
    const { newestBackupWords } = await import("~/upkeep/backup/emptied.server");
    const newest = isDamaged(error) ? ` ${await newestBackupWords()}` : "";
    return `${problem}${newest} The data folder is ${settings.dataDir}.`;
  }
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    const port = "port" in error ? `Port ${error.port}` : "The port";
    return `${port} is taken. Is the shop running already? Set PORT to use another one.`;
  }
  // System errors (an address, a port, a folder) explain themselves; anything else is a bug and needs its stack.
  if (!("syscall" in error)) return error.stack ?? error.message;
  const isOpening = (process.argv[2] ?? "serve") === "serve";
  return `${isOpening ? "The shop cannot start" : "This cannot be done"}: ${error.message}`;
}

/** Compiled code of a package cannot be loaded. */
function isForAnotherNode(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_DLOPEN_FAILED";
}
