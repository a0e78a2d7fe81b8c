import { beforeAll, expect, test } from "vitest";
import { monthDownload } from "~/sales/invoices/month/month-pdf.server";
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

const day = 86_400_000;

async function paid(at: number) {
  const { id } = await shopper();
  const order = await placed({ userId: id });
  await pay(order, at);
  return order;
}

let first: string, note: string, later: string;

beforeAll(async () => {
  await asRegisteredFirm();
  const order = await paid(november);
  await giveBack(order, { amountPaise: 50_000, reason: "leaked" }, november + day);
  first = invoiceIn(order).number;
  note = creditNotesOf(order)[0]?.number ?? "";
  later = invoiceIn(await paid(november + 20 * day)).number;
});

test("a month's file has its invoices and credit notes, each with pages of its own, and the fonts once", async () => {
  const response = monthDownload("2026-11");
  expect(response.headers.get("Content-Disposition")).toContain("invoices-2026-11.pdf");
  const pdf = Buffer.from(await response.arrayBuffer());
  const text = textOf(pdf);
  expect(text).toContain(`${first} · page 1 of 1`);
  expect(text).toContain(`${note} · page 1 of 1`);
  expect(text).not.toContain(later);
  const file = pdf.toString("latin1");
  expect(file.match(/\/Type \/Page\n/g)).toHaveLength(2);
  expect(file.match(/\/Subtype \/Image/g)).toHaveLength(1);
  expect(file.trimEnd().endsWith("%%EOF")).toBe(true);
});

test("a month without papers is no broken file, and there is no month 13", async () => {
  expect(await monthDownload("2025-07").text()).toMatch(/\/Type \/Page\n/);
  expect(() => monthDownload("2026-13")).toThrow(RangeError);
});

test("a client that leaves ends the work", async () => {
  const reader = monthDownload("2026-11").body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
});
