import { type Answered, type Asked } from "./line";
import { mark, markedHeader } from "./hostile";
import { secretsOfBuyer } from "./people";

/** What is wrong with an answer, in words; null when nothing is. */
export function wrongWith(asked: Asked, answered: Answered, isAdmin: boolean): string | null {
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

const isPage = (headers: Answered["headers"]) =>
  /text\/html|xhtml|svg|xml/.test(String(headers["content-type"] ?? "text/html"));

/** A shop at an address of this machine sends nobody to another site. */
function leadsAway(location: string): boolean {
  const base = "http://shop.invalid";
  const { origin, hostname } = new URL(location, base);
  return origin !== base && hostname !== "127.0.0.1" && hostname !== "localhost";
}
