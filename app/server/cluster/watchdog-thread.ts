import { write } from "node:fs";
import { workerData } from "node:worker_threads";
import { mostUnanswered } from "./heartbeat";

/** `pulse`: how often the watched thread has turned, and 1 when a debugger may hold it. `every`: how often (ms) it should turn. */
export type Watch = { pulse: Int32Array; every: number };

/**
 * What the thread does that `watchThisProcess` starts: it ends the process when the loop of its first thread has not turned for
 * `mostUnanswered` times in a row. Counted in turns of this thread, not by the clock: when the machine sleeps, or the process is stopped
 * as a whole, both stand still, and nobody is ended. Never returns.
 */
export function runWatchdog(): never {
  const { pulse, every } = workerData as Watch;
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  let seen = 0;
  let unturned = 0;
  for (;;) {
    Atomics.wait(nothing, 0, 0, every);
    const turned = Atomics.load(pulse, 0);
    unturned = turned === seen && Atomics.load(pulse, 1) === 0 ? unturned + 1 : 0;
    seen = turned;
    if (unturned < mostUnanswered) continue;
    // In the shape of all other lines; not waited for longer than this, in case nobody reads them.
    const said = { level: 50, time: new Date(), msg: "The shop hangs and is ended" };
    write(1, `${JSON.stringify(said)}\n`, () => undefined);
    Atomics.wait(nothing, 0, 0, 1000);
    process.kill(process.pid, "SIGKILL");
  }
}
