import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { differences } from "~/office/books/differences.server";
import { databaseFile } from "~/base/db/database-file.server";
import { admin } from "../../cast";
import { Dice } from "../../dice";
import { mill } from "../mill/milled";

let raw: Database.Database;

beforeAll(async () => {
  const noted = await mill(await admin(), "2026-04-01", "2026-07-31", new Dice(7));
  expect(noted.fill).toBeGreaterThan(5);
  raw = new Database(databaseFile);
  raw.pragma("foreign_keys = off");
  raw.pragma("ignore_check_constraints = on");
}, 60_000);
afterAll(() => void raw.close());
beforeEach(() => void raw.exec("begin"));
afterEach(() => void raw.exec("rollback"));

async function found(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of differences(undefined, raw)) lines.push(line);
  return lines;
}

test("nothing differs after some months of milling", async () => {
  expect(await found()).toEqual([]);
});

const aFilling = "(select id from mill_entries where kind = 'fill' limit 1)";

test.each([
  [
    "a tank holds more than came into it",
    "update mill_places set grams = grams + 5 where name = 'G1'",
    /^G1: the mill book says it holds [\d.]+ k?g, its moves add up to [\d.]+ k?g$/,
  ],
  [
    "an entry’s moves do not add up",
    `drop trigger mill_moves_stay;
      update mill_moves set grams = grams + 3 where entry_id = ${aFilling} and account = 'packed'`,
    /^Mill book of .+ 2026: an entry’s moves are 3 g apart$/,
  ],
  [
    "an entry has no moves",
    `drop trigger mill_moves_are_kept; delete from mill_moves where entry_id = ${aFilling}`,
    /^Mill book of .+ 2026: an entry moves nothing$/,
  ],
  [
    "a filling’s packs did not come into its batch",
    `drop trigger mill_entries_stay; update mill_entries set packs = packs + 2 where id = ${aFilling}`,
    /^Filling of .+ 2026: \d+ packs by the mill book, \d+ came into their batch$/,
  ],
])("is found: %s", async (_what, statement, line) => {
  raw.exec(statement);
  expect(await found()).toContainEqual(expect.stringMatching(line));
});
