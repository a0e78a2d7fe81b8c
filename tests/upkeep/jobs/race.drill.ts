import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { settings } from "~/base/lib/env/settings.server";

const file = path.join(settings.dataDir, "race.txt");

function shop(): ChildProcess {
  return spawn("node_modules/.bin/vite-node", ["--script", "tests/upkeep/jobs/run-until-told.ts"], {
    env: { ...process.env, RACE_FILE: file },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

const notes = () => (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []);

it("of several processes on one database one at a time does a job; told to stop, each ends what it began", async () => {
  const shops = [shop(), shop(), shop()];
  const gone = shops.map((one) => new Promise<number | null>((done) => one.once("exit", done)));
  await Promise.all(shops.map(({ stdout }) => stdout && once(stdout, "data")));
  await vi.waitFor(() => expect(notes().length).toBeGreaterThan(12), {
    timeout: 30_000,
    interval: 100,
  });
  for (const one of shops) one.kill("SIGTERM");
  expect(await Promise.all(gone)).toEqual([0, 0, 0]);

  const written = notes();
  expect(written.length % 2).toBe(0);
  for (let at = 0; at < written.length; at += 2) {
    const [what, who] = written[at]?.split(" ") ?? [];
    expect(what).toBe("begin");
    expect(written[at + 1]).toBe(`end ${who}`);
  }
}, 60_000);
