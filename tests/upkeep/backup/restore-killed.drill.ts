import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { backUp } from "~/upkeep/backup/back-up.server";
import { copyDatabase } from "~/upkeep/backup/snapshot.server";
import { write } from "~/base/db/connection.server";
import { databaseFile } from "~/base/db/database-file.server";
import { users } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import { importOldShop } from "~/office/mongo-import/import.server";
import { categoryDoc, dumpOf, productDoc, userDoc } from "../../office/mongo-import/old-shop";
import { problemsIn } from "../../crash/invariants";
import { ended, Ruin, usersIn } from "./restoring";

const photos = 25;
let backups: string;
let old: string;
let after: string;
let ruin: Ruin;

beforeAll(async () => {
  backups = mkdtempSync(path.join(tmpdir(), "prayosha-backups-"));
  const products = await Promise.all(
    Array.from({ length: photos }, async (_, n) =>
      productDoc(n + 1, { photo: { data: await picture(n * 10) } }),
    ),
  );
  const dump = dumpOf({ users: [userDoc(1)], categories: [categoryDoc(1)], products }, "bson");
  await importOldShop(dump, { tell: () => undefined });
  rmSync(dump, { recursive: true });
  ({ file: after } = await backUp({ target: path.join(backups, "after.tar.gz") }));
  await write((tx) => {
    tx.update(users).set({ name: "Of the shop from before" }).run();
  });
  old = path.join(backups, "old.sqlite");
  await copyDatabase(databaseFile, old);
}, 60_000);

afterAll(() => rmSync(backups, { recursive: true, force: true }));

beforeEach(() => {
  ruin = new Ruin();
  copyFileSync(old, ruin.database);
  // Empty: every photo has to be put back.
  mkdirSync(ruin.uploadsDir);
});

afterEach(() => rmSync(ruin.folder, { recursive: true, force: true }));

const picture = (shade: number) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .jpeg()
    .toBuffer();

const inData = (start: string) =>
  readdirSync(ruin.dataDir).filter((name) => name.startsWith(start));
const unpacked = (name: string) =>
  inData("restoring-").some((folder) => existsSync(path.join(ruin.dataDir, folder, name)));

test.each([
  ["it begins to unpack", () => inData("restoring-").length > 0],
  ["it unpacks photos", () => unpacked("photos")],
  ["it has put the first photo back", () => readdirSync(ruin.uploadsDir).length > 0],
  ["it has put most photos back", () => readdirSync(ruin.uploadsDir).length > photos - 3],
  ["it keeps the old database aside", () => inData("before-restore-").length > 0],
])(
  "a restore killed -9 when %s leaves a whole shop, and the next one finishes",
  async (_, moment) => {
    const child = ruin.restore(after);
    const end = ended(child);
    await vi.waitFor(() => expect(moment() || child.exitCode !== null).toBe(true), {
      timeout: 20_000,
      interval: 1,
    });
    child.kill("SIGKILL");
    await end;

    expect(["Of the shop from before", "Customer 1"]).toContain(usersIn(ruin.database)[0]);
    expect(await ended(ruin.restore(after))).toMatchObject({ code: 0 });
    expect(usersIn(ruin.database)).toEqual(["Customer 1"]);
    expect(readdirSync(ruin.uploadsDir)).toHaveLength(photos);
    expect(problemsIn(ruin.dataDir, ruin.uploadsDir)).toEqual([]);
    expect(inData("restoring-")).toEqual([]);
  },
);

test("the photo folder of the shop that was backed up is not touched by any of this", () => {
  expect(readdirSync(settings.uploadsDir)).toHaveLength(photos);
});
