import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { holdUnmatchedPayment } from "~/sales/payments/reconcile/unmatched-payment.server";
import { paymentJobs } from "~/sales/payments/reconcile/payment-jobs.server";
import { createProviderOrder } from "~/sales/payments/provider/provider.server";
import { reconcileByHand } from "~/sales/payments/reconcile/reconcile-by-hand.server";
import { reconcile } from "~/sales/payments/reconcile/reconcile.server";
import { settlePayment } from "~/sales/payments/settle.server";
import { sweepPayments } from "~/sales/payments/reconcile/sweep.server";
import { db, write } from "~/base/db/connection.server";
import { jobs, orders, paymentOrders, payments } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { shopper } from "../../cast";
import { product } from "../../shelf";
import { providerOnTheWire } from "./provider";
import { checkOut, eventsOf, orderOf } from "../checkout/shopping";
import { captured, eventOf, lever, payment, tell } from "./telling";

const provider = providerOnTheWire();

const minute = 60_000;
const hour = 60 * minute;

const job = (name: string) => {
  const found = paymentJobs.find((one) => one.name === name);
  if (!found) throw new Error(`There is no job ${name}`);
  return found;
};

async function placed() {
  const { token, fields } = await checkOut(await shopper(), (await product()).id);
  return { token, orderId: fields.order_id ?? "" };
}

/** An order at the provider that no order of the shop belongs to. */
async function providerOrder(notes: Record<string, string> = {}): Promise<string> {
  const { id } = await createProviderOrder({ amountPaise: 145_000, receipt: newId(), notes });
  return id;
}

/** The same, asked for through the API by a client that has not sent its order yet. */
async function askedThroughApi(createdAt = Date.now()): Promise<string> {
  const id = await providerOrder();
  await write((tx) =>
    tx.insert(paymentOrders).values({ id, amountPaise: 145_000, createdAt }).run(),
  );
  return id;
}

async function pay(providerOrderId: string, outcome = "captured"): Promise<string> {
  const { payment } = (await lever("/pay", { order_id: providerOrderId, outcome })) as {
    payment: { id: string };
  };
  return payment.id;
}

function paymentRow(id: string) {
  const row = db.select().from(payments).where(eq(payments.id, id)).get();
  return row;
}

const statusOf = (token: string) => orderOf(token).paymentStatus;

describe("an order whose shopper does not come back", () => {
  it("#1 is found paid by the job, which says what it did", async () => {
    const { token, orderId } = await placed();
    await pay(orderId);
    expect(await job("reconcile").run(Date.now())).toMatch(/^Asked about \d+ open payments?\.$/);
    expect(statusOf(token)).toBe("paid");
  });

  it("#17 is asked about again after the provider did not answer; the job says so in plain words", async () => {
    const { token, orderId } = await placed();
    await pay(orderId);
    provider.fail(/^GET \/v1\/orders\/.*payments$/, "no-connection");
    await expect(job("reconcile").run(Date.now())).rejects.toThrow(
      "The payment provider did not answer.",
    );
    expect(statusOf(token)).toBe("unpaid");
    await reconcile(Date.now() + 5 * minute);
    expect(statusOf(token)).toBe("paid");
  });

  it("of which the provider will not tell keeps no other waiting", async () => {
    const [first, second] = [await placed(), await placed()];
    await pay(first.orderId);
    await pay(second.orderId);
    const refusal = { match: `GET /v1/orders/${first.orderId}/payments`, status: 400, times: 1 };
    await lever("/fail", refusal);
    expect(await job("reconcile").run(Date.now())).toContain(
      "The provider would not answer for 1 of them.",
    );
    expect(statusOf(first.token)).toBe("unpaid");
    expect(statusOf(second.token)).toBe("paid");
    await reconcile(Date.now() + 5 * minute);
    expect(statusOf(first.token)).toBe("paid");
  });

  it("has an authorized payment taken when nobody took it for two minutes, however old the order is", async () => {
    await lever("/config", { autoCapture: false });
    const { token, orderId } = await placed();
    const id = await pay(orderId, "authorized");
    await lever("/config", { autoCapture: true });
    const told = { id, order_id: orderId, amount: 145_000, currency: "INR" };
    await settlePayment({ ...told, status: "authorized" }, "webhook");
    expect(statusOf(token)).toBe("pending");

    const now = Date.now();
    const order = orderOf(token);
    await write((tx) => {
      const placedAt = now - 70 * hour;
      tx.update(orders).set({ updatedAt: placedAt }).where(eq(orders.id, order.id)).run();
      tx.update(paymentOrders)
        .set({ checkedAt: now - minute })
        .where(eq(paymentOrders.id, orderId))
        .run();
    });
    await reconcile(now + minute);
    expect(statusOf(token)).toBe("pending");
    await reconcile(now + 3 * minute);
    expect(statusOf(token)).toBe("paid");
  });
});

