import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { write } from "~/base/db/connection.server";
import type { PaymentMethod } from "~/base/db/statuses";
import { totalsOf } from "~/sales/invoices/content";
import { invoiceLines } from "~/sales/invoices/invoice-lines";
import { issueInvoice } from "~/sales/invoices/issue.server";
import type { TaxKind } from "~/sales/invoices/tax-split";
import { spread } from "~/base/lib/spread";
import { shopper } from "../../cast";
import { asRegisteredFirm, invoiceIn, invoiceRow, november, pay, placed, stored } from "./paying";
import { Dice } from "../../dice";

let buyer: Viewer;

beforeAll(async () => {
  buyer = await shopper();
  await asRegisteredFirm();
});

const order = (given: Partial<Parameters<typeof placed>[0]> = {}) =>
  placed({ userId: buyer.id, ...given });

/** The order leaves unpaid. */
const send = (sent: { id: string }) => write((tx) => issueInvoice(tx, stored(sent.id), november));

describe("an invoice", () => {
  test("has delivery and fee as lines of their own, taxed like the goods, and the discount before the tax", async () => {
    const bought = await order({
      deliveryPaise: 6_000,
      feePaise: 2_500,
      lines: [
        { name: "Tin", unitPricePaise: 262_500, quantity: 2, discountPaise: 52_500 },
        { name: "Pouch", unitPricePaise: 10_500, quantity: 1 },
      ],
    });
    await pay(bought, november);
    expect(invoiceIn(bought)).toMatchObject({
      version: 2,
      lines: [
        {
          kind: "goods",
          unitPricePaise: 262_500,
          quantity: 2,
          discountPaise: 52_500,
          taxablePaise: 450_000,
          cgstPaise: 11_250,
          sgstPaise: 11_250,
          totalPaise: 472_500,
        },
        { kind: "goods", discountPaise: 0, taxablePaise: 10_000, totalPaise: 10_500 },
        {
          kind: "delivery",
          position: 2,
          name: "Delivery",
          hsn: "1508",
          gstBasisPoints: 500,
          quantity: 0,
          taxablePaise: 5_714,
          cgstPaise: 143,
          sgstPaise: 143,
          totalPaise: 6_000,
        },
        { kind: "fee", position: 3, name: "Fee for payment on delivery", totalPaise: 2_500 },
      ],
      totals: { totalPaise: bought.totalPaise },
    });
    expect(invoiceRow(bought).totalPaise).toBe(491_500);
  });

  test("with goods of several rates taxes delivery like the goods of the highest value", async () => {
    const soap = { name: "Soap", hsn: "3401", gstBasisPoints: 1800 };
    const bought = await order({
      deliveryPaise: 11_800,
      lines: [{ unitPricePaise: 90_000 }, { ...soap, unitPricePaise: 50_000, quantity: 2 }],
    });
    await pay(bought, november);
    expect(invoiceIn(bought).lines[2]).toMatchObject({
      kind: "delivery",
      hsn: "3401",
      gstBasisPoints: 1800,
      taxablePaise: 10_000,
    });
  });

  test("without delivery, fee and discount has the goods only", async () => {
    const bought = await order();
    await pay(bought, november);
    expect(invoiceIn(bought).lines).toEqual([expect.objectContaining({ kind: "goods" })]);
  });

  test("names the firm with its GSTIN, and the area of the address", async () => {
    const bought = await order({
      buyerFirm: "Patel\u202e Kirana\nStores",
      buyerGstin: "24AAAAA0000A1Z8",
      shipName: "Asha Patel",
      shipPhone: "+919825012345",
      shipLine: "12 Ring Road",
      shipArea: "Adajan",
      shipCity: "Surat",
      shipState: "24",
      shipPin: "395009",
    });
    await pay(bought, november);
    expect(invoiceIn(bought)).toMatchObject({
      buyer: { name: "Asha Patel", firm: "Patel Kirana\nStores", gstin: "24AAAAA0000A1Z8" },
      deliverTo: { address: "12 Ring Road\nAdajan\nSurat 395009\nGujarat (24)" },
    });
  });

  test("prints the address of a guest once, with the state's code", async () => {
    const bought = await order({
      userId: null,
      buyerName: "Asha Patel",
      buyerPhone: "+919825012345",
      buyerAddress: "12 Ring Road\nAdajan\nSurat, Gujarat 395009",
      shipName: "Asha Patel",
      shipPhone: "+919825012345",
      shipLine: "12 Ring Road",
      shipArea: "Adajan",
      shipCity: "Surat",
      shipState: "24",
      shipPin: "395009",
    });
    await pay(bought, november);
    expect(invoiceIn(bought)).toMatchObject({
      buyer: { address: "12 Ring Road\nAdajan\nSurat 395009\nGujarat (24)" },
      deliverTo: null,
    });
  });
});

