import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { choicesFor } from "~/sales/payments/by-hand/other-payments";
import { changeOtherPayments, otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import type { ProviderPayment } from "~/sales/payments/provider/provider.server";
import { lookAtPayments, reconcile } from "~/sales/payments/reconcile/reconcile.server";
import { versionOf } from "~/base/lib/form/version.server";
import * as settingsPage from "~/routes/admin/payment-settings";
import * as received from "~/routes/admin/orders/order-received";
import * as checkoutPage from "~/routes/checkout/place-order";
import * as statusPage from "~/routes/checkout/order-status";
import { settlePayment } from "~/sales/payments/settle.server";
import { counters } from "~/office/dashboard/counters.server";
import { waitingOrders } from "~/office/dashboard/waiting-orders.server";
import { db } from "~/base/db/connection.server";
import { auditLog, invoices, mails, orderEvents, paymentOrders, settings } from "~/base/db/schema";
import * as adminList from "~/routes/admin/orders/orders";
import * as adminOrderPage from "~/routes/admin/orders/order";
import * as userList from "~/routes/account/orders";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import { newId } from "~/base/lib/ids.server";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { product } from "../../shelf";
import { providerOnTheWire } from "./provider";
import { drive } from "./refunding";
import {
  cartOfUser,
  checkOut,
  eventsOf,
  fillCart,
  openPayPage,
  openStatusPage,
  orderOf,
  ordersOfUser,
  pressCheckout,
  tokenIn,
} from "../checkout/shopping";

const provider = providerOnTheWire();

let boss: Viewer;
let bossCookie: string;
let user: Viewer;
let tin: string;

const allOn = {
  onDelivery: {
    isOn: true,
    mostPaise: 500_000,
    feePaise: 0,
    asksToConfirm: false,
    advance: {},
    advanceAfterReturns: false,
  },
  transfer: { isOn: true, details: "Bank of Surat, A/c 123456", upi: null },
};

beforeEach(async () => {
  boss ??= await admin();
  bossCookie ??= await cookieOf(boss);
  tin ??= (await product()).id;
  user = await shopper();
  await changeOtherPayments(allOn, boss);
});

/** Orders one tin that is paid by hand; gives the order's token. */
async function orderByHand(method: "on-delivery" | "transfer" = "on-delivery"): Promise<string> {
  await fillCart(user, tin);
  return tokenIn(await pressCheckout(user, { method, total: "145000", round: "1" }));
}

const receivedPath = (number: string) => `/dashboard/admin/orders/${number}/received`;
const sayReceived = (number: string, note = "") =>
  posted(
    received.action,
    receivedPath(number),
    { idempotencyKey: newId(), note },
    { cookie: bossCookie, params: { number } },
  );

const mailsOfKey = (key: string) => db.select().from(mails).where(eq(mails.key, key)).all();

const paidEvents = (id: string) =>
  db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, "paid")))
    .all();

async function adminsList(query = "") {
  const { data } = await got(adminList.loader, `/dashboard/admin/orders?${query}`, {
    cookie: bossCookie,
  });
  return (data as Awaited<ReturnType<typeof adminList.loader>>).orders.map(({ number }) => number);
}

