import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-secrets-"));

/** A process of its own that loads the secrets of this folder and prints what signs cookies. */
function secretsOfAProcess(): Promise<string> {
  const started = spawn(
    "node_modules/.bin/vite-node",
    ["--script", "tests/lib/print-session-secret.ts"],
    { env: { ...process.env, DATA_DIR: folder }, stdio: ["ignore", "pipe", "inherit"] },
  );
  let printed = "";
  started.stdout.on("data", (chunk: Buffer) => (printed += chunk));
  return new Promise((done) => started.once("exit", () => done(printed)));
}

it("shops that start at the same moment sign with the same secret and leave one whole file", async () => {
  const signing = await Promise.all([1, 2, 3].map(secretsOfAProcess));
  const left = readdirSync(folder);
  rmSync(folder, { recursive: true });
  expect(left).toEqual(["secrets.json"]);
  expect(signing[0]).toHaveLength(43);
  expect(new Set(signing).size).toBe(1);
});
