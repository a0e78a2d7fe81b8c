import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/base/db/connection.server";
import { notices } from "~/base/db/schema";
import { khataPage } from "~/office/khata/khata-page.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { fetchDisputes } from "~/sales/payments/disputes/fetch-disputes.server";
import { fetchPayouts } from "~/sales/payments/payouts/fetch-payouts.server";
import { orderById } from "~/sales/orders/order.server";
import { admin } from "../../cast";
import {
  type DisputeEntity,
  disputeEntity,
  disputeRow,
  moneyOfDispute,
  tellDispute,
} from "./disputing";
import { providerOnTheWire } from "./provider";
import { paidOrder } from "./refunding";
import { eventBody, eventOf, lever, payment, tell } from "./telling";

const provider = providerOnTheWire();

let paymentId: string;
let orderId: string;
let number: string;

beforeAll(async () => {
  const paid = await paidOrder();
  ({ paymentId } = paid);
  ({ id: orderId, number } = paid.order);
  await lever("/config", { webhooks: "off" });
});

const told = (id: string) =>
  db
    .select()
    .from(notices)
    .all()
    .filter(({ path }) => path.endsWith(id))
    .map(({ words }) => words);

/** All orders of these. */
function* orders<T>(all: T[]): Generator<T[]> {
  if (all.length < 2) yield all;
  for (const [index, first] of all.entries())
    for (const rest of orders(all.filter((_, other) => other !== index))) yield [first, ...rest];
}

