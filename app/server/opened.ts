import { endProcess } from "~/lib/log.server";
import { settings } from "~/lib/env/settings.server";

export function sayOpen(port: number): void {
  const address = settings.shopUrl ?? `http://localhost:${port}`;
  process.stdout.write(`\n  The shop is open at ${address}\n\n`);
}

/** Shuts down cleanly on SIGTERM or SIGINT. */
export function endWith(stop: () => Promise<void>): void {
  const end = () => void stop().then(() => endProcess(0));
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
}