describe("ways to pay beside the online payment", () => {
  const path = "/dashboard/admin/settings/payments";
  const save = (form: Record<string, string>) =>
    posted(
      settingsPage.action,
      path,
      { version: versionOf(otherPayments()), ...form },
      { cookie: bossCookie },
    );

  test("are off until an admin switches them on", async () => {
    await changeOtherPayments(
      {
        onDelivery: { ...allOn.onDelivery, isOn: false, mostPaise: null },
        transfer: { isOn: false, details: null },
      },
      boss,
    );
    expect(db.select().from(settings).all()).toEqual([]);
    expect(choicesFor(145_000, true, otherPayments())).toEqual({
      methods: ["online"],
      totalPaise: 145_000,
      onDeliveryFeePaise: 0,
      advancePaise: 0,
      collects: false,
      missing: null,
    });
    await fillCart(user, tin);
    for (const method of ["on-delivery", "transfer"])
      expect(await pressCheckout(user, { method })).toBe("/cart");
    expect(ordersOfUser(user)).toEqual([]);
    expect(cartOfUser(user)).toHaveLength(1);
  });

  test("are stored as typed, and the audit log tells", async () => {
    const form = { onDelivery: "on", most: "₹ 4,999.50", transfer: "on", details: "UPI\r\na@b" };
    expect((await save(form)).location).toBe(path);
    expect(otherPayments()).toEqual({
      onDelivery: { ...allOn.onDelivery, isOn: true, mostPaise: 499_950 },
      transfer: { isOn: true, details: "UPI\na@b", upi: null },
    });
    await save({ most: "4999.50", details: "UPI\na@b" });
    expect(otherPayments()).toEqual({
      onDelivery: { ...allOn.onDelivery, isOn: false, mostPaise: 499_950 },
      transfer: { isOn: false, details: "UPI\na@b", upi: null },
    });
    const log = db.select().from(auditLog).where(eq(auditLog.subjectId, "payments")).all();
    expect(JSON.parse(log.at(-1)?.changes ?? "{}")).toEqual({
      onDelivery: [true, false],
      transfer: [true, false],
    });
  });

  test("say who comes late what somebody else has changed", async () => {
    const { version } = await settingsPage.loader(argsFor(path, { cookie: bossCookie }));
    const first = { version, onDelivery: "on", most: "3000", details: "UPI", "share-van": "20%" };
    for (const _ of ["first", "sent twice"]) expect((await save(first)).status).toBe(303);
    const late = await save({ version, transfer: "on", most: "4000", details: "UPI\r\na@b" });
    expect(late.status).toBe(409);
    expect(formIn(late)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed the ways to pay"),
        onDelivery: "“Pay on delivery” is ticked now.",
        most: "“Largest order on delivery” says now: 3000",
        transfer: "“UPI or bank transfer” is not ticked now.",
        details: "“Where to transfer to” says now: UPI",
        "share-van": "“Paid online first, for orders by our van” says now: 20%",
      },
      values: { most: "4000", version: versionOf(otherPayments()) },
    });
    expect(otherPayments().onDelivery).toMatchObject({ isOn: true, mostPaise: 300_000 });
  });

  test.each([
    [{ onDelivery: "on", most: "" }, "most", "Largest order is required for paying on delivery"],
    [
      { onDelivery: "on", most: "a lot" },
      "most",
      "Largest order must be an amount in rupees, such as 5000",
    ],
    [{ most: "0" }, "most", "Largest order must be an amount in rupees, such as 5000"],
    [
      { transfer: "on", details: " " },
      "details",
      "Details are required for transfers, or a UPI id",
    ],
  ])("are refused as %j, and nothing typed is lost", async (form, field, sentence) => {
    const answer = await save(form);
    expect(answer.status).toBe(400);
    expect(formIn(answer).errors[field]).toBe(sentence);
    const html = await htmlOf(settingsPage, argsFor(path, { cookie: bossCookie, form }));
    expect(/name="onDelivery"[^>]*checked/.test(html)).toBe("onDelivery" in form);
    expect(/name="transfer"[^>]*checked/.test(html)).toBe("transfer" in form);
  });

  test("are set and seen by admins only", async () => {
    const cookie = await cookieOf(user);
    expect((await got(settingsPage.loader, path)).status).toBe(401);
    expect((await got(settingsPage.loader, path, { cookie })).status).toBe(403);
    expect((await posted(settingsPage.action, path, {}, { cookie })).status).toBe(403);
    expect(otherPayments()).toEqual(allOn);
  });
});

