import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { backUp } from "~/upkeep/backup/back-up.server";
import { copyDatabase } from "~/upkeep/backup/snapshot.server";
import { databaseFile } from "~/base/db/database-file.server";
import { shopper } from "../../cast";
import { ended, Ruin, usersIn } from "./restoring";

let backups: string;
let backup: string;
let whole: Buffer;
let ruin: Ruin;

beforeAll(async () => {
  backups = mkdtempSync(path.join(tmpdir(), "prayosha-backups-"));
  await shopper();
  ({ file: backup } = await backUp({ target: path.join(backups, "one.tar.gz") }));
  const copy = path.join(backups, "copy.sqlite");
  await copyDatabase(databaseFile, copy);
  whole = readFileSync(copy);
});

afterAll(() => rmSync(backups, { recursive: true, force: true }));
beforeEach(() => {
  ruin = new Ruin();
});
afterEach(() => rmSync(ruin.folder, { recursive: true, force: true }));

const asides = () => readdirSync(ruin.dataDir).filter((name) => name.startsWith("before-restore-"));

test.each([
  ["is garbage", () => Buffer.from("no database at all ".repeat(1000))],
  ["is full of zeros", () => Buffer.alloc(40_000)],
  ["was cut off", () => whole.subarray(0, 8192)],
  ["has lost its first page", () => Buffer.concat([Buffer.alloc(4096, 7), whole.subarray(4096)])],
])("a backup is restored when the database %s, which is kept aside", async (_, ruined) => {
  writeFileSync(ruin.database, ruined());
  writeFileSync(`${ruin.database}-wal`, "a log of nothing");
  const { code, said } = await ended(ruin.restore(backup));
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(usersIn(ruin.database)).toHaveLength(1);
  const [aside = ""] = asides();
  expect(said).toContain(aside);
  const kept = readFileSync(path.join(ruin.dataDir, aside, "shop.sqlite"));
  // In the head of a file that can still be opened, SQLite notes that it was.
  expect(kept.subarray(100).equals(ruined().subarray(100))).toBe(true);
  expect(readdirSync(ruin.dataDir).sort()).toEqual([aside, "shop.sqlite"]);
});

test("a backup is restored when the database has lost all its bytes; its log is kept aside", async () => {
  writeFileSync(ruin.database, "");
  writeFileSync(`${ruin.database}-wal`, "a log of what was");
  expect(await ended(ruin.restore(backup))).toMatchObject({ code: 0 });
  expect(usersIn(ruin.database)).toHaveLength(1);
  const [aside = ""] = asides();
  const log = path.join(ruin.dataDir, aside, "shop.sqlite-wal");
  expect(readFileSync(log, "utf8")).toBe("a log of what was");
  expect(readdirSync(ruin.dataDir).sort()).toEqual([aside, "shop.sqlite"]);
});

test("a backup that is damaged leaves no database where there was none", async () => {
  const broken = path.join(backups, "cut.tar.gz");
  writeFileSync(broken, readFileSync(backup).subarray(0, 3000));
  expect(await ended(ruin.restore(broken))).toMatchObject({ code: 1 });
  expect(readdirSync(ruin.dataDir)).toEqual([]);
});

test("a backup is restored where a folder bears the database's name", async () => {
  mkdirSync(ruin.database);
  writeFileSync(path.join(ruin.database, "note"), "of the operator");
  expect(await ended(ruin.restore(backup))).toMatchObject({ code: 0 });
  expect(usersIn(ruin.database)).toHaveLength(1);
  const [aside = ""] = asides();
  expect(statSync(path.join(ruin.dataDir, aside, "shop.sqlite/note")).size).toBe(15);
});

test("a backup is restored where there is no shop yet", async () => {
  rmSync(ruin.dataDir, { recursive: true });
  expect(await ended(ruin.restore(backup))).toMatchObject({ code: 0 });
  expect(usersIn(ruin.database)).toHaveLength(1);
  expect(asides()).toEqual([]);
});

test("a backup that is damaged too leaves the unreadable database where it is", async () => {
  writeFileSync(ruin.database, "garbage");
  const broken = path.join(backups, "broken.tar.gz");
  writeFileSync(broken, readFileSync(backup).subarray(0, 3000));
  const { code, said } = await ended(ruin.restore(broken));
  expect(code).toBe(1);
  expect(said).toContain("damaged");
  expect(readFileSync(ruin.database, "utf8")).toBe("garbage");
  expect(readdirSync(ruin.dataDir)).toEqual(["shop.sqlite"]);
});
