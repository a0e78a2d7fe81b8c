import { expect, test } from "vitest";
import { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { plainPeriodIn } from "~/office/gst-return/period";
import { shopper } from "../../cast";
import { asRegisteredFirm, invoiceRow, november, pay, placed } from "../../sales/invoices/paying";

test("a paper with a mistyped rate of GST holds the file up, and the page names the paper", async () => {
  const { id: userId } = await shopper();
  await asRegisteredFirm();
  const orders = [500, 700].map((gstBasisPoints) =>
    placed({ userId, shipState: "24", lines: [{ gstBasisPoints }] }),
  );
  for (const order of await Promise.all(orders)) await pay(order, november);
  const [, wrong] = await Promise.all(orders);
  const month = plainPeriodIn(new URLSearchParams("month=2026-11"), 0);
  if (!wrong) throw new Error("No paper");
  const { file, problem, refused, warnings } = await gstReturnOf(month);
  expect(file).toBeNull();
  expect(problem).toContain("a rate of GST that the tool does not know");
  expect(refused.map(({ level, sentence }) => [level, sentence])).toContainEqual([
    "error",
    "2 rows with a rate of GST that the tool does not know: b2cs of state 24, HSN 1508",
  ]);
  // A row of sums has no number: its papers are told beside it.
  expect(warnings).toContainEqual(
    `1 paper with a rate of GST that the tool does not know: it takes no file with them: ${invoiceRow(wrong).number}`,
  );
});

test("a code that is not in our list is told with its papers, and holds nothing up", async () => {
  const { id: userId } = await shopper();
  const december = november + 30 * 86_400_000;
  const order = await placed({
    userId,
    shipState: "24",
    createdAt: december,
    lines: [{ hsn: "999999" }, { hsn: "999999" }, { hsn: "15089091" }, { hsn: "12" }],
  });
  await pay(order, december);
  const month = plainPeriodIn(new URLSearchParams("month=2026-12"), 0);
  const { warnings } = await gstReturnOf(month);
  const { number } = invoiceRow(order);
  expect(warnings).toContainEqual(
    `1 paper with HSN code 999999, which is not in our list: ask whether the portal knows it: ${number}`,
  );
  expect(warnings).toContainEqual(
    `1 paper with an HSN code that has not 4, 6 or 8 digits: ${number}`,
  );
  expect(warnings.join()).not.toContain("15089091");
});
