import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { differences } from "~/office/books/differences.server";
import { db } from "~/base/db/connection.server";
import { refunds, stockMovements } from "~/base/db/schema";
import { correctInvoice } from "~/sales/invoices/correct/correct-invoice.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { invoiceOf } from "~/sales/invoices/papers.server";
import * as page from "~/routes/admin/money/correct-invoice";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { emptyOutbox, mailsOf } from "../../people/mail/outbox";
import { sold } from "../orders/sold";
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

let boss: Viewer;
let cookie: string;
let userId: string;
const firm = {
  name: "Zubin Mistry",
  address: "4 Mill Road\nSurat 395003",
  firm: "Mistry Stores",
  gstin: "24AAACC1206D1ZM",
};
const params = (number: string) => ({ params: { number }, cookie });

beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  userId = (await shopper()).id;
  await asRegisteredFirm();
});

async function invoiced() {
  const order = await placed({ userId, shipState: "24", ...withParts });
  await pay(order, november);
  return order;
}

async function booksSay(): Promise<string[]> {
  const found: string[] = [];
  for await (const line of differences()) found.push(line);
  return found;
}

describe("an invoice that names the wrong buyer", () => {
  test("is credited as a whole, and a new one is made out; money and goods stay", async () => {
    const order = await invoiced();
    const wrong = invoiceIn(order);
    const moved = db.select().from(stockMovements).all();
    const books = await booksSay();
    const made = await correctInvoice(wrong.number, firm, boss, november + 1000);
    const [note] = creditNotesOf(order);
    expect(note).toMatchObject({
      totals: wrong.totals,
      buyer: wrong.buyer,
      corrects: { number: wrong.number },
      unpaid: "No money goes back: a corrected invoice takes its place",
    });
    const right = invoiceOf(order);
    expect(right).toMatchObject({
      number: "number" in made ? made.number : "",
      buyer: { name: firm.name, firm: firm.firm, gstin: firm.gstin, address: firm.address },
      totals: wrong.totals,
      lines: wrong.lines,
      payment: wrong.payment,
    });
    expect(stored(order.id)).toMatchObject({ paymentStatus: "paid", buyerGstin: firm.gstin });
    expect(db.select().from(stockMovements).all()).toEqual(moved);
    expect(db.select().from(refunds).all()).toEqual([]);
    expect(await booksSay()).toEqual(books);
  });

  test("is told to the buyer in a mail with both papers, in the order’s language", async () => {
    await emptyOutbox();
    const order = await placed({ userId, shipState: "24", language: "gu", ...withParts });
    await pay(order, november);
    const wrong = invoiceIn(order).number;
    await correctInvoice(wrong, firm, boss);
    const [note] = creditNotesOf(order);
    const right = invoiceOf(order)?.number ?? "";
    const [mail, ...others] = mailsOf("order-corrected");
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`તમારા ઓર્ડર ${stored(order.id).number}નું બિલ અમે સુધાર્યું છે`);
    for (const number of [wrong, note?.number ?? "", right]) expect(mail?.text).toContain(number);
    const links = mail?.text.match(/https?:\S+/g) ?? [];
    const at = `/gu/order/${stored(order.id).token}`;
    for (const path of [at, `${at}/invoice`, `${at}/credit-note/${note?.number}`])
      expect(links.some((link) => link.endsWith(path))).toBe(true);
    expect(mail?.text).not.toContain(firm.gstin);
  });

  test("of an order without an address for mails is corrected without one", async () => {
    await emptyOutbox();
    const order = await placed({ userId, shipState: "24", buyerEmail: "", ...withParts });
    await pay(order, november);
    await correctInvoice(invoiceIn(order).number, firm, boss);
    expect(creditNotesOf(order)).toHaveLength(1);
    expect(mailsOf("order-corrected")).toEqual([]);
  });

  test("is corrected once; the new one may be corrected again, and a refund then corrects the newest", async () => {
    const order = await invoiced();
    const { number } = invoiceIn(order);
    await correctInvoice(number, firm, boss);
    expect(await correctInvoice(number, { ...firm, name: "Else" }, boss)).toEqual({
      refusal: "not-current",
    });
    const second = invoiceOf(order)?.number ?? "";
    expect(await correctInvoice(second, firm, boss)).toEqual({ refusal: "same" });
    await correctInvoice(second, { ...firm, firm: "Mistry & Sons" }, boss);
    const third = invoiceOf(order)?.number ?? "";
    await giveBack(order, { amountPaise: 10_000 });
    expect(creditNotesOf(order).at(-1)?.corrects?.number).toBe(third);
    expect(await correctInvoice(third, firm, boss)).toEqual({ refusal: "credited" });
  });

  test("of an order that is not paid is corrected too, and credited when its goods come back", async () => {
    const order = await sold({
      userId,
      paymentStatus: "pending",
      paymentMethod: "on-delivery",
      paidAt: null,
    });
    await moveOrder(order.id, { status: "Shipped" }, boss);
    const books = await booksSay();
    await correctInvoice(invoiceIn(order).number, firm, boss);
    expect(await booksSay()).toEqual(books);
    const second = invoiceOf(order)?.number;
    await moveOrder(order.id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
    expect(creditNotesOf(order).map(({ corrects }) => corrects?.number)).toContain(second);
    expect(creditNotesOf(order)).toHaveLength(2);
    expect(await booksSay()).toEqual(books);
  });

  test("the owner corrects it on a page, which wants a firm’s name and GSTIN together", async () => {
    const order = await invoiced();
    const { number } = invoiceIn(order);
    const path = `/dashboard/admin/invoices/${number}/correct`;
    expect(await htmlOf(page, argsFor(path, params(number)))).toContain(`Correct ${number}`);
    const form = { ...firm, firm: "" };
    const refused = await page.action(argsFor(path, { ...params(number), form }));
    expect(JSON.stringify(refused)).toContain("Name of the firm is required with a GSTIN");
    expect(invoiceIn(order).number).toBe(number);
    await page.action(argsFor(path, { ...params(number), form: firm }));
    expect(invoiceOf(order)?.buyer.gstin).toBe(firm.gstin);
  });
});
