import autocannon from "autocannon";
import type { Ask, Counted, Pressure } from "./load";

/** autocannon, where wrk is not installed: it needs as much CPU time as some answers, so answers a second are too few. */
export async function loadByAutocannon(
  url: string,
  asks: Ask[],
  { connections, seconds }: Pressure,
): Promise<Counted> {
  let wrong = 0;
  const lists = Array.from({ length: connections }, (_, own) => {
    const from = Math.floor((own * asks.length) / connections);
    return [...asks.slice(from), ...asks.slice(0, from)].map(({ status = 200, ...ask }) => ({
      ...ask,
      onResponse: (got: number) => void (wrong += got === status ? 0 : 1),
    }));
  });
  const { requests, duration, errors, latency } = await autocannon({
    url,
    connections,
    duration: seconds,
    sampleInt: 250,
    setupClient: (client) => client.setRequests(lists.pop() ?? []),
  });
  if (errors + wrong > 0)
    throw new Error(`${asks[0]?.path}: ${errors + wrong} answers are wrong or missing`);
  return {
    answers: requests.total,
    seconds: duration,
    p50: latency.p50,
    p95: latency.p97_5,
    p99: latency.p99,
    slowest: latency.max,
  };
}
