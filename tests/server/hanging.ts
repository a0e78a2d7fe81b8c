import { inspect } from "node:util";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { watchThisProcess } from "~/server/cluster/watchdog";
import { runWatchdog } from "~/server/cluster/watchdog-thread";

// A process that is watched as the shop is, ten times a second, and stands still for as many ms as it is told.
if (isMainThread) {
  watchThisProcess(fileURLToPath(import.meta.url), 100);
  process.on("message", (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
    process.send?.(inspect(ms));
  });
  process.send?.("ready");
} else runWatchdog();
