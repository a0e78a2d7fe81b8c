import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addAddress } from "~/people/accounts/address-book.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as gst from "~/routes/admin/money/gst-return";
import { addressVersion, changeAddress } from "~/sales/checkout/new-address/change-address.server";
import { invoiceOf } from "~/sales/invoices/papers.server";
import { correctInvoice } from "~/sales/invoices/correct/correct-invoice.server";
import { changePlaceRule, placesByFirm } from "~/sales/orders/supply/place-rule.server";
import { write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { versionOf } from "~/base/lib/form/version.server";
import { formIn, posted } from "../../people/accounts/answers";
import { argsFor, admin, cookieOf, shopper } from "../../cast";
import { noDelivery, setting } from "../../goods/delivery/shelf";
import {
  asRegisteredFirm,
  creditNotesOf,
  giveBack,
  invoiceIn,
  november,
  pay,
  stored,
} from "../invoices/paying";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../../shelf";
import { guestWith, press, typed } from "./guests";
import { fillCart, orderOf, ordersOfUser, pressCheckout, tokenIn } from "./shopping";

providerOnTheWire();

/** A firm of Maharashtra; the guest's address is in Surat, Gujarat. */
const firm = { gstin: "27AAPFU0939F1ZV", firm: "Uttam Traders" };
const billTo = "Shop 4, Mill Lane\nPune 411001";
const inPune = { line: "Plot 9", city: "Pune", pin: "411001", state: "27" };
const gujarati = { gstin: "24AAACC1206D1ZM", firm: "Chand Stores" };

let boss: Viewer;
beforeAll(async () => {
  boss = await admin();
});
beforeEach(async () => {
  await noDelivery();
  await asRegisteredFirm();
  await changePlaceRule(false, boss);
});

/** One tin for ₹1,450 from a guest's checkout, paid. */
async function bought(form: Record<string, string>) {
  const { id, pricePaise } = await product({ pricePaise: 145_000 });
  const answer = await press(await guestWith({ id }), {
    ...typed,
    total: String(pricePaise),
    ...form,
  });
  const order = orderOf(tokenIn(answer.location ?? ""));
  await pay(order, november);
  return { order, paper: invoiceIn(order) };
}

const intra = { taxablePaise: 138_096, cgstPaise: 3452, sgstPaise: 3452, igstPaise: 0 };
const inter = { taxablePaise: 138_095, cgstPaise: 0, sgstPaise: 0, igstPaise: 6905 };

describe("a firm of one state whose goods go to another", () => {
  test("is asked in one question, and answers it with its address", async () => {
    const { id, pricePaise } = await product();
    const cookie = await guestWith({ id });
    const form = { ...typed, ...firm, total: String(pricePaise) };
    const asked = await press(cookie, form);
    expect(asked.status).toBe(400);
    expect(formIn(asked).errors).toEqual({
      billTo:
        "This GSTIN is of Maharashtra, but the goods go to Gujarat. Is the bill for the firm in Maharashtra? Then type its address there. If not, correct the GSTIN.",
    });
    expect(formIn(asked).values).toMatchObject(firm);
    const elsewhere = await press(cookie, { ...form, billTo: "4 Mill Lane, Surat 395003" });
    expect(formIn(elsewhere).errors.billTo).toBe(
      "The PIN 395003 is not in Maharashtra: type the address of the firm there.",
    );
    const { location } = await press(cookie, { ...form, billTo });
    expect(orderOf(tokenIn(location ?? ""))).toMatchObject({
      buyerAddress: billTo,
      shipCity: "Surat",
      placeByFirm: false,
    });
  });

  test("is taxed by the delivery as before, until the rule is another", async () => {
    const { paper } = await bought({ ...firm, billTo });
    expect(paper).toMatchObject({ tax: "intra", placeOfSupply: { code: "24" }, totals: intra });
    expect(paper.buyer).toMatchObject({ address: billTo, ...firm });
    expect(paper.deliverTo?.address).toContain("Surat");
  });

  test("is taxed by its own state under section 10 (1) (b): IGST for Surat, CGST + SGST for Pune", async () => {
    await changePlaceRule(true, boss);
    const surat = await bought({ ...firm, billTo });
    expect(surat.paper).toMatchObject({ tax: "inter", placeOfSupply: { code: "27" } });
    expect(surat.paper.totals).toMatchObject(inter);
    const pune = await bought({ ...inPune, ...gujarati, billTo: "Ring Road, Surat 395002" });
    expect(pune.paper).toMatchObject({ tax: "intra", placeOfSupply: { code: "24" } });
    expect(pune.paper.totals).toMatchObject(intra);
    expect(pune.paper.deliverTo?.address).toContain("Pune");
  });

  test("keeps the rule of its order: papers, credit notes and corrections follow that", async () => {
    const before = await bought({ ...firm, billTo });
    await changePlaceRule(true, boss);
    const after = await bought({ ...firm, billTo });
    await changePlaceRule(false, boss);
    for (const [{ order, paper }, totals] of [
      [before, intra],
      [after, inter],
    ] as const) {
      await giveBack(order, { amountPaise: 145_000 }, november + 1000);
      expect(creditNotesOf(order)).toMatchObject([
        { totals, tax: paper.tax, placeOfSupply: paper.placeOfSupply },
      ]);
    }
    await expect(
      write((tx) => tx.update(orders).set({ placeByFirm: true }).run()),
    ).rejects.toThrow();
  });

  test("that is corrected to another state's is supplied there, if that is its order's rule", async () => {
    await changePlaceRule(true, boss);
    const { order, paper } = await bought({ ...firm, billTo });
    const right = { name: "Meera Desai", address: "12 Ring Road\nSurat 395007", ...gujarati };
    await correctInvoice(paper.number, right, boss, november + 1000);
    expect(creditNotesOf(order)).toMatchObject([{ totals: inter, placeOfSupply: { code: "27" } }]);
    expect(invoiceOf(order)).toMatchObject({ totals: intra, placeOfSupply: { code: "24" } });
  });

  test("may be sent elsewhere after its invoice, whose place stays; its own address stays the bill's", async () => {
    await changePlaceRule(true, boss);
    const { order, paper } = await bought({ ...inPune, ...firm });
    expect(paper).toMatchObject({ placeOfSupply: { code: "27" }, deliverTo: null });
    const to = { name: "Ravi", phone: "+919825011111", area: "", line: "2 Hill", city: "Jaipur" };
    const there = { ...to, pin: "302001", state: "08" };
    const by = { actor: boss, isSure: true, version: addressVersion(stored(order.id)) };
    await changeAddress(order.id, there, by, november);
    expect(stored(order.id)).toMatchObject({ shipState: "08", buyerAddress: order.buyerAddress });
    expect(order.buyerAddress).toContain("Pune");
  });
});

describe("without that difference nothing is asked, whatever the rule:", () => {
  beforeEach(() => changePlaceRule(true, boss));

  test("a buyer without a GSTIN is supplied where the goods go", async () => {
    const { paper } = await bought(inPune);
    expect(paper).toMatchObject({ tax: "inter", placeOfSupply: { code: "27" } });
    expect((await bought({})).paper).toMatchObject({ placeOfSupply: { code: "24" } });
  });

  test("a firm at home, and one that collects, which is supplied at the shop", async () => {
    expect((await bought({ ...inPune, ...firm })).paper).toMatchObject({ tax: "inter" });
    await setting("delivery.collect", "on");
    const { paper } = await bought({ ...firm, way: "collect:0" });
    expect(paper).toMatchObject({ tax: "intra", placeOfSupply: { code: "24" }, handedOver: true });
  });

  test("a GSTIN from abroad, which is of no state", async () => {
    const { paper } = await bought({ gstin: "9922JPN29001OSU", firm: "Office" });
    expect(paper).toMatchObject({ tax: "intra", placeOfSupply: { code: "24" } });
  });
});

test("an account is asked for a known address, too, with the answer it gave before", async () => {
  const asha = await shopper({ address: "near the temple" });
  const kept = { name: "Asha Patel", phone: "+919825012345", area: "", ...firm };
  const place = { line: "4 Lake View", city: "Surat", state: "24", pin: "395007" };
  const address = await addAddress(asha.id, { ...kept, ...place });
  const cookie = await cookieOf(asha);
  await fillCart(asha, (await product()).id);
  expect(await pressCheckout(asha)).toMatch(/^\/checkout/);
  expect(ordersOfUser(asha)).toEqual([]);
  const known = { address: address ?? "", method: "online" };
  expect(formIn(await press(cookie, known)).errors).toHaveProperty("billTo");
  await press(cookie, { ...known, billTo });
  expect(ordersOfUser(asha)).toMatchObject([{ buyerAddress: billTo }]);
  await fillCart(asha, (await product()).id);
  expect(formIn(await press(cookie, known)).values).toMatchObject({ billTo });
});

test("the accountant's rule is saved on the GST page, and stands in the log", async () => {
  const cookie = await cookieOf(boss);
  const path = "/dashboard/admin/invoices/gst-return";
  const { versions } = await gst.loader(argsFor(path, { cookie }));
  let version = versions.place;
  const save = (place: string) =>
    posted(gst.action, path, { intent: "place", version, place }, { cookie });
  for (const _ of ["first", "sent twice"]) expect((await save("firm")).status).toBe(303);
  const late = await save("delivery");
  expect(late.status).toBe(409);
  version = versionOf(true);
  expect(formIn(late)).toMatchObject({
    errors: {
      form: expect.stringContaining("Someone else changed this rule"),
      place: expect.stringContaining("says now: The firm’s state, by its GSTIN"),
    },
    values: { place: "delivery", version },
  });
  expect(placesByFirm()).toBe(true);
  expect(formIn(await save("somewhere")).errors).toHaveProperty("place");
  await save("delivery");
  expect(placesByFirm()).toBe(false);
});
