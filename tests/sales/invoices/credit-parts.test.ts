import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";
import { type InvoiceContent, totalsOf } from "~/sales/invoices/content";
import { issueInvoice, issueReturnNote } from "~/sales/invoices/issue.server";
import { nextNumber } from "~/sales/invoices/next-number.server";
import { storeInvoice } from "~/sales/invoices/stored-invoice.server";
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

let buyer: Viewer;

beforeAll(async () => {
  buyer = await shopper();
  await asRegisteredFirm();
});

type Given = Partial<Parameters<typeof placed>[0]>;
type Order = Awaited<ReturnType<typeof placed>>;

const partNames = ["taxablePaise", "cgstPaise", "sgstPaise", "igstPaise", "totalPaise"] as const;

async function paid(given: Given = withParts) {
  const order = await placed({ userId: buyer.id, ...given });
  await pay(order, november);
  return order;
}

const printed = (note: InvoiceContent | undefined) =>
  note?.lines.map(({ kind, quantity, discountPaise, totalPaise }) => [
    kind,
    quantity,
    discountPaise,
    totalPaise,
  ]);

/** What the notes take from each line of the invoice, part by part, next to what the invoice says of it. */
function creditedByLine(order: Order) {
  const notes = creditNotesOf(order);
  return invoiceIn(order).lines.map((line) => ({
    invoiced: Object.fromEntries(partNames.map((part) => [part, line[part]])),
    credited: totalsOf(
      notes.flatMap(({ lines }) => lines.filter(({ position }) => position === line.position)),
    ),
  }));
}

function expectAllCredited(order: Order) {
  for (const { invoiced, credited } of creditedByLine(order)) expect(credited).toEqual(invoiced);
}

describe("a credit note", () => {
  test("for packs gives back their price less the discount, and neither delivery nor fee", async () => {
    const order = await paid();
    const lines = [{ position: 0, quantity: 1, paise: 89_999 }];
    await giveBack(order, { amountPaise: 89_999, lines });
    const [note] = creditNotesOf(order);
    expect(note?.version).toBe(2);
    expect(printed(note)).toEqual([["goods", 1, 10_001, 89_999]]);
  });

  test("for packs, delivery and fee has a line for each", async () => {
    const order = await paid();
    await giveBack(order, {
      amountPaise: 89_999 + 6_000 + 2_500,
      lines: [{ position: 0, quantity: 1, paise: 89_999 }],
      deliveryPaise: 6_000,
      feePaise: 2_500,
    });
    expect(printed(creditNotesOf(order)[0])).toEqual([
      ["goods", 1, 10_001, 89_999],
      ["delivery", 0, 0, 6_000],
      ["fee", 0, 0, 2_500],
    ]);
  });

  test("for an amount takes from the goods as long as they last", async () => {
    const order = await paid();
    await giveBack(order, { amountPaise: 269_999 + 8_999 - 10 });
    await giveBack(order, { amountPaise: 1_010 });
    const [first, second] = creditNotesOf(order);
    expect(first?.lines.map(({ kind }) => kind)).toEqual(["goods", "goods"]);
    expect(totalsOf(second?.lines.filter(({ kind }) => kind === "goods") ?? []).totalPaise).toBe(
      10,
    );
    expect(second?.totals.totalPaise).toBe(1_010);
  });

  test.each(["24", "27"])(
    "and others never exceed a line or a tax part, and the last takes the rest (to %s)",
    async (shipState) => {
      const order = await paid({ ...withParts, shipState });
      const packs = [89_999, 90_000, 90_000].map((paise) => ({ position: 0, quantity: 1, paise }));
      for (const line of packs) await giveBack(order, { amountPaise: line.paise, lines: [line] });
      for (const amountPaise of [1, 2, 333, 19])
        await giveBack(order, { amountPaise, deliveryPaise: amountPaise });
      await giveBack(order, { amountPaise: 8_998 });
      for (const { invoiced, credited } of creditedByLine(order))
        for (const part of partNames)
          expect(credited[part]).toBeLessThanOrEqual(invoiced[part] ?? 0);

      await giveBack(order, { amountPaise: order.totalPaise });
      expectAllCredited(order);
    },
  );
});

