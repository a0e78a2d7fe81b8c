import { openPagesVersion } from "~/base/db/open-pages.server";
import { pageCacheMetrics } from "~/office/health/metrics.server";
import { settings } from "~/base/lib/env/settings.server";
import type { CachedPage } from "./cached-page";

const { hits, misses, notKept } = pageCacheMetrics;
const pages = new Map<string, CachedPage>();
let bytes = 0;
/** The version that all cached pages show. */
let version = -1;
const inFlight = new Map<string, Promise<CachedPage | null>>();

/** The cached page for this key and version; null when there is none. */
export function pageAt(key: string, versionNow: number): CachedPage | null {
  if (versionNow !== version) clear(versionNow);
  const page = pages.get(key);
  if (!page) return null;
  hits.inc();
  // Maps keep insertion order: reinserting moves the page to the most recently used end.
  pages.delete(key);
  pages.set(key, page);
  return page;
}

/**
 * Renders a page with `make` and caches it. Concurrent calls for one key share a rendering. `versionNow` must be read before:
 * the page shows that version or a newer one. Null when the page cannot be cached.
 */
export function madeAt(
  key: string,
  versionNow: number,
  make: () => Promise<CachedPage | null>,
): Promise<CachedPage | null> {
  const renderKey = `${versionNow} ${key}`;
  const current = inFlight.get(renderKey);
  if (current) return current;
  misses.inc();
  const rendering = make()
    .then((page) => {
      if (page) store(key, versionNow, page);
      else notKept.inc();
      return page;
    })
    .finally(() => inFlight.delete(renderKey));
  inFlight.set(renderKey, rendering);
  return rendering;
}

function store(key: string, versionNow: number, page: CachedPage): void {
  // The version changed during rendering: those already waiting may have this page, later requests may not.
  if (versionNow !== version) return;
  pages.set(key, page);
  bytes += page.bytes;
  for (const [oldKey, old] of pages) {
    if (bytes <= settings.pageCacheBytes) break;
    pages.delete(oldKey);
    bytes -= old.bytes;
  }
  reportSize();
}

function clear(versionNow: number): void {
  pages.clear();
  bytes = 0;
  version = versionNow;
  reportSize();
}

function reportSize(): void {
  pageCacheMetrics.pages.set(pages.size);
  pageCacheMetrics.bytes.set(bytes);
}

/** An event loop turn longer than this (ms) may include a new batch of requests. */
const sameBatch = 1;

let versionRead = 0;
let readAt = 0;
let isRead = false;
const expire = () => (isRead = false);

/**
 * The open pages' version, read once per batch of requests. They were all sent before the first was handled, so none of their
 * clients can know of a later change. `now` is `performance.now()`.
 */
export function versionNow(now: number): number {
  if (isRead && now - readAt < sameBatch) return versionRead;
  if (!isRead) setImmediate(expire);
  isRead = true;
  readAt = now;
  return (versionRead = openPagesVersion());
}
