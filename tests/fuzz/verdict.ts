import { type Answered, type Exact, publicUrl } from "../storm/front";
import type { RawAnswer } from "../storm/raw";
import { mark, markedHeader } from "./hostile";
import type { ProxyName } from "./proxies";
import type { RawRequest } from "./raw-requests";
import { secretsOfBuyer } from "./people";

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
  const target = headers.location ? String(headers.location) : "/";
  if (leadsAway(target)) return `leads away, to ${target}`;
  return null;
}

/**
 * The same for a request that need not be one. What is cut off need not be answered. A proxy has words of its own for versions
 * and methods it does not know (505, 501).
 */
export function wrongWithRaw(
  { isCut }: RawRequest,
  { statuses, broke }: RawAnswer,
  through: ProxyName | null,
): string | null {
  const proxysOwn = through ? [501, 505] : [];
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
