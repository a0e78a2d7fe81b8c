import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** Below this size (bytes) compression saves less than its headers cost. */
export const worthPacking = 1000;

/** True for a text `Content-Type`. Images, videos and fonts are already compressed. */
export function isText(type: string | null): boolean {
  return /^(text\/|image\/svg\+xml|application\/(json|javascript|manifest\+json|[\w.-]+\+json|xml))/i.test(
    type ?? "",
  );
}

/** Supported encodings, best first. */
const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send one of a few headers; parsing it for each response makes small files 6 % slower. */
const allowedCache = new LRUCache<string, Encoding[]>({
  max: 100,
  memoMethod(accepted) {
    const asked = new Negotiator({ headers: { "accept-encoding": accepted } });
    const allowed = asked.encodings(encodings);
    return encodings.filter((encoding) => allowed.includes(encoding));
  },
});

/** The best supported encoding that `Accept-Encoding` allows; null for none. */
export function encodingFor(accepted: string | null | undefined): Encoding | null {
  return (accepted && allowedCache.memo(accepted)[0]) || null;
}

/** Adds Accept-Encoding to a `Vary` header. */
export function varyByEncoding(vary: string | null | undefined): string {
  if (!vary) return "Accept-Encoding";
  return /accept-encoding|\*/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}
