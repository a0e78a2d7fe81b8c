import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";

/** Whether a process has ended, by itself or by a signal. */
export function isOver(child: ChildProcess | null): boolean {
  return !child || child.exitCode !== null || child.signalCode !== null;
}

/** False when there is no such process any more. */
export function tell(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Not gone, and not a dead one that nobody has asked after yet (Linux). */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

/** Whether a process has said what it does on this signal (Linux). */
export function listensFor(pid: number, signal: NodeJS.Signals): boolean {
  const caught = /^SigCgt:\s+([0-9a-f]+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return ((BigInt(`0x${caught ?? 0}`) >> BigInt(constants.signals[signal] - 1)) & 1n) === 1n;
}

/** The processes that this one started (Linux). */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}