describe("a payment made through the API whose order does not come", () => {
  it("comes up for review after 15 minutes, not before, once", async () => {
    const orderId = await askedThroughApi();
    const id = await pay(orderId);
    await reconcile();
    expect(paymentRow(id)).toMatchObject({ status: "captured", review: null });

    const round = await reconcile(Date.now() + 16 * minute);
    expect(round.unmatched).toBe(1);
    expect(paymentRow(id)).toMatchObject({
      paymentOrderId: orderId,
      review: "no order",
      status: "captured",
      amountPaise: 145_000,
    });
    expect((await reconcile(Date.now() + 2 * hour)).unmatched).toBe(0);
    expect((await sweepPayments(Date.now() + 2 * hour)).unmatched).toBe(0);
  });

  it("comes up too when the provider could not be asked in time", async () => {
    const orderId = await askedThroughApi();
    const id = await pay(orderId);
    provider.fail(new RegExp(orderId), "no-connection");
    await reconcile().catch(() => undefined);
    expect(paymentRow(id)).toBeUndefined();
    expect((await reconcile(Date.now() + 16 * minute)).unmatched).toBe(1);
    expect(paymentRow(id)).toMatchObject({ review: "no order" });
  });

  it("told by webhook is kept for its order, comes up after 15 minutes, and pays the order when that comes late", async () => {
    const { token, orderId } = await placed();
    const { id: ours } = orderOf(token);
    await write((tx) =>
      tx.update(paymentOrders).set({ orderId: null }).where(eq(paymentOrders.id, orderId)).run(),
    );
    const told = payment(orderId);
    const { id: eventId } = await tell(captured(told));
    expect(eventOf(eventId ?? "")).toMatchObject({ outcome: "Kept until its order is sent" });
    expect((await reconcile()).unmatched).toBe(0);
    expect((await reconcile(Date.now() + 16 * minute)).unmatched).toBe(1);
    expect(paymentRow(told.id)).toMatchObject({ review: "no order", reviewClosedAt: null });

    await write((tx) =>
      tx.update(paymentOrders).set({ orderId: ours }).where(eq(paymentOrders.id, orderId)).run(),
    );
    const again = { id: told.id, order_id: orderId, amount: 145_000, currency: "INR" };
    expect(await settlePayment({ ...again, status: "captured" }, "reconcile")).toBe("paid");
    expect(paymentRow(told.id)?.reviewOutcome).toBe("order made");
  });

  it("is not taken when it was only authorized: there is nothing to give for it", async () => {
    await lever("/config", { autoCapture: false });
    const id = await pay(await askedThroughApi(), "authorized");
    await lever("/config", { autoCapture: true });
    provider.calls.length = 0;
    await reconcile(Date.now() + 20 * minute);
    expect(provider.calls.some((call) => call.includes("/capture"))).toBe(false);
    expect(paymentRow(id)).toMatchObject({ status: "authorized", review: null });
  });

  it("is asked about for four days with growing pauses, once more after them, then no longer", async () => {
    const start = Date.now();
    const id = await askedThroughApi(start);
    const asked = (calls = provider.calls) => calls.filter((call) => call.includes(id)).length;
    const checkedAt = (at: number) =>
      write((tx) =>
        tx.update(paymentOrders).set({ checkedAt: at }).where(eq(paymentOrders.id, id)).run(),
      );
    for (const [checked, now, isAsked] of [
      [start + 40 * minute, start + 45 * minute, false],
      [start + 30 * minute, start + 45 * minute, true],
      [start + 50 * hour, start + 50.5 * hour, false],
      [start + 50 * hour, start + 51.5 * hour, true],
      [start + 50 * hour, start + 97 * hour, true],
      [start + 97 * hour, start + 200 * hour, false],
    ] as const) {
      await checkedAt(checked);
      const before = asked();
      await reconcile(now);
      expect(asked() - before, `${(now - start) / minute} min`).toBe(isAsked ? 1 : 0);
    }
  });
});

