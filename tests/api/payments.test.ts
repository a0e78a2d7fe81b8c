import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { deleteProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { holdForReview } from "~/sales/payments/held/hold-for-review.server";
import { providerPaymentOf } from "~/sales/payments/provider/provider.server";
import { reconcile } from "~/sales/payments/reconcile/reconcile.server";
import { settlePayment } from "~/sales/payments/settle.server";
import { db, write } from "~/base/db/connection.server";
import { orders, paymentOrders, payments, products } from "~/base/db/schema";
import { providerOnTheWire } from "../sales/payments/provider";
import { mailsOf } from "../people/mail/outbox";
import { aPriceList, aStep, giveList } from "../goods/prices/trade";
import { anyCategory, product } from "../shelf";
import { apiClient, type Member, member, refused } from "./client";
import { type Paid, pay, providerSdk, signed } from "./paying";

const provider = providerOnTheWire();
const api = apiClient();
const text = expect.any(String);

let asha: Member;
let oil: Awaited<ReturnType<typeof product>>;
/** Cheap enough for more than 999 of it. */
let sachet: Awaited<ReturnType<typeof product>>;
beforeAll(async () => {
  asha = await member();
  oil = await product({ pricePaise: 145_050 });
  sachet = await product({ pricePaise: 100 });
});

const order = (given: object, user: Member | null = asha) =>
  api.post("/payment/order", given, { token: user?.token });
const validate = (given: object, user: Member | null = asha) =>
  api.post("/payment/validate", given, { token: user?.token });

/** Everything up to the call that makes an order of a payment, by a customer of its own. */
async function bought(packs = 2, goods = oil) {
  const user = await member();
  const amount = packs * (goods === oil ? 145_050 : 100);
  const asked = await order({ amount, currency: "INR", receipt: "receipt#1" }, user);
  expect(asked.status).toBe(200);
  const paid = await pay(asked.body);
  const given = {
    ...paid,
    cart: [{ _id: goods.id, qnty: packs }],
    email: user.email,
    totalbill: amount,
    paymentstatus: "Success",
  };
  return { user, given, asked: asked.body };
}

const ok = (given: Paid) => ({
  msg: "ok",
  success: true,
  orderId: given.razorpay_order_id,
  paymentId: given.razorpay_payment_id,
});
const no = { success: false, msg: text, message: text };
const ordersOf = (user: Member) => db.select().from(orders).where(eq(orders.userId, user.id)).all();
const keptOf = (id: string) => db.select().from(payments).where(eq(payments.id, id)).all();
const apiOrdersOf = async (user: Member) => (await api.get("/auth/orders", user)).body;

describe("an order through the API", () => {
  it("costs the product's price for each pack, whatever its prices by quantity and the customer's list", async () => {
    const tin = await product({ pricePaise: 2000 });
    await aStep(tin.id, { 2: 1900, 10: 1500 });
    const user = await member();
    await giveList(user.id, (await aPriceList(tin.id, { 1: 1000 })).id);
    const { body } = await order({ amount: 24_000, currency: "INR" }, user);
    const paid = await pay(body);
    const cart = [{ _id: tin.id, qnty: 12 }];
    const given = { ...paid, cart, email: user.email, totalbill: 24_000, paymentstatus: "Success" };
    expect((await validate(given, user)).body).toEqual(ok(paid));
    const [placed] = ordersOf(user);
    expect(placed).toMatchObject({ goodsPaise: 24_000, paymentStatus: "paid", priceList: null });
    expect(keptOf(paid.razorpay_payment_id)[0]?.review).toBeNull();
    const [shown] = (await api.get("/auth/orders", user)).body;
    expect(shown.products[0]).toMatchObject({ price: 20, _id: tin.id });
  });
});

describe("POST /payment/order", () => {
  it("gives the provider's order and the public key", async () => {
    const { status, body } = await order({ amount: 290_100, currency: "INR", receipt: "r#1" });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^order_\w+$/),
      entity: "order",
      amount: 290_100,
      amount_paid: 0,
      amount_due: 290_100,
      currency: "INR",
      receipt: text,
      status: "created",
      attempts: 0,
      notes: expect.objectContaining({ receipt: "r#1" }),
      created_at: expect.any(Number),
      key: expect.stringMatching(/^rzp_test_/),
    });
    const held = await providerSdk(body.key).orders.fetch(body.id);
    expect(held).toMatchObject({ amount: 290_100, receipt: body.receipt });
    expect(JSON.stringify(body)).not.toContain(asha.id);
  });

  it("takes the same receipt again, 40 characters of it, and none", async () => {
    const receipts = ["same", "same", "x".repeat(40), "", undefined, null];
    const answers = [];
    for (const receipt of receipts)
      answers.push(await order({ amount: 100, currency: "INR", receipt }));
    expect(answers.map(({ status }) => status)).toEqual(receipts.map(() => 200));
    const ours = answers.map(({ body }) => body.receipt);
    expect(new Set(ours).size).toBe(receipts.length);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(receipts.length);
  });

  it.each([
    [110.000_000_000_000_01, 110],
    [28_999.999_999_999_996, 29_000],
    [290_100.000_000_9, 290_100],
    ["290100", 290_100],
    ["290100.0", 290_100],
    ["110.00000000000001", 110],
  ])("takes %s for the %i paise that a client in floats means", async (amount, paise) => {
    const { status, body } = await order({ amount, currency: "INR" }, await member());
    expect([status, body.amount]).toEqual([200, paise]);
  });

  it("takes a receipt that is a number, and keeps it in the notes", async () => {
    const user = await member();
    const { status, body } = await order({ amount: 500, currency: "INR", receipt: 20261122 }, user);
    expect([status, body.notes.receipt]).toEqual([200, "20261122"]);
  });

  it.each([
    [{}, "amount"],
    [{ amount: 99 }, "amount"],
    [{ amount: 0 }, "amount"],
    [{ amount: -100 }, "amount"],
    [{ amount: 100.5 }, "amount"],
    [{ amount: "290000.5" }, "amount"],
    [{ amount: "₹2,900" }, "amount"],
    [{ amount: "" }, "amount"],
    [{ amount: " " }, "amount"],
    [{ amount: "99" }, "amount"],
    [{ amount: 290_000.00001 }, "amount"],
    [{ amount: true }, "amount"],
    [{ amount: null }, "amount"],
    [{ amount: [100] }, "amount"],
    [{ amount: 1e300 }, "amount"],
    [{ amount: 500, currency: "USD" }, "currency"],
    [{ amount: 500, currency: "inr" }, "currency"],
    [{ amount: 500, currency: null }, "currency"],
    [{ amount: 500, receipt: "x".repeat(41) }, "receipt"],
    [{ amount: 500, receipt: { a: 1 } }, "receipt"],
    [{ amount: 500, receipt: true }, "receipt"],
  ])("refuses %j: 400 naming the field, and asks nobody", async (given, field) => {
    const user = await member();
    const before = provider.calls.length;
    const { status, body } = await order({ currency: "INR", receipt: "r", ...given }, user);
    expect([status, body]).toEqual([400, refused(expect.stringContaining(field))]);
    expect(provider.calls.length).toBe(before);
  });

  it("tells when the provider is down: 502, and keeps nothing", async () => {
    const user = await member();
    for (const fault of [500, "no-connection", "html", 401] as const) {
      provider.fail(/POST \/v1\/orders$/, fault);
      const { status, body } = await order({ amount: 500, currency: "INR", receipt: "r" }, user);
      expect([status, body], String(fault)).toEqual([502, refused(text)]);
    }
    const kept = db.select().from(paymentOrders).where(eq(paymentOrders.userId, user.id)).all();
    expect(kept).toEqual([]);
  });

  it("finds the order again whose answer was lost on the way", async () => {
    const user = await member();
    provider.fail(/POST \/v1\/orders$/, "lost-answer");
    const { status, body } = await order({ amount: 145_050, currency: "INR", receipt: "r" }, user);
    expect(status).toBe(200);
    const paid = await pay(body);
    expect((await validate({ ...paid, cart: [{ _id: oil.id, qnty: 1 }] }, user)).status).toBe(200);
  });

  it("is for users: 401 for a guest", async () => {
    const { status, body } = await order({ amount: 500, currency: "INR" }, null);
    expect([status, body]).toEqual([401, refused(text)]);
  });

  it("takes 20 in ten minutes from one user and no more: 429", async () => {
    const [user, other] = [await member(), await member()];
    // Refused ones count as well, and ask nobody.
    for (let count = 1; count <= 20; count += 1)
      expect((await order({ amount: 1 }, user)).status, String(count)).toBe(400);
    const { status, headers, body } = await order({ amount: 500, currency: "INR" }, user);
    expect([status, body]).toEqual([429, refused(text)]);
    expect(headers.get("RateLimit-Limit")).toBe("20");
    expect(headers.get("RateLimit-Remaining")).toBe("0");
    expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(600);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(500);
    expect((await order({ amount: 500, currency: "INR" }, other)).status).toBe(200);
  });
});

