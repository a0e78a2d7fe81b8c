import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backUp } from "~/upkeep/backup/back-up.server";
import { backupName } from "~/upkeep/backup/backup-folder.server";
import { nextNight, backupJob } from "~/upkeep/backup/backup-job.server";
import { backupState } from "~/upkeep/backup/backup-state.server";
import { outdated } from "~/upkeep/backup/rotation";
import { verifyBackup } from "~/upkeep/backup/verify.server";
import { importOldShop } from "~/office/mongo-import/import.server";
import { db, write } from "~/base/db/connection.server";
import { orders, users } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { settings } from "~/base/lib/env/settings.server";
import {
  categoryDoc,
  dumpOf,
  orderDoc,
  productDoc,
  userDoc,
} from "../../office/mongo-import/old-shop";

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "prayosha-backup-"));
  const data = readFileSync("app/office/demo/photos/bottle-1l-detail.jpg");
  const dump = dumpOf(
    {
      users: [userDoc(1)],
      categories: [categoryDoc(1)],
      products: [productDoc(1, { photo: { data } })],
      orders: [orderDoc(1), orderDoc(2)],
    },
    "bson",
  );
  await importOldShop(dump, { tell: () => undefined });
  rmSync(dump, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string) => path.join(folder, name);

describe("a backup", () => {
  test("holds every row, all the money and every photo, and checks out", async () => {
    const { file, manifest } = await backUp({ target: inFolder("whole.tar.gz") });
    expect(manifest).toMatchObject({
      kind: "whole",
      counts: { users: 1, products: 1, orders: 2, photos: 1 },
      sums: { "orders.total_paise": 580_000 },
      missingPhotos: [],
    });
    expect(manifest.files.some(({ name }) => /^photos\/[0-9a-f]{64}\/original$/.test(name))).toBe(
      true,
    );
    expect(await verifyBackup(file)).toEqual(manifest);
    expect(readdirSync(folder)).toEqual(["whole.tar.gz"]);
  });

  test("is of one moment, while the shop goes on writing", async () => {
    const shop = { isOpen: true };
    let written = 0;
    const writing = (async () => {
      while (shop.isOpen) {
        await write((tx) => {
          const id = newId();
          tx.insert(users)
            .values({
              id,
              name: "x".repeat(2000),
              email: `${id}@example.com`,
              passwordHash: "x",
              answerHash: "x",
              phone: "",
              address: "",
              createdAt: 1,
              updatedAt: 1,
            })
            .run();
        });
        written += 1;
        await setImmediate();
      }
    })();
    const before = written;
    const { file, manifest } = await backUp({ target: inFolder("busy.tar.gz") });
    shop.isOpen = false;
    await writing;
    expect(written).toBeGreaterThan(before);
    expect(manifest.counts.users).toBeLessThanOrEqual(written + 1);
    expect((await verifyBackup(file)).counts).toEqual(manifest.counts);
  });

  test("never takes the place of another file", async () => {
    writeFileSync(inFolder("mine.txt"), "mine");
    await expect(backUp({ target: inFolder("mine.txt") })).rejects.toThrow(/is there already/);
    expect(readFileSync(inFolder("mine.txt"), "utf8")).toBe("mine");
  });

  test("that cannot be written is told in a sentence and leaves nothing", async () => {
    writeFileSync(inFolder("a-file"), "");
    await expect(backUp({ target: inFolder("a-file/backup.tar.gz") })).rejects.toThrow(
      /cannot be made/,
    );
    expect(readdirSync(folder).filter((name) => name.startsWith("unfinished"))).toEqual([]);
  });

  test.each([
    ["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length - 2000)],
    ["of another content", changed],
    ["no archive", () => Buffer.from("hello")],
    ["empty", () => Buffer.alloc(0)],
  ])("that is %s is found out", async (name, spoil) => {
    const { file } = await backUp({ target: inFolder(`${name}.tar.gz`) });
    writeFileSync(file, spoil(readFileSync(file)));
    await expect(verifyBackup(file)).rejects.toThrow(/damaged/);
  });
});

/** One letter of the database is another. */
function changed(bytes: Buffer): Buffer {
  const plain = gunzipSync(bytes);
  const at = plain.indexOf("customer-1@example.com");
  expect(at).toBeGreaterThan(0);
  plain[at] = "k".charCodeAt(0);
  return gzipSync(plain);
}

describe("every night", () => {
  const day = 24 * 60 * 60 * 1000;
  const madeAt = (name: string) => ({ name, madeAt: Date.parse(name), isBeforeUpgrade: false });

  test("at half past two in India", () => {
    const noon = Date.parse("2026-11-21T06:30:00Z");
    expect(new Date(nextNight(noon)).toISOString()).toBe("2026-11-21T21:00:00.000Z");
    expect(nextNight(nextNight(noon))).toBe(nextNight(noon) + day);
  });

  test("a backup is made once, and a missed one as soon as the shop runs again", async () => {
    const now = Date.now();
    expect(await backupJob.run(now)).toMatch(/first backup is due/);
    expect(await backupState(now)).toMatchObject({ madeAt: null, isOverdue: false });

    const later = nextNight(now) + 3 * day;
    expect(await backupState(later)).toMatchObject({ isOverdue: true });
    expect(await backupJob.run(later)).toMatch(/^Last backup .* [KM]B$/);
    await backupJob.run(later + 60_000);
    expect(readdirSync(settings.backup.dir)).toEqual([backupName(later)]);
    expect(await backupState(later)).toMatchObject({ isOverdue: false, isCopied: null });
    const whole = await verifyBackup(path.join(settings.backup.dir, backupName(later)));
    expect(whole.counts.orders).toBe(db.select().from(orders).all().length);
  });

  test("an unreadable folder is told, and thrown at nobody", async () => {
    rmSync(settings.backup.dir, { recursive: true });
    writeFileSync(settings.backup.dir, "no folder");
    expect((await backupState()).problem).toMatch(/cannot be read/);
    await expect(backupJob.run(Date.now() + 9 * day)).rejects.toThrow();
    rmSync(settings.backup.dir);
    mkdirSync(settings.backup.dir);
  });

  test("7 daily, 4 weekly and 12 monthly ones stay", () => {
    const end = Date.parse("2026-11-21T21:00:00Z");
    const nights = Array.from({ length: 800 }, (_, night) =>
      madeAt(new Date(end - night * day).toISOString()),
    );
    const inIndia = ({ madeAt: time }: { madeAt: number }) =>
      new Date(time + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const gone = new Set(outdated(nights));
    const stay = nights.filter((night) => !gone.has(night)).map(inIndia);
    expect(stay.slice(0, 7)).toEqual(nights.slice(0, 7).map(inIndia));
    expect(stay).toContain("2026-11-08");
    expect(stay).toContain("2026-11-01");
    expect(stay.filter((name) => name < "2026-11-01").length).toBe(11);
    expect(stay.at(-1)).toBe("2025-12-31");
    expect(stay.length).toBeLessThanOrEqual(7 + 4 + 12);
  });
});
