import cluster from "node:cluster";
import { settings } from "~/base/lib/env/settings.server";
import { fillOpenShop } from "./fill-demo";
import { endWith, sayOpen } from "./opened";

/**
 * Opens the shop in this process, or as the primary or a worker of a cluster when `settings.processes` is above 1. `program` is
 * the file this process runs.
 */
export async function openShop(program: string): Promise<void> {
  if (cluster.isWorker) return (await import("./cluster/worker")).startWorker();
  if (settings.processes > 1) return (await import("./cluster/primary")).startPrimary(program);

  const [{ followed }, { prepareShop }, { wakeJobs }, ...rest] = await Promise.all([
    import("./followed"),
    import("./prepare"),
    import("./jobs"),
    import("./serve-build"),
    import("./cluster/watchdog"),
  ]);
  const [{ serveBuild }, { watchThisProcess }] = rest;
  const copy = await followed();
  const { isToBeFilled } = await prepareShop();
  await wakeJobs();
  const { port, stop } = await serveBuild();
  sayOpen(port);
  if (isToBeFilled) void fillOpenShop();
  watchThisProcess(program);
  endWith(stop, copy?.stop);
}
