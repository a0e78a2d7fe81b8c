import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Follower, followShop } from "~/upkeep/replica/follow.server";
import { settings } from "~/base/lib/env/settings.server";
import { restoreIn } from "./elsewhere";
import { enquire, hasLitestream, held } from "./following";

const copy = vi.hoisted(() => {
  const copy = `${process.env.DATA_DIR}-copy`;
  process.env.COPY_TO = `file://${copy}`;
  return copy;
});
mkdirSync(copy);
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-elsewhere-"));
const photo = "b".repeat(64);

let follower: Follower;
let middle = 0;
const succeeded = vi.fn<(sentence: string) => void>();

beforeAll(async () => {
  mkdirSync(path.join(settings.uploadsDir, photo), { recursive: true });
  writeFileSync(path.join(settings.uploadsDir, photo, "original"), "a photo");
  follower = await followShop(succeeded);
  await enquire("Asha");
  await held();
  // A store's files are dated to the second where it speaks S3.
  await setTimeout(1100);
  middle = Date.now();
  await setTimeout(1100);
  await enquire("Bina");
  await held();
});
afterEach(() => succeeded.mockClear());
afterAll(async () => {
  await follower.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(copy, { recursive: true, force: true });
});

const restore = (name: string, ...args: string[]) => restoreIn(path.join(folder, name), args);

function namesIn(name: string): unknown[] {
  const file = path.join(folder, name, "data/shop.sqlite");
  const database = new Database(file, { readonly: true, fileMustExist: true });
  const names = database.prepare("select name from enquiries order by rowid").pluck().all();
  database.close();
  return names;
}

describe.skipIf(!hasLitestream)("a shop restored from its copy on another machine", () => {
  test("is as it was at a moment; numbers given since are skipped and noted", async () => {
    const { code, said } = await restore("moment", String(middle));
    expect(said).toMatch(/Orders: the numbers 1 to \d+ are skipped and noted/);
    expect(code).toBe(0);
    expect(namesIn("moment")).toEqual(["Asha"]);
    await vi.waitFor(() => expect(succeeded).toHaveBeenCalledOnce(), { timeout: 30_000 });
  });

  test("is as it was at the end, photos and all, and keeps what was there", async () => {
    // The owner before the last one wrote it.
    const data = path.join(folder, "end", "data");
    mkdirSync(data, { recursive: true });
    const before = new Database(path.join(data, "shop.sqlite"));
    before.exec("create table before (it)");
    before.close();
    const { code, said } = await restore("end");
    expect(said).toMatch(/Restored as of/);
    expect(code).toBe(0);
    expect(namesIn("end")).toEqual(["Asha", "Bina"]);
    expect(existsSync(path.join(folder, "end/uploads", photo, "original"))).toBe(true);
    expect(readdirSync(data).filter((name) => name.startsWith("before-restore-"))).toHaveLength(1);
    expect(existsSync(path.join(data, "after-restore.json"))).toBe(false);
  });

  test("is not made of a moment before the copy began, and nothing is changed", async () => {
    const { code, said } = await restore("early", "1000");
    expect(code).toBe(1);
    expect(said).toMatch(/There is no copy in .* of that time/);
    expect(existsSync(path.join(folder, "early/data/shop.sqlite"))).toBe(false);
  });
});
