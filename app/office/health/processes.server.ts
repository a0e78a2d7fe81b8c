import { monitorEventLoopDelay } from "node:perf_hooks";
import { AggregatorRegistry } from "prom-client";
import { edgeTroubleSince } from "./edge-trouble";
import { ownMetrics } from "./metrics.server";

/** State of one process. Times in UTC ms, sizes in bytes. */
export type ProcessState = {
  /** 1, 2, … for workers; 0 for the primary. */
  number: number;
  startedAt: number;
  memory: number;
  heap: number;
  /** 99th percentile of event loop delay (ms) since the last query. */
  delay: number;
  /** As `edgeTroubleSince`. */
  edgeTroubleSince: number | null;
};

/** Counters of one process, in the form prom-client aggregates. Its own type declares `type` as a number. */
export type Metrics = { type?: unknown }[];
export type OwnState = { state: ProcessState; metrics: Metrics };

/** All processes, and their summed metrics as Prometheus text. */
export type AllProcesses = { processes: ProcessState[]; metrics: string };

const startedAt = Math.round(Date.now() - process.uptime() * 1000);
const resolution = 20;
const delays = monitorEventLoopDelay({ resolution });
delays.enable();

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
    edgeTroubleSince: edgeTroubleSince(),
  };
  return { state, metrics: await ownMetrics.getMetricsAsJSON() };
}

let ask = async (): Promise<AllProcesses> => {
  const { state, metrics } = await ownState();
  return together([state], [metrics]);
};

/** Replaces the source of `allProcesses` when there are several. */
export function askForProcesses(how: () => Promise<AllProcesses>): void {
  ask = how;
}

export function allProcesses(): Promise<AllProcesses> {
  return ask();
}

/** Combines states and metrics; `counted` includes ended processes. */
export async function together(states: ProcessState[], counted: Metrics[]): Promise<AllProcesses> {
  return {
    processes: states.toSorted((one, other) => one.number - other.number),
    metrics: await AggregatorRegistry.aggregate(counted).metrics(),
  };
}