describe("an order that is paid on delivery", () => {
  test("stands at once, leaves the cart, and never reaches the provider", async () => {
    const token = await orderByHand();
    const order = orderOf(token);
    expect(order).toMatchObject({
      paymentMethod: "on-delivery",
      paymentStatus: "pending",
      paidAt: null,
      totalPaise: 145_000,
    });
    expect(cartOfUser(user)).toEqual([]);
    const asked = db.select().from(paymentOrders).where(eq(paymentOrders.orderId, order.id)).all();
    expect(asked).toEqual([]);
    expect(eventsOf(order.id)).toEqual(["placed", "payment-by-hand"]);
    await reconcile(Date.now() + 60_000);
    expect(orderOf(token).paymentStatus).toBe("pending");
  });

  test("is confirmed by mail, once, with what is to be paid and how", async () => {
    const mailsFor = (token: string) => {
      const { id } = orderOf(token);
      return db
        .select()
        .from(mails)
        .where(eq(mails.key, `order-placed:${id}`))
        .all();
    };
    const onDelivery = await orderByHand();
    await pressCheckout(user, { method: "on-delivery", total: "145000", round: "1" });
    const [told, ...more] = mailsFor(onDelivery);
    expect(more).toEqual([]);
    expect(told?.recipient).toBe(user.email);
    expect(told?.subject).toMatch(/^Your order PR-\d+ is confirmed$/);
    expect(told?.text).toContain("₹1,450 ready when the parcel comes");
    expect(told?.text).not.toContain("Bank of Surat");

    user = await shopper();
    const byTransfer = mailsFor(await orderByHand("transfer"));
    expect(byTransfer.map(({ text }) => text)).toEqual([
      expect.stringContaining("Transfer to: Bank of Surat, A/c 123456"),
    ]);
  });

  test("is placed once, however often the button is pressed", async () => {
    await fillCart(user, tin);
    const form = { method: "on-delivery", total: "145000", round: "1" };
    const answers = await Promise.all([1, 2, 3].map(() => pressCheckout(user, form)));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^\/order\//);
    expect(ordersOfUser(user)).toHaveLength(1);
    expect(await pressCheckout(user, form)).toBe(answers[0]);
  });

  test("can be ordered again with a new filling of the cart", async () => {
    const first = await orderByHand();
    await fillCart(user, tin);
    const second = tokenIn(await pressCheckout(user, { method: "on-delivery", round: "2" }));
    expect(second).not.toBe(first);
    expect(ordersOfUser(user)).toHaveLength(2);
  });

  test("is refused above the largest amount, by the form of the address too", async () => {
    await changeOtherPayments(
      { ...allOn, onDelivery: { ...allOn.onDelivery, isOn: true, mostPaise: 144_999 } },
      boss,
    );
    await fillCart(user, tin);
    expect(await pressCheckout(user, { method: "on-delivery" })).toBe("/cart");
    const cookie = await cookieOf(user);
    const typed = {
      name: "Asha",
      phone: "9825012345",
      line: "12 Ring Road",
      city: "Surat",
      state: "24",
      pin: "395002",
      method: "on-delivery",
    };
    const answer = await posted(checkoutPage.action, "/checkout", typed, { cookie });
    expect(answer.status).toBe(409);
    expect(formIn(answer)).toMatchObject({
      errors: { form: "This order cannot be paid that way. Please choose another one." },
      values: typed,
    });
    expect(ordersOfUser(user)).toEqual([]);
    const html = await htmlOf(checkoutPage, argsFor("/checkout", { cookie }));
    expect(html).toContain("Orders up to ₹1,449.99 can also be paid on delivery.");
    expect(html).not.toContain('value="on-delivery"');

    await changeOtherPayments(
      { ...allOn, onDelivery: { ...allOn.onDelivery, isOn: true, mostPaise: 145_000 } },
      boss,
    );
    expect(await pressCheckout(user, { method: "on-delivery" })).toMatch(/^\/order\//);
  });

  test("is offered beside the online payment in a form that needs no script", async () => {
    await fillCart(user, tin);
    const cookie = await cookieOf(user);
    const html = await htmlOf(checkoutPage, argsFor("/checkout", { cookie }));
    expect(html).toMatch(/<input id="method" type="radio" name="method" checked="" value="online"/);
    expect(html).toMatch(
      /<input id="method-on-delivery" type="radio" name="method" value="on-delivery"/,
    );
    expect(html).toMatch(/<input id="method-transfer" type="radio" name="method" value="transfer"/);
  });

  test("takes the place of the online order that was begun with the same cart, and the old page says so", async () => {
    const { token: online } = await checkOut(user, tin);
    const path = await pressCheckout(user, { method: "on-delivery", round: "1" });
    expect(path).not.toBe(`/order/${online}`);
    expect(ordersOfUser(user)).toHaveLength(2);
    expect(orderOf(online)).toMatchObject({
      paymentMethod: "online",
      paymentStatus: "unpaid",
      lapsedAt: expect.any(Number) as number,
    });
    expect(orderOf(tokenIn(path)).lapsedAt).toBeNull();
    const leads = await openPayPage(user, online).catch((thrown: unknown) => thrown);
    expect((leads as Response).headers.get("Location")).toBe(`/order/${online}`);
    const ask = { cookie: await cookieOf(user), params: { token: online } };
    const page = await htmlOf(statusPage, argsFor(`/order/${online}`, ask));
    expect(page).toContain("Placed with another order");
    expect(page).not.toContain("Pay now");
  });
});

describe("what the provider says after all about an order whose cart was placed with payment on delivery", () => {
  async function switched() {
    const { token, fields } = await checkOut(user, tin);
    const placed = tokenIn(await pressCheckout(user, { method: "on-delivery", round: "1" }));
    const payment: ProviderPayment = {
      id: `pay_${token.slice(0, 14).replaceAll(/\W|_/g, "x")}`,
      order_id: fields.order_id ?? "",
      amount: 145_000,
      currency: "INR",
      status: "captured",
    };
    return { token, placed, payment };
  }

  test("a failure changes neither of the two", async () => {
    const { token, placed, payment } = await switched();
    await settlePayment({ ...payment, status: "failed" }, "webhook");
    expect(orderOf(token).paymentStatus).toBe("unpaid");
    const order = orderOf(placed);
    expect(order).toMatchObject({ paymentStatus: "pending", paymentMethod: "on-delivery" });
    expect(await adminsList(`q=${order.number}`)).toEqual([order.number]);
  });

  test("a payment is looked at by a person, and the other order still awaits its money", async () => {
    const { token, placed, payment } = await switched();
    expect(await settlePayment(payment, "webhook")).toBe("review");
    expect(await settlePayment(payment, "callback")).toBe("review");
    expect(paidEvents(orderOf(token).id)).toHaveLength(0);
    const { number, id } = orderOf(placed);
    expect((await sayReceived(number)).status).toBe(303);
    expect(paidEvents(id)).toHaveLength(1);
  });

  test("a payment after the money came by hand is looked at by a person", async () => {
    const { token, placed, payment } = await switched();
    await sayReceived(orderOf(placed).number);
    expect(await settlePayment(payment, "webhook")).toBe("review");
    expect(orderOf(placed).paymentStatus).toBe("paid");
    expect(paidEvents(orderOf(token).id)).toHaveLength(0);
  });

  test("a payment counts when the other order was cancelled meanwhile: the shopper still wants the goods", async () => {
    const { token, placed, payment } = await switched();
    await moveOrder(orderOf(placed).id, { status: "cancel" }, boss);
    expect(await settlePayment(payment, "webhook")).toBe("paid");
    expect(orderOf(token)).toMatchObject({ status: "Not Process", paymentStatus: "paid" });
    expect(orderOf(placed)).toMatchObject({ status: "cancel", paymentStatus: "pending" });
  });

  test("money that was only authorized is not taken while the other order stands", async () => {
    const { token, fields } = await checkOut(user, tin);
    await pressCheckout(user, { method: "on-delivery", round: "1" });
    await drive("config", { autoCapture: false });
    await drive("pay", { order_id: fields.order_id, outcome: "authorized" });
    await drive("config", { autoCapture: true });
    const { id } = orderOf(token);
    provider.calls.length = 0;
    expect(await lookAtPayments(id)).toBe(true);
    expect(provider.calls.filter((call) => call.includes("/capture"))).toEqual([]);
    expect(orderOf(token).paymentStatus).toBe("pending");
  });

  test("an older order of the same cart cannot be paid; if it is, a person looks at it", async () => {
    const { token: older, fields } = await checkOut(user, tin);
    await fillCart(user, (await product({ pricePaise: 20_000 })).id);
    const answer = await pressCheckout(user, { method: "on-delivery", round: "1" });
    expect((await openStatusPage(user, older)).data.closed).toBe("ordered-otherwise");
    const payment: ProviderPayment = {
      id: "pay_OlderOrder0001",
      order_id: fields.order_id ?? "",
      amount: 145_000,
      currency: "INR",
      status: "captured",
    };
    expect(await settlePayment(payment, "webhook")).toBe("review");
    expect(orderOf(tokenIn(answer)).paymentStatus).toBe("pending");
  });
});

describe("the lists", () => {
  test("show an order that is paid by hand, with words for its money, and count no money", async () => {
    const before = counters();
    const onDelivery = orderOf(await orderByHand());
    user = await shopper({ name: "Transfer Tara" });
    const byTransfer = orderOf(await orderByHand("transfer"));
    expect(await adminsList(`q=${onDelivery.number}`)).toEqual([onDelivery.number]);
    expect(await adminsList("q=transfer+tara")).toEqual([byTransfer.number]);
    expect(await adminsList("q=tr")).toEqual([byTransfer.number]);
    const ask = { cookie: bossCookie };
    const list = await htmlOf(adminList, argsFor("/dashboard/admin/orders", ask));
    expect(list).toContain("Pay on delivery");
    expect(list).toContain("Awaiting transfer");
    expect(counters().orders).toBe(before.orders);

    await moveOrder(byTransfer.id, { status: "Shipped", unpaid: "agreed" }, boss);
    expect(await adminsList("q=transfer+tara&status=Shipped")).toEqual([byTransfer.number]);
    expect(waitingOrders().total).toBeGreaterThan(0);
    expect(slipOf(onDelivery.number)).not.toBeNull();
  });

  test("are told to the buyer at once by mail, once, with where to transfer to", async () => {
    await fillCart(user, tin);
    const press = { method: "transfer", total: "145000", round: "1" } as const;
    const [token = ""] = await Promise.all(
      [1, 2].map(async () => tokenIn(await pressCheckout(user, press))),
    );
    const { id, number } = orderOf(token);
    const [mail, ...more] = mailsOfKey(`order-placed:${id}`);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: user.email, subject: `We have your order ${number}` });
    for (const words of [
      "Bank of Surat, A/c 123456",
      `write ${number} as the reference`,
      "Total to pay: ₹1,450",
      `/order/${token}`,
    ])
      expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain("/invoice");

    user = await shopper();
    const atTheDoor = orderOf(await orderByHand());
    const [told] = mailsOfKey(`order-placed:${atTheDoor.id}`);
    expect(told?.text).toContain("Please have ₹1,450 ready when the parcel comes.");
    expect(told?.text).not.toContain("Bank of Surat");
  });

  test("tell the shopper in plain words", async () => {
    const token = await orderByHand("transfer");
    const cookie = await cookieOf(user);
    const list = await htmlOf(userList, argsFor("/dashboard/user/orders", { cookie }));
    expect(list).toContain("Awaiting transfer");
    expect(list).toContain("How to pay by transfer");
    expect(list).not.toContain("is being confirmed");

    const ask = { cookie, params: { token } };
    const page = await htmlOf(statusPage, argsFor(`/order/${token}`, ask));
    expect(page).toContain("Order placed");
    expect(page).toContain("Bank of Surat, A/c 123456");
    expect(page).toContain(orderOf(token).number);
    expect(page).not.toContain("http-equiv");
    expect(page).not.toContain("Check again");
  });
});

