import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { orders, paymentOrders, payments } from "~/base/db/schema";
import { orderStatuses } from "~/base/db/statuses";
import { paymentFor, sold } from "../sales/orders/sold";
import { apiClient, manager, type Member, member, refused } from "./client";

const api = apiClient();
const text = expect.any(String);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

let asha: Member;
let kiran: Member;
let ramesh: Member;
beforeAll(async () => {
  asha = await member();
  kiran = await member();
  ramesh = await manager();
});

let payment = 0;
/** A paid order of a tin and two pouches. */
async function paidOrder(user: Member, createdAt = Date.now()) {
  const order = await sold({
    userId: user.id,
    createdAt,
    totalPaise: 145_000 + 2 * 19_333,
    lines: [
      { name: "Tin" },
      { name: "Pouch", unitPricePaise: 19_333, quantity: 2, volumeMl: 1500 },
    ],
  });
  await paymentFor(order, `pay_Test${++payment}`);
  return order;
}

/** A try to pay an order online that came to nothing; gives what the provider was asked. */
async function failedPaymentFor(order: { id: string; totalPaise: number }): Promise<string> {
  const [paymentOrderId, id] = [`order_Test${++payment}`, `pay_Test${payment}`];
  const amountPaise = order.totalPaise;
  const now = Date.now();
  await write((tx) => {
    const asked = { id: paymentOrderId, orderId: order.id, amountPaise, createdAt: now };
    tx.insert(paymentOrders).values(asked).run();
    tx.insert(payments)
      .values({
        id,
        paymentOrderId,
        amountPaise,
        currency: "INR",
        status: "failed",
        createdAt: now,
        updatedAt: now,
      })
      .run();
  });
  return paymentOrderId;
}

const idsIn = (orders: { _id: string }[]) => orders.map(({ _id }) => _id);

describe("GET /auth/orders", () => {
  it("gives a bare array of the user's own paid orders, newest first", async () => {
    const now = Date.now();
    const first = await paidOrder(asha, now - 2000);
    const second = await paidOrder(asha, now - 1000);
    await paidOrder(kiran);
    await sold({ userId: asha.id, paymentStatus: "unpaid", paidAt: null });
    await sold({ userId: asha.id, paymentStatus: "review", paidAt: null });
    const { status, body } = await api.get("/auth/orders", asha);
    expect(status).toBe(200);
    expect(idsIn(body)).toEqual([second.id, first.id]);
  });

  it("tells an order by every key of the contract; its two lists are the same lines", async () => {
    const user = await member();
    const order = await paidOrder(user);
    const { body } = await api.get("/auth/orders", user);
    const line = (name: string, price: number, quantity: number) => ({
      _id: name,
      name,
      slug: "groundnut-oil",
      price,
      quantity,
    });
    const whole = { description: "Pressed in Surat.", shipping: 1, category: "oil" };
    const times = { createdAt: time, updatedAt: time };
    expect(body).toEqual([
      {
        _id: order.id,
        status: "Not Process",
        buyer: {
          _id: user.id,
          name: "Asha Patel",
          phone: "98250 12345",
          address: "12 Ring Road, Surat 395002",
        },
        ...times,
        totalbill: 1836.66,
        products: [
          { ...line("Tin", 1450, 5), ...whole, ...times },
          { ...line("Pouch", 193.33, 1.5), ...whole, ...times },
        ],
        payment: {
          cart: [
            { ...line("Tin", 1450, 5), qnty: 1 },
            { ...line("Pouch", 193.33, 1.5), qnty: 2 },
          ],
          razorpay_order_id: `order_Test${payment}`,
          razorpay_payment_id: `pay_Test${payment}`,
          email: "asha@example.com",
          totalbill: 183_666,
          paymentstatus: "Success",
        },
      },
    ]);
  });

  it("names no payment for an order that was paid by hand after one online had failed", async () => {
    const user = await member();
    const order = await sold({ userId: user.id, paymentMethod: "on-delivery" });
    await failedPaymentFor(order);
    const { body } = await api.get("/auth/orders", user);
    expect(body[0].payment).toMatchObject({ razorpay_order_id: "", razorpay_payment_id: "" });
  });

  it("names the payment a person made the order of, not one that failed before", async () => {
    const user = await member();
    const order = await sold({ userId: user.id });
    const paymentOrderId = await failedPaymentFor(order);
    const now = Date.now();
    const decided = {
      review: "cart does not fit",
      reviewOutcome: "order made",
      reviewClosedAt: now,
    } as const;
    const id = `pay_Test${++payment}`;
    await write((tx) =>
      tx
        .insert(payments)
        .values({
          id,
          paymentOrderId,
          paidOrderId: order.id,
          amountPaise: order.totalPaise,
          currency: "INR",
          status: "captured",
          createdAt: now,
          updatedAt: now,
          ...decided,
        })
        .run(),
    );
    const { body } = await api.get("/auth/orders", user);
    expect(body[0].payment).toMatchObject({
      razorpay_order_id: paymentOrderId,
      razorpay_payment_id: id,
    });
  });

  it("is for users: 401 for a guest; an empty array for who bought nothing", async () => {
    const { status, body } = await api.get("/auth/orders");
    expect([status, body]).toEqual([401, refused(text)]);
    expect((await api.get("/auth/orders", await member())).body).toEqual([]);
  });
});

