import { alsoCount, type Counts, series } from "./counts.server";

/** Upper ends of the steps in which times are counted, in seconds. */
const steps = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const answers = new Map<string, { labels: Record<string, string>; count: number }>();
const times = new Map<string, { counts: number[]; sum: number; count: number }>();

/**
 * Counts one request. `route` is a pattern, never what a visitor typed; `status` is the answer's, or `aborted` when the
 * caller went away before it was out; `ms` is how long it took.
 */
export function countRequest(route: string, method: string, status: string, ms: number): void {
  const key = `${method} ${status} ${route}`;
  let answer = answers.get(key);
  if (!answer) answers.set(key, (answer = { labels: { route, method, status }, count: 0 }));
  answer.count += 1;

  let time = times.get(route);
  if (!time) times.set(route, (time = { counts: steps.map(() => 0), sum: 0, count: 0 }));
  const seconds = ms / 1000;
  const step = steps.findIndex((end) => seconds <= end);
  if (step >= 0) time.counts[step] = (time.counts[step] ?? 0) + 1;
  time.sum += seconds;
  time.count += 1;
}

alsoCount(() => {
  const counts: Counts = {};
  for (const { labels, count } of answers.values())
    counts[series("shop_requests_total", labels)] = count;
  for (const [route, time] of times) {
    let below = 0;
    for (const [at, end] of steps.entries()) {
      below += time.counts[at] ?? 0;
      counts[series("shop_request_seconds_bucket", { route, le: String(end) })] = below;
    }
    counts[series("shop_request_seconds_bucket", { route, le: "+Inf" })] = time.count;
    counts[series("shop_request_seconds_sum", { route })] = time.sum;
    counts[series("shop_request_seconds_count", { route })] = time.count;
  }
  return counts;
});
