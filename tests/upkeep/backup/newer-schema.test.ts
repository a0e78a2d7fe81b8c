import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { upgradeDatabase } from "~/upkeep/backup/upgrade.server";
import { connectionToMigrate } from "~/base/db/connection.server";
import { settings } from "~/base/lib/env/settings.server";
import { shopper } from "../../cast";

const all = () =>
  ["sqlite_master", "users", "__drizzle_migrations"].map((table) =>
    connectionToMigrate.prepare(`SELECT * FROM ${table}`).all(),
  );

test("a database of a newer version of the shop is not opened, changed or backed up", async () => {
  await shopper();
  connectionToMigrate.exec(
    "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('next', 9999999999999)",
  );
  const before = all();
  const said: string[] = [];
  await expect(upgradeDatabase((sentence) => said.push(sentence))).rejects.toThrow(
    "The database was made by a newer version of the shop. Nothing was changed; start that version.",
  );
  expect(all()).toEqual(before);
  expect(said).toEqual([]);
  expect(existsSync(settings.backup.dir) ? readdirSync(settings.backup.dir) : []).toEqual([]);
});
