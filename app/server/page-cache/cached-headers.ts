import { varyByEncoding } from "../compressible";
import { forEverybody } from "../for-everybody";
import type { Sent } from "./cached-page";

/** The headers of a page as the handler gave them, but for those that are another in each answer. */
export type CachedHeaders = {
  /** Names and values in turn. */
  fixed: string[];
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
export function headersOf(headers: Headers, nonce: string): CachedHeaders | null {
  headers.set("Vary", varyByEncoding(headers.get("Vary")));
  const policy = headers.get("Content-Security-Policy")?.split(nonce) ?? [];
  if (policy.length < 2) return null;
  return {
    fixed: [...headers].filter(([name]) => !ownOfEach.has(name)).flat(),
    forEverybody: headers.get(forEverybody),
    policy,
  };
}

const ofSame = new Set(["cache-control", "vary"]);

type Answer = { nonce: string; requestId: string; etag: string; isKnown: boolean };

/** Names and values in turn, as `writeHead` takes them with the least work. */
export function headersFor(
  { fixed, forEverybody: mark, policy }: CachedHeaders,
  { length, encoding }: Sent,
  { nonce, requestId, etag, isKnown }: Answer,
): string[] {
  const headers = fixed.slice();
  headers.push("content-security-policy", policy.join(nonce));
  if (mark && !isKnown) headers.push(forEverybody, mark);
  if (encoding) headers.push("content-encoding", encoding);
  headers.push("x-request-id", requestId, "etag", etag, "content-length", String(length));
  return headers;
}

/**
 * Of "what you have is still right". Without a policy: the browser would lay the new nonce over the scripts of the page it
 * kept, which have the old one.
 */
export function headersOfSame(
  { fixed }: CachedHeaders,
  { requestId, etag }: Pick<Answer, "requestId" | "etag">,
): string[] {
  const same = fixed.filter((_, at) => ofSame.has(fixed[at - (at % 2)] ?? ""));
  return [...same, "x-request-id", requestId, "etag", etag];
}
