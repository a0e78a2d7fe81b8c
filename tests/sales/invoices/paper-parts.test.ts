import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { write } from "~/base/db/connection.server";
import type { InvoiceContent } from "~/sales/invoices/content";
import { InvoicePaper } from "~/sales/invoices/invoice-paper";
import { issueInvoice, issueReturnNote } from "~/sales/invoices/issue.server";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { invoicePdf } from "./downloaded";
import { shopper } from "../../cast";
import {
  asRegisteredFirm,
  creditNotesOf,
  giveBack,
  invoiceIn,
  november,
  pay,
  placed,
  stored,
  withParts,
} from "./paying";
import { piecesOf, textOf } from "./pdf-reader";

let buyer: Viewer;

beforeAll(async () => {
  buyer = await shopper();
  await asRegisteredFirm();
});

type Given = Partial<Parameters<typeof placed>[0]>;

async function sentUnpaid(given: Given = {}) {
  const order = await placed({
    userId: buyer.id,
    paymentMethod: "on-delivery",
    paymentStatus: "pending",
    ...withParts,
    ...given,
  });
  await write((tx) => issueInvoice(tx, order, november));
  return order;
}

async function paid(given: Given = withParts) {
  const order = await placed({ userId: buyer.id, ...given });
  await pay(order, november);
  return order;
}

/** The rows of the table on the page, cell by cell. */
function rowsOn(content: InvoiceContent): string[][] {
  const page = renderToStaticMarkup(createElement(InvoicePaper, { content }));
  return page
    .split("<tr>")
    .slice(1)
    .map((row) => [...row.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, cell = ""]) => cell));
}

/** Every piece of text on the page is in the PDF, too. */
async function expectSameInPdf(content: InvoiceContent, words: string[]) {
  const page = renderToStaticMarkup(createElement(InvoicePaper, { content }));
  const pdf = (await textOf(await invoicePdf(content))).replaceAll(/\s/g, "");
  for (const each of words) {
    expect(page).toContain(each);
    expect(pdf).toContain(each.replaceAll(/\s/g, ""));
  }
}

describe("an invoice with delivery, fee and discount", () => {
  test("has a row for each, and a column for the discount", async () => {
    expect(rowsOn(invoiceIn(await paid()))).toEqual([
      [
        "Goods",
        "HSN",
        "Quantity",
        "Price incl. tax",
        "Discount",
        "Taxable value",
        "CGST",
        "SGST",
        "Amount",
      ],
      [
        "Tin",
        "1508",
        "3 × 5 L\n15 LTR",
        "1,000.00",
        "300.01",
        "2,571.41",
        "64.29\n2.5 %",
        "64.29\n2.5 %",
        "2,699.99",
      ],
      [
        "Pouch",
        "1508",
        "1 × 5 L\n5 LTR",
        "99.99",
        "10.00",
        "85.71",
        "2.14\n2.5 %",
        "2.14\n2.5 %",
        "89.99",
      ],
      ["Delivery", "1508", "–", "60.00", "–", "57.14", "1.43\n2.5 %", "1.43\n2.5 %", "60.00"],
      [
        "Fee for payment on delivery",
        "1508",
        "–",
        "25.00",
        "–",
        "23.80",
        "0.60\n2.5 %",
        "0.60\n2.5 %",
        "25.00",
      ],
      ["Total", "", "", "", "310.01", "2,738.06", "68.46", "68.46", "₹2,874.98"],
    ]);
  });

  test("says so in its PDF", async () => {
    const content = invoiceIn(await paid({ ...withParts, buyerFirm: "Patel Kirana Stores" }));
    await expectSameInPdf(content, [
      "Delivery",
      "Fee for payment on delivery",
      "Discount",
      "300.01",
      "57.14",
      "₹2,874.98",
      "Patel Kirana Stores",
    ]);
  });

  test("keeps every large number on one line of its PDF", async () => {
    const lines = [
      { name: "Tin", unitPricePaise: 499_999, quantity: 999, discountPaise: 45_000_010 },
      { name: "Barrel", unitPricePaise: 12_500_000, quantity: 2 },
    ];
    const content = invoiceIn(await paid({ ...withParts, lines }));
    const amounts = rowsOn(content)
      .slice(1)
      .flatMap((row) => row.slice(3))
      .map((cell) => cell.split("\n", 1)[0] ?? "")
      .filter((cell) => cell.length > 8);
    expect(amounts).toContain("1,25,000.00");
    const pieces = piecesOf(await invoicePdf(content));
    for (const amount of amounts) expect(pieces).toContain(amount.replace("₹", ""));
  });

  test("has no column for a discount that nobody got", async () => {
    const [heads] = rowsOn(invoiceIn(await paid({ deliveryPaise: 6_000 })));
    expect(heads).not.toContain("Discount");
  });
});

describe("the papers of an order that left unpaid", () => {
  test("say how it is to be paid, and that nothing was when it came back", async () => {
    const order = await sentUnpaid();
    await expectSameInPdf(invoiceIn(order), ["Tax invoice", "To be paid on delivery"]);
    await write((tx) => issueReturnNote(tx, stored(order.id), november));
    const [note] = creditNotesOf(order);
    if (!note) throw new Error("There is no credit note");
    await expectSameInPdf(note, [
      "Credit note",
      "The goods came back",
      "Nothing was paid, so no money goes back",
      "Credited",
      "3 × 5 L",
    ]);
  });

  test("are no receipt where the firm has no GSTIN", async () => {
    await setCompanyFacts({ gstin: null });
    const order = await sentUnpaid();
    await asRegisteredFirm();
    expect(invoiceIn(order).title).toBe("Bill of supply");
  });
});

test("a credit note shows packs at their price less the discount, and delivery, as they went back", async () => {
  const order = await paid();
  await giveBack(order, {
    amountPaise: 95_999,
    lines: [{ position: 0, quantity: 1, paise: 89_999 }],
    deliveryPaise: 6_000,
  });
  const [note] = creditNotesOf(order);
  if (!note) throw new Error("There is no credit note");
  expect(rowsOn(note).map((row) => [row[0], row[2], row[4], row.at(-1)])).toEqual([
    ["Goods", "Quantity", "Discount", "Given back"],
    ["Tin", "1 × 5 L\n5 LTR", "100.01", "899.99"],
    ["Delivery", "–", "–", "60.00"],
    ["Total", "", "100.01", "₹959.99"],
  ]);
});
