import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backUp } from "~/upkeep/backup/back-up.server";
import { restoreBackup } from "~/upkeep/backup/restore.server";
import { closeDatabase, db, write } from "~/base/db/connection.server";
import { databaseFile } from "~/base/db/database-file.server";
import { orders, users } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import { importOldShop } from "~/office/mongo-import/import.server";
import {
  categoryDoc,
  dumpOf,
  orderDoc,
  productDoc,
  userDoc,
} from "../../office/mongo-import/old-shop";
import sharp from "sharp";

let folder: string;
let file: string;

/** What a database file holds of orders and users. */
function holds(database: string) {
  const opened = new Database(database, { readonly: true });
  try {
    return {
      users: opened.prepare("SELECT name FROM users ORDER BY id").pluck().all(),
      sum: opened.prepare("SELECT sum(total_paise) FROM orders").pluck().get(),
    };
  } finally {
    opened.close();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "prayosha-restore-"));
  const data = await sharp({
    create: { width: 300, height: 300, channels: 3, background: "#cc8800" },
  })
    .png()
    .toBuffer();
  const dump = dumpOf(
    {
      users: [userDoc(1)],
      categories: [categoryDoc(1)],
      products: [productDoc(1, { photo: { data } })],
      orders: [orderDoc(1), orderDoc(2)],
    },
    "relaxed",
  );
  await importOldShop(dump, { tell: () => undefined });
  rmSync(dump, { recursive: true });
  ({ file } = await backUp({ target: path.join(folder, "backup.tar.gz") }));
  await write((tx) => {
    tx.update(users).set({ name: "Changed since" }).run();
  });
  expect(db.select().from(orders).all()).toHaveLength(2);
  await closeDatabase();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("restoring", () => {
  test("is refused while the shop has its database open, and changes nothing", async () => {
    const shop = new Database(databaseFile);
    shop.prepare("SELECT count(*) FROM users").get();
    await expect(restoreBackup(file)).rejects.toThrow(/shop is running/);
    shop.close();
    expect(holds(databaseFile).users).toEqual(["Changed since"]);
  });

  test("is refused for what is no backup, and changes nothing", async () => {
    await expect(restoreBackup(path.join(folder, "none.tar.gz"))).rejects.toThrow(/no file/);
    await expect(restoreBackup("package.json")).rejects.toThrow(/damaged/);
    expect(holds(databaseFile).users).toEqual(["Changed since"]);
    expect(readdirSync(settings.dataDir).filter((name) => name.startsWith("restor"))).toEqual([]);
  });

  test("brings rows, money and photos back and keeps what was there", async () => {
    const [photo = ""] = readdirSync(settings.uploadsDir);
    rmSync(path.join(settings.uploadsDir, photo), { recursive: true });

    const now = Date.now();
    const { aside, photos } = await restoreBackup(file, now);

    expect(holds(databaseFile)).toEqual({ users: ["Customer 1"], sum: 580_000 });
    expect(holds(path.join(aside ?? "", "shop.sqlite")).users).toEqual(["Changed since"]);
    expect(photos).toBe(1);
    expect(readdirSync(path.join(settings.uploadsDir, photo))).toContain("original");
    const atOnceAgain = await restoreBackup(file, now);
    expect(atOnceAgain.photos).toBe(0);
    expect(atOnceAgain.aside).not.toBe(aside);
    expect(holds(path.join(aside ?? "", "shop.sqlite")).users).toEqual(["Changed since"]);
  });

  test("is refused for a backup of a newer version of the shop", async () => {
    const shop = new Database(databaseFile);
    shop.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)");
    shop.close();
    const newer = await backUp({ target: path.join(folder, "newer.tar.gz") });
    await expect(restoreBackup(newer.file)).rejects.toThrow(/newer version/);
  });
});
