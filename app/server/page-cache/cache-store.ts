import { pageCacheMetrics } from "~/health/metrics.server";
import { settings } from "~/lib/settings.server";
import type { Cached } from "./render-for-cache";

const { hits, misses, notKept } = pageCacheMetrics;
const pages = new Map<string, Cached>();
let bytes = 0;
/** What all pages in memory show. */
let version = -1;
const underWay = new Map<string, Promise<Cached | null>>();

/** The page under this key, if it shows this version. */
export function pageAt(key: string, versionNow: number): Cached | null {
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
  make: () => Promise<Cached | null>,
): Promise<Cached | null> {
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

function keep(key: string, versionNow: number, page: Cached): void {
  // Something was changed while it was made: whoever waited for it began before that, but nobody after them may get it.
  if (versionNow !== version) return;
  pages.set(key, page);
  bytes += page.page.bytes;
  for (const [oldKey, old] of pages) {
    if (bytes <= settings.pageMemory) break;
    pages.delete(oldKey);
    bytes -= old.page.bytes;
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
