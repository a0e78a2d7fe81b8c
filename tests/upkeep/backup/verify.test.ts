import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { type Headers, pack } from "tar-stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backUp } from "~/upkeep/backup/back-up.server";
import { sizeUnpacked } from "~/upkeep/backup/room.server";
import { verifyBackup } from "~/upkeep/backup/verify.server";
import { settings } from "~/base/lib/env/settings.server";
import { shopper } from "../../cast";

let folder: string;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "prayosha-verify-"));
  await shopper();
  ({ file } = await backUp({ target: path.join(folder, "whole.tar.gz") }));
});

beforeEach(() => rmSync(settings.backup.dir, { recursive: true, force: true }));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The beginning of a backup whose database takes so many bytes. */
function beginningOf(size: number): string {
  const archive = pack();
  // Tar's own field for the size ends at 8 GB.
  const header = { name: "shop.sqlite", size, pax: { size: String(size) } };
  archive.entry(header);
  const large = path.join(folder, "large.tar.gz");
  writeFileSync(large, gzipSync(archive.read() as Buffer));
  return large;
}

const leftBehind = () =>
  [settings.dataDir, settings.backup.dir].flatMap((place) =>
    readdirSync(place).filter((name) => name.startsWith("unfinished")),
  );

/** An archive of such entries; gives its path. */
async function archiveOf(entries: Headers[]): Promise<string> {
  const archive = pack();
  for (const entry of entries) archive.entry(entry, entry.type === "file" ? "x" : "");
  archive.finalize();
  const target = path.join(folder, "odd.tar.gz");
  writeFileSync(target, gzipSync(await buffer(archive)));
  return target;
}

describe("an archive made to do harm", () => {
  const hash = "a".repeat(64);
  const file = { type: "file" } as const;
  test.each<[string, Headers[]]>([
    ["climbs out", [{ ...file, name: "../climbed" }]],
    ["climbs out of a photo", [{ ...file, name: `photos/${hash}/../../../climbed` }]],
    ["names a place of its own", [{ ...file, name: "/tmp/prayosha-climbed" }]],
    ["brings keys", [{ ...file, name: "secrets.json" }]],
    ["hides the climbing behind a long name", [{ ...file, name: `${"x/".repeat(120)}../climbed` }]],
    [
      "makes the folder of a photo a link",
      [{ name: `photos/${hash}`, type: "symlink", linkname: "/tmp" }],
    ],
    [
      "makes a photo a link",
      [{ name: `photos/${hash}/original`, type: "symlink", linkname: "/etc/passwd" }],
    ],
    [
      "makes the database a second name",
      [{ name: "shop.sqlite", type: "link", linkname: "/etc/passwd" }],
    ],
    ["holds a device", [{ name: "shop.sqlite", type: "character-device" }]],
    [
      "holds a file twice",
      [
        { ...file, name: "shop.sqlite" },
        { ...file, name: "shop.sqlite" },
      ],
    ],
  ])("is refused by name, and nothing is written outside: it %s", async (_, entries) => {
    const odd = await archiveOf(entries);
    const name = entries[0]?.name ?? "";
    await expect(verifyBackup(odd)).rejects.toThrow(
      `This is no backup of the shop: it holds "${name}".`,
    );
    const around = [folder, settings.dataDir, settings.uploadsDir, "/tmp"];
    const found = around.filter(existsSync).flatMap((place) => readdirSync(place));
    expect(found.filter((each) => /climbed|^unfinished-check/.test(each))).toEqual([]);
  });
});

describe("checking a backup", () => {
  test("takes place among the backups, and leaves nothing behind, also not what was killed there", async () => {
    const killed = path.join(settings.backup.dir, `unfinished-check-${crypto.randomUUID()}`);
    mkdirSync(killed, { recursive: true });
    const longAgo = new Date(Date.now() - 7 * 60 * 60 * 1000);
    utimesSync(killed, longAgo, longAgo);
    expect((await verifyBackup(file)).counts.users).toBe(1);
    expect(leftBehind()).toEqual([]);
  });

  test("takes place beside the database where there is no folder of backups", async () => {
    expect((await verifyBackup(file)).counts.users).toBe(1);
    writeFileSync(settings.backup.dir, "not a folder");
    expect((await verifyBackup(file)).counts.users).toBe(1);
    expect(readdirSync(settings.dataDir).filter((name) => /unfinished/.test(name))).toEqual([]);
  });

  test("knows beforehand how much room it takes, no less than it does", async () => {
    const { files } = await verifyBackup(file);
    const unpacked = files.reduce((sum, { size }) => sum + size, 0);
    expect(await sizeUnpacked(file)).toBeGreaterThanOrEqual(unpacked);
    expect(await sizeUnpacked(file)).toBeLessThan(2 * unpacked);
  });

  test("is not begun when the disk would run full: a sentence says what it takes and what there is", async () => {
    mkdirSync(settings.backup.dir);
    const told = verifyBackup(beginningOf(9e15));
    await expect(told).rejects.toThrow(
      /^\S+large\.tar\.gz was not checked: unpacked it may take 9000000 GB, but \S+backups has [\d.]+ [KMG]?B to spare, and \S+data has [\d.]+ [KMG]?B to spare\.$/,
    );
    expect(leftBehind()).toEqual([]);
  });

  test("tells what is no backup, and what is not there", async () => {
    await expect(verifyBackup(path.join(folder, "none.tar.gz"))).rejects.toThrow(/no file/);
    await expect(verifyBackup(folder)).rejects.toThrow(/is a folder/);
    await expect(verifyBackup("package.json")).rejects.toThrow(/damaged/);
    await expect(verifyBackup(beginningOf(4096))).rejects.toThrow(/broken off/);
  });

  test.skipIf(process.getuid?.() === 0)("tells of a file that it may not read", async () => {
    const closed = path.join(folder, "closed.tar.gz");
    writeFileSync(closed, "x", { mode: 0o000 });
    await expect(verifyBackup(closed)).rejects.toThrow(/may not read/);
  });
});
