import { availableParallelism } from "node:os";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { lastKnownIn, together } from "~/upkeep/replica/restore/last-known.server";
import { momentIn } from "~/upkeep/replica/restore/moment";
import { skipNumbers } from "~/sales/invoices/skip-numbers.server";
import { recordChange } from "~/upkeep/audit/record.server";
import { db, write } from "~/base/db/connection.server";
import { skippedNumbers, users } from "~/base/db/schema";
import { eraseAgain } from "~/people/privacy/erase-again.server";
import { databaseFile } from "~/base/db/database-file.server";
import { nextNumber as nextPaper } from "~/sales/invoices/next-number.server";
import { nextNumber as nextOrder } from "~/sales/orders/store-order.server";
import { financialYear } from "~/sales/invoices/financial-year";
import { admin, shopper } from "../../cast";

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
      { series: "CN", year, first: 1, last: 10 },
    ]);
    expect(await write((tx) => nextOrder(tx).number)).toBe("PR-000051");
    expect((await write((tx) => nextPaper(tx, "PR", now))).serial).toBe(18);
  });

  test("a paper that only the lost machine gave does not come again where no series is known", async () => {
    const later = Date.UTC(2030, 5, 1);
    const after = { restoredTo: later, orders: 0, papers: [], erased: [], erasedUnknown: 0 };
    expect((await skipNumbers(after, later)).slice(1)).toEqual([
      { series: "PR", year: "3031", first: 1, last: 10 },
      { series: "CN", year: "3031", first: 1, last: 10 },
    ]);
    expect((await write((tx) => nextPaper(tx, "PR", later))).number).toBe("PR3031-000011");
    expect((await write((tx) => nextPaper(tx, "CN", later))).number).toBe("CN3031-000011");
  });

  test("nor where only last year’s numbers are known; last year’s are left alone", async () => {
    const later = Date.UTC(2031, 5, 1);
    const papers = [{ series: "PR" as const, year: "3031", last: 300 }];
    const after = { restoredTo: later, orders: 0, papers, erased: [], erasedUnknown: 0 };
    expect((await skipNumbers(after, later)).slice(1)).toEqual([
      { series: "PR", year: "3132", first: 1, last: 10 },
      { series: "CN", year: "3132", first: 1, last: 10 },
    ]);
  });

  test("around the first of April both years’ numbers are skipped, last year’s as of its last day", async () => {
    const end = Date.UTC(2033, 2, 31, 18, 30);
    const papers = [{ series: "PR" as const, year: "3233", last: 7 }];
    const after = { restoredTo: end - 5000, orders: 0, papers, erased: [], erasedUnknown: 0 };
    // Invoices of a crowd, too, that came in the seconds after the moment.
    const ofCrowd = 2 * 5 * 10 * availableParallelism();
    expect((await skipNumbers(after, end + 60_000)).slice(1)).toEqual([
      { series: "PR", year: "3233", first: 1, last: 7 + ofCrowd },
      { series: "CN", year: "3233", first: 1, last: 10 },
      { series: "PR", year: "3334", first: 1, last: ofCrowd },
      { series: "CN", year: "3334", first: 1, last: 10 },
    ]);
    const notedAt = (year: string) =>
      db.select().from(skippedNumbers).where(eq(skippedNumbers.year, year)).get()?.createdAt;
    expect([notedAt("3233"), notedAt("3334")]).toEqual([end - 1, end + 60_000]);
  });

  test("of two restores the second skips what comes after the first", async () => {
    const after = { restoredTo: now, orders: 0, papers: [], erased: [], erasedUnknown: 0 };
    const [first] = await skipNumbers(after, now);
    const [second] = await skipNumbers(after, now);
    expect(second?.first).toBe((first?.last ?? 0) + 1);
    expect(lastKnownIn(databaseFile).orders).toBe(second?.last);
  });

  test("a database tells the numbers it gave and the people it erased", async () => {
    const owner = await admin();
    const erased = (id: string) =>
      write((tx) =>
        recordChange(tx, {
          actor: owner,
          action: "user.erase",
          subject: { id, name: "" },
        }),
      );
    await erased("u1");
    await erased("no-account");
    expect(lastKnownIn(databaseFile)).toMatchObject({
      papers: expect.arrayContaining([expect.objectContaining({ series: "PR", year })]),
      erased: ["u1"],
      erasedUnknown: 1,
    });
  });

  test("a person who was erased since is erased again, once", async () => {
    const { id, email } = await shopper();
    expect(await eraseAgain(id)).toBe(true);
    expect(db.select().from(users).where(eq(users.id, id)).get()?.email).not.toBe(email);
    expect(await eraseAgain("nobody")).toBe(false);
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
    expect(together(one, other)).toEqual({
      orders: 5,
      papers: [...one.papers, ...other.papers],
      erased: ["a", "b"],
      erasedUnknown: 1,
    });
    expect(lastKnownIn("package.json")).toEqual({
      orders: 0,
      papers: [],
      erased: [],
      erasedUnknown: 0,
    });
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
