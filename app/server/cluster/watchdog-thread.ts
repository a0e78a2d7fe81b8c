import { write } from "node:fs";
import { workerData } from "node:worker_threads";
import { mostUnanswered } from "./heartbeat";

/** `pulse`: turn count of the watched thread, and 1 while a debugger may hold it. `every`: expected interval of turns (ms). */
export type Watch = { pulse: Int32Array; every: number };

/**
 * Body of the thread that `watchThisProcess` starts: kills the process when its main event loop has missed `mostUnanswered`
 * turns in a row. Counts its own turns rather than time: when the machine sleeps or the process is stopped, both stand still and
 * never is killed. Never returns.
 */
export function runWatchdog(): never {
  const { pulse, every } = workerData as Watch;
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  let seen = 0;
  let missed = 0;
  for (;;) {
    Atomics.wait(sleeper, 0, 0, every);
    const turned = Atomics.load(pulse, 0);
    missed = turned === seen && Atomics.load(pulse, 1) === 0 ? missed + 1 : 0;
    seen = turned;
    if (missed < mostUnanswered) continue;
    // Same format as other log lines. Waits at most this long, in case never reads them.
    const line = { level: 50, time: new Date(), msg: "The shop hangs and is ended" };
    write(1, `${JSON.stringify(line)}\n`, () => undefined);
    Atomics.wait(sleeper, 0, 0, 1000);
    process.kill(process.pid, "SIGKILL");
  }
}
