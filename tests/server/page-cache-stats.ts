import type { Counter, Gauge } from "prom-client";
import { pageCacheMetrics } from "~/office/health/metrics.server";

const valueOf = async (metric: Counter | Gauge) => (await metric.get()).values[0]?.value ?? 0;

/** What the page cache of this process has counted, and what is in it now. */
export async function pageCacheStats() {
  const { hits, misses, pages, bytes } = pageCacheMetrics;
  return {
    hits: await valueOf(hits),
    misses: await valueOf(misses),
    entries: await valueOf(pages),
    bytes: await valueOf(bytes),
  };
}