describe("money that came by hand", () => {
  test("makes the order paid, once, whoever says so how often", async () => {
    const { number, id, token } = orderOf(await orderByHand("transfer"));
    const answers = await Promise.all([sayReceived(number, "UTR 4711"), sayReceived(number)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await toastIn(await sayReceived(number)))?.message).toBe(
      `The money of ${number} was noted before`,
    );
    expect(orderOf(token)).toMatchObject({
      paymentStatus: "paid",
      paymentMethod: "transfer",
    });
    const events = paidEvents(id);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ actor: boss.id, detail: "by hand: UTR 4711" });
    const made = db.select().from(invoices).where(eq(invoices.orderId, id)).all();
    expect(made).toHaveLength(1);
    expect(mailsOfKey(`order-paid:${id}`)).toHaveLength(1);
    const log = db.select().from(auditLog).where(eq(auditLog.subjectId, id)).all();
    expect(log.map(({ action }) => action)).toEqual(["order.money"]);
  });

  test("is asked about on a page of its own, to which the order leads", async () => {
    const { number, id } = orderOf(await orderByHand());
    const params = { number };
    const ask = { cookie: bossCookie, params };
    const order = await htmlOf(adminOrderPage, argsFor(`/dashboard/admin/orders/${number}`, ask));
    expect(order).toContain(receivedPath(number));
    const page = () => htmlOf(received, argsFor(receivedPath(number), ask));
    expect(await page()).toContain("What has come from");
    expect(await page()).toContain("becomes paid and gets its invoice");
    await moveOrder(id, { status: "Shipped" }, boss);
    const [sent] = db.select().from(invoices).where(eq(invoices.orderId, id)).all();
    expect(await page()).toContain(`becomes paid; it has its invoice, ${sent?.number}`);
    await sayReceived(number);
    expect(await htmlOf(received, argsFor(receivedPath(number), ask))).toContain(
      "No money is awaited",
    );
  });

  test("is refused for an order that is cancelled, and not asked for there any more", async () => {
    const order = orderOf(await orderByHand("transfer"));
    const { number, id } = order;
    await moveOrder(id, { status: "cancel" }, boss);
    expect((await sayReceived(number)).status).toBe(409);
    expect(paidEvents(id)).toHaveLength(0);
    const ask = { cookie: bossCookie, params: { number } };
    const page = await htmlOf(adminOrderPage, argsFor(`/dashboard/admin/orders/${number}`, ask));
    expect(page).not.toContain(receivedPath(number));
    expect(page).not.toContain("Awaiting transfer");

    await moveOrder(id, { status: "Not Process" }, boss);
    expect((await sayReceived(number)).status).toBe(303);
    expect(paidEvents(id)).toHaveLength(1);
  });

  test("is refused for an order that is paid online, and with a note that is too long", async () => {
    const { token } = await checkOut(user, tin);
    const online = orderOf(token);
    expect((await sayReceived(online.number)).status).toBe(409);
    expect(orderOf(token).paymentStatus).toBe("unpaid");
    user = await shopper();
    const { number } = orderOf(await orderByHand());
    expect(formIn(await sayReceived(number, "x".repeat(101))).errors.note).toContain("100");
    expect((await sayReceived("PR-999999")).status).toBe(404);
  });

  test("is nothing that a guest or a shopper can say", async () => {
    const { number, token } = orderOf(await orderByHand());
    const params = { number };
    const cookie = await cookieOf(user);
    expect((await got(received.loader, receivedPath(number), { params })).status).toBe(401);
    expect((await got(received.loader, receivedPath(number), { params, cookie })).status).toBe(403);
    const say = (ask: object) => posted(received.action, receivedPath(number), {}, ask);
    expect((await say({ params })).status).toBe(401);
    expect((await say({ params, cookie })).status).toBe(403);
    expect(orderOf(token).paymentStatus).toBe("pending");
  });
});
