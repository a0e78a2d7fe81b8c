import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { createProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { createCategory } from "~/goods/catalogue/changes/category-changes.server";
import { db, write } from "~/base/db/connection.server";
import { invoiceCounters, invoices, orders, settings } from "~/base/db/schema";
import { issueInvoice } from "~/sales/invoices/issue.server";
import { columnsOf, headFacts, sellerFacts } from "~/sales/invoices/wording";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { orderOf, pressCheckout, fillCart, tokenIn } from "../checkout/shopping";
import { shopper } from "../../cast";
import { paymentFor } from "../orders/sold";
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
  stored,
} from "./paying";

let buyer: Viewer;

beforeAll(async () => {
  buyer = await shopper({ name: "ધર્મેન્દ્ર શ્રીવાસ્તવ" });
});
beforeEach(asRegisteredFirm);

const order = (given: Partial<Parameters<typeof placed>[0]> = {}) =>
  placed({ userId: buyer.id, ...given });
const serials = (year: string) =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.year, year))
    .all()
    .map(({ serial }) => serial)
    .sort((a, b) => a - b);

describe("an order that is paid", () => {
  test("to a post of the army is supplied in the seller's state: none of the buyer's is known", async () => {
    const bought = await order({
      shipState: "APO",
      shipPin: "900056",
      shipLine: "Unit 7",
      shipCity: "c/o 56 APO",
      shipName: "Nk Ramesh Patel",
      shipPhone: "+919825011111",
    });
    await paymentBy(bought, "pay_Army");
    await pay(bought, november);
    const { placeOfSupply, deliverTo } = invoiceIn(bought);
    expect(placeOfSupply).toEqual({ code: "24", name: "Gujarat" });
    expect(deliverTo?.address).toBe("Unit 7\nc/o 56 APO 900056\nArmy Post Office");
  });

  test("gets a tax invoice with everything the rules ask for", async () => {
    const bought = await order({
      buyerName: buyer.name,
      buyerGstin: "27AAPFU0939F1ZV",
      lines: [
        { name: "સિંગતેલ tin", volumeMl: 15_000, unitPricePaise: 145_000, quantity: 1 },
        { name: "Pouch", volumeMl: 500, unitPricePaise: 9_950, quantity: 3 },
      ],
    });
    await paymentBy(bought, "pay_Full");
    await pay(bought, november);
    const row = invoiceRow(bought);
    expect(row.number).toMatch(/^PR2627-\d{6}$/);
    expect(row).toMatchObject({ totalPaise: 174_850, taxPaise: 6904 + 1422, createdAt: november });
    expect(invoiceIn(bought)).toMatchObject({
      title: "Tax invoice",
      number: row.number,
      issuedAt: november,
      order: { number: bought.number },
      seller: {
        name: "Prayosha Oil",
        address: "Udhna, Surat 394210",
        gstin: "24AAAAA0000A1Z8",
        fssai: "10700000000000",
        state: { code: "24", name: "Gujarat" },
      },
      buyer: { name: "ધર્મેન્દ્ર શ્રીવાસ્તવ", gstin: "27AAPFU0939F1ZV" },
      placeOfSupply: { code: "24", name: "Gujarat" },
      reverseCharge: "No",
      lines: [
        {
          name: "સિંગતેલ tin",
          hsn: "1508",
          quantity: 1,
          volumeMl: 15_000,
          gstBasisPoints: 500,
          taxablePaise: 138_096,
          cgstPaise: 3452,
          sgstPaise: 3452,
          igstPaise: 0,
          totalPaise: 145_000,
        },
        { taxablePaise: 28_428, cgstPaise: 711, sgstPaise: 711, totalPaise: 29_850 },
      ],
      totals: {
        taxablePaise: 166_524,
        cgstPaise: 4163,
        sgstPaise: 4163,
        igstPaise: 0,
        totalPaise: 174_850,
      },
      words: "Rupees One Thousand Seven Hundred Forty Eight and Fifty Paise Only",
      payment: { id: "pay_Full", method: "UPI" },
      corrects: null,
    });
  });

  test("shows integrated tax when the goods leave the state, whatever the buyer's GSTIN says", async () => {
    const away = await order({
      shipName: "Shop",
      shipLine: "1 Marine Drive",
      shipCity: "Mumbai",
      shipState: "27",
      shipPin: "400001",
      buyerGstin: "24AAAAA0000A1Z8",
    });
    await pay(away, november);
    expect(invoiceIn(away)).toMatchObject({
      tax: "inter",
      placeOfSupply: { code: "27", name: "Maharashtra" },
      deliverTo: { name: "Shop", address: "1 Marine Drive\nMumbai 400001\nMaharashtra (27)" },
      totals: { taxablePaise: 138_095, cgstPaise: 0, sgstPaise: 0, igstPaise: 6905 },
    });
  });

  const oil = { name: "Tin", hsn: "1508", unitPricePaise: 100_000 };
  const cake = { name: "Cake", hsn: "2305", unitPricePaise: 50_000, gstBasisPoints: 0 };

  test("gets a bill of supply, which shows no tax, where nothing of it is taxed", async () => {
    const bought = await order({ lines: [cake] });
    await pay(bought, november);
    const content = invoiceIn(bought);
    expect(content).toMatchObject({
      title: "Bill of supply",
      tax: "intra",
      totals: { taxablePaise: 50_000, cgstPaise: 0, totalPaise: 50_000 },
    });
    expect(columnsOf(content).map(({ title }) => title)).toEqual([
      "Goods",
      "HSN",
      "Quantity",
      "Price",
      "Amount",
    ]);
    const heads = headFacts(content).map(({ label }) => label);
    expect(heads).toContain("Bill no.");
    expect(heads).not.toContain("Copy");
  });

  test("gets one paper where a part of it is taxed, and a firm its tax invoice", async () => {
    const mixed = await order({ lines: [oil, cake] });
    await pay(mixed, november);
    expect(invoiceIn(mixed).title).toBe("Invoice-cum-bill of supply");
    expect(columnsOf(invoiceIn(mixed)).map(({ title }) => title)).toContain("CGST");
    const firm = await order({ lines: [oil, cake], buyerGstin: "27AAPFU0939F1ZV" });
    await pay(firm, november);
    expect(invoiceIn(firm).title).toBe("Tax invoice");
  });

  test("names the firm as it is registered, where that is another name", async () => {
    await setCompanyFacts({ legalName: "Example Oil Mills LLP" });
    const bought = await order();
    await pay(bought, november);
    const named = { label: "Legal name", value: "Example Oil Mills LLP" };
    expect(sellerFacts(invoiceIn(bought))).toContainEqual(named);
    await setCompanyFacts({ legalName: "Prayosha Oil" });
    const same = await order();
    await pay(same, november);
    expect(invoiceIn(same).seller.legalName).toBeNull();
  });

  test("is supplied in the seller's own state when it names none", async () => {
    const here = await order({ shipState: null, buyerAddress: "1 Marine Drive, Mumbai 400001" });
    await pay(here, november);
    expect(invoiceIn(here)).toMatchObject({ tax: "intra", placeOfSupply: { code: "24" } });
  });

  test("gets one invoice, however often it is asked for", async () => {
    const once = await order();
    await pay(once, november);
    const first = invoiceRow(once);
    await write((tx) => issueInvoice(tx, once, november + 1));
    expect(invoiceRow(once)).toEqual(first);
  });

  test("names the payment that paid it, not one that was sent back", async () => {
    const twice = await order();
    await paymentFor(twice, "pay_Second", "second payment");
    await pay(twice, november);
    expect(invoiceIn(twice).payment).toEqual({ id: null, method: "Online payment" });
  });
});