describe("POST /payment/validate", () => {
  it("makes the order of a payment, at the shop's prices, and the client reads it back", async () => {
    const { user, given } = await bought(2);
    const { status, body } = await validate(given, user);
    expect([status, body]).toEqual([200, ok(given)]);
    const [made, ...more] = await apiOrdersOf(user);
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      status: "Not Process",
      totalbill: 2901,
      buyer: { _id: user.id, name: user.name, phone: user.phone, address: user.address },
      payment: {
        razorpay_order_id: given.razorpay_order_id,
        razorpay_payment_id: given.razorpay_payment_id,
        email: user.email,
        totalbill: 290_100,
        paymentstatus: "Success",
      },
    });
    expect(made.payment.cart).toEqual([
      { _id: oil.id, name: oil.name, slug: oil.slug, price: 1450.5, quantity: 5, qnty: 2 },
    ]);
  });

  it("answers the same payment again alike and makes no second order", async () => {
    const { user, given } = await bought(1);
    for (let time = 1; time <= 3; time += 1) {
      const { status, body } = await validate(given, user);
      expect([status, body]).toEqual([200, ok(given)]);
    }
    const otherCart = await validate({ ...given, cart: [], totalbill: 1 }, user);
    expect([otherCart.status, otherCart.body]).toEqual([200, ok(given)]);
    expect(ordersOf(user)).toHaveLength(1);
  });

  it("makes one order of 20 calls at once", async () => {
    const { user, given } = await bought(3);
    const answers = await Promise.all(Array.from({ length: 20 }, () => validate(given, user)));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, ok(given)]);
    expect(ordersOf(user)).toHaveLength(1);
    expect(keptOf(given.razorpay_payment_id)).toHaveLength(1);
  });

  it("believes of the body only signature, products and quantities", async () => {
    const { user, given } = await bought(1);
    const cart = [{ _id: oil.id, qnty: 1, price: 1, name: "Free oil", quantity: 99, slug: "x" }];
    const lies = { cart, totalbill: 1, email: "else@example.com", paymentstatus: "Failed" };
    expect((await validate({ ...given, ...lies }, user)).status).toBe(200);
    const [made] = await apiOrdersOf(user);
    expect(made).toMatchObject({ totalbill: 1450.5, payment: { email: user.email } });
    expect(made.payment.cart[0]).toMatchObject({ price: 1450.5, quantity: 5, name: oil.name });
  });

  it("counts a product that stands twice in the cart together", async () => {
    const { user, given } = await bought(3);
    const cart = [
      { _id: oil.id, qnty: 1 },
      { _id: oil.id, qnty: "2" },
    ];
    expect((await validate({ ...given, cart }, user)).status).toBe(200);
    const [made] = await apiOrdersOf(user);
    expect(made.payment.cart).toMatchObject([{ _id: oil.id, qnty: 3 }]);
  });

  it("refuses a signature that is not the provider's: 400, no order", async () => {
    const { user, given } = await bought(1);
    const { razorpay_order_id: id, razorpay_payment_id: payment } = given;
    const forgeries = [
      signed(id, payment, "another secret"),
      signed(payment, id),
      signed(id, `${payment}x`),
      given.razorpay_signature.slice(1),
      "",
      "x".repeat(64),
    ];
    for (const razorpay_signature of forgeries) {
      const { status, body } = await validate({ ...given, razorpay_signature }, user);
      expect([status, body], razorpay_signature).toEqual([400, no]);
      expect(body.msg).toBe(body.message);
    }
    expect(ordersOf(user)).toEqual([]);
    expect((await validate(given, user)).status).toBe(200);
  });

  it("refuses the signature of a cheap payment for a dear order: 400", async () => {
    const { user, given: cheap } = await bought(1);
    const dear = await order({ amount: 5 * 145_050, currency: "INR", receipt: "r" }, user);
    const swapped = { ...cheap, razorpay_order_id: dear.body.id };
    expect((await validate(swapped, user)).status).toBe(400);
    expect(ordersOf(user)).toEqual([]);
  });

  it("refuses a payment that another user started, and one nobody did: 400", async () => {
    const { user, given } = await bought(1);
    const { status, body } = await validate(given, asha);
    expect([status, body]).toEqual([400, no]);
    const razorpay_order_id = "order_Unknown0000000";
    const razorpay_signature = signed(razorpay_order_id, given.razorpay_payment_id);
    const unknown = await validate({ ...given, razorpay_order_id, razorpay_signature }, user);
    expect([unknown.status, unknown.body]).toEqual([400, no]);
    expect(ordersOf(asha)).toEqual([]);
  });

  it.each(["razorpay_order_id", "razorpay_payment_id", "razorpay_signature"])(
    "says that %s is missing or no such thing: 400",
    async (field) => {
      const given = {
        razorpay_order_id: "order_A",
        razorpay_payment_id: "pay_A",
        razorpay_signature: "a".repeat(64),
        cart: [],
      };
      for (const value of [undefined, null, 5, {}, "x".repeat(1000)]) {
        const { status, body } = await validate({ ...given, [field]: value });
        expect([status, body]).toEqual([400, no]);
        expect(body.message).toContain(field);
        expect(body.msg).toBe(body.message);
      }
    },
  );

  it.each([
    ["none at all", undefined, "no list"],
    ["an empty one", [], "no list"],
    ["no list", "oil", "no list"],
    ["quantity 0", [{ qnty: 0 }], "no list"],
    ["quantity 1000", [{ qnty: 1000 }], "no list"],
    ["half a quantity", [{ qnty: 1.5 }], "no list"],
    ["a negative quantity", [{ qnty: -1 }], "no list"],
    ["no number", [{ qnty: "two" }], "no list"],
    ["an unknown product beside", [{ qnty: 1 }, { _id: "nothing", qnty: 1 }], "product gone"],
    ["an unknown product", [{ _id: "nothing", qnty: 1 }], "product gone"],
    ["another total", [{ qnty: 2 }], "cart does not fit"],
    ["another total in many packs", [{ qnty: 6 }], "cart does not fit"],
  ])("keeps the money of a cart with %s for a person: 409", async (_, cart, reason) => {
    const { user, given } = await bought(1);
    const lines = Array.isArray(cart) ? cart.map((line) => ({ _id: oil.id, ...line })) : cart;
    const { status, body } = await validate({ ...given, cart: lines }, user);
    expect([status, body]).toEqual([409, no]);
    expect(body.message).toMatch(/payment was received/i);
    expect(body.message).toContain("write to you");
    expect(body.msg).toBe(body.message);
    expect(ordersOf(user)).toEqual([]);
    const [kept, ...more] = keptOf(given.razorpay_payment_id);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({
      paymentOrderId: given.razorpay_order_id,
      amountPaise: 145_050,
      status: "captured",
      review: reason,
      reviewClosedAt: null,
    });
  });

  it.each([
    ["six packs of a product", [6]],
    ["a product twice, three packs each", [3, "3"]],
    ["300 packs of a product", [300]],
  ])("makes the order at once of %s", async (_, packs) => {
    const sum = packs.reduce<number>((all, qnty) => all + Number(qnty), 0);
    const { user, given } = await bought(sum);
    const cart = packs.map((qnty) => ({ ...oil, _id: oil.id, qnty }));
    expect((await validate({ ...given, cart }, user)).status).toBe(200);
    const [made] = await apiOrdersOf(user);
    expect(made.payment.cart).toMatchObject([{ _id: oil.id, qnty: sum }]);
    expect(made.totalbill).toBe(sum * 1450.5);
    expect(ordersOf(user)).toMatchObject([{ source: "api", deliveryPaise: 0 }]);
  });

  /** More of one product than an order line holds, in two entries of the list. */
  const tooMany = () => [1, 2].map(() => ({ _id: sachet.id, name: sachet.name, qnty: 600 }));

  it("keeps what was paid for more than 999 packs with its list and its true reason: 409", async () => {
    const { user, given } = await bought(1200, sachet);
    const { status, body } = await validate({ ...given, cart: tooMany() }, user);
    expect([status, body]).toEqual([409, no]);
    expect(body.message).toContain("more than 999 packs");
    expect(ordersOf(user)).toEqual([]);
    expect(keptOf(given.razorpay_payment_id)).toMatchObject([{ review: "too many packs" }]);
    const asked = db
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.id, given.razorpay_order_id))
      .get();
    expect(JSON.parse(asked?.wanted ?? "")).toEqual([
      { _id: sachet.id, qnty: 1200, name: sachet.name },
    ]);
  });

  it("tells the buyer once by mail that the money is here and a person looks at it", async () => {
    const { user, given } = await bought(1200, sachet);
    const cart = tooMany();
    await Promise.all([1, 2, 3].map(() => validate({ ...given, cart }, user)));
    const told = mailsOf("payment-waits").filter(({ recipient }) => recipient === user.email);
    expect(told).toMatchObject([{ subject: "We have your payment of ₹1,200 and write to you" }]);
    expect(told[0]?.text).toContain("more than 999 packs of one product");
  });

  it("gives the true reason also when the provider had to be asked later", async () => {
    const { user, given } = await bought(1200, sachet);
    provider.fail(/GET \/v1\/payments\//, "no-connection");
    const cart = tooMany();
    expect((await validate({ ...given, cart }, user)).status).toBe(502);
    await reconcile(Date.now() + 20 * 60_000, true);
    expect(keptOf(given.razorpay_payment_id)).toMatchObject([{ review: "too many packs" }]);
  });

  it("leaves money that a person looks at to that person, whatever cart comes later", async () => {
    const { user, given } = await bought(1);
    expect((await validate({ ...given, cart: [] }, user)).status).toBe(409);
    const { status, body } = await validate(given, user);
    expect([status, body]).toEqual([409, no]);
    expect(body.message).toMatch(/payment was received/i);
    expect(ordersOf(user)).toEqual([]);
    expect(keptOf(given.razorpay_payment_id)).toMatchObject([
      { review: "no list", status: "captured" },
    ]);
  });

  it("makes the order of money that was known before it, also when a person was asked about that", async () => {
    for (const wasPutUp of [false, true]) {
      const { user, given } = await bought(1);
      const payment = await providerPaymentOf(given.razorpay_payment_id);
      expect(await settlePayment(payment, "webhook")).toBe("no-order");
      if (wasPutUp) await holdForReview(payment, "no order");
      const { status, body } = await validate(given, user);
      expect([status, body]).toEqual([200, ok(given)]);
      expect(await apiOrdersOf(user)).toHaveLength(1);
      expect(keptOf(payment.id)).toMatchObject([{ reviewOutcome: wasPutUp ? "order made" : null }]);
    }
  });

  it("keeps the money when the price changed, or the product went, since it was asked for", async () => {
    for (const change of ["price", "gone"]) {
      const user = await member();
      const tin = await product({ pricePaise: 50_000 });
      const asked = await order({ amount: 50_000, currency: "INR", receipt: "r" }, user);
      const paid = await pay(asked.body);
      if (change === "gone") await deleteProduct(tin.id);
      else
        await write((tx) =>
          tx.update(products).set({ pricePaise: 60_000 }).where(eq(products.id, tin.id)).run(),
        );
      const { status, body } = await validate({ ...paid, cart: [{ _id: tin.id, qnty: 1 }] }, user);
      expect([status, body], change).toEqual([409, no]);
      expect(ordersOf(user)).toEqual([]);
      expect(keptOf(paid.razorpay_payment_id)).toMatchObject([
        { review: change === "gone" ? "product gone" : "cart does not fit" },
      ]);
      const told = mailsOf("payment-waits").filter((mail) => mail.recipient === user.email);
      expect(told, change).toHaveLength(1);
    }
  });

  it("keeps the lines of an order as the client sent them", async () => {
    const user = await member();
    const prices = [30_000, 10_000, 50_000, 20_000, 40_000];
    const goods = await Promise.all(prices.map((pricePaise) => product({ pricePaise })));
    const cart = [3, 0, 4, 2, 1, 0].map((at) => ({ _id: goods[at]!.id, qnty: 1 }));
    const asked = await order({ amount: 180_000, currency: "INR" }, user);
    const paid = await pay(asked.body);
    expect((await validate({ ...paid, cart }, user)).status).toBe(200);
    const inOrder = [3, 0, 4, 2, 1].map((at) => goods[at]!.id);
    const [made] = await apiOrdersOf(user);
    expect(made.payment.cart.map(({ _id }: { _id: string }) => _id)).toEqual(inOrder);
    expect(made.products.map(({ _id }: { _id: string }) => _id)).toEqual(inOrder);
  });

  it("takes a list of whole products as long as 4 MB, and no more: 413", async () => {
    const { user, given } = await bought(1);
    const description = "મગફળીનું તેલ ".repeat(3000);
    const cart = [{ _id: oil.id, qnty: 1, description, photo: "x".repeat(3_900_000) }];
    const tooLong = await validate({ ...given, cart, more: "x".repeat(300_000) }, user);
    expect([tooLong.status, tooLong.body.message]).toEqual([413, text]);
    const { status, body } = await validate({ ...given, cart }, user);
    expect([status, body]).toEqual([200, ok(given)]);
  });

  it("waits for a provider that is down: 502 now, the order once it answers", async () => {
    const { user, given } = await bought(1);
    provider.fail(/GET \/v1\/payments\//, "no-connection");
    const { status, body } = await validate(given, user);
    expect([status, body]).toEqual([502, no]);
    expect(ordersOf(user)).toMatchObject([{ paymentStatus: "pending" }]);
    expect(await apiOrdersOf(user)).toEqual([]);
    expect(await validate(given, user)).toMatchObject({ status: 200, body: ok(given) });
    expect(await apiOrdersOf(user)).toHaveLength(1);
  });

  it("is for users: 401 for a guest", async () => {
    const { given } = await bought(1);
    const { status, body } = await validate(given, null);
    expect([status, body]).toEqual([401, refused(text)]);
  });
});

