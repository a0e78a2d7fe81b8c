import { monitorEventLoopDelay } from "node:perf_hooks";
import { AggregatorRegistry } from "prom-client";
import { ownMetrics } from "./metrics.server";

/** One process of the shop, as it is now. Times UTC ms, sizes bytes. */
export type ProcessState = {
  /** 1, 2, … for those that answer requests; 0 for the primary, which keeps them alive. */
  number: number;
  startedAt: number;
  memory: number;
  heap: number;
  /** How late (ms) its work began, 99 of 100 times at most, since this was last asked. */
  delay: number;
};

/** What one process has counted, in the form in which prom-client adds it up. Its own type takes the word `type` for a number. */
export type Metrics = { type?: unknown }[];
export type OwnState = { state: ProcessState; metrics: Metrics };

/** All processes, and the sums of what they counted as text for Prometheus. */
export type AllProcesses = { processes: ProcessState[]; metrics: string };

const startedAt = Math.round(Date.now() - process.uptime() * 1000);
const resolution = 20;
const delays = monitorEventLoopDelay({ resolution });
delays.enable();

/** This process. */
export async function ownState(): Promise<OwnState> {
  const { rss, heapUsed } = process.memoryUsage();
  const late = Math.max(0, delays.percentile(99) / 1e6 - resolution);
  delays.reset();
  const state = {
    number: Number(process.env.WEB_PROCESS ?? 1),
    startedAt,
    memory: rss,
    heap: heapUsed,
    delay: Number.isFinite(late) ? late : 0,
  };
  return { state, metrics: await ownMetrics.getMetricsAsJSON() };
}

let ask = async (): Promise<AllProcesses> => {
  const { state, metrics } = await ownState();
  return together([state], [metrics]);
};

/** Says who knows all processes, where there are several. */
export function askForProcesses(how: () => Promise<AllProcesses>): void {
  ask = how;
}

export function allProcesses(): Promise<AllProcesses> {
  return ask();
}

/** `counted`: by all of them, and by those that are no more. */
export async function together(states: ProcessState[], counted: Metrics[]): Promise<AllProcesses> {
  return {
    processes: states.toSorted((one, other) => one.number - other.number),
    metrics: await AggregatorRegistry.aggregate(counted).metrics(),
  };
}