describe("messages about a dispute", () => {
  it("is kept with amount, reason and last day, and the owner is told; the order stays paid", async () => {
    const entity = disputeEntity(paymentId, { amount: 50_000 });
    const { status, id } = await tellDispute({ name: "created", entity });
    expect(status).toBe(200);
    expect(eventOf(id ?? "")).toMatchObject({
      status: "done",
      outcome: "The dispute was written down",
    });
    expect(disputeRow(entity.id)).toMatchObject({
      paymentId,
      amountPaise: 50_000,
      state: "open",
      phase: "chargeback",
      reason: "The buyer says that the goods did not come.",
      respondBy: (entity.respond_by as number) * 1000,
    });
    expect(told(entity.id)).toEqual([
      expect.stringMatching(new RegExp(`^A bank asks ₹500 of order ${number} back, answer by`)),
    ]);
    expect(orderById(orderId)).toMatchObject({ paymentStatus: "paid" });
    expect(moneyOfDispute(entity.id)).toEqual({});
  });

  it("ends in the same, in whichever order they come, and twice", async () => {
    const now = Math.floor(Date.now() / 1000);
    const words = (entity: DisputeEntity) => [
      { name: "created", entity: { ...entity, amount_deducted: 145_000 }, at: now - 500 },
      {
        name: "under_review",
        entity: { ...entity, status: "under_review", amount_deducted: 145_000 },
        at: now - 400,
      },
      { name: "action_required", entity: { ...entity, amount_deducted: 145_000 }, at: now - 300 },
      {
        name: "lost",
        entity: { ...entity, status: "lost", amount_deducted: 145_000 },
        at: now - 100,
      },
    ];
    for (const order of orders([0, 1, 2, 3])) {
      const entity = disputeEntity(paymentId);
      const all = words(entity);
      for (const index of [...order, order[0] ?? 0]) await tellDispute(all[index] ?? all[0]!);
      expect(disputeRow(entity.id), order.join()).toMatchObject({
        state: "lost",
        askedAt: (now - 300) * 1000,
        reviewedAt: (now - 400) * 1000,
        lostPaise: 145_000,
      });
      expect(moneyOfDispute(entity.id), order.join()).toEqual({ lost: 145_000 });
    }
    expect(orderById(orderId)).toMatchObject({ paymentStatus: "paid" });
  });

  it("leaves what a bank took of a cancelled order out of what its buyer has in hand", async () => {
    const { order, paymentId: paid } = await paidOrder();
    const balance = () => khataPage(order.number, 1)?.balancePaise;
    const entity = disputeEntity(paid, { amount: 50_000, amount_deducted: 50_000 });
    await tellDispute({ name: "created", entity });
    expect(balance()).toBe(0);
    await moveOrder(order.id, { status: "cancel" }, await admin());
    expect(balance()).toBe(-95_000);
    await tellDispute({ name: "won", entity: { ...entity, status: "won" } });
    expect(balance()).toBe(-145_000);
  });

  it("keeps the furthest state; of two decisions the later one", async () => {
    const now = Math.floor(Date.now() / 1000);
    const entity = disputeEntity(paymentId);
    await tellDispute({ name: "under_review", entity, at: now - 50 });
    await tellDispute({ name: "created", entity, at: now - 90 });
    expect(disputeRow(entity.id)).toMatchObject({ state: "under_review" });
    await tellDispute({ name: "won", entity: { ...entity, status: "won" }, at: now - 20 });
    await tellDispute({ name: "action_required", entity, at: now - 30 });
    await tellDispute({ name: "closed", entity: { ...entity, status: "closed" }, at: now - 25 });
    expect(disputeRow(entity.id)).toMatchObject({ state: "won" });
    expect(told(entity.id)).toEqual([
      expect.stringContaining("A bank asks ₹1,450"),
      `Dispute over ₹1,450 of order ${number}: won`,
    ]);
  });

  it("says when more is asked for after an answer", async () => {
    const now = Math.floor(Date.now() / 1000);
    const entity = disputeEntity(paymentId);
    await tellDispute({ name: "created", entity, at: now - 90 });
    await tellDispute({
      name: "under_review",
      entity: { ...entity, status: "under_review" },
      at: now - 60,
    });
    await tellDispute({ name: "action_required", entity, at: now - 30 });
    expect(disputeRow(entity.id)).toMatchObject({
      state: "under_review",
      askedAt: (now - 30) * 1000,
    });
    expect(told(entity.id)[1]).toContain("More is asked for in the dispute over ₹1,450");
  });

  it("a won one that comes back is a case of its own", async () => {
    const first = disputeEntity(paymentId, { status: "won" });
    await tellDispute({ name: "won", entity: first });
    const second = disputeEntity(paymentId, { phase: "pre_arbitration", amount: 20_000 });
    await tellDispute({ name: "created", entity: second });
    expect(disputeRow(first.id)).toMatchObject({ state: "won" });
    expect(disputeRow(second.id)).toMatchObject({ state: "open", phase: "pre_arbitration" });
  });

  it("of a payment that the shop does not know is kept, named and told to nobody", async () => {
    const entity = disputeEntity("pay_OtherShop00001");
    const { status, id } = await tellDispute({ name: "created", entity });
    expect(status).toBe(200);
    expect(eventOf(id ?? "")).toMatchObject({
      status: "done",
      outcome: "The dispute was written down; the shop does not know its payment",
    });
    expect(disputeRow(entity.id)).toMatchObject({ state: "open" });
    expect(told(entity.id)).toEqual([]);
  });

  it("an unreadable one is kept to be tried again, and answered", async () => {
    const body = eventBody("payment.dispute.created", payment(null), { dispute: { entity: {} } });
    const { status, id } = await tell(body);
    expect(status).toBe(200);
    expect(eventOf(id ?? "")).toMatchObject({ status: "error" });
  });
});

