import { expect, test } from "vitest";
import { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { plainPeriodIn } from "~/office/gst-return/period";
import { shopper } from "../../cast";
import { asRegisteredFirm, invoiceRow, november, pay, placed } from "../../sales/invoices/paying";

test("embassies, offices that deduct tax and firms from abroad stand among the firms", async () => {
  const { id: userId } = await shopper();
  await asRegisteredFirm();
  const numbers: string[] = [];
  for (const buyerGstin of ["0717UNO00157UNO", "27PNEA06819B1DE", "9922JPN29001OSU"]) {
    const order = await placed({ userId, shipState: "07", buyerGstin, buyerFirm: "Office" });
    await pay(order, november);
    numbers.push(invoiceRow(order).number);
  }
  const period = plainPeriodIn(new URLSearchParams("month=2026-11"), 0);
  const { file, problem, warnings } = await gstReturnOf(period);
  expect(problem).toBeNull();
  expect(file?.b2b?.map(({ ctin, inv }) => [ctin, inv.at(0)?.inum])).toEqual([
    ["0717UNO00157UNO", numbers[0]],
    ["27PNEA06819B1DE", numbers[1]],
    ["9922JPN29001OSU", numbers[2]],
  ]);
  expect(warnings).toContainEqual(
    `1 paper to a buyer from abroad, an online one or a department: ask whether the portal takes such a GSTIN: ${numbers[2]}`,
  );
});