describe("goods that were never paid and came back", () => {
  const returned = (order: Order) =>
    write((tx) => issueReturnNote(tx, stored(order.id), november + 1));

  async function sentUnpaid(given: Given = withParts) {
    const order = await placed({
      userId: buyer.id,
      paymentMethod: "on-delivery",
      paymentStatus: "pending",
      ...given,
    });
    await write((tx) => issueInvoice(tx, order, november));
    return order;
  }

  test("are credited in full, once, without a refund", async () => {
    const order = await sentUnpaid();
    await returned(order);
    await returned(order);
    const notes = creditNotesOf(order);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({
      title: "Credit note",
      unpaid: "Nothing was paid, so no money goes back",
      corrects: { number: invoiceIn(order).number, reason: "The goods came back" },
    });
    expect(notes[0]?.lines.map(({ quantity }) => quantity)).toEqual([3, 1, 0, 0]);
    expectAllCredited(order);
    const rows = db.select().from(invoices).where(eq(invoices.orderId, order.id)).all();
    expect(rows.map(({ refundId }) => refundId)).toEqual([null, null]);
  });

  test("are credited as far as earlier notes did not", async () => {
    const order = await sentUnpaid();
    await giveBack(order, { amountPaise: 10_000 });
    await returned(order);
    expectAllCredited(order);
  });

  test("make no note without an invoice, when all is credited, or when they were paid", async () => {
    const never = await placed({ userId: buyer.id, paymentMethod: "on-delivery" });
    await returned(never);
    expect(creditNotesOf(never)).toEqual([]);

    const credited = await sentUnpaid();
    await giveBack(credited, { amountPaise: credited.totalPaise });
    await returned(credited);
    expect(creditNotesOf(credited)).toHaveLength(1);

    const order = await paid();
    await returned(order);
    expect(creditNotesOf(order)).toEqual([]);
  });

  test("and are paid and refunded after all have a second invoice, and each is credited once", async () => {
    const order = await sentUnpaid();
    await returned(order);
    await pay(order, november + 2);
    await giveBack(order, { amountPaise: order.totalPaise });
    const rows = db.select().from(invoices).where(eq(invoices.orderId, order.id)).all();
    expect(rows.map(({ series, round }) => `${series} ${round}`)).toEqual([
      "PR 1",
      "CN 1",
      "PR 2",
      "CN 2",
    ]);
    expect(new Set(rows.map(({ totalPaise }) => totalPaise)).size).toBe(1);
  });
});

test("an invoice of version 1 is credited as before: by an amount over its lines, in the same version", async () => {
  const order = await placed({ userId: buyer.id, lines: [{ quantity: 2 }, { name: "Pouch" }] });
  const elsewhere = await paid({ lines: [{ quantity: 2 }, { name: "Pouch" }] });
  await write((tx) => {
    const { number, ...place } = nextNumber(tx, "PR", november);
    const { unpaid: _, chargesPaise: _charges, ...content } = invoiceIn(elsewhere);
    const { firm: __, ...person } = content.buyer;
    const lines = content.lines.map(({ kind: _kind, discountPaise: _discount, ...line }) => line);
    const first = { ...content, version: 1, number, buyer: person, lines };
    const asStored = first as unknown as InvoiceContent;
    storeInvoice(tx, { ...place, orderId: order.id, refundId: null, content: asStored });
  });
  await giveBack(order, { amountPaise: 30_000 });
  await giveBack(order, { amountPaise: 145_000, lines: [{ position: 0, quantity: 1 }] });
  const [amount, pack] = creditNotesOf(order);
  expect(amount).toMatchObject({ version: 1, title: "Credit note" });
  expect(amount?.lines.map(({ totalPaise }) => totalPaise)).toEqual([20_000, 10_000]);
  expect(printed(pack)).toEqual([["goods", 1, 0, 145_000]]);
});
