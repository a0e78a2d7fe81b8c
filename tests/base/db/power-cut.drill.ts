import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { Dice } from "../../dice";
import { type DiskStep, diskSteps } from "./traced-writes";

// The power goes while the shop stores messages: of what was not synced, any part may be on the disk, by sectors of 512 bytes.

vi.setConfig({ testTimeout: 300_000 });
const hasStrace = spawnSync("strace", ["-V"]).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-cut-"));
const base = path.join(folder, "base.sqlite");
const cuts = 60;
/** Enough for the log to be folded into the database twice. */
const messages = 900;
let steps: DiskStep[] = [];

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!hasStrace)("when the power goes", () => {
  beforeAll(async () => {
    copyFileSync(inject("migratedDatabase"), base);
    steps = await traced(messages);
  }, 300_000);

  test("everything that was told is stored, and nothing is torn", () => {
    expect(steps.filter(({ kind }) => kind === "told")).toHaveLength(messages);
    const last = steps.findLastIndex(({ kind }) => kind === "told");
    const isWrittenBack = steps
      .slice(0, last)
      .some((step) => step.kind === "write" && step.file.endsWith(".sqlite"));
    expect(isWrittenBack, "the log is folded into the database meanwhile").toBe(true);
    const dice = new Dice(Number(process.env.POWER_SEED ?? 1));
    for (let round = 0; round < cuts; round += 1) {
      const at = Math.floor(dice.between(1, steps.length));
      expect(lostAt(at, dice), `power cut at step ${at}`).toEqual([]);
    }
  });

  test("a shop that never synced would have lost some: the simulation finds them", () => {
    const careless = steps.filter(({ kind }) => kind !== "synced");
    const dice = new Dice(1);
    const lost = Array.from({ length: 20 }, () => {
      try {
        return lostAt(careless.length - 1, dice, careless).length;
      } catch {
        // The file could not even be read.
        return 1;
      }
    });
    expect(Math.max(...lost)).toBeGreaterThan(0);
  });
});

/** What a shop that stores so many messages asks of the disk. */
async function traced(count: number): Promise<DiskStep[]> {
  const data = path.join(folder, "data");
  mkdirSync(data);
  copyFileSync(base, path.join(data, "shop.sqlite"));
  const trace = path.join(folder, "trace");
  const calls = "trace=pwrite64,write,ftruncate,fsync,fdatasync";
  const child = spawn(
    "strace",
    [
      ..."-f -y -xx -s 70000 --seccomp-bpf -e".split(" "),
      calls,
      "-o",
      trace,
      process.execPath,
      "node_modules/vite-node/vite-node.mjs",
      "tests/base/db/tell-until-cut.ts",
      String(count),
    ],
    { env: { ...process.env, DATA_DIR: data }, stdio: ["ignore", "ignore", "inherit"] },
  );
  expect(await once(child, "exit")).toEqual([0, null]);
  const lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(trace) })) lines.push(line);
  const all = [...diskSteps(lines, (file) => /\/shop\.sqlite(-wal)?$/.test(file))];
  // Helpers of the runner write to their standard output as well.
  return all.filter((step) => step.kind !== "told" || step.words.startsWith("Visitor "));
}

/** Builds what is on the disk when the power goes before this step; gives what was told and is not there. */
function lostAt(at: number, dice: Dice, all = steps): string[] {
  const before = all.slice(0, at);
  const disk = path.join(folder, "disk.sqlite");
  for (const end of ["", "-wal", "-shm"]) rmSync(disk + end, { force: true });
  for (const end of ["", "-wal"]) {
    const content = contentOf(before, end, dice);
    if (content.length > 0) writeFileSync(disk + end, content);
  }
  const database = new Database(disk);
  try {
    expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
    const names = database.prepare("select name from enquiries").pluck().all();
    const told = before.flatMap((step) => (step.kind === "told" ? [step.words.trim()] : []));
    const stored = new Set(names);
    return told.filter((name) => !stored.has(name));
  } finally {
    database.close();
  }
}

/** The bytes of one file: all that was synced, and any sectors of what came after. `end`: of the file's name. */
function contentOf(before: DiskStep[], end: string, dice: Dice): Buffer {
  const own = before.flatMap((step) =>
    step.kind !== "told" && step.file.endsWith(`.sqlite${end}`) ? [step] : [],
  );
  const synced = own.findLastIndex(({ kind }) => kind === "synced");
  const first = end === "" ? readFileSync(base) : Buffer.alloc(0);
  const ends = own.map((step) => (step.kind === "write" ? step.at + step.bytes.length : 0));
  const content = Buffer.alloc(Math.max(first.length, ...ends));
  first.copy(content);
  let size = first.length;
  for (const [index, step] of own.entries()) {
    const isStored = () => index < synced || dice.chance(0.5);
    if (step.kind === "cut" && isStored()) {
      content.fill(0, step.size);
      size = step.size;
    }
    if (step.kind !== "write") continue;
    for (let from = 0; from < step.bytes.length; from += 512)
      if (isStored()) {
        const until = Math.min(from + 512, step.bytes.length);
        step.bytes.copy(content, step.at + from, from, until);
        size = Math.max(size, step.at + until);
      }
  }
  return content.subarray(0, size);
}
