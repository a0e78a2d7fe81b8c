import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { jobs, payments, payoutParts, payouts, refunds } from "~/base/db/schema";
import { fetchPayouts } from "~/sales/payments/payouts/fetch-payouts.server";
import { payoutJob } from "~/sales/payments/payouts/payout-job.server";
import { createProviderOrder, refundsOf } from "~/sales/payments/provider/provider.server";
import { sweepPayments } from "~/sales/payments/reconcile/sweep.server";
import { newId } from "~/base/lib/ids.server";
import { providerOnTheWire } from "./provider";
import { eventOf, lever, tell } from "./telling";

const provider = providerOnTheWire();

const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await lever("/reset", {});
});

/** A payment of ₹1,000 that the shop knows; its fee is ₹23.60. */
async function paid(): Promise<string> {
  const { id } = await createProviderOrder({ amountPaise: 100_000, receipt: newId(), notes: {} });
  const { payment } = (await lever("/pay", { order_id: id })) as { payment: { id: string } };
  await sweepPayments();
  return payment.id;
}

const settle = async (how: object = {}) =>
  ((await lever("/settle", how)) as { items: { id: string; amount: number; utr: string }[] }).items;

const payout = (id: string) => db.select().from(payouts).where(eq(payouts.id, id)).get();
const partsOf = (id: string) =>
  db
    .select()
    .from(payoutParts)
    .where(eq(payoutParts.payoutId, id))
    .orderBy(asc(payoutParts.entityId))
    .all();
const payoutOf = (paymentId: string) =>
  db.select({ id: payments.payoutId }).from(payments).where(eq(payments.id, paymentId)).get()?.id;

describe("what was paid out", () => {
  it("is fetched with its parts; each payment knows where it went", async () => {
    const [one, other] = [await paid(), await paid()];
    const [made] = await settle();
    expect(await payoutJob.run(Date.now())).toBe("Asked for 61 days: 1 payout with 2 parts.");
    expect(payout(made!.id)).toMatchObject({
      amountPaise: 195_280,
      status: "processed",
      utr: made!.utr,
    });
    expect(partsOf(made!.id)).toMatchObject(
      [one, other].toSorted().map((entityId) => ({
        entityId,
        kind: "payment",
        amountPaise: 100_000,
        creditPaise: 97_640,
        feePaise: 2360,
        taxPaise: 360,
        paymentId: entityId,
        description: null,
      })),
    );
    expect(payoutOf(one)).toBe(made!.id);
    expect(payoutOf(other)).toBe(made!.id);
  });

  it("is asked for by few days after that, and stays the same", async () => {
    await paid();
    const [made] = await settle();
    await fetchPayouts();
    const before = [payout(made!.id), partsOf(made!.id)];
    provider.calls.length = 0;
    expect(await fetchPayouts()).toEqual({ days: 2, payouts: 1, parts: 1 });
    expect(provider.calls.filter((call) => call.includes("recon"))).toHaveLength(2);
    expect([payout(made!.id), partsOf(made!.id)]).toEqual([
      { ...before[0], readAt: expect.any(Number), updatedAt: expect.any(Number) },
      before[1],
    ]);
    // The next day both are asked again.
    expect((await fetchPayouts(Date.now() + day)).days).toBe(3);
  });

  it("brings refunds and adjustments, and rows that come later in the day", async () => {
    const payment = await paid();
    const first = await settle();
    await fetchPayouts();
    await paid();
    const { refund } = await refundAtProvider(payment);
    const adjust = { amount: -1000, description: "dispute debit", payment_id: payment };
    const second = await settle({ adjust });
    await fetchPayouts();
    expect(payout(first[0]!.id)?.amountPaise).toBe(97_640);
    expect(partsOf(second[0]!.id)).toMatchObject([
      { kind: "adjustment", debitPaise: 1000, paymentId: payment, description: "dispute debit" },
      { kind: "payment", creditPaise: 97_640 },
      { kind: "refund", debitPaise: 20_000, creditPaise: 0, entityId: refund, paymentId: payment },
    ]);
  });

  it("knows a refund and a payment of which the shop hears only later", async () => {
    const { id } = await createProviderOrder({ amountPaise: 100_000, receipt: newId(), notes: {} });
    const { payment } = (await lever("/pay", { order_id: id })) as { payment: { id: string } };
    const { refund } = await refundAtProvider(payment.id);
    const [made] = await settle();
    await fetchPayouts();
    await sweepPayments();
    expect(payoutOf(payment.id)).toBe(made!.id);
    const now = Date.now();
    const row = { id: newId(), idempotencyKey: newId(), paymentId: payment.id, actor: "provider" };
    const times = { createdAt: now, updatedAt: now };
    await write((tx) =>
      tx
        .insert(refunds)
        .values({ ...row, ...times, amountPaise: 20_000, status: "processed" })
        .run(),
    );
    await write((tx) =>
      tx.update(refunds).set({ providerRefundId: refund }).where(eq(refunds.id, row.id)).run(),
    );
    const stored = db.select().from(refunds).where(eq(refunds.id, row.id)).get();
    expect(stored?.payoutId).toBe(made!.id);
  });

  it("that failed is asked about until it has come", async () => {
    await paid();
    const [made] = await settle({ status: "failed" });
    await fetchPayouts();
    expect(payout(made!.id)?.status).toBe("failed");
    await lever(`/settlements/${made!.id}/process`, {});
    // Days later its own day is asked no more.
    await fetchPayouts(Date.now() + 9 * day);
    expect(payout(made!.id)?.status).toBe("processed");
  });
});

