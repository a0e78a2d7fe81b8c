import { readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "~/base/lib/env/settings.server";

const file = path.join(settings.dataDir, "demo-pay.sqlite");

/** As a start of the shop finds it. */
async function openSandbox() {
  vi.resetModules();
  const { startDemoPayments } = await import("~/sales/payments/provider/demo-payments.server");
  return startDemoPayments();
}

beforeEach(async () => {
  for (const name of readdirSync(settings.dataDir))
    if (name.startsWith("demo-pay")) rmSync(path.join(settings.dataDir, name));
  const close = await openSandbox();
  close();
});

test.each([
  ["is garbage", () => writeFileSync(file, "no database at all ".repeat(1000))],
  ["was cut off", () => truncateSync(file, 40_960)],
])("the demo's payments are named when their database %s, and what to do", async (_, ruin) => {
  ruin();
  await expect(openSandbox()).rejects.toThrow(
    `The database of the demo's payments is damaged: ${file}. The shop's own data is not in it. Delete that file, ` +
      "with demo-pay.sqlite-wal and -shm if they lie beside it, and start the shop again: it makes a new one.",
  );
  rmSync(file);
  const close = await openSandbox();
  close();
});
