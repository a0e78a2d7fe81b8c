import { expect, test } from "vitest";
import { write } from "~/db/connection.server";
import { invoices } from "~/db/schema";
import { skipNumbers } from "~/invoices/skip-numbers.server";
import { newId } from "~/lib/ids.server";
import { day } from "~/lib/time";
import { shopper } from "../cast";
import { asRegisteredFirm, invoiceRow, november, pay, placed } from "../invoices/paying";

test("what a crowd may have been given since is skipped: by its minutes after seconds, by its hours after days", async () => {
  await asRegisteredFirm();
  const order = await placed({ userId: (await shopper()).id });
  await pay(order, november);
  const row = invoiceRow(order);
  await write((tx) => {
    for (let serial = 2; serial <= 30; serial += 1) {
      const number = `PR2627-${String(serial).padStart(6, "0")}`;
      tx.insert(invoices)
        .values({ ...row, id: newId(), round: serial, serial, number })
        .run();
    }
  });
  const restoredTo = row.createdAt + 1000;
  const after = { restoredTo, orders: 0, erased: [], erasedUnknown: 0 };
  const papers = [{ series: "PR" as const, year: "2627", last: 30 }];
  const lastAfter = async (since: number) => {
    const skipped = await skipNumbers({ ...after, papers }, restoredTo + since);
    const paper = skipped.find(({ series }) => series === "PR");
    return (paper?.last ?? 0) - Math.max(30, (paper?.first ?? 0) - 1);
  };
  expect(await lastAfter(5000)).toBe(2 * 30);
  expect(await lastAfter(2 * day)).toBe(2 * 30 * 48);
});
