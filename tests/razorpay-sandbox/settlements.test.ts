import type Razorpay from "razorpay";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, newOrder, sdk } from "./merchant";
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

async function pay(amount = 100_000): Promise<string> {
  const { id } = await newOrder(provider, { amount, receipt: "PR-000001" });
  return (await emu(provider, "pay", { order_id: id })).body.payment.id;
}

type Entity = { id: string; amount: number; status: string; utr: string };

const settle = async (how: object = {}) =>
  (await emu(provider, "settle", how)).body.items as unknown as Entity[];

const today = () => {
  const indian = new Date(Date.now() + 5.5 * 60 * 60 * 1000);
  return {
    year: indian.getUTCFullYear(),
    month: indian.getUTCMonth() + 1,
    day: indian.getUTCDate(),
  };
};
type Row = Record<string, unknown>;
const rows = async (more: object = {}) =>
  ((await razorpay.settlements.reports({ ...today(), ...more })) as unknown as { items: Row[] })
    .items;

it("pays out what was captured less fees and refunds, and tells the SDK and the shop", async () => {
  const payment = await pay();
  await pay(50_000);
  const { body: refund } = await call(provider, "POST", `/v1/payments/${payment}/refund`, {
    amount: 20_000,
  });
  const [made] = await settle();
  expect(made).toMatchObject({ amount: 97_640 + 48_820 - 20_000, status: "processed" });
  expect((await razorpay.settlements.all()).items).toEqual([made]);
  expect(await razorpay.settlements.fetch(made!.id)).toEqual(made);
  expect(await rows()).toMatchObject([
    { entity_id: payment, type: "payment", amount: 100_000, fee: 2360, tax: 360, credit: 97_640 },
    { type: "payment", debit: 0, credit: 48_820, order_receipt: "PR-000001", payment_id: null },
    { entity_id: refund.id, type: "refund", debit: 20_000, credit: 0, payment_id: payment, fee: 0 },
  ]);
  expect(await rows({ count: 1, skip: 2 })).toMatchObject([{ settlement_id: made!.id }]);
  expect(await rows({ day: (today().day % 28) + 1 })).toEqual([]);
  await emu(provider, "webhooks/flush", {});
  const told = shop.told.filter(({ event }) => event === "settlement.processed");
  expect(told).toMatchObject([
    {
      genuine: true,
      body: { contains: ["settlement"], payload: { settlement: { entity: made } } },
    },
  ]);
  expect(await settle()).toEqual([]);
});

it("refuses a month that is none, and a settlement that it does not know", async () => {
  const wrong = await call(provider, "GET", "/v1/settlements/recon/combined?year=2026&month=13");
  expect(wrong).toMatchObject({ status: 400, body: { error: { field: "month" } } });
  const none = await call(provider, "GET", "/v1/settlements/setl_00000000000000");
  expect(none.status).toBe(400);
});

it("leaves payments for later, splits, adjusts, pays too little, and fails first", async () => {
  const [one, other] = [await pay(), await pay()];
  expect(await settle({ late: [other], short: 500, status: "failed" })).toMatchObject([
    { amount: 97_140, status: "failed" },
  ]);
  const [failed] = (await razorpay.settlements.all()).items;
  const done = await emu(provider, `settlements/${failed!.id}/process`, {});
  expect(done.body).toMatchObject({ status: "processed" });
  await pay();
  await pay();
  const adjust = { amount: -1000, description: "dispute debit", payment_id: one };
  const halves = await settle({ split: true, adjust });
  expect(halves.map(({ amount }) => amount).reduce((sum, paise) => sum + paise)).toBe(291_920);
  expect(halves).toHaveLength(2);
  expect(await rows()).toContainEqual(
    expect.objectContaining({ type: "adjustment", debit: 1000, settlement_utr: null }),
  );
});

it("pays nothing while refunds are more than payments; later ones fill the hole", async () => {
  const payment = await pay();
  await settle();
  await call(provider, "POST", `/v1/payments/${payment}/refund`, {});
  expect(await settle()).toEqual([]);
  await pay(200_000);
  expect(await settle()).toMatchObject([{ amount: 195_280 - 100_000 }]);
});

it("settles by itself after two minutes where it is asked to", async () => {
  await pay();
  await emu(provider, "config", { autoSettle: true });
  expect((await razorpay.settlements.all()).items).toEqual([]);
  await emu(provider, "clock", { advance_s: 121 });
  expect((await razorpay.settlements.all()).items).toMatchObject([{ amount: 97_640 }]);
});
