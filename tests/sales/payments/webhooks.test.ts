import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createRequestListener } from "@remix-run/node-fetch-server";
import Database from "better-sqlite3";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "~/sales/payments/reconcile/reconcile.server";
import { action as webhook, loader as webhookPage } from "~/routes/checkout/webhook";
import { db } from "~/base/db/connection.server";
import { invoices, mails, payments, webhookEvents } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import { comesFromElsewhere } from "~/server/same-origin";
import { argsFor, shopper } from "../../cast";
import { product } from "../../shelf";
import { payOnHostedPage, providerOnTheWire } from "./provider";
import {
  cartOfUser,
  checkOut,
  eventsOf,
  orderOf,
  paymentsOfOrder,
  returnToShop,
} from "../checkout/shopping";
import {
  captured,
  eventBody,
  eventOf,
  lever,
  newEventId,
  outcomesOf,
  payment,
  signatureOf,
  tell,
} from "./telling";

providerOnTheWire();

/** An order that is waiting to be paid, with the provider's id of it. */
async function placed() {
  const user = await shopper();
  const { token, fields } = await checkOut(user, (await product()).id);
  return { user, token, fields, orderId: fields.order_id ?? "" };
}

const statusOf = (token: string) => orderOf(token).paymentStatus;
const paidOnce = (token: string) =>
  expect(eventsOf(orderOf(token).id).filter((kind) => kind === "paid")).toEqual(["paid"]);

describe("what the provider signed", () => {
  it("#1 pays the order although the browser never came back, and empties the cart", async () => {
    const { user, token, orderId } = await placed();
    const { status, id, said } = await tell(captured(payment(orderId)));
    expect({ status, said }).toEqual({ status: 200, said: { ok: true } });
    expect(statusOf(token)).toBe("paid");
    expect(cartOfUser(user)).toEqual([]);
    expect(eventOf(id ?? "")).toMatchObject({
      event: "payment.captured",
      status: "done",
      outcome: "The order is paid",
      providerOrderId: orderId,
      tries: 1,
    });
  });

  it("is kept letter for letter", async () => {
    const { orderId } = await placed();
    const body = ` ${captured(payment(orderId, { description: "મગફળીનું તેલ ₹ \\u0041" }))}\n`;
    const { id } = await tell(body);
    expect(eventOf(id ?? "")?.body).toBe(body);
  });

  it("pays an order by order.paid too", async () => {
    const { token, orderId } = await placed();
    const body = eventBody("order.paid", payment(orderId), {
      order: { entity: { id: orderId, status: "paid" } },
    });
    expect((await tell(body)).status).toBe(200);
    expect(statusOf(token)).toBe("paid");
  });

  it("leaves the order waiting when the money is only authorized, and payable when it failed", async () => {
    const { token, orderId } = await placed();
    const told = payment(orderId, { status: "failed", error_reason: "insufficient_fund" });
    await tell(eventBody("payment.failed", told));
    expect(orderOf(token)).toMatchObject({
      paymentStatus: "unpaid",
      failureReason: "insufficient_fund",
    });
    await tell(eventBody("payment.authorized", payment(orderId, { status: "authorized" })));
    expect(statusOf(token)).toBe("pending");
  });

  it("comes without an event id: the body names it", async () => {
    const { token, orderId } = await placed();
    const body = captured(payment(orderId));
    expect((await tell(body, { id: null })).said).toEqual({ ok: true });
    expect((await tell(body, { id: null })).said).toEqual({ ok: true, duplicate: true });
    expect((await tell(body)).said, "told again with an id").toEqual({ ok: true, duplicate: true });
    paidOnce(token);
  });

  it("under an id that is none is named by its body", async () => {
    const { orderId } = await placed();
    const id = "../../<script>".repeat(20);
    expect((await tell(captured(payment(orderId)), { id })).status).toBe(200);
    expect(eventOf(id)).toBeUndefined();
  });

  it("needs no cookie and may come from anywhere", () => {
    const url = new URL("http://localhost:3000/webhooks/razorpay");
    const headers = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
    expect(comesFromElsewhere(new Request(url, { method: "POST", headers }), url)).toBe(false);
  });
});