async function refundAtProvider(paymentId: string) {
  const key = Buffer.from(`${(await keys()).keyId}:${(await keys()).keySecret}`).toString("base64");
  await fetch(`${(await keys()).apiBase}/v1/payments/${paymentId}/refund`, {
    method: "POST",
    headers: { Authorization: `Basic ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify({ amount: 20_000 }),
  });
  const [made] = await refundsOf(paymentId);
  return { refund: made?.id ?? "" };
}

const keys = async () =>
  (await import("~/sales/payments/provider/provider-keys.server")).providerKeys();

describe("an answer that is none", () => {
  const row = {
    entity_id: "pay_AAAAAAAAAAAAAA",
    type: "payment",
    amount: 100_000,
    debit: 0,
    credit: 97_640,
    fee: 2360,
    tax: 360,
    currency: "INR",
    on_hold: false,
    settled: true,
    created_at: Math.floor(Date.now() / 1000),
    settled_at: Math.floor(Date.now() / 1000),
  };

  it.each([
    ["an error page", "html"],
    ["no answer", "no-connection"],
    ["a list without rows", { entity: "collection" }],
    ["a row in another currency", { items: [{ ...row, currency: "USD" }] }],
    ["a row with both sides", { items: [{ ...row, debit: 1 }] }],
    ["a row without an amount", { items: [{ ...row, amount: null }] }],
    ["a payment without its fee", { items: [{ ...row, fee: null }] }],
    ["half a paisa", { items: [{ ...row, credit: 97_640.5 }] }],
  ] as const)("%s leaves the day as it was, and is said", async (_, fault) => {
    await paid();
    const [made] = await settle();
    await fetchPayouts(Date.now() - day);
    const mend = provider.fail(/recon\/combined$/, fault, 100);
    await expect(payoutJob.run(Date.now())).rejects.toThrow(/^The payment provider/);
    expect(payout(made!.id)).toBeUndefined();
    expect(partsOf(made!.id)).toEqual([]);
    mend();
    await fetchPayouts();
    expect(partsOf(made!.id)).toHaveLength(1);
  });

  it("takes a row on hold, or of no payout, for what it is", async () => {
    const held = { ...row, on_hold: true, settlement_id: "setl_AAAAAAAAAAAAAA" };
    const rows = [held, { ...row, settlement_id: null }];
    const mend = provider.fail(/recon\/combined$/, { items: rows }, 100);
    await fetchPayouts();
    mend();
    expect(
      db.select().from(payoutParts).where(eq(payoutParts.entityId, row.entity_id)).all(),
    ).toEqual([]);
  });
});

describe("the provider's message", () => {
  const body = (entity: object) =>
    JSON.stringify({
      entity: "event",
      event: "settlement.processed",
      contains: ["settlement"],
      payload: { settlement: { entity } },
      created_at: 1,
    });
  const entity = {
    id: "setl_Told0000000001",
    entity: "settlement",
    amount: 97_640,
    status: "processed",
    fees: 0,
    tax: 0,
    utr: " ratn000001 ",
    created_at: Math.floor(Date.now() / 1000),
  };

  it("brings a payout at once, and its parts soon", async () => {
    const later = Date.now() + day;
    await write((tx) =>
      tx.insert(jobs).values({ name: "payouts", nextRunAt: later }).onConflictDoNothing().run(),
    );
    const { id } = await tell(body(entity));
    expect(eventOf(id ?? "")).toMatchObject({
      status: "done",
      outcome: "The payout was written down",
    });
    expect(payout(entity.id)).toMatchObject({ utr: "RATN000001", readAt: null });
    const job = db.select().from(jobs).where(eq(jobs.name, "payouts")).get();
    expect(job?.nextRunAt).toBeLessThan(later);
  });

  it("of another form changes nothing", async () => {
    const { id } = await tell(body({ ...entity, id: "setl_Told0000000002", amount: "much" }));
    expect(eventOf(id ?? "")).toMatchObject({ status: "error" });
    expect(payout("setl_Told0000000002")).toBeUndefined();
  });
});