describe("the money of a case", () => {
  const cases = [
    ["taken at once, then lost", { at_onset: true }, ["lose"], { lost: 145_000 }],
    ["taken when it is lost", {}, ["lose"], { lost: 145_000 }],
    [
      "taken at once without a word of it",
      { at_onset: true, tells_deduction: false },
      ["lose"],
      { lost: 145_000 },
    ],
    [
      "taken at once, then won",
      { at_onset: true },
      ["under-review", "win"],
      { held: 145_000, returned: 145_000 },
    ],
    ["won, and never taken", {}, ["win"], {}],
    ["a part of it", { amount: 40_000, at_onset: true }, ["lose"], { lost: 40_000 }],
    ["held back until it is decided", { at_onset: true }, [], { held: 145_000 }],
    ["a fraud inquiry that ends", { phase: "fraud" }, ["close"], {}],
  ] as const;

  it.each(cases)("%s: messages and payouts come to the same", async (_, asked, steps, end) => {
    const { paymentId: paid } = await paidOrder();
    // Whatever it takes, later payments fill the hole.
    for (let more = 0; more < 3; more += 1) await paidOrder();
    await lever("/config", { webhooks: "off" });
    const { id } = (await lever(`/payments/${paid}/dispute`, asked)) as { id: string };
    await fetchDisputes();
    await lever("/settle", {});
    await fetchPayouts();
    for (const step of steps) {
      await lever(`/disputes/${id}/${step}`, {});
      await fetchDisputes();
    }
    const before = moneyOfDispute(id);
    await paidOrder();
    await lever("/settle", {});
    await fetchPayouts();
    await fetchDisputes();
    expect(moneyOfDispute(id)).toEqual(end);
    // By word alone: what nobody told of is known only from the payout.
    expect(before).toEqual(end);
  });

  it("what banks want for a case is a fee, also beyond what it is about", async () => {
    const { paymentId: paid } = await paidOrder();
    const { id } = (await lever(`/payments/${paid}/dispute`, { at_onset: true })) as { id: string };
    await lever(`/disputes/${id}/win`, { fee: 59_000 });
    for (let more = 0; more < 3; more += 1) await paidOrder();
    await lever("/settle", {});
    await fetchPayouts();
    await fetchDisputes();
    await fetchPayouts();
    expect(moneyOfDispute(id)).toEqual({ held: 145_000, returned: 145_000, fee: 59_000 });
  });
});

it("what is taken beyond the amount is a fee, said by the case or by a payout, and counted once", async () => {
  const { paymentId: paid } = await paidOrder();
  const entity = disputeEntity(paid, { amount: 100_000, amount_deducted: 103_000 });
  await tellDispute({ name: "created", entity });
  expect(moneyOfDispute(entity.id)).toEqual({ held: 100_000, fee: 3000 });
  for (let more = 0; more < 3; more += 1) await paidOrder();
  const adjust = { amount: -103_000, description: "dispute debit", dispute_id: entity.id };
  await lever("/settle", { adjust: { ...adjust, payment_id: paid } });
  await fetchPayouts();
  expect(moneyOfDispute(entity.id)).toEqual({ held: 100_000, fee: 3000 });
});

describe("asking the provider", () => {
  it("finds a case and its end of which every message was lost", async () => {
    const { paymentId: paid } = await paidOrder();
    await lever("/config", { webhooks: "off" });
    const { id } = (await lever(`/payments/${paid}/dispute`, {})) as { id: string };
    await fetchDisputes();
    expect(disputeRow(id)).toMatchObject({ state: "open", paymentId: paid });
    await lever(`/disputes/${id}/lose`, {});
    await fetchDisputes();
    expect(disputeRow(id)).toMatchObject({ state: "lost" });
    expect(moneyOfDispute(id)).toEqual({ lost: 145_000 });
    const again = await fetchDisputes();
    expect(again.fresh).toBe(0);
    expect(moneyOfDispute(id)).toEqual({ lost: 145_000 });
  });

  it("sees that an answer was not enough", async () => {
    const { paymentId: paid } = await paidOrder();
    const { id } = (await lever(`/payments/${paid}/dispute`, {})) as { id: string };
    const now = Date.now();
    await lever(`/disputes/${id}/under-review`, {});
    await fetchDisputes(now);
    await lever(`/disputes/${id}/action-required`, {});
    await fetchDisputes(now + 1000);
    await fetchDisputes(now + 2000);
    expect(disputeRow(id)).toMatchObject({
      state: "under_review",
      reviewedAt: now,
      askedAt: now + 1000,
    });
  });

  it("asks for a case that only a payout names", async () => {
    const { paymentId: paid } = await paidOrder();
    for (let more = 0; more < 2; more += 1) await paidOrder();
    const { id } = (await lever(`/payments/${paid}/dispute`, { at_onset: true })) as { id: string };
    await lever("/settle", {});
    await fetchPayouts();
    expect(disputeRow(id)).toBeUndefined();
    await fetchDisputes();
    expect(moneyOfDispute(id)).toEqual({ held: 145_000 });
  });

  it("one of another form does not hide the others, and a provider that is away is told of", async () => {
    provider.fail(/GET \/v1\/disputes$/, { items: [{ id: "disp_x" }] });
    expect(await fetchDisputes()).toMatchObject({ unreadable: 1 });
    provider.fail(/disputes/, "html");
    await expect(fetchDisputes()).rejects.toThrow("payment provider");
  });
});
