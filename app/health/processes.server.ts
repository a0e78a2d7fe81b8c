import { monitorEventLoopDelay } from "node:perf_hooks";
import { droppedLines } from "~/lib/log.server";
import { alsoCount, type Counts, ownCounts, summed } from "./counts.server";

/** One process of the shop, as it is now. Times UTC ms, sizes bytes. */
export type ProcessState = {
  /** 1, 2, … for those that answer requests; 0 for the one that keeps them alive. */
  number: number;
  startedAt: number;
  memory: number;
  heap: number;
  /** How late (ms) its work began, 99 of 100 times at most, since this was last asked. */
  delay: number;
  counts: Counts;
};

/** All processes, and the sum of what they and those before them counted. */
export type AllProcesses = { processes: ProcessState[]; counts: Counts };

const startedAt = Math.round(Date.now() - process.uptime() * 1000);
const resolution = 20;
const delays = monitorEventLoopDelay({ resolution });
delays.enable();

alsoCount(() => ({ shop_log_lines_dropped_total: droppedLines() }));

/** This process. */
export function ownState(): ProcessState {
  const { rss, heapUsed } = process.memoryUsage();
  const late = Math.max(0, delays.percentile(99) / 1e6 - resolution);
  delays.reset();
  return {
    number: Number(process.env.WEB_PROCESS ?? 1),
    startedAt,
    memory: rss,
    heap: heapUsed,
    delay: Number.isFinite(late) ? late : 0,
    counts: ownCounts(),
  };
}

let ask: () => Promise<AllProcesses> = async () => together([ownState()], {});

/** Says who knows all processes, where there are several. */
export function askForProcesses(how: () => Promise<AllProcesses>): void {
  ask = how;
}

export function allProcesses(): Promise<AllProcesses> {
  return ask();
}

/** `ended`: what processes had counted that are no more. */
export function together(states: ProcessState[], ended: Counts): AllProcesses {
  return {
    processes: [...states].sort((one, other) => one.number - other.number),
    counts: summed([ended, ...states.map(({ counts }) => counts)]),
  };
}
