import type { Follower } from "~/copy/follow.server";
import { settings } from "~/lib/env/settings.server";
import { log } from "~/lib/log/log.server";

/**
 * Lets the copy follow this shop from now on, if COPY_TO names a place; call it before anything is written. When another machine
 * takes over, the shop closes as on SIGTERM. Throws `PlainProblem` when the shop may not open.
 */
export async function followed(): Promise<Follower | null> {
  if (!settings.copy) return null;
  const { followShop } = await import("~/copy/follow.server");
  return followShop((sentence) => {
    log.error(sentence);
    process.stderr.write(`${sentence}\n`);
    process.kill(process.pid, "SIGTERM");
  });
}
