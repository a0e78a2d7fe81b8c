import type { Follower } from "~/upkeep/replica/follow.server";
import { settings } from "~/base/lib/env/settings.server";
import { log } from "~/base/lib/log/log.server";

/**
 * Lets the copy follow this shop from now on, if COPY_TO names a place; call it before anything is written. When another machine
 * takes over, the shop closes as on SIGTERM. Throws `PlainProblem` when the shop may not open.
 */
export async function followed(): Promise<Follower | null> {
  if (!settings.copy) return null;
  const { followShop } = await import("~/upkeep/replica/follow.server");
  return followShop((sentence) => {
    log.error(sentence);
    process.stderr.write(`${sentence}\n`);
    process.kill(process.pid, "SIGTERM");
  });
}
