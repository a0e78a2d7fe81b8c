import { type Answered, type Exact, publicUrl } from "../storm/front";
import type { RawAnswer } from "../storm/raw";
import { mark, markedHeader } from "./hostile";
import type { ProxyName } from "./proxies";
import type { RawRequest } from "./raw-requests";
import { marksOfPeople, secretsOfBuyer } from "./people";

/** What is wrong with an answer, in words; null when nothing is. */
export function wrongWith(asked: Exact, answered: Answered, isAdmin: boolean): string | null {
  const { status, headers, body } = answered;
  if (status >= 500) return `status ${status}`;
  if (markedHeader in headers) return "a visitor's words became a header";
  if (isPage(headers) && body.includes(mark)) return "a visitor's words became markup";
  if (/build\/server\/index\.js|node_modules\//.test(body)) return "a stack in the answer";
  if (!isAdmin && asked.method !== "TRACE") {
    const secret = secretsOfBuyer.find((secret) => body.includes(secret));
    if (secret) return `shows somebody else's "${secret}"`;
  }
  const kept = answered.headers["x-cache"] !== "pass" && wrongInCache(answered);
  if (kept) return kept;
  const target = headers.location ? String(headers.location) : "/";
  if (leadsAway(target)) return `leads away, to ${target}`;
  return null;
}

/** Bytes of a request that Varnish reads as a whole (`http_req_size`), less some. */
const longestOfVarnish = 30_000;

/** What must not be in an answer that an edge gave or kept for everybody; null: all is well, or there is no edge. */
function wrongInCache({ headers, body }: Answered): string | null {
  if (!("x-cache" in headers)) return null;
  if (headers["set-cookie"]) return "a cookie in the cache";
  const marked = marksOfPeople.find((mark) => body.includes(mark));
  return marked ? `"${marked}" in the cache` : null;
}

/**
 * The same for a request that need not be one. What is cut off need not be answered. A proxy has words of its own for versions
 * and methods it does not know (505, 501); Varnish answers 503 to a body that is none, and nothing to a line longer than it reads.
 */
export function wrongWithRaw(
  { bytes, isCut }: RawRequest,
  { statuses, broke }: RawAnswer,
  through: ProxyName | null,
): string | null {
  const proxysOwn = through ? [501, 505] : [];
  if (through === "varnish") {
    if (/^(transfer-encoding|content-length):/im.test(bytes.toString("latin1")))
      proxysOwn.push(503);
    if (bytes.length > longestOfVarnish) return null;
  }
  const bad = statuses.find((status) => status >= 500 && !proxysOwn.includes(status));
  if (bad !== undefined) return `status ${bad}`;
  if (statuses.length > 0 || isCut) return null;
  return `closed without a word${broke ? ` (${broke})` : ""}`;
}

const isPage = (headers: Answered["headers"]) =>
  /text\/html|xhtml|svg|xml/.test(String(headers["content-type"] ?? "text/html"));

/** The shop sends nobody to another site, but for the payment sandbox that it has on this machine. */
function leadsAway(location: string): boolean {
  const { origin, hostname } = new URL(location, publicUrl);
  return origin !== publicUrl && hostname !== "127.0.0.1" && hostname !== "localhost";
}
