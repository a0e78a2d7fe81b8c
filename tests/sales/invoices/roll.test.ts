import { writeFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { saveWords } from "~/goods/catalogue/words/words.server";
import { invoicePdf, rollPdf } from "./downloaded";
import { shopper } from "../../cast";
import {
  asRegisteredFirm,
  creditNotesOf,
  giveBack,
  invoiceIn,
  november,
  pay,
  placed,
} from "./paying";
import { textOf } from "./pdf-reader";

const owner = { id: "owner", name: "Owner" };
const tin = { id: "tin", name: "Groundnut oil" };
const said = {
  gu: { name: "સિંગતેલ", description: null },
  hi: { name: "मूंगफली तेल", description: null },
};

beforeAll(async () => {
  await asRegisteredFirm();
  await saveWords(tin, said, owner);
});

async function paid(lines: object[]) {
  const { id } = await shopper();
  const order = await placed({ userId: id, shipState: "24", lines });
  await pay(order, november);
  return order;
}

const sizeOf = (pdf: Buffer) => {
  const boxes = [...pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return { pages: boxes.length, width: Number(boxes[0]?.[1]), height: Number(boxes[0]?.[2]) };
};

test("an invoice on the roll is one page of 80 mm, as long as its lines need, and says all that the law asks for", async () => {
  const content = invoiceIn(await paid([{ quantity: 2, discountPaise: 1_000 }]));
  const pdf = await rollPdf(content);
  if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/roll.pdf`, pdf);
  const { pages, width, height } = sizeOf(pdf);
  expect(pages).toBe(1);
  expect(width).toBeCloseTo((80 * 72) / 25.4, 1);
  const text = textOf(pdf);
  for (const words of [
    "Tax invoice",
    content.number,
    "20 Nov 2026",
    "24AAAAA0000A1Z8",
    "10700000000000",
    "Place of supply: Gujarat (24)",
    "Reverse charge: No",
    "HSN 1508",
    "10 LTR",
    "2,752.38",
    "CGST 2.5 %",
    "SGST 2.5 %",
    "₹2,890.00",
    "Rupees Two Thousand Eight",
    "it needs no signature",
  ])
    expect(text).toContain(words);
  const long = await rollPdf(invoiceIn(await paid(Array.from({ length: 60 }, () => ({})))));
  expect(sizeOf(long)).toMatchObject({ pages: 1 });
  expect(sizeOf(long).height).toBeGreaterThan(height * 3);
});

test("the names in Gujarati and Hindi are those of the day of issue, on the invoice and its credit note", async () => {
  const order = await paid([{ productId: "tin" }]);
  await saveWords(tin, { ...said, gu: { name: "બીજું", description: null } }, owner);
  await giveBack(order, { amountPaise: 50_000, reason: "leaked" }, november);
  await saveWords(tin, said, owner);
  const content = invoiceIn(order);
  const [note] = creditNotesOf(order);
  for (const paper of [content, note])
    expect(paper?.lines[0]?.otherNames).toEqual(["સિંગતેલ", "मूंगफली तेल"]);
  const pdf = await invoicePdf(content);
  if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/a4.pdf`, pdf);
  if (process.env.KEEP && note) writeFileSync(`${process.env.KEEP}/cn.pdf`, await invoicePdf(note));
  expect(textOf(pdf)).toContain("ગતેલ");
  expect(pdf.toString("latin1").match(/\/Subtype \/Image/g)).toHaveLength(1);
});
