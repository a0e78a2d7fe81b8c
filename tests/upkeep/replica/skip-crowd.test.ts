import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";
import { skipNumbers } from "~/sales/invoices/skip-numbers.server";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { shopper } from "../../cast";
import { asRegisteredFirm, invoiceRow, november, pay, placed } from "../../sales/invoices/paying";

/** Twice what this machine sells in five seconds, ten orders a second and core. */
const ofNewCrowd = 2 * 5 * 10 * availableParallelism();

test("what the first crowd may have been given in seconds that no copy holds is skipped, of orders and invoices", async () => {
  const restoredTo = november;
  const after = { restoredTo, orders: 0, papers: [], erased: [], erasedUnknown: 0 };
  const counts = async (since: number) =>
    (await skipNumbers(after, restoredTo + since)).map(
      ({ series, first, last }) => `${series} ${last - first + 1}`,
    );
  expect(await counts(5000)).toEqual([`order ${ofNewCrowd}`, `PR ${ofNewCrowd}`, "CN 10"]);
  expect(await counts(60_000)).toEqual([`order ${ofNewCrowd}`, `PR ${ofNewCrowd}`, "CN 10"]);
  expect(await counts(0)).toEqual(["order 10", "PR 10", "CN 10"]);
});

test("what a crowd may have been given since is skipped: by its minutes after seconds, by its hours after days", async () => {
  await asRegisteredFirm();
  const order = await placed({ userId: (await shopper()).id });
  await pay(order, november);
  const row = invoiceRow(order);
  const crowd = 2 * ofNewCrowd;
  await write((tx) => {
    for (let serial = 2; serial <= crowd; serial += 1) {
      const number = `PR2627-${String(serial).padStart(6, "0")}`;
      tx.insert(invoices)
        .values({ ...row, id: newId(), round: serial, serial, number })
        .run();
    }
  });
  const restoredTo = row.createdAt + 1000;
  const after = { restoredTo, orders: 0, erased: [], erasedUnknown: 0 };
  const papers = [{ series: "PR" as const, year: "2627", last: crowd }];
  const lastAfter = async (since: number) => {
    const skipped = await skipNumbers({ ...after, papers }, restoredTo + since);
    const paper = skipped.find(({ series }) => series === "PR");
    return (paper?.last ?? 0) - Math.max(crowd, (paper?.first ?? 0) - 1);
  };
  expect(await lastAfter(5000)).toBe(2 * crowd);
  expect(await lastAfter(2 * day)).toBe(Math.min(10_000, 2 * crowd * 48));
});
