import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

/** Twelve beats of 100 ms in a row without a turn are too many. */
const tooLong = 12 * 100;
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-watched-"));
let child: ChildProcess;
let said = "";

beforeAll(async () => {
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    resolve: { alias: { "~": path.resolve("app") } },
    build: {
      ssr: "tests/server/hanging.ts",
      outDir: path.join(folder, "build"),
      emptyOutDir: true,
      target: "node20",
    },
  });
});

afterEach(() => void child.kill("SIGKILL"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function started(...execArgv: string[]): Promise<void> {
  child = fork(path.join(folder, "build/hanging.js"), { execArgv, silent: true });
  said = "";
  child.stdout?.on("data", (text: Buffer) => (said += text.toString()));
  await once(child, "message");
}

/** Tells the process to stand still for so long (ms). */
const standStill = (ms: number) => void child.send(ms);

test("a process that hangs is ended, and a line of the log says so", async () => {
  await started();
  standStill(60_000);
  const [code, signal] = (await once(child, "close")) as unknown[];
  expect([code, signal]).toEqual([null, "SIGKILL"]);
  expect(JSON.parse(said)).toMatchObject({ level: 50, msg: "The shop hangs and is ended" });
});

test("a process that is only busy, again and again, goes on", async () => {
  await started();
  for (let turn = 0; turn < 8; turn += 1) {
    standStill(tooLong / 4);
    expect(await once(child, "message")).toEqual([String(tooLong / 4), undefined]);
  }
  expect(said).toBe("");
});

test("a process that slept with its machine goes on", async () => {
  await started();
  const until = performance.now() + 2 * tooLong;
  child.kill("SIGSTOP");
  await vi.waitUntil(() => performance.now() > until, 10 * tooLong);
  child.kill("SIGCONT");
  standStill(1);
  expect(await once(child, "message")).toEqual(["1", undefined]);
});

test("a process that a debugger may hold goes on", async () => {
  await started("--inspect=127.0.0.1:0");
  standStill(2 * tooLong);
  expect(await once(child, "message")).toEqual([String(2 * tooLong), undefined]);
});

test("a process that is watched ends in order, at once", async () => {
  await started();
  const ended = once(child, "exit");
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});
