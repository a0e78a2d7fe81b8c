import { paymentSandbox } from "~/payments/provider/demo-payments.server";
import { copyState } from "~/copy/copy-state.server";
import { closeDatabase } from "~/db/connection.server";
import { listeningOn } from "~/lib/http/listening.server";
import { endProcess } from "~/lib/log/log.server";
import { settings } from "~/lib/env/settings.server";
import { wakeJobs } from "../jobs";
import { followed } from "../followed";
import { sayOpen } from "../opened";
import { prepareShop } from "../prepare";
import { patience } from "../serve";
import { type Cluster, startCluster } from "./cluster";
import { countForAll } from "./shared-limits";
import { answerCarried } from "./shared-sandbox";
import { statesOf } from "./states";
import { watchThisProcess } from "./watchdog";

/**
 * The primary process: prepares the database, starts the workers and keeps them alive, counts rate-limited calls for all, and
 * runs a demo's payment sandbox. It accepts connections but answers no requests.
 */
export async function startPrimary(program: string): Promise<void> {
  const copy = await followed();
  await prepareShop();
  await wakeJobs();
  // The primary no longer needs it, and without it cannot block anyone. With a copy it keeps it: SQLite removes the log when the
  // last one closes the file, and the copy would have to begin anew.
  if (!copy) await closeDatabase();

  const sandbox = paymentSandbox();
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

  const end = async () => {
    // Slightly longer than each worker allows itself, so that none is killed while closing the database.
    await processes?.stop(patience + 2000);
    sandbox?.close();
    // First, so that the copier is the last to close the file.
    if (copy) await closeDatabase();
    await copy?.stop();
    await endProcess(0);
  };
  let isEnding = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      if (!isEnding) void end();
      isEnding = true;
    });
}
