import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { PlainProblem } from "~/base/lib/env/plain-problem";

/** How long (ms) it may take to send the rest before it is killed. */
const patience = 5000;

/**
 * Ends a Litestream that outlived its shop: two at once would damage the copy. `pidFile` names it; `config` is the file it was
 * started with, which distinguishes it from a program that got its number since. Throws `PlainProblem` if it does not end.
 */
export async function endLeftover(pidFile: string, config: string): Promise<void> {
  const pid = numberIn(pidFile);
  if (pid !== null && commandOf(pid).includes(config)) {
    tell(pid, "SIGTERM");
    const givesUpAt = performance.now() + patience;
    while (isRunning(pid, config) && performance.now() < givesUpAt) await setTimeout(20);
    if (isRunning(pid, config)) tell(pid, "SIGKILL");
    for (let left = patience; isRunning(pid, config); left -= 20) {
      if (left <= 0)
        throw new PlainProblem(`An old Litestream (process ${pid}) does not end: end it first.`);
      await setTimeout(20);
    }
  }
  rmSync(pidFile, { force: true });
}

const isRunning = (pid: number, config: string) => commandOf(pid).includes(config);

function numberIn(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

/** The command line of a process; "" if there is none. A dead one that nobody has buried yet has no arguments left. */
function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}