describe("what the provider did not sign", () => {
  const body = captured(payment("order_AAAAAAAAAAAAAA"));
  const good = signatureOf(body);
  it.each([
    ["#12 no signature", null],
    ["#12 an empty signature", ""],
    ["#12 a short signature", good.slice(0, 63)],
    ["#12 a long signature", `${good}0`],
    ["#12 upper case", good.toUpperCase()],
    ["#12 the header twice", [good, good]],
    ["#12 letters that are none of a signature", "z".repeat(64)],
    ["another secret", signatureOf(body, "not the secret")],
    ["the secret of payments", signatureOf(body, "")],
    ["the signature of another body", signatureOf(`${body} `)],
  ])("%s: 401, and nothing is kept of it", async (_, signature) => {
    const id = newEventId();
    const answer = await tell(body, { id, signature });
    expect(answer).toMatchObject({ status: 401, said: { ok: false } });
    expect(eventOf(id)).toBeUndefined();
  });

  it("forged for a real order leaves it unpaid", async () => {
    const { token, orderId } = await placed();
    const forged = captured(payment(orderId));
    expect((await tell(forged, { signature: "ab".repeat(32) })).status).toBe(401);
    expect(statusOf(token)).toBe("unpaid");
  });

  it("is refused above 256 KB, signed or not; up to there it is read", async () => {
    const big = new Uint8Array(256 * 1024 + 1).fill(32);
    expect((await tell(big)).status).toBe(413);
    expect((await tell(big.slice(1))).status).toBe(200);
  });

  it("cannot be asked for: the address takes POST alone", async () => {
    expect(webhookPage().status).toBe(405);
    expect(webhookPage().headers.get("Allow")).toBe("POST");
    const { orderId, token } = await placed();
    expect((await tell(captured(payment(orderId)), { method: "PUT" })).status).toBe(405);
    expect(statusOf(token)).toBe("unpaid");
  });
});

describe("what is signed but strange", () => {
  it.each([
    ["no JSON", "<xml/>"],
    ["half of it", '{"event":"payment.captured"'],
    ["nothing", ""],
    ["a list", "[1,2]"],
    ["an event without a name", '{"event":""}'],
  ])("%s is kept for a person and taken, or it would be told for a day", async (_, body) => {
    const { id, status } = await tell(body);
    expect(status).toBe(200);
    expect(eventOf(id ?? "")).toMatchObject({ event: "unreadable", status: "ignored", body });
    expect(outcomesOf(id ?? "")).toEqual(["unreadable"]);
  });

  it("bytes that are no text are taken too", async () => {
    expect((await tell(new Uint8Array([0xff, 0xfe, 0, 0xc3]))).status).toBe(200);
  });

  it("an event the shop does nothing about is kept and ignored", async () => {
    const { orderId } = await placed();
    const { id, status } = await tell(eventBody("payment.downtime.started", payment(orderId)));
    expect(status).toBe(200);
    expect(eventOf(id ?? "")).toMatchObject({ status: "ignored", nextTryAt: null });
  });

  it("#28 an order of somebody else on the same account is ignored with a 200", async () => {
    for (const order of ["order_ForeignShop000", null]) {
      const foreign = payment(order);
      const { id, status } = await tell(captured(foreign));
      expect(status).toBe(200);
      expect(eventOf(id ?? "")).toMatchObject({ status: "ignored" });
      expect(db.select().from(payments).where(eq(payments.id, foreign.id)).all()).toEqual([]);
    }
  });

  it("an event that does not look as described is tried again, and says what is wrong with it", async () => {
    const { orderId, token } = await placed();
    const { id, status } = await tell(captured(payment(orderId, { amount: "much" })));
    expect(status).toBe(200);
    const event = eventOf(id ?? "");
    expect(event).toMatchObject({ status: "error", tries: 1 });
    expect(event?.outcome).toContain("amount");
    expect(event?.nextTryAt).toBeGreaterThan(Date.now());
    expect(statusOf(token)).toBe("unpaid");
  });
});