describe("an order that leaves unpaid", () => {
  test.each([
    ["on-delivery", "To be paid on delivery"],
    ["transfer", "To be paid by bank or UPI transfer"],
  ] as [PaymentMethod, string][])(
    "%s gets its invoice then, and no second one when it is paid",
    async (paymentMethod, unpaid) => {
      const bought = await order({ paymentMethod, paymentStatus: "pending" });
      await send(bought);
      const sent = invoiceRow(bought);
      expect(invoiceIn(bought)).toMatchObject({ payment: null, unpaid });
      await pay(bought, november + 1);
      await send(bought);
      expect(invoiceRow(bought)).toEqual(sent);
    },
  );

  test("and was imported from the old shop gets none: it has that shop's invoice", async () => {
    const old = await order({ source: "import" });
    await send(old);
    expect(() => invoiceRow(old)).toThrow("no invoice");
  });
});

function randomSale(dice: Dice) {
  const next = (limit: number) => dice.below(limit);
  const prices = Array.from({ length: 1 + next(6) }, () => ({
    unitPricePaise: 1 + next(500_000),
    quantity: 1 + next(next(10) === 0 ? 999 : 5),
    gstBasisPoints: [0, 500, 500, 1200, 1800][next(5)] ?? 0,
    hsn: next(2) === 0 ? "1508" : "3401",
  }));
  const goods = prices.map(({ unitPricePaise, quantity }) => unitPricePaise * quantity);
  const goodsPaise = goods.reduce((sum, paise) => sum + paise, 0);
  const discountPaise = next(2) === 0 ? 0 : next(goodsPaise + 1);
  const discounts = spread(discountPaise, goods);
  const charges = {
    deliveryPaise: next(2) === 0 ? 0 : next(30_000),
    feePaise: next(3) === 0 ? next(10_000) : 0,
  };
  const lines = prices.map((line, position) => ({
    ...line,
    position,
    discountPaise: discounts[position] ?? 0,
    name: "Oil",
    volumeMl: 1000,
    measure: "l" as const,
    netWeightG: null,
    containers: 1,
  }));
  const totalPaise = goodsPaise - discountPaise + charges.deliveryPaise + charges.feePaise;
  return { lines, charges, totalPaise };
}

test.each(["intra", "inter", "none"] as TaxKind[])(
  "the lines add up to the order to the paisa, whatever is in it (%s)",
  (tax) => {
    const dice = new Dice(20_261_122);
    for (let sale = 0; sale < 500; sale += 1) {
      const { lines, charges, totalPaise } = randomSale(dice);
      const printed = invoiceLines(lines, charges, tax);
      expect(totalsOf(printed).totalPaise).toBe(totalPaise);
      for (const line of printed) {
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = line;
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(line.totalPaise);
        expect(Math.min(taxablePaise, cgstPaise, sgstPaise, igstPaise)).toBeGreaterThanOrEqual(0);
        expect(cgstPaise).toBe(sgstPaise);
      }
    }
  },
);