describe("a firm without a GSTIN, or without a state", () => {
  test.each([
    { gstin: null, state: "24" },
    { gstin: "24AAAAA0000A1Z8", state: null },
    { gstin: null, state: null, fssai: null, address: null, name: null },
  ])("gives a receipt without tax lines: %j", async (unset) => {
    await setCompanyFacts(unset);
    const bought = await order({ shipState: "27" });
    await pay(bought, november);
    const content = invoiceIn(bought);
    expect(content).toMatchObject({
      title: "Bill of supply / receipt",
      tax: "none",
      placeOfSupply: null,
      seller: unset.name === null ? { name: "Prayosha Oil", fssai: null, address: null } : {},
      totals: { taxablePaise: 145_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
    });
    expect(content.seller.gstin).toBe(unset.gstin);
    expect(invoiceRow(bought).taxPaise).toBe(0);
  });
});

describe("the numbers of a year", () => {
  test("begin anew at midnight in India on 1 April", async () => {
    const midnight = Date.UTC(2029, 2, 31, 18, 30);
    const [last, first, second] = [await order(), await order(), await order()];
    await pay(last, midnight - 1);
    await pay(first, midnight);
    await pay(second, midnight + 1);
    expect([invoiceRow(last).number, invoiceRow(first).number, invoiceRow(second).number]).toEqual([
      "PR2829-000001",
      "PR2930-000001",
      "PR2930-000002",
    ]);
  });

  test.each([
    { days: 1, year: 2031, name: "3132" },
    { days: 30, year: 2032, name: "3233" },
    { days: 3000, year: 2033, name: "3334" },
  ])(
    "go on when the clock is $days days behind: no date before the last, no year that is over",
    async ({ days, year, name }) => {
      const midnight = Date.UTC(year, 2, 31, 18, 30);
      const behind = midnight - days * 24 * 60 * 60 * 1000;
      const [first, second, third] = [await order(), await order(), await order()];
      await pay(first, midnight + 1000);
      await pay(second, behind);
      await giveBack(first, { amountPaise: 100 }, behind);
      await pay(third, midnight + 2000);
      expect([invoiceRow(first), invoiceRow(second), invoiceRow(third)]).toEqual([
        expect.objectContaining({ number: `PR${name}-000001`, createdAt: midnight + 1000 }),
        expect.objectContaining({ number: `PR${name}-000002`, createdAt: midnight + 1000 }),
        expect.objectContaining({ number: `PR${name}-000003`, createdAt: midnight + 2000 }),
      ]);
      expect(creditNotesOf(first)).toEqual([
        expect.objectContaining({ number: `CN${name}-000001`, issuedAt: midnight + 1000 }),
      ]);
    },
  );

  test("have no gap and no twin when 50 orders are paid at once and some payings fail", async () => {
    const june = Date.UTC(2034, 5, 1);
    const many = await Promise.all(Array.from({ length: 50 }, () => order()));
    const outcomes = await Promise.allSettled(
      many.map((each, index) =>
        pay(each, june, () => {
          if (index % 5 === 0) throw new Error("the power went");
        }),
      ),
    );
    const failed = many.filter((_, index) => outcomes[index]?.status === "rejected");
    expect(failed).toHaveLength(10);
    expect(serials("3435")).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    await Promise.all(failed.map((each) => pay(each, june)));
    expect(serials("3435")).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    const counter = db.select().from(invoiceCounters).where(eq(invoiceCounters.year, "3435")).get();
    expect(counter).toEqual({ series: "PR", year: "3435", last: 50 });
  });
});

describe("an invoice stays as it was made", () => {
  test("whatever becomes of the settings, the product, the order and the buyer", async () => {
    const { category } = await createCategory("Tins");
    const input = {
      name: "Tin",
      description: "Pressed in Surat.",
      pricePaise: 145_000,
      volumeMl: 5000,
      shipping: 1,
      categoryId: category?.id ?? "",
    };
    const { product } = await createProduct({ ...input, hsn: "15089091", gstBasisPoints: 1200 });
    await fillCart(buyer, product?.id ?? "");
    const token = tokenIn(await pressCheckout(buyer));
    await updateProduct(product?.id ?? "", {
      ...input,
      name: "Other",
      hsn: "1512",
      gstBasisPoints: 500,
    });
    const bought = orderOf(token);
    await pay(bought, november);
    const before = invoiceRow(bought);
    expect(invoiceIn(bought)).toMatchObject({
      lines: [{ name: "Tin", hsn: "15089091", gstBasisPoints: 1200, totalPaise: 145_000 }],
    });

    await setCompanyFacts({ name: "Other firm", gstin: null, state: null, address: "Elsewhere" });
    await write((tx) =>
      tx.update(orders).set({ buyerName: "Somebody else" }).where(eq(orders.id, bought.id)).run(),
    );
    expect(invoiceRow(bought)).toEqual(before);
  });

  test("in the database too: nothing can change or delete it", async () => {
    const bought = await order();
    await pay(bought, november);
    const { id } = invoiceRow(bought);
    const thisOne = eq(invoices.id, id);
    await expect(
      write((tx) => tx.update(invoices).set({ totalPaise: 1 }).where(thisOne).run()),
    ).rejects.toThrow(/never changed/);
    await expect(write((tx) => tx.delete(invoices).where(thisOne).run())).rejects.toThrow(
      /never deleted/,
    );
    expect(invoiceRow(bought).totalPaise).toBe(145_000);
  });
});

test("characters that cannot be printed are left out when it is made", async () => {
  const odd = await order({
    buyerName: "Asha\u202e letaP\u0007",
    buyerAddress: "12 Ring Road\r\nSurat",
  });
  await pay(odd, november);
  expect(invoiceIn(odd).buyer).toMatchObject({
    name: "Asha letaP",
    address: "12 Ring Road\nSurat",
  });
});

test("a shop that has set nothing at all still invoices", async () => {
  await write((tx) => tx.delete(settings).run());
  const bought = await order();
  await pay(bought, november);
  expect(invoiceIn(bought)).toMatchObject({
    title: "Bill of supply / receipt",
    seller: { name: "Prayosha Oil", gstin: null, state: null, fssai: null },
  });
  expect(stored(bought.id).paymentStatus).toBe("paid");
});
