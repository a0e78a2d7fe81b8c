import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process of its own that loads the secrets of this folder and prints what signs cookies. */
function secretsOfAProcess(name = "session"): Promise<string> {
  const started = spawn(
    "node_modules/.bin/vite-node",
    ["--script", "tests/base/lib/print-secret.ts", name],
    { env: { ...process.env, DATA_DIR: folder }, stdio: ["ignore", "pipe", "inherit"] },
  );
  let printed = "";
  started.stdout.on("data", (chunk: Buffer) => (printed += chunk));
  return new Promise((done) => started.once("exit", () => done(printed)));
}

it("shops that start at the same moment sign with the same secret and leave one whole file", async () => {
  const signing = await Promise.all([1, 2, 3].map(() => secretsOfAProcess()));
  const left = readdirSync(folder);
  rmSync(path.join(folder, "secrets.json"));
  expect(left).toEqual(["secrets.json"]);
  expect(signing[0]).toHaveLength(43);
  expect(new Set(signing).size).toBe(1);
});

it("a shop that has kept its secrets since before there were webhooks always signs those alike", async () => {
  const kept = { session: "s".repeat(43), sandboxKey: "k".repeat(43) };
  writeFileSync(path.join(folder, "secrets.json"), JSON.stringify(kept));
  const signing = await Promise.all([1, 2].map(() => secretsOfAProcess("webhook")));
  expect(signing[0]).toHaveLength(43);
  expect(signing[0]).not.toBe(kept.sandboxKey);
  expect(new Set(signing).size).toBe(1);
});
