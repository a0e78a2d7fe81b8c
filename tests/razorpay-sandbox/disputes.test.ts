import type Razorpay from "razorpay";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { newOrder, sdk } from "./merchant";
import type { Provider } from "./serve";
import { emu, type Shop, serveWithShop } from "./shop";

let provider: Provider;
let shop: Shop;
let razorpay: Razorpay;

beforeAll(async () => {
  ({ provider, shop } = await serveWithShop());
  razorpay = sdk(provider);
});
beforeEach(async () => {
  await emu(provider, "reset", {});
  await emu(provider, "config", { autoSettle: false });
});
afterAll(() => provider.stop());

type Row = Record<string, unknown> & { id: string };

async function pay(amount = 100_000): Promise<string> {
  const { id } = await newOrder(provider, { amount, receipt: "PR-000001" });
  return (await emu(provider, "pay", { order_id: id })).body.payment.id;
}

const dispute = async (payment: string, how: object = {}) =>
  (await emu(provider, `payments/${payment}/dispute`, how)).body as unknown as Row;
const step = (id: string, word: string, how: object = {}) =>
  emu(provider, `disputes/${id}/${word}`, how);
const fetched = async (id: string) => (await razorpay.disputes.fetch(id)) as unknown as Row;

/** What the next settlement has of disputes: debit (below zero) or credit, each with its words. */
async function settled() {
  await emu(provider, "settle", {});
  const now = new Date(Date.now() + 5.5 * 60 * 60 * 1000);
  const asked = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, count: 100 };
  const { items } = (await razorpay.settlements.reports(asked)) as unknown as { items: Row[] };
  return items
    .filter(({ type }) => type === "adjustment")
    .map(({ credit, debit, description }) => [Number(credit) - Number(debit), description]);
}

it("tells the SDK and the shop of a case, newest first", async () => {
  const payment = await pay();
  const one = await dispute(payment, { amount: 40_000, reason_code: "1064" });
  const other = await dispute(payment, { phase: "fraud" });
  expect(one).toMatchObject({ amount: 40_000, amount_deducted: 0, status: "open" });
  const { items } = (await razorpay.disputes.all({ count: 1 })) as unknown as { items: Row[] };
  expect(items).toEqual([other]);
  expect(await fetched(one.id)).toEqual(one);
  await provider.idle();
  expect(shop.told.at(-1)).toMatchObject({
    event: "payment.dispute.created",
    body: {
      payload: { dispute: { entity: other }, payment: { entity: { id: payment } } },
    },
  });
});

it("takes the money at once or when it is lost, and gives it back when it is won", async () => {
  for (let paid = 0; paid < 4; paid += 1) await pay();
  const lost = await dispute(await pay(), { at_onset: true });
  const late = await dispute(await pay());
  const won = await dispute(await pay(), { at_onset: true, tells_deduction: false });
  expect([lost, late, won].map((one) => one.amount_deducted)).toEqual([100_000, 0, 0]);
  await step(lost.id, "under-review");
  expect(await fetched(lost.id)).toMatchObject({ status: "under_review" });
  await step(lost.id, "action-required");
  expect(await fetched(lost.id)).toMatchObject({ status: "open" });
  await step(lost.id, "lose", { fee: 5900 });
  await step(late.id, "lose", { lost: 30_000 });
  await step(won.id, "win");
  expect(await fetched(late.id)).toMatchObject({ status: "lost", amount_deducted: 30_000 });
  expect(await fetched(won.id)).toMatchObject({ status: "won", amount_deducted: 0 });
  const moves = await settled();
  expect(moves.toSorted()).toEqual(
    [
      [-100_000, "dispute debit"],
      [-100_000, "dispute debit"],
      [-5900, "dispute fee"],
      [-30_000, "dispute debit"],
      [100_000, "dispute reversal"],
    ].toSorted(),
  );
});

it("decides a case once, and refuses what it does not know", async () => {
  const { id } = await dispute(await pay());
  await step(id, "close");
  expect((await step(id, "win")).status).toBe(400);
  expect((await step(id, "wander")).status).toBe(400);
  expect((await step("disp_00000000000000", "win")).status).toBe(400);
  expect((await emu(provider, `payments/${await pay()}/dispute`, { amount: 100_001 })).status).toBe(
    400,
  );
});
