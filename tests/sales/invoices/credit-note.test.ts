import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { invoices, refunds } from "~/base/db/schema";
import { type InvoiceContent, totalsOf } from "~/sales/invoices/content";
import { issueCreditNote } from "~/sales/invoices/issue.server";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { shopper } from "../../cast";
import { sold } from "../orders/sold";
import {
  asRegisteredFirm,
  creditNotesOf,
  giveBack,
  invoiceIn,
  invoiceRow,
  november,
  pay,
  paymentBy,
  placed,
} from "./paying";

let buyer: Viewer;

beforeAll(async () => {
  buyer = await shopper();
  await asRegisteredFirm();
});

async function paid(given: Partial<Parameters<typeof placed>[0]> = {}) {
  const order = await placed({ userId: buyer.id, ...given });
  await pay(order, november);
  return order;
}

const threeLines = [
  { name: "Tin", unitPricePaise: 145_000, quantity: 2 },
  { name: "Pouch", unitPricePaise: 9_999, quantity: 3 },
  { name: "Soap", unitPricePaise: 3_333, quantity: 1, hsn: "3401", gstBasisPoints: 1800 },
];
const partNames = ["taxablePaise", "cgstPaise", "sgstPaise", "igstPaise", "totalPaise"] as const;

/** What all notes together say of each line, part by part. */
const sumsByLine = (invoice: InvoiceContent, notes: InvoiceContent[]) =>
  invoice.lines.map(({ position }) =>
    totalsOf(notes.flatMap(({ lines }) => lines.filter((line) => line.position === position))),
  );

const partsByLine = ({ lines }: InvoiceContent) =>
  lines.map((line) => Object.fromEntries(partNames.map((part) => [part, line[part]])));

describe("money that goes back", () => {
  test("for a line is credited with its tax, under a number of its own that names the invoice", async () => {
    const order = await paid({ lines: threeLines });
    const invoice = invoiceRow(order);
    const march = Date.UTC(2027, 3, 1);
    await giveBack(
      order,
      { amountPaise: 145_000, lines: [{ position: 0, quantity: 1 }], reason: "One tin leaked" },
      march,
    );
    const [note] = creditNotesOf(order);
    expect(note).toMatchObject({
      title: "Credit note",
      number: "CN2728-000001",
      issuedAt: march,
      corrects: { number: invoice.number, issuedAt: november, reason: "One tin leaked" },
      buyer: { name: order.buyerName },
      placeOfSupply: { code: "24" },
      lines: [
        {
          position: 0,
          quantity: 1,
          taxablePaise: 138_096,
          cgstPaise: 3452,
          sgstPaise: 3452,
          totalPaise: 145_000,
        },
      ],
      words: "Rupees One Thousand Four Hundred Fifty Only",
    });
    expect(note?.lines).toHaveLength(1);
  });

  test("in full takes back exactly the invoice", async () => {
    for (const shipState of ["24", "27"]) {
      const order = await paid({ lines: threeLines, shipState });
      await giveBack(order, { amountPaise: order.totalPaise });
      const invoice = invoiceIn(order);
      const [note] = creditNotesOf(order);
      expect(note?.totals).toEqual(invoice.totals);
      expect(note && partsByLine(note)).toEqual(partsByLine(invoice));
    }
  });

  test("in full says how many packs", async () => {
    const order = await paid({ lines: threeLines });
    await giveBack(order, { amountPaise: order.totalPaise });
    const [note] = creditNotesOf(order);
    expect(note?.lines.map(({ quantity }) => quantity)).toEqual([2, 3, 1]);
  });

  test("with all that earlier notes left says the packs that these do not name", async () => {
    const lines = threeLines.map((line, index) => ({ ...line, discountPaise: index * 101 }));
    const order = await paid({ lines, discountPaise: 303 });
    const packs = [
      { position: 0, quantity: 1, paise: 145_000 },
      { position: 1, quantity: 2, paise: 19_931 },
    ];
    await giveBack(order, { amountPaise: 164_931, lines: packs });
    await giveBack(order, { amountPaise: order.totalPaise - 164_931 });
    const [, rest] = creditNotesOf(order);
    expect(rest?.lines.map(({ quantity, discountPaise }) => [quantity, discountPaise])).toEqual([
      [1, 0],
      [1, 34],
      [1, 202],
    ]);
    expect(
      rest?.lines.every(
        (line) => line.unitPricePaise * line.quantity - line.discountPaise === line.totalPaise,
      ),
    ).toBe(true);
  });

  test("in two parts says no packs: neither part was a pack", async () => {
    const order = await paid({ lines: [{ unitPricePaise: 10_000, quantity: 2 }] });
    await giveBack(order, { amountPaise: 5_000 });
    await giveBack(order, { amountPaise: 15_000 });
    const notes = creditNotesOf(order);
    expect(notes.map(({ lines }) => lines[0]?.quantity)).toEqual([0, 0]);
  });

  test("as an amount is spread over the lines and fits to the paisa", async () => {
    const order = await paid({ lines: threeLines });
    await giveBack(order, { amountPaise: 10_001 });
    const [note] = creditNotesOf(order);
    expect(note?.totals.totalPaise).toBe(10_001);
    expect(note?.lines.map(({ totalPaise, quantity }) => [totalPaise, quantity])).toEqual([
      [8_970, 0],
      [928, 0],
      [103, 0],
    ]);
    const soap = note?.lines[2];
    expect([soap?.cgstPaise, soap?.sgstPaise, soap?.taxablePaise]).toEqual([8, 8, 87]);
  });

  test("as an amount for chosen lines stays on them", async () => {
    const order = await paid({ lines: threeLines });
    await giveBack(order, { amountPaise: 5_000, lines: [{ position: 1, quantity: 1 }] });
    const [note] = creditNotesOf(order);
    expect(note?.lines.map(({ position, totalPaise }) => [position, totalPaise])).toEqual([
      [1, 5_000],
    ]);
  });

  test("beyond the chosen lines is spread over what is left", async () => {
    const order = await paid({ lines: threeLines });
    await giveBack(order, { amountPaise: 20_000, lines: [{ position: 1, quantity: 1 }] });
    const [note] = creditNotesOf(order);
    expect(note?.totals.totalPaise).toBe(20_000);
    expect(note?.lines).toHaveLength(3);
  });
});

