import cluster from "node:cluster";
import { endProcess } from "~/lib/log.server";
import { settings } from "~/lib/settings.server";

/**
 * Opens the shop: with one process in this one, else as the process that keeps the others alive or as one of them.
 * `program` is the file that this process runs.
 */
export async function openShop(program: string): Promise<void> {
  if (cluster.isWorker) return (await import("./cluster/worker")).startWorker();
  if (settings.processes > 1) return (await import("./cluster/primary")).startPrimary(program);

  const [{ prepareShop }, { wakeJobs }, { serveBuild }, { watchThisProcess }] = await Promise.all([
    import("./prepare"),
    import("./jobs"),
    import("./serve-build"),
    import("./cluster/watchdog"),
  ]);
  await prepareShop();
  await wakeJobs();
  const { port, stop } = await serveBuild();
  sayOpen(port);
  watchThisProcess(program);
  endWith(stop);
}

export function sayOpen(port: number): void {
  const address = settings.shopUrl ?? `http://localhost:${port}`;
  process.stdout.write(`\n  The shop is open at ${address}\n\n`);
}

/** Ends this process in order when the system tells it to. */
export function endWith(stop: () => Promise<void>): void {
  const end = () => void stop().then(() => endProcess(0));
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
}
