import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { droppedLines } from "~/base/lib/log/log.server";

/** Metrics of this process; /metrics sums them over all processes. */
export const ownMetrics = new Registry();
const registers = [ownMetrics];

/** `route` is a pattern, never user input; `status` is the response's, or `aborted` when the client disconnected first. */
export const requests = new Counter({
  name: "shop_requests_total",
  help: "Requests by route, method and status",
  labelNames: ["route", "method", "status"],
  registers,
});

export const requestSeconds = new Histogram({
  name: "shop_request_seconds",
  help: "Time from a request to the end of its response",
  labelNames: ["route"],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const exceptions = new Counter({
  name: "shop_exceptions_total",
  help: "Exceptions while answering requests",
  registers,
});

/** Told by browsers, so anybody may add to it. */
export const hydrationFaults = new Counter({
  name: "shop_hydration_faults_total",
  help: "Times that React drew a part of a page anew in a browser",
  registers,
});

/** `result`: `accepted` or `failed`. */
export const purges = new Counter({
  name: "shop_edge_purges_total",
  help: "Purges sent to the edge in front of the shop",
  labelNames: ["result"],
  registers,
});

export const pageCacheMetrics = {
  hits: new Counter({
    name: "shop_page_memory_hits_total",
    help: "Open pages sent from memory",
    registers,
  }),
  misses: new Counter({
    name: "shop_page_memory_misses_total",
    help: "Open pages that had to be rendered",
    registers,
  }),
  notKept: new Counter({
    name: "shop_page_memory_not_kept_total",
    help: "Rendered pages that could not be cached",
    registers,
  }),
  pages: new Gauge({
    name: "shop_page_memory_pages",
    help: "Pages cached in all processes",
    registers,
  }),
  bytes: new Gauge({
    name: "shop_page_memory_bytes",
    help: "Memory of the cached pages",
    registers,
  }),
};

ownMetrics.registerMetric(
  new Counter({
    name: "shop_log_lines_dropped_total",
    help: "Log lines that could not be written",
    registers: [],
    collect() {
      this.reset();
      this.inc(droppedLines());
    },
  }),
);
