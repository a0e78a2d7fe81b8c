import { openPagesVersion } from "~/db/open-pages.server";
import { alsoCount } from "~/health/counts.server";
import { settings } from "~/lib/settings.server";
import type { CachedPage } from "./cached-page";

/** Counted since the process began; entries and bytes as of now. */
const counted = { hits: 0, misses: 0, notKept: 0 };

const pages = new Map<string, CachedPage>();
let bytes = 0;
/** What all pages in memory show. */
let version = -1;
const underWay = new Map<string, Promise<CachedPage | null>>();

/**
 * How often a page came from memory (`hits`), how often it was made first (`misses`), how many of those could not be kept,
 * and what is in memory now.
 */
export function pageCacheStats(): {
  hits: number;
  misses: number;
  notKept: number;
  entries: number;
  bytes: number;
} {
  return { ...counted, entries: pages.size, bytes };
}

alsoCount(() => {
  const { hits, misses, notKept, entries, bytes } = pageCacheStats();
  return {
    shop_page_memory_hits_total: hits,
    shop_page_memory_misses_total: misses,
    shop_page_memory_not_kept_total: notKept,
    shop_page_memory_pages: entries,
    shop_page_memory_bytes: bytes,
  };
});

/** The page under this key, if it shows this version. */
export function pageAt(key: string, versionNow: number): CachedPage | null {
  if (versionNow !== version) forgetAll(versionNow);
  const page = pages.get(key);
  if (!page) return null;
  counted.hits += 1;
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
  counted.misses += 1;
  const making = make()
    .then((page) => {
      if (page) keep(key, versionNow, page);
      else counted.notKept += 1;
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
    if (bytes <= settings.pageMemory) return;
    pages.delete(oldKey);
    bytes -= old.bytes;
  }
}

function forgetAll(versionNow: number): void {
  pages.clear();
  bytes = 0;
  version = versionNow;
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
