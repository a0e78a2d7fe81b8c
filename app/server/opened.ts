import { endProcess } from "~/base/lib/log/log.server";
import { settings } from "~/base/lib/env/settings.server";

export function sayOpen(port: number): void {
  const address = settings.shopUrl ?? `http://localhost:${port}`;
  process.stdout.write(`\n  The shop is open at ${address}\n\n`);
}

/** Shuts down cleanly on SIGTERM or SIGINT: `stop`, then what must come last. */
export function endWith(
  stop: () => Promise<void>,
  last: () => Promise<void> = () => Promise.resolve(),
): void {
  const end = () =>
    void stop()
      .then(last)
      .then(() => endProcess(0));
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
}
