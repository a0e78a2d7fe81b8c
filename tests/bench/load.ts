import { loadByAutocannon } from "./load-autocannon";
import { hasWrk, loadByWrk } from "./load-wrk";
import type { Served } from "./served";

/** One request, and what its answer must be: a fast error page is no result. */
export type Ask = {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** 200 unless said otherwise. */
  status?: number;
  /** Stands in the answer's body. */
  word?: string;
};

/** What a generator of load counted. Times in ms. */
export type Counted = {
  answers: number;
  seconds: number;
  p50: number;
  p95: number;
  p99: number;
  slowest: number;
};

export type Measured = Omit<Counted, "seconds"> & {
  perSecond: number;
  /** CPU time (ms) that all processes of the server used for one answer; null where the system does not tell. */
  cpuMs: number | null;
  /** Memory (bytes) of the server right after. */
  rss: number | null;
  /** The share of answers that came from the page cache; null for a server without. */
  fromMemory: number | null;
};

export type Pressure = { connections: number; seconds: number };

/** Who asks: in C, so that reading answers costs less than giving them. */
export const generator = hasWrk ? "wrk" : "autocannon (wrk is not installed)";

/** As a browser asks, so that answers are packed. */
const accepted = { Accept: "text/html,*/*;q=0.8", "Accept-Encoding": "gzip, deflate, br" };

/** How many answers are read before, to see whether they are what they must be. */
const looked = 25;

/**
 * Asks a server for these in turn from so many connections at once. Throws when an answer is not what it must be: some are read
 * before, and all are counted by their status.
 */
export async function load(server: Served, asks: Ask[], pressure: Pressure): Promise<Measured> {
  await lookAt(server, asks);
  const asked = asks.map((ask) => ({ ...ask, headers: { ...accepted, ...ask.headers } }));
  const before = { cpu: server.cpuMs(), memory: await server.pageCacheHits() };
  const counted = await (hasWrk ? loadByWrk : loadByAutocannon)(server.address, asked, pressure);
  const cpu = server.cpuMs();
  const memory = await server.pageCacheHits();
  const { answers, seconds, ...times } = counted;
  if (answers === 0) throw new Error(`${asks[0]?.path}: not one answer in time`);
  return {
    ...times,
    answers,
    perSecond: answers / seconds,
    cpuMs: before.cpu === null || cpu === null ? null : (cpu - before.cpu) / answers,
    rss: server.rss(),
    fromMemory:
      before.memory === null || memory === null ? null : (memory - before.memory) / answers,
  };
}

/** What writes is not asked in advance: the database tells what came of it. */
async function lookAt({ address }: Served, asks: Ask[]): Promise<void> {
  const step = Math.ceil(asks.length / looked);
  for (let index = 0; index < asks.length; index += step) {
    const { path, headers = {}, method = "GET", status = 200, word } = asks[index]!;
    if (method !== "GET") return;
    const answer = await fetch(address + path, { headers, redirect: "manual" });
    const body = await answer.text();
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
    if (word && !body.includes(word)) throw new Error(`${path} answered without "${word}"`);
  }
}
