import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { db, write } from "~/base/db/connection.server";
import {
  batches,
  invoices,
  mails,
  orderLines,
  orders,
  products,
  quotes,
  tradeAccounts,
} from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { linesOf, quoteSums, seenOf } from "~/office/quotes/quotes.server";
import * as quotePage from "~/routes/checkout/quote";
import * as quotePdf from "~/routes/checkout/quote-pdf";
import { moveStock } from "~/goods/stock/move-stock.server";
import { formIn, got } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { eventsOf, orderOf, tokenIn } from "../../sales/checkout/shopping";
import { asRegisteredFirm, registeredFirm } from "../../sales/invoices/paying";
import { providerOnTheWire } from "../../sales/payments/provider";
import { batch } from "../../goods/stock/counted";
import { product } from "../../shelf";
import {
  accept,
  change,
  customersPage,
  quoteOf,
  saveNew,
  type Sent,
  sentQuote,
  typed,
} from "./quoting";

providerOnTheWire();

let boss: Viewer;
let tin: Awaited<ReturnType<typeof product>>;

beforeAll(async () => {
  boss = await admin();
  tin = await product({ name: "Tin", pricePaise: 280_000, volumeMl: 15_000 });
  const transfer = { isOn: true, details: "Bank of Surat, A/c 123456", upi: null };
  const onDelivery = { isOn: true, mostPaise: 9_000_000, feePaise: 0, asksToConfirm: false };
  await changeOtherPayments({ onDelivery, transfer }, boss);
});

/** Six tins at ₹2,600 and ₹150 for delivery, unless said otherwise. */
const aQuote = (fields: Record<string, string> = {}) =>
  sentQuote(boss, typed({ [`packs.${tin.id}`]: "6", [`price.${tin.id}`]: "2600", ...fields }));

const ordersOfQuote = ({ id }: Sent) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.cartId, `quote-${id}`))
    .all();
const stockOf = (id: string) =>
  db.select({ stock: products.stock }).from(products).where(eq(products.id, id)).get()?.stock;

describe("an accepted quote", () => {
  test("is one order, however often it is pressed, with what was quoted", async () => {
    const quote = await aQuote();
    await write((tx) =>
      tx.update(products).set({ pricePaise: 300_000 }).where(eq(products.id, tin.id)).run(),
    );
    const answers = await Promise.all([accept(quote), accept(quote), accept(quote)]);
    const [order, ...others] = ordersOfQuote(quote);
    expect(others).toEqual([]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 303, location: `/order/${order?.token}` });
    expect(order).toMatchObject({
      source: "quote",
      userId: null,
      paymentMethod: "transfer",
      paymentStatus: "pending",
      goodsPaise: 1_560_000,
      deliveryPaise: 15_000,
      totalPaise: 1_575_000,
      deliveryWay: "van",
      buyerName: "Mehul Shah",
      shipPin: "395002",
    });
    const lines = db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order?.id ?? ""))
      .all();
    expect(lines).toMatchObject([{ productId: tin.id, quantity: 6, unitPricePaise: 260_000 }]);
    expect(quoteOf(quote.number).orderId).toBe(order?.id);
    expect((await accept(quoteOf(quote.number))).location).toBe(`/order/${order?.token}`);
    const html = await htmlOf(quotePage, customersPage(quote));
    expect(html).toContain(`Order ${order?.number} was placed from it`);
    expect(html).not.toContain("Accept this quote");
    const told = db
      .select()
      .from(mails)
      .where(eq(mails.key, `quote-accepted:${quote.id}`))
      .all();
    expect(told).toHaveLength(1);
  });

  test("goes on to the payment, and can still be paid otherwise", async () => {
    const quote = await aQuote();
    const online = await accept(quote, { method: "online" });
    expect(online.location).toMatch(/^\/pay\/.*\?open$/);
    const order = orderOf(tokenIn(online.location ?? ""));
    expect(order).toMatchObject({ paymentStatus: "unpaid", paymentMethod: "online" });

    const otherwise = await accept(quoteOf(quote.number), { method: "transfer" });
    expect(otherwise.location).toBe(`/order/${order.token}`);
    expect(ordersOfQuote(quote)).toMatchObject([
      { id: order.id, paymentStatus: "pending", paymentMethod: "transfer" },
    ]);
  });

  test("takes promised packs even below zero, and the owner is told", async () => {
    const scarce = await product({ name: "Scarce" });
    await write((tx) => {
      tx.update(products).set({ isCounted: true }).where(eq(products.id, scarce.id)).run();
      moveStock(tx, {
        productId: scarce.id,
        batchId: null,
        kind: "arrived",
        packs: 2,
        orderId: null,
        actor: boss.id,
        at: Date.now(),
      });
    });
    const quote = await sentQuote(boss, typed({ [`packs.${scarce.id}`]: "5" }));
    expect((await accept(quote)).status).toBe(303);
    expect(stockOf(scarce.id)).toBe(-3);
    const told = db
      .select()
      .from(mails)
      .where(eq(mails.key, `quote-accepted:${quote.id}`))
      .get();
    expect(told?.text).toContain("Scarce (2 left)");
  });

  test("is its buyer's who is signed in, and a guest's else", async () => {
    const user = await shopper();
    const quote = await aQuote();
    await accept(quote, {}, await cookieOf(user));
    expect(ordersOfQuote(quote)).toMatchObject([{ userId: user.id }]);
    const tried = await aQuote();
    await accept(tried, {}, await cookieOf(boss));
    expect(ordersOfQuote(tried)).toMatchObject([{ userId: null }]);
  });

  test("that is collected needs no address", async () => {
    const quote = await aQuote({ way: "collect", delivery: "" });
    expect((await accept(quote, { line: "", city: "", pin: "", state: "" })).status).toBe(303);
    expect(ordersOfQuote(quote)).toMatchObject([
      { deliveryWay: "collect", deliveryPaise: 0, shipLine: null },
    ]);
  });
});

