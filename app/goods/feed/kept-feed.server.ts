import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { feedVersion, merchantFeed } from "./merchant-feed.server";

let kept: { key: string; packed: Promise<Buffer> } | undefined;

/**
 * The feed, packed by gzip: 10,000 packs are 15 MB of text and 0.2 MB of these. Made once for each version and address, however many ask for
 * it meanwhile. `address`: the shop's, without a trailing slash; `now`: UTC ms.
 */
export function keptFeed(address: string, shop: string, now: number): Promise<Buffer> {
  const key = `${feedVersion(now).version} ${address}`;
  if (kept?.key === key) return kept.packed;
  const packed = buffer(Readable.from(merchantFeed(address, shop, now)).pipe(createGzip()));
  const made = { key, packed };
  kept = made;
  // What failed is tried again by who asks next.
  packed.catch(() => {
    if (kept === made) kept = undefined;
  });
  return packed;
}
