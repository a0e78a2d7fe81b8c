import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { log } from "~/base/lib/log/log.server";
import { type Cluster, type Member, startCluster } from "~/server/cluster/cluster";
import { statesOf } from "~/server/cluster/states";

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-counting-"));
let processes: Cluster | null = null;
let states: ReturnType<typeof statesOf>;
const listens = vi.fn();

beforeAll(async () => {
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    resolve: { alias: { "~": path.resolve("app") } },
    build: {
      ssr: "tests/server/counting-member.ts",
      outDir: path.join(folder, "build"),
      emptyOutDir: true,
      target: "node20",
    },
  });
});

beforeEach(async () => {
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  listens.mockClear();
  states = statesOf(() => processes?.members() ?? []);
  ({ processes } = await startCluster({
    program: path.join(folder, "build/counting-member.js"),
    args: [],
    size: 2,
    port: 0,
    host: "127.0.0.1",
    answers: { listens },
    onGone: states.keepCountsOf,
  }));
  await vi.waitFor(() => expect(listens).toHaveBeenCalledTimes(2), 20_000);
});
afterEach(() => processes?.stop(0));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function member(number: number): Member {
  const found = processes?.members().find((one) => one.number === number);
  if (!found) throw new Error(`Process ${number} is not there`);
  return found;
}
const numberOf = (text: string, name: string) =>
  Number(new RegExp(`^${name}(?:\\{.*\\})? (.+)$`, "m").exec(text)?.[1]);

async function numbers() {
  const { processes, metrics } = await states.all();
  return {
    processes: processes.map(({ number }) => number),
    requests: numberOf(metrics, "shop_requests_total"),
    pages: numberOf(metrics, "shop_page_memory_pages"),
  };
}

test("what two processes counted adds up, and nothing of it is lost when one of them is killed", async () => {
  await member(1).ask("count", 3);
  await member(2).ask("count", 4);
  let counted = 7;
  expect((await numbers()).requests).toBe(counted);
  for (let round = 1; round <= 2; round += 1) {
    process.kill(member(2).pid, "SIGKILL");
    await vi.waitFor(() => expect(listens).toHaveBeenCalledTimes(2 + round), 20_000);
    // The pages that it had in memory are gone with it; there are those of its successor.
    expect(await numbers()).toEqual({ processes: [0, 1, 2], requests: counted, pages: 2 });
    counted += 5;
    await member(2).ask("count", 5);
    expect((await numbers()).requests).toBe(counted);
  }
});

test("while a process hangs the numbers are there, with what it had counted before", async () => {
  await member(1).ask("count", 3);
  await member(2).ask("count", 4);
  await numbers();
  member(2)
    .ask("hang")
    .catch(() => undefined);
  await member(1).ask("count", 1);
  expect(await numbers()).toEqual({ processes: [0, 1], requests: 8, pages: 2 });
});

test("a process that is killed while it is asked keeps nobody waiting", async () => {
  await member(1).ask("count", 3);
  member(2)
    .ask("hang")
    .catch(() => undefined);
  const asked = numbers();
  process.kill(member(2).pid, "SIGKILL");
  expect((await asked).requests).toBe(3);
});