describe("a quote is not accepted", () => {
  test.each([
    ["without a name", { name: "" }, "name", "Name is required"],
    ["without a mobile", { phone: "12" }, "phone", /Indian mobile number/],
    [
      "by a guest who pays online without an e-mail",
      { method: "online", email: "" },
      "email",
      /required/,
    ],
    ["for another place", { pin: "360001", state: "24" }, "form", /for the PIN in the quote/],
    ["to be paid on delivery", { method: "on-delivery" }, "form", /cannot be paid that way/],
    ["to be paid later by who may not", { method: "later" }, "form", /cannot be paid that way/],
  ])("%s, and what was typed stays", async (_what, wrong, field, sentence) => {
    const quote = await aQuote();
    const answer = await accept(quote, { line: "7 New Street", ...wrong });
    expect([400, 409]).toContain(answer.status);
    const { errors, values } = formIn(answer);
    expect(errors[field]).toMatch(sentence);
    expect(values).toMatchObject({ line: "7 New Street", ...wrong });
    expect(ordersOfQuote(quote)).toEqual([]);
  });

  test("as it was before the owner changed it", async () => {
    const quote = await aQuote();
    await change(boss, quote.number, {
      ...typed({ [`packs.${tin.id}`]: "7", [`price.${tin.id}`]: "2600" }),
      intent: "save",
    });
    const answer = await accept(quote);
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors.form).toMatch(/changed this quote/);
    expect((await accept(quoteOf(quote.number))).status).toBe(303);
  });

  test("once it is withdrawn, or a product of it is gone", async () => {
    const withdrawn = await aQuote();
    await change(boss, withdrawn.number, { intent: "withdraw" });
    expect(formIn(await accept(withdrawn)).errors.form).toMatch(/no longer be accepted/);
    const gone = await product();
    const quote = await sentQuote(boss, typed({ [`packs.${gone.id}`]: "2" }));
    await deleteProduct(gone.id, boss);
    const answer = await accept(quote);
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors.form).toMatch(/no longer sold/);
  });

  test("by a link that nobody has", async () => {
    const quote = await aQuote();
    const token = "A".repeat(43);
    expect((await accept({ ...quote, token })).status).toBe(404);
    expect((await got(quotePdf.loader, "/x", { params: { token } })).status).toBe(404);
    const file = await quotePdf.loader(argsFor("/x", { params: { token: quote.token } }));
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
  });
});

