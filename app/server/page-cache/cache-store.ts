import { openPagesVersion } from "~/db/open-pages.server";
import { pageCacheMetrics } from "~/health/metrics.server";
import { settings } from "~/lib/env/settings.server";
import type { CachedPage } from "./cached-page";

const { hits, misses, notKept } = pageCacheMetrics;
const pages = new Map<string, CachedPage>();
let bytes = 0;
/** What all pages in memory show. */
let version = -1;
const underWay = new Map<string, Promise<CachedPage | null>>();

/** The page under this key, if it shows this version. */
export function pageAt(key: string, versionNow: number): CachedPage | null {
  if (versionNow !== version) forgetAll(versionNow);
  const page = pages.get(key);
  if (!page) return null;
  hits.inc();
  // A map remembers the order in which keys came: the last used ones are at its end.
  pages.delete(key);
  pages.set(key, page);
  return page;
}

/**
 * The page that `make` makes, kept under this key. `versionNow` was read before: the page shows that version or a newer one.
 * Whoever asks meanwhile waits for the same. Null: this page cannot be kept.
 */
export function madeAt(
  key: string,
  versionNow: number,
  make: () => Promise<CachedPage | null>,
): Promise<CachedPage | null> {
  const flight = `${versionNow} ${key}`;
  const begun = underWay.get(flight);
  if (begun) return begun;
  misses.inc();
  const making = make()
    .then((page) => {
      if (page) keep(key, versionNow, page);
      else notKept.inc();
      return page;
    })
    .finally(() => underWay.delete(flight));
  underWay.set(flight, making);
  return making;
}

function keep(key: string, versionNow: number, page: CachedPage): void {
  // Something was changed while it was made: whoever waited for it began before that, but nobody after them may get it.
  if (versionNow !== version) return;
  pages.set(key, page);
  bytes += page.bytes;
  for (const [oldKey, old] of pages) {
    if (bytes <= settings.pageMemory) break;
    pages.delete(oldKey);
    bytes -= old.bytes;
  }
  showSize();
}

function forgetAll(versionNow: number): void {
  pages.clear();
  bytes = 0;
  version = versionNow;
  showSize();
}

function showSize(): void {
  pageCacheMetrics.pages.set(pages.size);
  pageCacheMetrics.bytes.set(bytes);
}

/** A turn of the event loop that takes longer (ms) has begun with what may be another crowd of requests. */
const sameCrowd = 1;

let versionRead = 0;
let readAt = 0;
let isRead = false;
const forget = () => (isRead = false);

/**
 * The version of what open pages show, read once for all requests that came in together. They were sent before the first of
 * them was looked at, so none of their senders can have heard yet of a change that was made after that. `now` is
 * `performance.now()`.
 */
export function versionNow(now: number): number {
  if (isRead && now - readAt < sameCrowd) return versionRead;
  if (!isRead) setImmediate(forget);
  isRead = true;
  readAt = now;
  return (versionRead = openPagesVersion());
}
