import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { databaseFile } from "~/base/db/database-file.server";
import { courierChecks } from "~/office/books/courier-checks";
import { differences } from "~/office/books/differences.server";
import { admin, cookieOf } from "../../cast";
import { note, onDelivery } from "../courier-money/files";

let raw: Database.Database;

beforeAll(async () => {
  const order = await onDelivery("K1");
  await note(await cookieOf(await admin()), "waybill,amount payable,utr\nK1,1450,HDFCK00001");
  expect(order.number).toBe("PR-000001");
  raw = new Database(databaseFile);
  for (const { name } of raw
    .prepare<[], { name: string }>(
      "select name from sqlite_master where type = 'trigger' and tbl_name in ('courier_files', 'courier_file_rows')",
    )
    .all())
    raw.exec(`drop trigger ${name}`);
});
afterAll(() => void raw.close());
beforeEach(() => void raw.exec("begin"));
afterEach(() => void raw.exec("rollback"));

async function found(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of differences(undefined, raw))
    if (line.includes("courier’s file")) lines.push(line);
  return lines;
}

test("nothing differs where the money is what the file noted", async () => {
  expect(raw.prepare("select count(*) from courier_file_rows").pluck().get()).toBe(1);
  expect(await found()).toEqual([]);
});

test("names an order whose receipt has other money", async () => {
  raw.exec("update courier_file_rows set noted_paise = 100");
  expect(await found()).toEqual(["PR-000001: a courier’s file noted ₹1, its receipt has ₹1,450"]);
});

test("names money that stands of a file that was taken back", async () => {
  raw.exec("update courier_files set taken_back_at = 1, taken_back_by = 'x', taken_back_for = 'x'");
  expect(await found()).toEqual([
    "PR-000001: ₹1,450 stands, but the courier’s file that noted it was taken back",
  ]);
});

test("no check reads all orders or money", () => {
  for (const { sql } of courierChecks) {
    const plan = raw.prepare<[], { detail: string }>(`explain query plan ${sql}`).all();
    expect(plan.filter(({ detail }) => /^SCAN [om]( |$)/.test(detail))).toEqual([]);
  }
});