describe("a link that two people have", () => {
  const remembers = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().some((cookie) => cookie.startsWith("prayosha_orders="));

  test("shows all of the order to who accepted, also pressed twice, and not to the other", async () => {
    const quote = await aQuote();
    const others = { name: "Somebody Else", phone: "97250 99999", line: "9 Elsewhere" };
    const [one, twice, other] = await Promise.all([
      accept(quote),
      accept(quote),
      accept(quote, others),
    ]);
    const [order, ...more] = ordersOfQuote(quote);
    expect(more).toEqual([]);
    expect(order).toMatchObject({ buyerName: "Mehul Shah", shipLine: "12 Ring Road" });
    expect([one, twice, other].map(remembers)).toEqual([true, true, false]);

    // Nor later, when the page asks how to pay.
    const later = await accept(quoteOf(quote.number), others);
    expect(remembers(later)).toBe(false);
    expect(ordersOfQuote(quote)).toMatchObject([{ buyerName: "Mehul Shah" }]);
  });
});

describe("what was promised", () => {
  test("costs the MRP where that has fallen below it, and stays as agreed once accepted", async () => {
    const can = await product({ pricePaise: 145_000 });
    const quote = await sentQuote(
      boss,
      typed({ [`packs.${can.id}`]: "2", [`price.${can.id}`]: "1450" }),
    );
    const changed = (pricePaise: number, mrpPaise: number) =>
      write((tx) =>
        tx.update(products).set({ pricePaise, mrpPaise }).where(eq(products.id, can.id)).run(),
      );
    await changed(130_000, 140_000);
    expect(linesOf(db, quote.id)).toMatchObject([{ unitPricePaise: 140_000 }]);
    await accept(quote);
    expect(ordersOfQuote(quote)).toMatchObject([{ goodsPaise: 280_000 }]);
    await changed(120_000, 130_000);
    expect(linesOf(db, quote.id)).toMatchObject([{ unitPricePaise: 140_000 }]);
  });

  test("costs what is printed on packs on hand where that is less, while they are there", async () => {
    const can = await product({ pricePaise: 145_000 });
    const quote = await sentQuote(
      boss,
      typed({ [`packs.${can.id}`]: "2", [`price.${can.id}`]: "1450" }),
    );
    const costs = (paise: number) =>
      expect(linesOf(db, quote.id)).toMatchObject([{ unitPricePaise: paise }]);
    const old = await batch(can.id, 3, { mrpPaise: 130_000 });
    costs(130_000);
    await write((tx) => tx.update(batches).set({ isAged: true }).where(eq(batches.id, old)).run());
    costs(145_000);
    const { totalPaise } = quoteSums(linesOf(db, quote.id), quote.deliveryPaise);
    const shown = { seen: seenOf(quote, totalPaise) };
    expect(await htmlOf(quotePage, customersPage(quote))).toContain(
      `name="seen" value="${shown.seen}"`,
    );
    await batch(can.id, 3, { mrpPaise: 140_000 });
    costs(140_000);
    // The page said something else.
    expect((await accept(quote, shown)).status).toBe(409);
    expect(ordersOfQuote(quote)).toEqual([]);
    await accept(quote);
    expect(ordersOfQuote(quote)).toMatchObject([{ goodsPaise: 280_000 }]);
    costs(140_000);
  });

  test("holds after the prices, the customer's list and the stock have changed", async () => {
    const pack = await product({ name: "Promised", pricePaise: 280_000, volumeMl: 15_000 });
    const quote = await sentQuote(
      boss,
      typed({ [`packs.${pack.id}`]: "3", [`price.${pack.id}`]: "2500" }),
    );
    await write((tx) =>
      tx
        .update(products)
        .set({ pricePaise: 310_000, sale: "sold out" })
        .where(eq(products.id, pack.id))
        .run(),
    );
    expect((await accept(quote)).status).toBe(303);
    expect(ordersOfQuote(quote)).toMatchObject([{ goodsPaise: 750_000 }]);
  });

  test("does not hold for what is hidden, nor a moment after its last day", async () => {
    const pack = await product({ name: "Hidden soon" });
    const hidden = await sentQuote(boss, typed({ [`packs.${pack.id}`]: "1" }));
    await write((tx) =>
      tx.update(products).set({ sale: "hidden" }).where(eq(products.id, pack.id)).run(),
    );
    expect(formIn(await accept(hidden)).errors.form).toMatch(/no longer sold/);

    const quote = await aQuote();
    await write((tx) =>
      tx.update(quotes).set({ validUntil: Date.now() }).where(eq(quotes.id, quote.id)).run(),
    );
    const late = await accept(quote);
    expect(late.status).toBe(409);
    expect(formIn(late).errors.form).toMatch(/no longer be accepted/);
    expect(ordersOfQuote(quote)).toEqual([]);
  });
});

