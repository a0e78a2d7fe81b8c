import { copyState } from "~/upkeep/replica/copy-state.server";
import { runBeside } from "~/base/lib/beside/beside.server";
import { listeningOn } from "~/base/lib/http/listening.server";
import { endProcess } from "~/base/lib/log/log.server";
import { settings } from "~/base/lib/env/settings.server";
import { patience } from "../connections";
import { followed } from "../followed";
import { fillOpenShop } from "../fill-demo";
import { sayOpen } from "../opened";
import { type Cluster, startCluster } from "./cluster";
import { countForAll } from "./shared-limits";
import { answerCarried } from "./shared-sandbox";
import { statesOf } from "./states";
import { watchThisProcess } from "./watchdog";

/**
 * The primary process: has the database prepared, starts the workers and keeps them alive, counts rate-limited calls for all, and
 * runs a demo's payment sandbox. It accepts connections but answers no requests. It opens the database only where a copy follows
 * the shop, and loads no more than it needs: it takes half the memory of a worker.
 */
export async function startPrimary(program: string): Promise<void> {
  const copy = await followed();
  const { isToBeFilled } = await runBeside<{ isToBeFilled: boolean }>(
    { command: "shop:prepare", priority: 0 },
    () => {
      throw new Error("Only a built shop has several processes");
    },
  );

  const sandbox = await sandboxOfDemo();
  const states = statesOf(() => processes?.members() ?? []);
  let processes: Cluster | null = null;
  const started = await startCluster({
    program,
    args: ["serve"],
    size: settings.processes,
    port: settings.port,
    host: settings.host,
    answers: {
      count: countForAll,
      processes: states.all,
      copy: copyState,
      sandbox: (carried) => sandbox && answerCarried(sandbox, carried),
    },
    onGone: states.keepCountsOf,
  });
  ({ processes } = started);
  listeningOn(started.port);
  sayOpen(started.port);
  watchThisProcess(program);
  if (isToBeFilled) void fillOpenShop();

  const end = async () => {
    // Slightly longer than each worker allows itself, so that none is killed while closing the database.
    await processes?.stop(patience + 2000);
    sandbox?.close();
    if (copy) {
      // First, so that the copier is the last to close the file.
      await (await import("~/base/db/connection.server")).closeDatabase();
      await copy.stop();
    }
    await endProcess(0);
  };
  let isEnding = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      if (!isEnding) void end();
      isEnding = true;
    });
}

/** Null unless payments run in the sandbox. */
async function sandboxOfDemo() {
  if (settings.payments !== "sandbox") return null;
  return (await import("~/sales/payments/provider/demo-payments.server")).paymentSandbox();
}