describe("GET /auth/all-orders", () => {
  it("gives everybody's paid orders, newest first, also more than are read at a time", async () => {
    const user = await member();
    const base = Date.now() + 60_000;
    const made: string[] = [];
    for (let count = 0; count < 520; count += 1) {
      // Some at the very same millisecond.
      const { id } = await sold({ userId: user.id, createdAt: base + Math.floor(count / 3) });
      made.unshift(id);
    }
    const theirs = await paidOrder(kiran);
    const { status, body } = await api.get("/auth/all-orders", ramesh);
    expect(status).toBe(200);
    expect(idsIn(body).slice(0, 520)).toEqual(made);
    expect(idsIn(body)).toContain(theirs.id);
    expect(new Set(idsIn(body)).size).toBe(body.length);
    expect(idsIn((await api.get("/auth/orders", user)).body)).toEqual(made);
  });

  it("is for admins: 401 for a guest, 403 for a user", async () => {
    expect((await api.get("/auth/all-orders")).status).toBe(401);
    const { status, body } = await api.get("/auth/all-orders", asha);
    expect([status, body]).toEqual([403, refused(text)]);
  });
});

describe("PUT /auth/order-status/:orderId", () => {
  it("sets each of the five statuses and gives the bare order", async () => {
    const order = await paidOrder(asha);
    for (const status of orderStatuses) {
      const answer = await api.put(`/auth/order-status/${order.id}`, { status }, ramesh);
      expect([answer.status, answer.body._id, answer.body.status]).toEqual([200, order.id, status]);
      const { body } = await api.get("/auth/orders", asha);
      expect(body.find(({ _id }: { _id: string }) => _id === order.id)).toEqual(answer.body);
    }
  });

  it.each([
    [{}, "status is required"],
    [{ status: "shipped" }, text],
    [{ status: "Delivered" }, text],
    [{ status: "" }, text],
    [{ status: null }, text],
    [{ status: 1 }, text],
    [{ status: ["Shipped"] }, text],
  ])("refuses %j: 400 naming the field", async (given, message) => {
    const order = await paidOrder(asha);
    const { status, body } = await api.put(`/auth/order-status/${order.id}`, given, ramesh);
    expect([status, body]).toEqual([400, refused(message)]);
    expect(body.message).toContain("status");
  });

  it("knows no unpaid order and no other id: 404", async () => {
    const unpaid = await sold({ userId: asha.id, paymentStatus: "unpaid", paidAt: null });
    for (const id of ["nothing", unpaid.id]) {
      const answer = await api.put(`/auth/order-status/${id}`, { status: "Shipped" }, ramesh);
      expect([answer.status, answer.body]).toEqual([404, refused(text)]);
    }
  });

  it.each([
    ["to be paid on delivery", { paymentStatus: "pending", paymentMethod: "on-delivery" }],
    ["whose payment is being looked at", { paymentStatus: "review" }],
  ] as const)("leaves an order %s as it is when it says 404", async (_, stands) => {
    const order = await sold({ userId: asha.id, paidAt: null, ...stands });
    const answer = await api.put(`/auth/order-status/${order.id}`, { status: "Shipped" }, ramesh);
    expect([answer.status, answer.body]).toEqual([404, refused(text)]);
    const now = db.select().from(orders).where(eq(orders.id, order.id)).get();
    expect(now?.status).toBe("Not Process");
  });

  it("is for admins: 401 for a guest, 403 for the buyer", async () => {
    const order = await paidOrder(asha);
    const path = `/auth/order-status/${order.id}`;
    expect((await api.put(path, { status: "Shipped" })).status).toBe(401);
    expect((await api.put(path, { status: "Shipped" }, asha)).status).toBe(403);
  });
});
