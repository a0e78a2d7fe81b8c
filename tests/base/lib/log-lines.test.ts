import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-log-"));
const program = path.join(folder, "build/logging.js");
let running: ChildProcess[] = [];

beforeAll(async () => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    resolve: { alias: { "~": path.resolve("app") } },
    build: {
      ssr: "tests/base/lib/logging.ts",
      outDir: path.join(folder, "build"),
      emptyOutDir: true,
      target: "node20",
    },
  });
}, 60_000);

afterEach(() => {
  for (const one of running.splice(0)) one.kill("SIGKILL");
});
afterAll(() => {
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

type Told = { written?: number; dropped: number; told: number };

/** A program whose log goes to `stdout`; `ask` has it write so many lines, and tells when it goes on with other work. */
function logger(stdout: number | "pipe", name = "a") {
  const child = spawn(process.execPath, [program, name], {
    stdio: ["ignore", stdout, "inherit", "ipc"],
  });
  running.push(child);
  const ask = async (message: object): Promise<Told> => {
    const answer = once(child, "message");
    child.send(message);
    return ((await answer) as [Told])[0];
  };
  return {
    child,
    write: (count: number) => ask({ write: count }),
    state: () => ask({}),
    async end(): Promise<number | null> {
      const gone = once(child, "exit");
      child.send({ end: true });
      return ((await gone) as [number | null])[0];
    },
  };
}

const linesIn = (text: string) => text.split("\n").filter(Boolean);
/** Every line by its writer and number; it fails for one that is not whole. */
const namesIn = (text: string) =>
  linesIn(text).map((line) => {
    const { name, at, filling } = JSON.parse(line) as { name: string; at: number; filling: string };
    expect(filling).toMatch(/^x+$/);
    return `${name} ${at}`;
  });

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setImmediate(done));
}

test("what waits at the end of a process is written before it ends", async () => {
  const file = path.join(folder, "end.log");
  const fd = openSync(file, "a");
  const { write, end } = logger(fd);
  expect(await write(500)).toMatchObject({ dropped: 0 });
  expect(await end()).toBe(0);
  closeSync(fd);
  expect(new Set(namesIn(readFileSync(file, "utf8"))).size).toBe(500);
});

test("a full disk holds nothing up: what has no room is dropped and counted, and the process ends", async () => {
  const fd = openSync("/dev/full", "w");
  const { write, end } = logger(fd);
  // A megabyte waits, in lines of 200 bytes.
  expect((await write(20_000)).dropped).toBeGreaterThan(14_000);
  const { dropped } = await write(1000);
  // A piece that leaves the queue to be tried again makes room for some lines.
  const more = (await write(100)).dropped - dropped;
  expect(more).toBeGreaterThan(0);
  expect(more).toBeLessThanOrEqual(100);
  expect(await end()).toBe(0);
  closeSync(fd);
});

const canMount = process.getuid?.() === 0 && process.platform === "linux";

test.skipIf(!canMount)(
  "once there is room on the disk again the lines that waited are written, whole, and how many are missing is told",
  async () => {
    const disk = mkdtempSync(path.join(tmpdir(), "prayosha-log-disk-"));
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=128k", "none", disk]);
    try {
      const fd = openSync(path.join(disk, "shop.log"), "a");
      const [one, other] = [logger(fd, "a"), logger(fd, "b")];
      const [first] = await Promise.all([one.write(20_000), other.write(20_000)]);
      expect(first.dropped).toBeGreaterThan(0);
      execFileSync("mount", ["-o", "remount,size=16m", disk]);
      await until(async () => (await one.state()).told > 0 && (await other.state()).told > 0);
      const { dropped, told } = await one.state();
      expect(told).toBe(dropped);
      expect([await one.end(), await other.end()]).toEqual([0, 0]);
      closeSync(fd);
      const lines = linesIn(readFileSync(path.join(disk, "shop.log"), "utf8"));
      const whole = lines.filter((line) =>
        /^\{"name":"[ab]","at":\d+,"filling":"x+"\}$/.test(line),
      );
      // Half a line at most for each process: where the disk was full.
      expect(lines.length - whole.length).toBeLessThanOrEqual(2);
      // One of ours may have come right behind the other's half.
      const missing = 20_000 - dropped - whole.filter((line) => line.includes('"a"')).length;
      expect([0, 1]).toContain(missing);
    } finally {
      execFileSync("umount", ["-l", disk]);
      rmSync(disk, { recursive: true });
    }
  },
  60_000,
);

test("a pipe that nobody reads, or whose reader is gone, holds nothing up, also at the end", async () => {
  const unread = logger("pipe");
  unread.child.stdout?.pause();
  expect((await unread.write(20_000)).dropped).toBeGreaterThan(0);
  expect(await unread.end()).toBe(0);

  const left = logger("pipe");
  left.child.stdout?.destroy();
  expect((await left.write(20_000)).dropped).toBeGreaterThan(0);
  expect(await left.end()).toBe(0);
});

test("lines that several processes write to one file or one pipe stay whole", async () => {
  const file = path.join(folder, "several.log");
  const fd = openSync(file, "w");
  const inFile = ["a", "b", "c"].map((name) => logger(fd, name));
  await Promise.all(inFile.map(({ write }) => write(2000)));
  await Promise.all(inFile.map(({ end }) => end()));
  closeSync(fd);
  expect(new Set(namesIn(readFileSync(file, "utf8"))).size).toBe(6000);

  // As the processes of a shop do: the others have the pipe of the first.
  const first = spawn("sh", ["-c", '"$0" "$1" several | cat', process.execPath, program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.push(first);
  let said = "";
  first.stdout?.on("data", (text: Buffer) => (said += text.toString()));
  await once(first, "close");
  expect(new Set(namesIn(said)).size).toBe(6000);
}, 60_000);
