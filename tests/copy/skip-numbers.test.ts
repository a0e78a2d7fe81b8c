import { describe, expect, test } from "vitest";
import { lastKnownIn, together } from "~/copy/restore/last-known.server";
import { momentIn } from "~/copy/restore/moment";
import { skipNumbers } from "~/copy/restore/skip-numbers.server";
import { write } from "~/db/connection.server";
import { databaseFile } from "~/db/database-file.server";
import { nextNumber as nextPaper } from "~/invoices/next-number.server";
import { nextNumber as nextOrder } from "~/orders/store-order.server";
import { financialYear } from "~/invoices/financial-year";

const now = Date.now();
const year = financialYear(now);

describe("after a restore", () => {
  test("numbers that are known to be given, and ten more, are skipped", async () => {
    await write((tx) => nextPaper(tx, "PR", now));
    const after = { restoredTo: now, orders: 40, erased: [], erasedUnknown: 0 };
    const skipped = await skipNumbers({ ...after, papers: [{ series: "PR", year, last: 7 }] }, now);
    expect(skipped).toEqual([
      { series: "order", year: "", first: 1, last: 50 },
      { series: "PR", year, first: 2, last: 17 },
    ]);
    expect(await write((tx) => nextOrder(tx).number)).toBe("PR-000051");
    expect((await write((tx) => nextPaper(tx, "PR", now))).serial).toBe(18);
  });

  test("the last numbers are the highest that any of the files knows", () => {
    const one = {
      orders: 3,
      papers: [{ series: "PR" as const, year, last: 2 }],
      erased: ["a"],
      erasedUnknown: 0,
    };
    const other = {
      orders: 5,
      papers: [{ series: "PR" as const, year, last: 4 }],
      erased: ["a", "b"],
      erasedUnknown: 1,
    };
    expect(together(one, other)).toEqual({ ...other, orders: 5 });
    expect(together(one, one)).toEqual(one);
    expect(lastKnownIn("package.json")).toEqual({
      orders: 0,
      papers: [],
      erased: [],
      erasedUnknown: 0,
    });
    expect(lastKnownIn(databaseFile).orders).toBe(0);
  });
});

describe("the moment to go back to", () => {
  test("is the time in India", () => {
    expect(momentIn("2026-11-22 14:05")).toBe(Date.UTC(2026, 10, 22, 8, 35));
    expect(momentIn("2026-11-22T14:05:30")).toBe(Date.UTC(2026, 10, 22, 8, 35, 30));
  });

  test.each(["yesterday", "2026-13-40 99:99", "", "2126-01-01 00:00"])("%j is refused", (text) => {
    expect(() => momentIn(text)).toThrow(/Say the moment|has not come yet/);
  });
});
