import { openPagesVersion } from "~/base/db/open-pages.server";
import { log } from "~/base/lib/log/log.server";
import { settings } from "~/base/lib/env/settings.server";
import { type Edge, purgeSender } from "./purge-sender";

/** How often (ms) the version is read: a few microseconds, and no write waits for it. */
const readEvery = 100;

/**
 * Purges the edge (PURGE_URL) whenever the open pages' version moves, by whichever process or command, and once at the start: it
 * may have moved while the shop was closed. In one process only. Returns a function that ends it, to be called before the database
 * is closed.
 */
export function purgeOnChange(): () => Promise<void> {
  if (!settings.edge || !isFirst()) return () => Promise.resolve();
  return watchVersion(settings.edge, openPagesVersion);
}

/** Purges `edge` once now, and then whenever `versionNow` gives another number. */
export function watchVersion(edge: Edge, versionNow: () => number): () => Promise<void> {
  const sender = purgeSender(edge);
  let known = -1;
  let isReadable = true;
  const look = () => {
    try {
      const version = versionNow();
      isReadable = true;
      if (version === known) return;
      known = version;
      sender.purge();
    } catch (error) {
      if (isReadable) log.error({ err: error });
      isReadable = false;
    }
  };
  look();
  const timer = setInterval(look, readEvery);
  return async () => {
    clearInterval(timer);
    await sender.stop();
  };
}

/** Of several processes, the first worker; the one that replaces it has the same number. */
const isFirst = () => (process.env.WEB_PROCESS ?? "1") === "1";
