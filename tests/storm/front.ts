import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Stopwatch } from "./stopwatch";

/** The name under which all the world knows the shop (SHOP_URL). */
export const publicUrl = "https://shop.example";
const { host } = new URL(publicUrl);

/** Milliseconds that any request may take, time left out in which the machine stood still. */
export const usual = 5_000;
/** What writes while another program holds the database: told so, with 503, by then. */
export const whileLocked = 6_000;
/** What asks a payment provider that does not answer. */
export const waitingForProvider = 12_000;

/** Whatever the machine does: nobody waits longer (ms). */
const longest = 60_000;
/** How long (ms) somebody goes on trying to reach a shop that is down, unless said otherwise. */
const defaultPatience = 120_000;

export type Asked = {
  method?: string;
  headers?: Record<string, string | undefined>;
  body?: string | Buffer | URLSearchParams | FormData;
  /** The network address that whoever asks has. */
  from?: string;
  /** Milliseconds until an answer is too late. */
  limit?: number;
  /** Milliseconds for which `askUntilAnswered` goes on. */
  patience?: number;
};

export type Answered = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds that the shop took, without the time in which the machine stood still. */
  ms: number;
};

/** An answer that did not come in time. */
export class TooLate extends Error {}
class LineWasOld extends Error {}

/**
 * What browsers and clients send, as it reaches the shop from the proxy in front of it: under the shop's public name, with
 * the headers that tell of the visitor, asking for packed answers. Keeps what must not be, whoever asks again after it.
 */
export class Front {
  readonly problems = new Set<string>();
  /** Milliseconds that each answer took, without the time in which the machine stood still. */
  readonly times: number[] = [];
  /** Answers with a status from 500 on, and when (`performance.now()`). */
  readonly failures: { what: string; status: number; at: number }[] = [];
  private slowest = { what: "nothing", ms: 0, still: 0 };
  private readonly agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

  constructor(readonly port: number) {}

  /** Whoever asks once; rejects when no whole answer comes, with `TooLate` when it comes too late. */
  async ask(address: string, asked: Asked = {}): Promise<Answered> {
    const { pathname, search } = new URL(address, publicUrl);
    const path = pathname + search;
    const what = `${asked.method ?? "GET"} ${pathname}`;
    const watch = new Stopwatch();
    try {
      const { limit = usual, from = "10.9.9.9", body, ...rest } = asked;
      const packed = body === undefined ? null : new Response(body as BodyInit);
      const type = packed?.headers.get("Content-Type");
      const headers = {
        ...throughProxy(from),
        ...(type && { "Content-Type": type }),
        ...rest.headers,
      };
      const bytes = packed && Buffer.from(await packed.arrayBuffer());
      const exact = { method: rest.method ?? "GET", path, headers: given(headers), body: bytes };
      const wire = { limit, agent: this.agent };
      const answer = await send(this.port, exact, wire).catch((error: Error) => {
        // A line that was kept for the next request and is closed by then: browsers take a new one, without a word.
        if (!(error instanceof LineWasOld) || exact.method !== "GET") throw error;
        return send(this.port, exact, { limit });
      });
      this.times.push(answer.ms);
      if (answer.status >= 500)
        this.failures.push({ what, status: answer.status, at: performance.now() });
      if (answer.status === 500) this.problems.add(`${what} is told 500`);
      return answer;
    } catch (error) {
      if (error instanceof TooLate) this.problems.add(`${what}: ${error.message}`);
      throw error;
    } finally {
      const { ms, still } = watch;
      if (ms - still > this.slowest.ms - this.slowest.still) this.slowest = { what, ms, still };
    }
  }

  /**
   * Asks until there is an answer: the shop may be down for the moment, which breaks the line or refuses it. Whoever does this
   * asks for the same thing twice now and then, as people do. One that is too late is a problem all the same.
   */
  async askUntilAnswered(address: string, asked: Asked = {}): Promise<Answered> {
    const givesUpAt = Date.now() + (asked.patience ?? defaultPatience);
    for (;;) {
      try {
        const answer = await this.ask(address, asked);
        if (answer.status < 500 || Date.now() > givesUpAt) return answer;
      } catch (error) {
        if (Date.now() > givesUpAt) throw error;
      }
      await pause(150);
    }
  }

  /** The slowest answer, for the end of a program. */
  get slowestWords(): string {
    const { what, ms, still } = this.slowest;
    return `slowest: ${what}, ${Math.round(ms)} ms, in ${Math.round(still)} of them the machine stood still`;
  }

  close(): void {
    this.agent.destroy();
  }
}

/** What a proxy that ends https tells of a visitor, who is at a browser that can unpack answers. */
export function throughProxy(from: string): Record<string, string> {
  return {
    Host: host,
    "X-Forwarded-For": from,
    "X-Forwarded-Host": host,
    "X-Forwarded-Proto": "https",
    "Accept-Encoding": "br, gzip",
    "Sec-Fetch-Site": "same-origin",
  };
}

export type Exact = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer | null;
};

/** Sends exactly this, without any tidying; gives the answer unpacked. Rejects when no whole answer comes in `limit` ms. */
export function send(
  port: number,
  { method, path, headers, body }: Exact,
  { limit = usual, agent }: { limit?: number; agent?: Agent } = {},
): Promise<Answered> {
  const watch = new Stopwatch();
  return new Promise((resolve, reject) => {
    const sent = { host: "127.0.0.1", port, method, path, headers, agent: agent ?? false };
    const asking = request(sent, (answer) => {
      isAnswered = true;
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", failed);
      answer.once("end", () => {
        clearTimeout(timer);
        const { statusCode: status = 0, headers } = answer;
        try {
          const body = unpacked(Buffer.concat(chunks), headers["content-encoding"]);
          resolve({ status, headers, body, ms: Math.round(watch.own) });
        } catch (error) {
          reject(error);
        }
      });
    });
    const failed = (error: Error) => {
      clearTimeout(timer);
      const isOld = asking.reusedSocket && !isAnswered && !(error instanceof TooLate);
      reject(isOld ? new LineWasOld(error.message) : error);
    };
    let isAnswered = false;
    let timer = setTimeout(() => late(), limit);
    const late = () => {
      const left = Math.min(limit - watch.own, Math.max(limit, longest) - watch.ms);
      if (left > 0) timer = setTimeout(late, Math.max(20, left));
      else asking.destroy(new TooLate(`no answer within ${limit} ms`));
    };
    asking.once("error", failed);
    asking.end(body ?? undefined);
  });
}

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return "";
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  if (encoding === "gzip") return gunzipSync(bytes).toString();
  return bytes.toString();
}

function given(headers: Record<string, string | undefined>): Record<string, string> {
  const pairs = Object.entries(headers).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(pairs) as Record<string, string>;
}
