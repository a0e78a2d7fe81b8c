import { refusal } from "../api-error";
import type { Caller } from "../http/route";

/** Headers that a browser page cannot leave out, and those that a proxy puts in: what comes through one comes from afar. */
const telltales = [
  "Origin",
  "Sec-Fetch-Site",
  "Forwarded",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Real-IP",
  "Via",
];

/**
 * Throws 403 unless a program on this machine calls. A page in a browser on this machine is none: its requests tell where
 * they come from, and one that made a name of its own point here (DNS rebinding) calls us by that name.
 */
export function requireDriver(request: Request, { clientAddress }: Caller): void {
  const isHere =
    clientAddress !== undefined && loopback.test(clientAddress) && isOwnName(request.url);
  if (!isHere || telltales.some((name) => request.headers.has(name))) {
    throw refusal("Control calls are for programs on this machine.", {}, 403);
  }
}

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i;

function isOwnName(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || loopback.test(hostname.replace(/^\[|\]$/g, ""));
}
