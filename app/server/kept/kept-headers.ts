import { varyByEncoding } from "../compressible";
import { forEverybody } from "../for-everybody";
import type { Sent } from "./kept-page";

/** The headers of a page as the handler gave them, but for those that are another in each answer. */
export type KeptHeaders = {
  fixed: [name: string, value: string][];
  /** For who has told us nothing: see `markForEverybody`. */
  forEverybody: string | null;
  /** The Content-Security-Policy in pieces, between which the nonce goes. */
  policy: string[];
};

const ownOfEach = new Set([
  "content-length",
  "content-security-policy",
  "x-request-id",
  forEverybody.toLowerCase(),
]);

/** Null: its policy does not name the nonce, so no other nonce would do. */
export function headersOf(headers: Headers, nonce: string): KeptHeaders | null {
  headers.set("Vary", varyByEncoding(headers.get("Vary")));
  const policy = headers.get("Content-Security-Policy")?.split(nonce) ?? [];
  if (policy.length < 2) return null;
  return {
    fixed: [...headers].filter(([name]) => !ownOfEach.has(name)),
    forEverybody: headers.get(forEverybody),
    policy,
  };
}

type Answer = { nonce: string; requestId: string; etag: string; isKnown: boolean };

/** For `writeHead`. */
export function headersFor(
  { fixed, forEverybody: mark, policy }: KeptHeaders,
  { length, encoding }: Sent,
  { nonce, requestId, etag, isKnown }: Answer,
): Record<string, string | number> {
  const headers: Record<string, string | number> = Object.fromEntries(fixed);
  headers["content-security-policy"] = policy.join(nonce);
  if (mark && !isKnown) headers["x-page-for"] = mark;
  if (encoding) headers["content-encoding"] = encoding;
  headers["x-request-id"] = requestId;
  headers.etag = etag;
  headers["content-length"] = length;
  return headers;
}

/**
 * Of "what you have is still right". Without a policy: the browser would lay the new nonce over the scripts of the page it
 * kept, which have the old one.
 */
export function headersOfSame(
  { fixed }: KeptHeaders,
  { requestId, etag }: Pick<Answer, "requestId" | "etag">,
): Record<string, string> {
  const same = fixed.filter(([name]) => name === "cache-control" || name === "vary");
  return { ...Object.fromEntries(same), "x-request-id": requestId, etag };
}
