import { url as debuggerAddress } from "node:inspector";
import { Worker } from "node:worker_threads";
import { log } from "~/lib/log.server";
import { heartbeatEvery } from "./heartbeat";
import type { Watch } from "./watchdog-thread";

/**
 * Has this process ended, with SIGKILL, when it hangs: by a thread of its own (`runWatchdog`), because no other process
 * would notice. Whoever keeps the shop, systemd or Docker, starts it anew. `program`: the file this process runs.
 */
export function watchThisProcess(program: string, every = heartbeatEvery): void {
  const pulse = new Int32Array(new SharedArrayBuffer(8));
  const turn = () => {
    Atomics.store(pulse, 1, debuggerAddress() === undefined ? 0 : 1);
    Atomics.add(pulse, 0, 1);
  };
  turn();
  const watch: Watch = { pulse, every };
  // It does nothing but count: so little memory is enough.
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };
  const watchdog = new Worker(program, { workerData: watch, execArgv: [], resourceLimits });
  watchdog.unref();
  watchdog.once("error", (error) => log.warn({ err: error }, "Nobody watches this process"));
  setInterval(turn, every).unref();
}
