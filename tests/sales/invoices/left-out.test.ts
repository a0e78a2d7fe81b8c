import { expect, test } from "vitest";
import * as invoicePage from "~/routes/admin/money/invoice";
import * as ofOrder from "~/routes/admin/money/order-invoice";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import {
  asRegisteredFirm,
  creditNotesOf,
  giveBack,
  invoiceIn,
  november,
  pay,
  placed,
} from "./paying";

test("the owner's pages of an invoice and a credit note name what their PDFs leave out", async () => {
  const cookie = await cookieOf(await admin());
  await asRegisteredFirm();
  const order = await placed({
    userId: (await shopper()).id,
    buyerName: "Amit 🎉 Patel",
    buyerAddress: "12 Ring Road 🏠\nSurat 395002",
    lines: [{ name: "Oil 🥜" }],
  });
  await pay(order, november);
  await giveBack(order, { amountPaise: 50_000, reason: "Leaked 😢" }, november);
  const both = [
    "Its PDFs leave out “🎉” in the name: no font has it.",
    "Its PDFs leave out “🏠” in the address: no font has it.",
    "Its PDFs leave out “🥜” in the products: no font has it.",
  ];
  const args = (path: string, number: string) => argsFor(path, { cookie, params: { number } });
  const invoices = "/dashboard/admin/invoices";
  const invoice = args(`${invoices}/${invoiceIn(order).number}`, invoiceIn(order).number);
  expect((await invoicePage.loader(invoice)).leftOut).toEqual(both);
  expect(await htmlOf(invoicePage, invoice)).toContain(both[0]);
  const note = creditNotesOf(order)[0]?.number ?? "";
  expect((await invoicePage.loader(args(`${invoices}/${note}`, note))).leftOut).toEqual([
    ...both,
    "Its PDFs leave out “😢” in the reason: no font has it.",
  ]);
  const own = args(`/dashboard/admin/orders/${order.number}/invoice`, order.number);
  expect((await ofOrder.loader(own)).leftOut).toEqual(both);
});
