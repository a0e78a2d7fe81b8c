import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { monthlySums } from "~/sales/invoices/list/invoice-list.server";
import { loader as exportCsv } from "~/routes/admin/money/invoices-export";
import * as page from "~/routes/admin/money/invoices";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { asRegisteredFirm, giveBack, november, pay, placed, withParts } from "./paying";

let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  await asRegisteredFirm();
  const buyer = await shopper();
  const order = await placed({
    ...withParts,
    userId: buyer.id,
    buyerFirm: "Patel Kirana Stores",
    buyerGstin: "24AAAAA0000A1Z8",
  });
  await pay(order, november);
  await giveBack(order, { amountPaise: 6_000, deliveryPaise: 6_000 }, november);
});

test("the accountant's file has rows of their own for delivery and fee, and the discount, in columns at the end", async () => {
  const path = "/dashboard/admin/invoices/export.csv?year=2627";
  const answer = await exportCsv(argsFor(path, { cookie }));
  const [heads = [], ...rows]: string[][] = parse(await answer.text(), { bom: true });
  expect(heads.slice(0, 15).join()).toBe(
    "Kind,Number,Date (IST),Corrects invoice,Order,Buyer,Buyer's GSTIN,Place of supply,HSN," +
      "GST rate %,Taxable value (INR),CGST (INR),SGST (INR),IGST (INR),Total (INR)",
  );
  expect(heads.slice(15)).toEqual(["Line", "Discount (INR)", "Buyer's firm"]);
  const firm = "Patel Kirana Stores";
  expect(rows.map((row) => [row[0], ...row.slice(8)])).toEqual([
    [
      "Tax invoice",
      "1508",
      "5",
      "2657.12",
      "66.43",
      "66.43",
      "0.00",
      "2789.98",
      "Goods",
      "310.01",
      firm,
    ],
    [
      "Tax invoice",
      "1508",
      "5",
      "57.14",
      "1.43",
      "1.43",
      "0.00",
      "60.00",
      "Delivery",
      "0.00",
      firm,
    ],
    [
      "Tax invoice",
      "1508",
      "5",
      "23.80",
      "0.60",
      "0.60",
      "0.00",
      "25.00",
      "Fee for payment on delivery",
      "0.00",
      firm,
    ],
    [
      "Credit note",
      "1508",
      "5",
      "57.14",
      "1.43",
      "1.43",
      "0.00",
      "60.00",
      "Delivery",
      "0.00",
      firm,
    ],
  ]);
});

test("the sums of a month say how much of them was delivery and fee", async () => {
  expect(monthlySums({ year: "2627", month: "" })).toMatchObject([
    { series: "PR", totalPaise: 287_498, chargesPaise: 8_500 },
    { series: "CN", totalPaise: 6_000, chargesPaise: 6_000 },
  ]);
  const html = await htmlOf(page, argsFor("/dashboard/admin/invoices?year=2627", { cookie }));
  for (const words of ["Of which delivery and fee", "85.00", "−60.00", "25.00"])
    expect(html).toContain(words);
});
