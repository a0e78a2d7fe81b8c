import { url as debuggerAddress } from "node:inspector";
import { Worker } from "node:worker_threads";
import { log } from "~/base/lib/log/log.server";
import { heartbeatEvery } from "./heartbeat";
import type { Watch } from "./watchdog-thread";

/**
 * Kills this process with SIGKILL when it hangs, from a thread of its own (`runWatchdog`), because no other process would
 * notice. The supervisor, systemd or Docker, restarts it. `program`: the file this process runs.
 */
export function watchThisProcess(program: string, every = heartbeatEvery): void {
  const pulse = new Int32Array(new SharedArrayBuffer(8));
  const turn = () => {
    Atomics.store(pulse, 1, debuggerAddress() === undefined ? 0 : 1);
    Atomics.add(pulse, 0, 1);
  };
  turn();
  const watch: Watch = { pulse, every };
  // The thread only counts, so little memory is enough.
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };
  const watchdog = new Worker(program, { workerData: watch, execArgv: [], resourceLimits });
  watchdog.unref();
  watchdog.once("error", (error) =>
    log.warn({ err: error }, "The watchdog of this process failed"),
  );
  setInterval(turn, every).unref();
}
