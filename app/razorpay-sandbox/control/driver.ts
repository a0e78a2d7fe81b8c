import { refusal } from "../api-error";
import type { Caller } from "../http/route";

/** Headers that browsers always send, and those that proxies add: a proxied request is not local. */
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
 * Throws 403 unless the caller is a program on this machine. Browser pages are refused: their headers give them away, and a
 * page that makes its own host name point here (DNS rebinding) sends that name.
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
