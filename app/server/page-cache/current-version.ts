import { openPagesVersion } from "~/db/open-pages.server";

/** A turn of the event loop that takes longer (ms) has begun with what may be another crowd of requests. */
const sameCrowd = 1;

let version = 0;
let readAt = 0;
let isRead = false;
const forget = () => (isRead = false);

/**
 * The version of what open pages show, read once for all requests that came in together. They were sent before the first of
 * them was looked at, so none of their senders can have heard yet of a change that was made after that. `now` is
 * `performance.now()`.
 */
export function versionNow(now: number): number {
  if (isRead && now - readAt < sameCrowd) return version;
  if (!isRead) setImmediate(forget);
  isRead = true;
  readAt = now;
  return (version = openPagesVersion());
}
