import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { paymentJobs } from "~/sales/payments/reconcile/payment-jobs.server";
import { recordDelivery, recordRefused } from "~/sales/payments/webhooks/deliveries.server";
import { processDue } from "~/sales/payments/webhooks/process.server";
import { db, write } from "~/base/db/connection.server";
import { webhookDeliveries, webhookEvents } from "~/base/db/schema";
import { shopper } from "../../cast";
import { product } from "../../shelf";
import { providerOnTheWire } from "./provider";
import { checkOut, orderOf } from "../checkout/shopping";
import { captured, eventOf, newEventId, outcomesOf, payment, tell } from "./telling";

providerOnTheWire();

const minute = 60_000;
const day = 24 * 60 * 60 * 1000;

const job = paymentJobs.find(({ name }) => name === "webhooks");
if (!job) throw new Error("There is no job for webhooks");

async function placed() {
  const { token, fields } = await checkOut(await shopper(), (await product()).id);
  return { token, orderId: fields.order_id ?? "" };
}

/** As the process leaves it that is killed between storing an event and acting on it. */
async function leftOver(body: string, more: Partial<typeof webhookEvents.$inferInsert> = {}) {
  const id = newEventId();
  const now = Date.now();
  const row = { id, event: "payment.captured", body, createdAt: now, nextTryAt: now - 1, ...more };
  await write((tx) => tx.insert(webhookEvents).values(row).run());
  return id;
}

describe("the worker", () => {
  it("acts on what was stored when the process was killed", async () => {
    const { token, orderId } = await placed();
    const id = await leftOver(captured(payment(orderId)));
    expect(await job.run(Date.now())).toBe("Acted on 1 event.");
    expect(orderOf(token).paymentStatus).toBe("paid");
    expect(eventOf(id)).toMatchObject({ status: "done", tries: 1, nextTryAt: null });
    expect(await job.run(Date.now())).toBe("Nothing was left over.");
  });

  it("leaves a new event to the request that brought it for a while", async () => {
    const { orderId } = await placed();
    const id = await leftOver(captured(payment(orderId)), { nextTryAt: Date.now() + 20_000 });
    expect(await processDue()).toBe(0);
    expect(await processDue(Date.now() + 21_000)).toBe(1);
    expect(eventOf(id)?.status).toBe("done");
  });

  it("tries a failed event again with longer and longer pauses, and gives up after days", async () => {
    const id = await leftOver(captured(payment("order_AAAAAAAAAAAAAA", { amount: "much" })));
    let now = Date.now();
    const pauses: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      expect(await processDue(now)).toBe(1);
      const next = eventOf(id)?.nextTryAt ?? 0;
      pauses.push((next - now) / 1000);
      expect(await processDue(next - 1)).toBe(0);
      now = next;
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
    await write((tx) =>
      tx.update(webhookEvents).set({ tries: 79 }).where(eq(webhookEvents.id, id)).run(),
    );
    await processDue(now);
    expect(eventOf(id)).toMatchObject({ status: "error", tries: 80, nextTryAt: null });
  });

  it("is not waited for when the provider tells again what went wrong", async () => {
    const { token, orderId } = await placed();
    const body = captured(payment(orderId));
    const id = await leftOver(body, { status: "error", tries: 80, nextTryAt: null });
    expect((await tell(body, { id })).said).toEqual({ ok: true, duplicate: true });
    expect(orderOf(token).paymentStatus).toBe("paid");
    expect(eventOf(id)?.status).toBe("done");
  });

  it("deletes events of 90 days ago with their deliveries, but none that waits to be acted on", async () => {
    const body = captured(payment("order_ForeignShop000"));
    const then = Date.now() - 91 * day;
    const old = await leftOver(`${body} `, { createdAt: then, status: "ignored", nextTryAt: null });
    const waits = await leftOver(body, { createdAt: then, nextTryAt: Date.now() + minute });
    const young = await leftOver(`${body}  `, { createdAt: then + 2 * day, status: "done" });
    await write((tx) => recordDelivery(tx, old, "accepted", Date.now()));
    await job.run(Date.now());
    expect(eventOf(old)).toBeUndefined();
    expect(outcomesOf(old)).toEqual([]);
    expect(eventOf(waits)).toBeDefined();
    expect(eventOf(young)).toBeDefined();
  });
});

describe("a flood", () => {
  const refused = () => db.$count(webhookDeliveries, and(isNull(webhookDeliveries.eventId)));

  it("of 2,000 forged calls is refused call by call and writes down a few of them", async () => {
    const before = await refused();
    const body = captured(payment("order_AAAAAAAAAAAAAA"));
    const started = performance.now();
    for (let call = 0; call < 2000; call += 1) {
      expect((await tell(body, { signature: "ab".repeat(32) })).status).toBe(401);
    }
    const minutes = Math.ceil((performance.now() - started) / 60_000) + 1;
    expect((await refused()) - before).toBeGreaterThan(0);
    expect((await refused()) - before).toBeLessThanOrEqual(20 * minutes);
    expect(await db.$count(webhookEvents, eq(webhookEvents.body, body))).toBe(0);
  });

  it("that lasts for days keeps the newest thousand, and pushes out nothing that was signed", async () => {
    const { orderId } = await placed();
    const { id } = await tell(captured(payment(orderId)));
    const now = Date.now() + day;
    for (let minute = 0; minute < 60; minute += 1) {
      for (let call = 0; call < 25; call += 1) {
        await recordRefused("bad-signature", now + minute * 60_000 + call);
      }
    }
    expect(await refused()).toBe(1000);
    expect(outcomesOf(id ?? "")).toEqual(["accepted"]);
  });

  it("of deliveries of a signed event keeps about ten thousand", async () => {
    const { orderId } = await placed();
    const { id } = await tell(captured(payment(orderId)));
    await write((tx) => {
      for (let time = 0; time < 11_000; time += 1) recordDelivery(tx, id, "duplicate");
    });
    const kept = await db.$count(webhookDeliveries);
    expect(kept).toBeGreaterThanOrEqual(10_000);
    expect(kept).toBeLessThan(10_500);
  });
});