describe("the same event more than once", () => {
  it("#5 delivered twice, and again days later: acted on once, answered 200", async () => {
    const { token, orderId } = await placed();
    const id = newEventId();
    const body = captured(payment(orderId));
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push(await tell(body, { id }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ said }) => said.duplicate)).toEqual([undefined, true, true]);
    expect(outcomesOf(id)).toEqual(["accepted", "duplicate", "duplicate"]);
    paidOnce(token);
  });

  it("#5 under ids made up by somebody who overheard it: still one event", async () => {
    const { orderId } = await placed();
    const body = captured(payment(orderId));
    for (let time = 0; time < 5; time += 1) await tell(body);
    const kept = db.select().from(webhookEvents).where(eq(webhookEvents.body, body)).all();
    expect(kept).toHaveLength(1);
  });

  it("#5 twice at the same moment", async () => {
    const { token, orderId } = await placed();
    const id = newEventId();
    const body = captured(payment(orderId));
    const answers = await Promise.all([tell(body, { id }), tell(body, { id }), tell(body, { id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    paidOnce(token);
  });

  it("#6 in any order: a paid order stays paid", async () => {
    const { token, orderId } = await placed();
    const told = payment(orderId);
    await tell(captured(told));
    await tell(eventBody("payment.authorized", { ...told, status: "authorized" }));
    await tell(eventBody("payment.failed", { ...told, status: "failed" }));
    const order = orderOf(token);
    expect(order).toMatchObject({ paymentStatus: "paid", failureReason: null });
    expect(paymentsOfOrder(order.id)).toMatchObject([{ payment: { status: "captured" } }]);
    paidOnce(token);
  });

  it("#7 failed first, then captured", async () => {
    const { token, orderId } = await placed();
    const told = payment(orderId);
    await tell(eventBody("payment.failed", { ...told, status: "failed" }));
    await tell(captured(told));
    expect(statusOf(token)).toBe("paid");
  });
});

describe("webhook and browser", () => {
  /** Paid on the provider's page; what it tells is only told when the test says so. */
  async function paid() {
    const order = await placed();
    const returned = (await payOnHostedPage(order.fields)) ?? {};
    const told = payment(order.orderId, { id: returned.razorpay_payment_id ?? "" });
    return { ...order, returned, told };
  }

  it("#3 the webhook first, then the callback: it is led to the paid order", async () => {
    const { token, returned, told } = await paid();
    await tell(captured(told));
    expect(statusOf(token)).toBe("paid");
    expect(await returnToShop(token, returned)).toBe(`/order/${token}?done`);
    paidOnce(token);
  });

  it("the callback first, then the webhook", async () => {
    const { token, returned, told } = await paid();
    await returnToShop(token, returned);
    const before = orderOf(token);
    const { id } = await tell(captured(told));
    expect(orderOf(token)).toEqual(before);
    expect(eventOf(id ?? "")).toMatchObject({
      status: "done",
      outcome: "The order is paid",
    });
  });

  it("#2 at the same moment, with the reconciler: paid once, one invoice and one mail", async () => {
    const { token, returned, told } = await paid();
    const orderPaid = eventBody("order.paid", told, { order: { entity: { id: told.order_id } } });
    await Promise.all([
      returnToShop(token, returned),
      tell(captured(told)),
      reconcile(),
      tell(orderPaid),
      returnToShop(token, returned),
    ]);
    const order = orderOf(token);
    expect(order.paymentStatus).toBe("paid");
    paidOnce(token);
    expect(paymentsOfOrder(order.id)).toHaveLength(1);
    const issued = db.select().from(invoices).where(eq(invoices.orderId, order.id)).all();
    expect(issued).toHaveLength(1);
    const queued = db
      .select()
      .from(mails)
      .where(eq(mails.key, `order-paid:${order.id}`))
      .all();
    expect(queued).toHaveLength(1);
  });
});

describe("money that does not fit", () => {
  it.each([
    ["#10 another amount", { amount: 100 }, "amount"],
    ["#29 another currency", { currency: "USD" }, "currency"],
  ])("%s: the order is not paid, a person has to look", async (_, wrong, review) => {
    const { token, orderId } = await placed();
    const { id } = await tell(captured(payment(orderId, wrong)));
    const order = orderOf(token);
    expect(order.paymentStatus).toBe("review");
    expect(paymentsOfOrder(order.id)).toMatchObject([{ payment: { review } }]);
    expect(eventOf(id ?? "")).toMatchObject({ outcome: "The payment needs review" });
  });

  it("#8 a second captured payment of a paid order waits for a person; the order stays paid", async () => {
    const { token, orderId } = await placed();
    await tell(captured(payment(orderId)));
    await tell(captured(payment(orderId)));
    const order = orderOf(token);
    expect(order.paymentStatus).toBe("paid");
    const reviews = paymentsOfOrder(order.id).map(({ payment }) => payment.review);
    expect(reviews.sort()).toEqual([null, "second payment"].sort());
  });
});

describe("over the wire, from the payment sandbox", () => {
  const server = createServer(
    createRequestListener(async (request) => webhook(argsFor(request)) as Promise<Response>),
  );

  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const webhookUrl = `http://127.0.0.1:${port}/webhooks/razorpay`;
    await lever("/config", { webhooks: "hold", webhookUrl });
    await lever("/webhooks/flush", {});
  });
  afterAll(async () => {
    await lever("/config", { webhooks: "off" });
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  it("#1 #2 #6 all that it tells of a payment, twice and in disorder, pays the order once", async () => {
    const { token, orderId } = await placed();
    await lever("/pay", { order_id: orderId });
    expect(statusOf(token)).toBe("unpaid");
    const sent = await lever("/webhooks/flush", { order: "lifo", duplicate: 1 });
    expect(sent.deliveries).toHaveLength(6);
    expect(statusOf(token)).toBe("paid");
    paidOnce(token);
  });

  it("a body changed on the way is refused", async () => {
    const { token, orderId } = await placed();
    await lever("/pay", { order_id: orderId });
    for (const id of await waiting()) {
      await lever(`/webhooks/${id}/deliver`, { tamperBody: true });
      await lever(`/webhooks/${id}/deliver`, { badSignature: true });
    }
    expect(statusOf(token)).toBe("unpaid");
    await lever("/webhooks/flush", {});
    expect(statusOf(token)).toBe("paid");
  });

  /** The ids of the events that the sandbox has not delivered yet. */
  async function waiting(): Promise<string[]> {
    const { items } = (await lever("/webhooks", {}, "GET")) as {
      items: { event_id: string; status: string }[];
    };
    return items.filter(({ status }) => status === "waiting").map(({ event_id }) => event_id);
  }
});

describe("#27 a secret that was changed", () => {
  const old = "the secret of last week";

  it("is still good for old events while it is set as the one before", async () => {
    const { token, orderId } = await placed();
    const body = captured(payment(orderId));
    const signature = signatureOf(body, old);
    expect((await tell(body, { signature })).status).toBe(401);

    Object.assign(settings.razorpay, { previousWebhookSecret: old });
    expect((await tell(body, { signature })).status).toBe(200);
    expect(statusOf(token)).toBe("paid");
    expect((await tell(eventBody("payment.authorized", payment(orderId)))).status).toBe(200);
    Object.assign(settings.razorpay, { previousWebhookSecret: null });
  });
});

it("an event that cannot be stored is answered with 500, so that it is told again", async () => {
  const { token, orderId } = await placed();
  const body = captured(payment(orderId));
  const id = newEventId();
  const other = new Database(path.join(settings.dataDir, "shop.sqlite"));
  other.exec("BEGIN IMMEDIATE");
  expect((await tell(body, { id })).status).toBe(500);
  other.exec("ROLLBACK");
  other.close();
  expect(eventOf(id)).toBeUndefined();

  expect((await tell(body, { id })).said).toEqual({ ok: true });
  expect(statusOf(token)).toBe("paid");
});
