import autocannon from "autocannon";
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

export type Measured = {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  /** More than 95 of a hundred were faster: 97.5. */
  p97: number;
  p99: number;
  answers: number;
  /** CPU time (ms) that the server used for one answer; null where the system does not tell. */
  cpuMs: number | null;
  /** Memory (bytes) of the server right after. */
  rss: number | null;
};

/** For so many seconds, or until each ask was answered so many `times`: nothing slow is then left out at the end. */
export type Pressure = { connections: number } & ({ seconds: number } | { times: number });

/**
 * Asks a server for these in turn from so many connections at once. Each connection begins elsewhere in the list.
 * Throws when an answer is not what it must be.
 */
export async function load(server: Served, asks: Ask[], pressure: Pressure): Promise<Measured> {
  const wrong: string[] = [];
  const lists = listsOf(asks, pressure.connections, wrong);
  const cpuBefore = server.cpuMs();
  const result = await autocannon({
    url: server.address,
    connections: pressure.connections,
    ...("times" in pressure
      ? { amount: pressure.times * asks.length }
      : { duration: pressure.seconds }),
    sampleInt: 250,
    setupClient: (client: { setRequests(list: unknown[]): void }) =>
      client.setRequests(lists.pop() ?? []),
  });
  const cpuAfter = server.cpuMs();
  if (result.errors > 0) wrong.push(`${result.errors} without an answer`);
  if (result.requests.total === 0) wrong.push("not one answer in time");
  if (wrong.length > 0) throw new Error(`${asks[0]?.path}: ${wrong.slice(0, 3).join("; ")}`);
  const answers = result.requests.total;
  return {
    perSecond: answers / result.duration,
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    answers,
    cpuMs: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / answers,
    rss: server.rss(),
  };
}

/** A list for each connection: its share of a long list, so that nothing is asked twice, or the whole of a short one. */
function listsOf(asks: Ask[], connections: number, wrong: string[]) {
  return Array.from({ length: connections }, (_, own) => {
    const from = Math.floor((own * asks.length) / connections);
    const until = Math.floor(((own + 1) * asks.length) / connections);
    const share =
      asks.length > 10 * connections
        ? asks.slice(from, until)
        : [...asks.slice(from), ...asks.slice(0, from)];
    return share.map((ask) => checked(ask, wrong));
  });
}

function checked({ status = 200, word, ...request }: Ask, wrong: string[]) {
  return {
    ...request,
    onResponse(got: number, body: string) {
      if (got !== status) wrong.push(`${request.path} answered ${got}, not ${status}`);
      else if (word && !body.includes(word))
        wrong.push(`${request.path} answered without "${word}"`);
    },
  };
}