describe("the sweep", () => {
  it("#1 pays an order that everybody else missed", async () => {
    const { token, orderId } = await placed();
    await pay(orderId);
    const found = await sweepPayments(Date.now() + minute);
    expect(found.paid).toBe(1);
    expect(statusOf(token)).toBe("paid");
    expect(eventsOf(orderOf(token).id).filter((kind) => kind === "paid")).toEqual(["paid"]);
  });

  it("keeps money that no order knows for a person to look at, once", async () => {
    const id = await pay(await providerOrder({ other_system: "1" }));
    const found = await sweepPayments(Date.now() + minute);
    expect(found.unmatched).toBe(1);
    expect(paymentRow(id)).toMatchObject({ paymentOrderId: null, review: "no order" });

    await write((tx) =>
      tx
        .update(payments)
        .set({
          reviewOutcome: "settled by hand",
          reviewClosedAt: Date.now(),
          reviewClosedBy: "Ramesh",
        })
        .where(eq(payments.id, id))
        .run(),
    );
    expect((await sweepPayments(Date.now() + minute)).unmatched).toBe(0);
    expect(paymentRow(id)?.reviewClosedBy).toBe("Ramesh");
  });

  it("leaves failed, authorized and given-back payments of others alone", async () => {
    await lever("/config", { autoCapture: false });
    const id = await pay(await providerOrder(), "authorized");
    await lever("/config", { autoCapture: true });
    const failed = await pay(await providerOrder(), "failed");
    await sweepPayments(Date.now() + minute);
    expect(paymentRow(id)).toBeUndefined();
    expect(paymentRow(failed)).toBeUndefined();
  });

  it("gives an order of the API its time to come", async () => {
    const id = await pay(await askedThroughApi());
    expect((await sweepPayments(Date.now() + minute)).unmatched).toBe(0);
    expect(paymentRow(id)).toMatchObject({ review: null });
    await reconcile(Date.now() + 20 * minute);
    expect(paymentRow(id)).toMatchObject({ review: "no order" });
  });

  it("reads on when the provider's list has more than one page", async () => {
    const first = await pay(await providerOrder());
    for (let count = 0; count < 101; count += 1) await pay(await providerOrder(), "failed");
    const found = await sweepPayments(Date.now() + minute);
    expect(found.seen).toBeGreaterThan(101);
    expect(paymentRow(first)).toMatchObject({ review: "no order" });
  });

  it("keeps nothing that has an order", async () => {
    const { orderId } = await placed();
    const told = {
      id: "pay_HasAnOrder0001",
      order_id: orderId,
      amount: 145_000,
      currency: "INR",
      status: "captured" as const,
    };
    expect(await write((tx) => holdUnmatchedPayment(tx, told))).toBe(false);
    expect(paymentRow(told.id)).toBeUndefined();
  });
});

describe("a sweep after a restore to a moment some days ago", () => {
  it("goes as far back as it is told to", async () => {
    const { orderId } = await placed();
    await pay(orderId);
    const inFiveDays = Date.now() + 5 * 24 * hour;
    expect((await sweepPayments(inFiveDays)).seen).toBe(0);
    expect(await sweepPayments(inFiveDays, 6)).toMatchObject({ paid: 1 });
  });
});

describe("npm run payments:reconcile", () => {
  const said: string[] = [];
  const say = (sentence: string) => void said.push(sentence);
  beforeEach(() => {
    said.length = 0;
  });

  it("asks about every open order, also one that was asked about just now, and says what came of it", async () => {
    const { token, orderId } = await placed();
    await reconcile();
    await pay(orderId);
    expect(await reconcileByHand(say)).toBe(true);
    expect(statusOf(token)).toBe("paid");
    expect(said[0]).toMatch(/^Asked about \d+ open payments?\./);
    expect(said[1]).toMatch(/^Went through \d+ payments of the last 3 days\./);
  });

  it("says when the provider cannot be asked", async () => {
    provider.fail(/^GET \/v1\/payments$/, 500);
    expect(await reconcileByHand(say)).toBe(false);
    expect(said[1]).toBe("The payment provider answered with an error (500).");
  });

  it("waits for the shop that is at it, and says so when that takes too long", async () => {
    const held = (until: number) =>
      write((tx) =>
        tx
          .update(jobs)
          .set({ holder: "the shop", heldUntil: until })
          .where(eq(jobs.name, "reconcile"))
          .run(),
      );
    await held(Date.now() + 400);
    await reconcileByHand(say, 5000);
    expect(said[0]).toMatch(/^Asked about/);

    await held(Date.now() + 20_000);
    expect(await reconcileByHand(say, 300)).toBe(true);
    expect(said[3]).toBe("Another process of the shop is at it and goes on.");
    await held(0);
  });
});
