import { eq } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { PaymentChoice } from "~/sales/checkout/form/payment-choice";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { db } from "~/base/db/connection.server";
import { orderEvents } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import {
  choicesFor,
  type OtherPayments,
  transferOf,
} from "~/sales/payments/by-hand/other-payments";
import { changeOtherPayments, otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import {
  forgiveReturn,
  hasReturnedTooMany,
} from "~/sales/payments/by-hand/returned-parcels.server";
import * as adminOrderPage from "~/routes/admin/orders/order";
import { versionOf } from "~/base/lib/form/version.server";
import * as settingsPage from "~/routes/admin/payment-settings";
import * as cartPage from "~/routes/shop/cart";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { fillCart, orderOf, ordersOfUser, pressCheckout, tokenIn } from "../checkout/shopping";
import { sold } from "../orders/sold";
import { product } from "../../shelf";

const offered: OtherPayments = {
  onDelivery: {
    isOn: true,
    mostPaise: 300_000,
    feePaise: 3000,
    asksToConfirm: false,
    advance: {},
    advanceAfterReturns: false,
  },
  transfer: { isOn: true, details: null, upi: { vpa: "prayosha@okbank", payee: null } },
};
const courier = { way: "courier", isAllowed: true, isRefused: false } as const;

let boss: Viewer;
let user: Viewer;
let tin: string;
beforeAll(async () => {
  boss = await admin();
  tin = (await product()).id;
});
beforeEach(async () => {
  user = await shopper();
  await changeOtherPayments(offered, boss);
});

describe("the ways to pay", () => {
  const shown = (...given: Parameters<typeof choicesFor>) =>
    renderToStaticMarkup(<PaymentChoice choices={choicesFor(...given)} />).replace(/<[^>]+>/g, "|");

  test("are shown with what each costs, the fee beside the choice that has one", async () => {
    await fillCart(user, tin);
    const cart = await htmlOf(cartPage, argsFor("/cart", { cookie: await cookieOf(user) }));
    for (const words of [
      "Pay online ₹1,450",
      "Pay on delivery ₹1,480 (₹30 fee)",
      "UPI or bank transfer ₹1,450 (no extra charge)",
      "UPI, RuPay, Visa, Mastercard",
    ])
      expect(cart).toContain(words);
    expect(cart).toContain('<input type="hidden" name="fee" value="3000"/>');
  });

  test("leave payment on delivery out with a reason when it is a usual choice elsewhere", () => {
    expect(shown(300_000, true, offered, courier)).toContain("Pay on delivery ₹3,030");
    for (const [total, rules, reason] of [
      [300_001, courier, "Orders up to ₹3,000 can also be paid on delivery."],
      [
        100,
        { ...courier, isAllowed: false },
        "Payment on delivery is not offered for this address.",
      ],
      [100, { ...courier, isRefused: true }, "Payment on delivery is not offered for this order."],
      [
        100,
        { ...courier, way: "transporter" },
        "Goods for a transporter are paid before they leave.",
      ],
    ] as const) {
      const page = shown(total, true, offered, rules);
      expect(page).toContain(reason);
      expect(page).not.toContain("Pay on delivery ₹");
    }
  });

  test("say nothing of payment on delivery in a shop that has none", () => {
    const none = { ...offered, onDelivery: { ...offered.onDelivery, isOn: false } };
    expect(shown(999_999, true, none, courier)).not.toContain("on delivery");
    expect(choicesFor(100, true, none, { ...courier, way: "transporter" }).missing).toBeNull();
  });

  test("are paid at the press, without a fee, when the goods are collected there", () => {
    const page = shown(100_000, true, offered, {
      way: "collect",
      isAllowed: false,
      isRefused: true,
    });
    expect(page).toContain("Pay when you collect ₹1,000");
    expect(page).not.toContain("fee");
    expect(shown(400_000, true, offered, { ...courier, way: "collect" })).toContain(
      "Orders up to ₹3,000 can also be paid when you collect.",
    );
  });
});

describe("the fee for payment on delivery", () => {
  test("is part of the order's total, and of no other way to pay", async () => {
    await fillCart(user, tin);
    const form = { total: "145000", round: "1", fee: "3000" };
    const online = orderOf(tokenIn(await pressCheckout(user, { ...form, method: "online" })));
    expect(online).toMatchObject({ feePaise: 0, totalPaise: 145_000 });
    const paid = orderOf(tokenIn(await pressCheckout(user, { ...form, method: "on-delivery" })));
    expect(paid).toMatchObject({ goodsPaise: 145_000, feePaise: 3000, totalPaise: 148_000 });
  });

  test("beside the choice is enough: the cart's button orders at once, although it was made for another way to pay", async () => {
    await fillCart(user, tin);
    const form = { total: "145000", round: "1", pin: "", way: "courier:0", fee: "3000" };
    const press = (more: object) => pressCheckout(user, { ...form, ...more });
    for (const seen of [{ shown: "144000" }, { shown: "145000", fee: "2000" }])
      expect(await press({ ...seen, method: "on-delivery" })).toBe("/cart?method=on-delivery");
    const placed = await press({ shown: "145000", method: "on-delivery" });
    expect(orderOf(tokenIn(placed))).toMatchObject({ feePaise: 3000, totalPaise: 148_000 });
  });

  test("goes from the total when another way to pay is chosen, without a second press", async () => {
    await fillCart(user, tin);
    const form = { total: "145000", round: "1", pin: "", way: "courier:0", fee: "3000" };
    const placed = await pressCheckout(user, { ...form, shown: "148000", method: "online" });
    expect(orderOf(tokenIn(placed))).toMatchObject({ feePaise: 0, totalPaise: 145_000 });
  });

  test("is never higher than the one that was shown", async () => {
    await fillCart(user, tin);
    const form = { method: "on-delivery", total: "145000", round: "1", fee: "3000" };
    const { onDelivery } = offered;
    await changeOtherPayments({ ...offered, onDelivery: { ...onDelivery, feePaise: 5000 } }, boss);
    // The checkout page says what it costs now.
    expect(await pressCheckout(user, form)).toBe("");
    expect(ordersOfUser(user)).toEqual([]);
    await changeOtherPayments({ ...offered, onDelivery: { ...onDelivery, feePaise: 0 } }, boss);
    expect(orderOf(tokenIn(await pressCheckout(user, form))).totalPaise).toBe(145_000);
  });
});

describe("a buyer whose parcels came back", () => {
  const mobile = "+919825011111";
  /** Beyond the numbers of the orders that are placed here. */
  let serial = 800_000;
  const returned = (order: Parameters<typeof sold>[0]) => sold({ serial: (serial += 1), ...order });
  const cameBack = (more: object = {}) =>
    returned({ userId: null, buyerPhone: "098250 11111", returnedAt: Date.now() - day, ...more });
  const isRefused = (phone = mobile, userId: string | null = null) =>
    hasReturnedTooMany(db, { phone, userId });

  test("pays beforehand after the second one within twelve months, whatever the notation of the number", async () => {
    await cameBack();
    await cameBack({ returnedAt: Date.now() - 400 * day });
    expect(isRefused()).toBe(false);
    const second = await cameBack({ buyerPhone: "+91 98250-11111" });
    expect(isRefused()).toBe(true);
    expect(isRefused("98250 11111")).toBe(true);
    expect(isRefused("+919825022222")).toBe(false);
    expect(hasReturnedTooMany(db, null)).toBe(false);

    await forgiveReturn(second.id, boss);
    await forgiveReturn(second.id, boss);
    expect(isRefused()).toBe(false);
    const events = db.select().from(orderEvents).where(eq(orderEvents.orderId, second.id)).all();
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([["return-forgiven", boss.id]]);
  });

  test("is forgiven by a button on the order's page, which is gone after it was pressed", async () => {
    const { id, number } = await cameBack({ buyerPhone: "98250 44444" });
    const path = `/dashboard/admin/orders/${number}`;
    const ask = { cookie: await cookieOf(boss), params: { number } };
    const html = () => htmlOf(adminOrderPage, argsFor(path, ask));
    expect(await html()).toContain("Do not count this one");
    await posted(adminOrderPage.action, path, { intent: "forgive-return" }, ask);
    expect(db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).all()).toHaveLength(1);
    const after = await html();
    expect(after).not.toContain("Do not count this one");
    expect(after).toContain("no longer counts the returned parcel");
  });

  test("is known by account too, and is refused when the order is placed", async () => {
    for (const pin of ["395001", "395002"])
      await returned({ userId: user.id, buyerPhone: "1", shipPin: pin, returnedAt: Date.now() });
    expect(isRefused("+919825033333", user.id)).toBe(true);
    await fillCart(user, tin);
    expect(await pressCheckout(user, { method: "on-delivery" })).toBe("/cart");
    expect(ordersOfUser(user)).toHaveLength(2);
    expect(await pressCheckout(user, { method: "transfer" })).toMatch(/^\/order\//);
  });
});

describe("the settings", () => {
  const path = "/dashboard/admin/settings/payments";
  const save = async (form: Record<string, string>) =>
    posted(
      settingsPage.action,
      path,
      { version: versionOf(otherPayments()), ...form },
      { cookie: await cookieOf(boss) },
    );

  test("keep fee, confirmation and UPI id", async () => {
    const form = { onDelivery: "on", most: "3000", fee: "₹30", confirm: "on" };
    await save({ ...form, transfer: "on", vpa: " Prayosha@OKbank ", payee: " Prayosha  Oil " });
    expect(otherPayments()).toEqual({
      onDelivery: { ...offered.onDelivery, asksToConfirm: true },
      transfer: {
        isOn: true,
        details: null,
        upi: { vpa: "prayosha@okbank", payee: "Prayosha Oil" },
      },
    });
  });

  test("name all that is wrong at once", async () => {
    const form = { onDelivery: "on", most: "", fee: "lots", transfer: "on", vpa: "me@mail.com" };
    const answer = await save(form);
    expect(answer.status).toBe(400);
    expect(Object.keys(formIn(answer).errors).sort()).toEqual(["fee", "most", "vpa"]);
    expect(formIn(answer).values).toMatchObject(form);
    expect(formIn(await save({ onDelivery: "on", transfer: "on" })).errors).toEqual({
      most: "Largest order is required for paying on delivery",
      details: "Details are required for transfers, or a UPI id",
    });
  });

  test("take no order that with its fee is more cash than the law allows", async () => {
    for (const form of [{ most: "200000" }, { most: "199970", fee: "30" }])
      expect(formIn(await save(form)).errors.most).toContain("below ₹2,00,000");
    expect((await save({ most: "199969.99", fee: "30" })).status).toBe(303);
  });
});

describe("a total above what can be paid online", () => {
  const bank = {
    isOn: true,
    details: "HDFC 5010 0123",
    upi: { vpa: "prayosha@okbank", payee: null },
  };
  const limited = { ...offered, transfer: bank, onlineMostPaise: 2_00_000_00 };
  const none = { ...offered, transfer: { isOn: false, details: null } };

  test("is not paid online; the account stands there with the reason, or to write to us", () => {
    expect(choicesFor(5_00_000_00, true, none)).toMatchObject({ methods: ["online"] });
    expect(choicesFor(5_00_000_01, true, none)).toMatchObject({
      methods: [],
      tooMuchOnline: "Orders above ₹5,00,000 cannot be paid online: please write to us to order.",
    });
    expect(choicesFor(2_00_000_00, true, limited).tooMuchOnline).toBeUndefined();
    expect(choicesFor(2_00_000_01, true, limited)).toMatchObject({
      methods: ["transfer"],
      tooMuchOnline:
        "Orders above ₹2,00,000 cannot be paid online: please transfer the money to our bank account.",
    });
  });

  test("nor by UPI, above ₹1,00,000: without a bank account there is no transfer", () => {
    const upiOnly = { ...limited, transfer: { ...bank, details: null } };
    expect(choicesFor(1_00_000_00, true, upiOnly).methods).toContain("transfer");
    expect(choicesFor(1_00_000_01, true, upiOnly).methods).not.toContain("transfer");
    expect(transferOf(bank, 1_00_000_01)).toEqual({ ...bank, upi: null });
  });

  test("is said in the cart, and refused by the server before an order is stored", async () => {
    await changeOtherPayments({ ...none, onlineMostPaise: 100_000 }, boss);
    await fillCart(user, tin);
    const cart = await htmlOf(cartPage, argsFor("/cart", { cookie: await cookieOf(user) }));
    expect(cart).toContain("Orders above ₹1,000 cannot be paid online: please write to us");
    expect(cart).not.toContain("Pay online");
    const placed = await placeOrder(user, { userId: user.id, cookieCart: null }, {});
    expect(placed).toMatchObject({ problem: "no-such-payment" });
    expect(ordersOfUser(user)).toEqual([]);
  });
});