describe("paying later", () => {
  test("is for accounts that the owner trusts: invoiced when sent, then paid", async () => {
    const trader = await shopper();
    await write((tx) =>
      tx
        .insert(tradeAccounts)
        .values({
          userId: trader.id,
          firm: "Trader",
          mayPayLater: true,
          approvedBy: boss.id,
          approvedAt: 1,
          createdAt: 1,
          updatedAt: 1,
        })
        .run(),
    );
    const cookie = await cookieOf(trader);
    const quote = await aQuote();
    const { location } = await accept(quote, { method: "later" }, cookie);
    const order = orderOf(tokenIn(location ?? ""));
    expect(order).toMatchObject({ paymentStatus: "pending", paymentMethod: "later" });
    const mail = db
      .select()
      .from(mails)
      .where(eq(mails.key, `order-placed:${order.id}`))
      .get();
    expect(mail?.text).toContain("You pay ₹15,750 later, as agreed with us.");

    const paper = () => db.select().from(invoices).where(eq(invoices.orderId, order.id)).get();
    expect(paper()).toBeUndefined();
    await moveOrder(order.id, { status: "Shipped" }, boss);
    expect(paper()?.content).toContain("To be paid later, as agreed");
    expect(await receiveMoney(order.id, { reference: null, note: "" }, boss)).toMatchObject({
      leftPaise: 0,
    });
    expect(orderOf(order.token).paymentStatus).toBe("paid");
    expect(eventsOf(order.id)).toContain("paid");
  });
});

test("a firm of another state than the goods' is asked where its bill goes", async () => {
  const quote = await aQuote();
  const uttam = { gstin: "27AAPFU0939F1ZV", firm: "Uttam Traders" };
  expect(formIn(await accept(quote, uttam)).errors.billTo).toContain("is of Maharashtra");
  expect(ordersOfQuote(quote)).toEqual([]);
  const billTo = "4 Mill Lane\nPune 411001";
  expect(await accept(quote, { ...uttam, billTo })).toMatchObject({ status: 303 });
  expect(ordersOfQuote(quote)).toMatchObject([{ buyerAddress: billTo, shipCity: "Surat" }]);
});

describe("a quote that is collected", () => {
  const atPress = (fields: Record<string, string>) =>
    aQuote({ way: "collect", delivery: "", ...fields });
  const noPlace = { line: "", city: "", pin: "", state: "" };
  const uttam = { gstin: "27AAPFU0939F1ZV", firm: "Uttam Traders" };

  test("asks for the address of the invoice with a GSTIN; it is on the order, and on the paper", async () => {
    const quote = await atPress({});
    const asked = await accept(quote, { ...noPlace, ...uttam });
    expect(asked.status).toBe(400);
    expect(Object.keys(formIn(asked).errors)).toEqual(
      expect.arrayContaining(["form", "line", "city", "pin"]),
    );
    expect(formIn(asked).values).toMatchObject(uttam);
    expect(ordersOfQuote(quote)).toEqual([]);
    expect(await accept(quote, uttam)).toMatchObject({ status: 303 });
    const [order] = ordersOfQuote(quote);
    expect(order).toMatchObject({ deliveryWay: "collect", shipLine: null });
    expect(order?.buyerAddress).toBe("12 Ring Road\nSurat 395002\nGujarat (24)");
  });

  test("asks for it from ₹50,000 on, and not a rupee below", async () => {
    const priced = (price: string) =>
      atPress({ [`packs.${tin.id}`]: "20", [`price.${tin.id}`]: price });
    const quote = await priced("2500");
    expect(formIn(await accept(quote, noPlace)).errors).toHaveProperty("line");
    expect(await accept(quote)).toMatchObject({ status: 303 });
    expect(ordersOfQuote(quote)[0]?.buyerAddress).toContain("Gujarat (24)");
    const less = await priced("2499");
    expect(await accept(less, noPlace)).toMatchObject({ status: 303 });
    expect(ordersOfQuote(less)[0]?.buyerAddress).toBe("");
  });

  test("is never made for, or accepted by, the shop's own firm", async () => {
    await asRegisteredFirm();
    const own = { gstin: registeredFirm.gstin, firm: "Us" };
    const quote = await atPress({});
    expect(formIn(await accept(quote, own)).errors.gstin).toMatch(/^This is our own GSTIN/);
    const made = await saveNew(boss, typed({ [`packs.${tin.id}`]: "1", ...own }));
    expect(formIn(made).errors.gstin).toMatch(/^This is our own GSTIN/);
  });
});
