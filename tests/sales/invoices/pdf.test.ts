import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import type { InvoiceContent } from "~/sales/invoices/content";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { invoicePdf } from "./downloaded";
import { shopper } from "../../cast";
import { asRegisteredFirm, creditNotesOf, giveBack, invoiceIn, pay, placed } from "./paying";
import { textOf } from "./pdf-reader";

let buyer: Viewer;
let content: InvoiceContent;
const november = Date.UTC(2026, 10, 20, 6);

beforeAll(async () => {
  buyer = await shopper();
  await asRegisteredFirm();
  content = await contentOf({
    buyerName: "ધર્મેન્દ્ર પટેલ",
    lines: [{ name: "સિંગતેલ (मूंगफली तेल) Groundnut oil" }],
  });
});

async function contentOf(given: Partial<Parameters<typeof placed>[0]>): Promise<InvoiceContent> {
  const order = await placed({ userId: buyer.id, ...given });
  await pay(order, november);
  return invoiceIn(order);
}

const pagesIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length;

describe("the PDF of an invoice", () => {
  test("says everything that the invoice says", async () => {
    const text = textOf(await invoicePdf(content));
    for (const words of [
      "Tax invoice",
      content.number,
      "20 Nov 2026",
      content.order.number,
      "24AAAAA0000A1Z8",
      "10700000000000",
      "Gujarat (24)",
      "1508",
      "1 × 5 L",
      "5 LTR",
      "1,380.96",
      "34.52",
      "2.5 %",
      "₹1,450.00",
      "Rupees One Thousand Four Hundred Fifty Only",
      "12 Ring Road, Surat 395002",
    ])
      expect(text).toContain(words);
  });

  test("writes Gujarati and Hindi with the letters they have, and nothing is missing from a font", async () => {
    const text = textOf(await invoicePdf(content));
    // Vowel signs and the r of a conjunct stand in another place than they are typed; the letters are all there.
    for (const letters of ["સ", "ગતેલ", "પટેલ", "ધ", "मू", "तेल"]) expect(text).toContain(letters);
    expect(text).not.toContain("\ufffd");
  });

  test("has the letters of conjuncts joined into one glyph", async () => {
    const joined = await contentOf({ buyerName: "ક્ષ" });
    const apart = await contentOf({ buyerName: "ક્\u200cષ" });
    const [one, two] = [textOf(await invoicePdf(joined)), textOf(await invoicePdf(apart))];
    expect(one).toContain("ક્ષ");
    expect(two).not.toContain("ક્ષ");
  });

  test("is the same file every time", async () => {
    const [first, second] = [await invoicePdf(content), await invoicePdf(content)];
    expect(first.equals(second)).toBe(true);
    expect(first.toString("latin1")).toContain("(D:20261120060000Z)");
  });

  test("goes on over as many pages as it takes, and numbers them", async () => {
    const names = Array.from({ length: 70 }, (_, index) => `Oil number ${index + 1}`);
    const long = await contentOf({ lines: names.map((name) => ({ name })) });
    const pdf = await invoicePdf(long);
    const text = textOf(pdf);
    expect(pagesIn(pdf)).toBeGreaterThan(2);
    for (const name of names) expect(text).toContain(name);
    expect(text).toContain(`page ${pagesIn(pdf)} of ${pagesIn(pdf)}`);
  });

  test("bears names that are far too long, strange, or hostile", async () => {
    const strange = await contentOf({
      buyerName: "x".repeat(300),
      buyerAddress: ["<script>alert(1)</script>", "漢字 🙂 (\\) Tj ET", "a\u0301\u0301"].join("\n"),
      lines: [{ name: "શ".repeat(200) }],
    });
    const text = textOf(await invoicePdf(strange));
    expect(text).toContain("<script>alert(1)</script>");
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(300);
  });

  test("of a receipt without a GSTIN has no word of tax in it", async () => {
    await setCompanyFacts({ gstin: null });
    const receipt = await contentOf({});
    await asRegisteredFirm();
    const text = textOf(await invoicePdf(receipt));
    expect(text).toContain("Bill of supply / receipt");
    expect(text).not.toMatch(/GST|Taxable|Place of supply|Reverse charge/);
  });

  test("of a credit note names what it corrects and why", async () => {
    const order = await placed({ userId: buyer.id });
    await pay(order, november);
    await giveBack(order, { amountPaise: 50_000, reason: "ઢોળાઈ: leaked" }, november);
    const [note] = creditNotesOf(order);
    if (!note) throw new Error("There is no credit note");
    const text = textOf(await invoicePdf(note));
    for (const words of ["Credit note", note.number, "leaked", "₹500.00", "Given back"])
      expect(text).toContain(words);
    expect(text).toContain(`${invoiceIn(order).number} of 20 Nov 2026`);
  });
});
