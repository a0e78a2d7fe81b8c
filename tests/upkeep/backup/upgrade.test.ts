import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { upgradeDatabase } from "~/upkeep/backup/upgrade.server";
import { verifyBackup } from "~/upkeep/backup/verify.server";
import { connectionToMigrate } from "~/base/db/connection.server";
import { settings } from "~/base/lib/env/settings.server";
import { shopper } from "../../cast";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "prayosha-next-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(settings.backup.dir, { recursive: true, force: true });
});

/** The migrations of a next version, which has this one more. */
function withMigration(sql: string): string {
  cpSync("drizzle", folder, { recursive: true });
  const file = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: object[] };
  const when = Date.now() * 2;
  journal.entries.push({ idx: 99, version: "6", when, tag: "0099_next", breakpoints: true });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(path.join(folder, "0099_next.sql"), sql);
  return folder;
}

const schema = () => connectionToMigrate.prepare("SELECT name, sql FROM sqlite_master").all();
const backups = () => readdirSync(settings.backup.dir);

test("nothing is backed up when there is nothing to upgrade", async () => {
  await upgradeDatabase(() => undefined);
  expect(() => backups()).toThrow(/ENOENT/);
});

test.each([
  ["is no SQL", "CREATE TABLE half (id text);--> statement-breakpoint\nNOT SQL AT ALL;"],
  [
    "loses what rows point at",
    "INSERT INTO carts (id, user_id, created_at, updated_at) VALUES ('c', 'nobody', 1, 1);",
  ],
])("an upgrade that %s leaves everything as it was and says so", async (_, sql) => {
  await shopper();
  const before = schema();
  await expect(upgradeDatabase(() => undefined, withMigration(sql))).rejects.toThrow(
    /Nothing was changed.*A backup lies at/s,
  );
  expect(schema()).toEqual(before);
  expect(
    connectionToMigrate.prepare("SELECT count(*) FROM carts WHERE id = 'c'").pluck().get(),
  ).toBe(0);
  expect(backups()).toHaveLength(1);
});

test("an upgrade is not begun when no backup can be made", async () => {
  writeFileSync(settings.backup.dir, "no folder");
  const before = schema();
  await expect(
    upgradeDatabase(() => undefined, withMigration("CREATE TABLE next (id text);")),
  ).rejects.toThrow(/not done without a backup.*BACKUP_DIR/s);
  expect(schema()).toEqual(before);
});

test("an upgrade is made after a backup of the database", async () => {
  const said: string[] = [];
  await upgradeDatabase(
    (sentence) => said.push(sentence),
    withMigration("CREATE TABLE next (id text);"),
  );
  expect(schema()).toContainEqual({ name: "next", sql: "CREATE TABLE next (id text)" });
  const [name = ""] = backups();
  expect(name).toMatch(/^prayosha-\d{4}-\d\d-\d\dT\d{6}Z-before-upgrade\.tar\.gz$/);
  expect(said.join()).toContain(name);
  const { kind, counts } = await verifyBackup(path.join(settings.backup.dir, name));
  expect(kind).toBe("database");
  expect(counts.users).toBe(2);
  expect(counts.next).toBeUndefined();
});