describe("all credit notes together", () => {
  test.each(["24", "27"])(
    "never exceed a line or a part of the invoice, and the last takes the rest (to %s)",
    async (shipState) => {
      const order = await paid({ lines: threeLines, shipState });
      const invoice = invoiceIn(order);
      const amounts = [1, 1, 2, 3, 7, 19, 21, 333, 1_001, 9_999, 100_000, 49_999, 3, 1];
      for (const amountPaise of amounts) await giveBack(order, { amountPaise });
      const partly = sumsByLine(invoice, creditNotesOf(order));
      for (const [index, line] of invoice.lines.entries())
        for (const part of partNames) expect(partly[index]?.[part]).toBeLessThanOrEqual(line[part]);

      await giveBack(order, { amountPaise: order.totalPaise });
      const notes = creditNotesOf(order);
      expect(sumsByLine(invoice, notes)).toEqual(partsByLine(invoice));
      for (const note of notes) {
        expect(totalsOf(note.lines)).toEqual(note.totals);
        for (const line of note.lines) {
          expect(Math.min(...partNames.map((part) => line[part]))).toBeGreaterThanOrEqual(0);
          expect(line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise).toBe(
            line.totalPaise,
          );
        }
      }

      await giveBack(order, { amountPaise: 100 });
      expect(creditNotesOf(order)).toHaveLength(notes.length);
    },
  );

  test("of a rupee given back paisa by paisa come to its invoice", async () => {
    const order = await paid({ lines: [{ unitPricePaise: 100, quantity: 1 }] });
    for (let paisa = 0; paisa < 100; paisa += 1) await giveBack(order, { amountPaise: 1 });
    const notes = creditNotesOf(order);
    expect(notes).toHaveLength(100);
    expect(totalsOf(notes.flatMap(({ lines }) => lines))).toEqual(invoiceIn(order).totals);
  });
});

describe("no credit note is made", () => {
  test("for an order that never had an invoice", async () => {
    const old = await sold({ userId: buyer.id, serial: 5_000_000 });
    await giveBack(old, { amountPaise: 1_000 });
    expect(creditNotesOf(old)).toEqual([]);
  });

  test("twice for one refund", async () => {
    const order = await paid();
    const refund = await giveBack(order, { amountPaise: 1_000 });
    await write((tx) => issueCreditNote(tx, order, refund, november));
    expect(creditNotesOf(order)).toHaveLength(1);
  });

  test("for a second payment of the same order that is sent back", async () => {
    const order = await placed({ userId: buyer.id });
    await paymentBy(order, "pay_First");
    await pay(order, november);
    const other = await placed({ userId: buyer.id });
    await paymentBy(other, "pay_Stray");
    await giveBack(order, { amountPaise: 145_000, paymentId: "pay_Stray" });
    expect(creditNotesOf(order)).toEqual([]);
    await giveBack(order, { amountPaise: 145_000, paymentId: "pay_First" });
    expect(creditNotesOf(order)).toHaveLength(1);
  });

  test("when the transaction of the refund fails, and its number is not lost", async () => {
    const order = await paid();
    const july = Date.UTC(2033, 6, 1);
    const failing = write((tx) => {
      const refund = { id: "refund-1", amountPaise: 1_000, lines: null, reason: "" };
      tx.insert(refunds)
        .values({
          ...refund,
          idempotencyKey: "refund-1",
          orderId: order.id,
          actor: "provider",
          createdAt: july,
          updatedAt: july,
        })
        .run();
      issueCreditNote(tx, order, refund, july);
      throw new Error("the power went");
    });
    await expect(failing).rejects.toThrow("the power went");
    await giveBack(order, { amountPaise: 1_000 }, july);
    const row = db.select().from(invoices).where(eq(invoices.year, "3334")).get();
    expect(row?.number).toBe("CN3334-000001");
  });
});

test("a credit note keeps the tax of its invoice when the firm's registration has changed", async () => {
  const order = await paid();
  await setCompanyFacts({ gstin: null, state: null });
  await giveBack(order, { amountPaise: order.totalPaise });
  await asRegisteredFirm();
  const [note] = creditNotesOf(order);
  expect(note).toMatchObject({ tax: "intra", seller: { gstin: "24AAAAA0000A1Z8" } });
  expect(note?.totals).toEqual(invoiceIn(order).totals);
});
