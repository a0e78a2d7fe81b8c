import { alsoCount } from "~/health/counts.server";
import { settings } from "~/lib/settings.server";
import type { Cached } from "./render-for-cache";

/** Counted since the process began; entries and bytes as of now. */
const counted = { hits: 0, misses: 0, notKept: 0 };

const pages = new Map<string, Cached>();
let bytes = 0;
/** What all pages in memory show. */
let version = -1;
const underWay = new Map<string, Promise<Cached | null>>();

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
export function pageAt(key: string, versionNow: number): Cached | null {
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
  make: () => Promise<Cached | null>,
): Promise<Cached | null> {
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

function keep(key: string, versionNow: number, page: Cached): void {
  // Something was changed while it was made: whoever waited for it began before that, but nobody after them may get it.
  if (versionNow !== version) return;
  pages.set(key, page);
  bytes += page.page.bytes;
  for (const [oldKey, old] of pages) {
    if (bytes <= settings.pageMemory) return;
    pages.delete(oldKey);
    bytes -= old.page.bytes;
  }
}

function forgetAll(versionNow: number): void {
  pages.clear();
  bytes = 0;
  version = versionNow;
}