it("an order keeps its lines and prices as they were paid, after a product was changed and deleted", async () => {
  const user = await member();
  const [tin, pouch] = [await product(), await product({ pricePaise: 20_000, volumeMl: 1000 })];
  const { body: asked } = await api.post(
    "/payment/order",
    { amount: 145_000 + 3 * 20_000, currency: "INR", receipt: "r" },
    user,
  );
  const cart = [
    { _id: pouch.id, qnty: 3 },
    { _id: tin.id, qnty: 1 },
  ];
  const paid = await pay(asked);
  expect((await api.post("/payment/validate", { ...paid, cart }, user)).status).toBe(200);
  const before = (await api.get("/auth/orders", user)).body;
  const { description, volumeMl } = tin;
  const categoryId = await anyCategory();
  const changed = { name: "Else", description, volumeMl: volumeMl ?? 0, shipping: 0, categoryId };
  await updateProduct(tin.id, { ...changed, pricePaise: 1 });
  await deleteProduct(pouch.id);
  const { body: after } = await api.get("/auth/orders", user);
  expect(after).toEqual(before);
  const [{ products, payment: frozen }] = after;
  expect(products).toHaveLength(2);
  for (const [at, line] of frozen.cart.entries())
    expect(products[at]).toMatchObject({
      _id: line._id,
      name: line.name,
      price: line.price,
      quantity: line.quantity,
    });
  expect(frozen.cart).toContainEqual(
    expect.objectContaining({ _id: pouch.id, price: 200, quantity: 1, qnty: 3 }),
  );
});
