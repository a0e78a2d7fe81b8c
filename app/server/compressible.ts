import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** Below this many bytes packing saves less than its headers cost. */
export const worthPacking = 1000;

/** True for a `Content-Type` of text. Pictures, films and fonts are packed already. */
export function isText(type: string | null): boolean {
  return /^(text\/|image\/svg\+xml|application\/(json|javascript|manifest\+json|[\w.-]+\+json|xml))/i.test(
    type ?? "",
  );
}

/** What the shop packs with, best first. */
const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send one of a few headers; reading one anew for every answer makes that of a small file 6 % dearer. */
const chosen = new LRUCache<string, Encoding | "identity">({
  max: 100,
  memoMethod(accepted) {
    const allowed = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(
      encodings,
    );
    return encodings.find((encoding) => allowed.includes(encoding)) ?? "identity";
  },
});

/** The better of our two that `Accept-Encoding` allows; null: neither. */
export function encodingFor(accepted: string | null | undefined): Encoding | null {
  const encoding = accepted ? chosen.memo(accepted) : "identity";
  return encoding === "identity" ? null : encoding;
}

/** `Vary` with Accept-Encoding in it, whatever stood there before. */
export function varyByEncoding(vary: string | null | undefined): string {
  if (!vary) return "Accept-Encoding";
  return /accept-encoding|\*/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}
