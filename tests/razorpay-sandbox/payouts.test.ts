import { beforeEach, expect, it } from "vitest";
import { refusal } from "./merchant";
import { stage } from "./stage";

const sandbox = await stage();
const { call, emu, idle, pay, paymentNow, refund, sdk, shop } = sandbox;
const { disputes, settlements } = sdk();

beforeEach(sandbox.fresh);

const paid = async (amount = 100_000): Promise<string> =>
  (await pay({}, { amount, receipt: "PR-000001" })).body.payment.id;

type Row = Record<string, unknown> & { id: string; amount: number };

/** What the provider's report of today has; with the SDK's types too narrow for what it gives. */
async function rows(more: object = {}): Promise<Row[]> {
  const indian = new Date(Date.now() + 5.5 * 60 * 60 * 1000);
  const [year, month, day] = indian.toISOString().slice(0, 10).split("-").map(Number);
  const report = await settlements.reports({ year: year!, month: month!, day: day!, ...more });
  return (report as unknown as { items: Row[] }).items;
}
const settle = async (how: object = {}) =>
  (await emu("settle", how)).body.items as unknown as Row[];
const settled = async () => (await settlements.all()).items as unknown as Row[];

it("settlements pay out what was captured less fees and refunds, and the SDK and the shop hear of it", async () => {
  const payment = await paid();
  await paid(50_000);
  const { body: back } = await refund(payment, { amount: 20_000 });
  const [made] = await settle();
  expect(made).toMatchObject({ amount: 97_640 + 48_820 - 20_000, status: "processed" });
  expect(await settled()).toEqual([made]);
  expect(await settlements.fetch(made!.id)).toEqual(made);
  expect(await rows()).toMatchObject([
    { entity_id: payment, type: "payment", amount: 100_000, fee: 2360, tax: 360, credit: 97_640 },
    { type: "payment", debit: 0, credit: 48_820, order_receipt: "PR-000001", payment_id: null },
    { entity_id: back.id, type: "refund", debit: 20_000, credit: 0, payment_id: payment, fee: 0 },
  ]);
  expect(await rows({ count: 1, skip: 2 })).toMatchObject([{ settlement_id: made!.id }]);
  expect(await rows({ day: (new Date(Date.now() + 5.5 * 36e5).getUTCDate() % 28) + 1 })).toEqual(
    [],
  );
  await emu("webhooks/flush", {});
  const payload = { settlement: { entity: made } };
  expect(shop.told.filter(({ event }) => event === "settlement.processed")).toMatchObject([
    { genuine: true, contains: ["settlement"], payload },
  ]);
  expect(await settle()).toEqual([]);
});

it("settlements are not there for a month that is none, or an id nobody knows", async () => {
  const wrong = await call("GET", "/v1/settlements/recon/combined?year=2026&month=13");
  expect(wrong).toMatchObject({ status: 400, body: { error: { field: "month" } } });
  expect(await call("GET", "/v1/settlements/setl_00000000000000")).toMatchObject(refusal());
});

it("settlements leave payments for later, split, adjust, pay too little, and fail first", async () => {
  const [one, other] = [await paid(), await paid()];
  const asked = { late: [other], short: 500, status: "failed" };
  expect(await settle(asked)).toMatchObject([{ amount: 97_140, status: "failed" }]);
  const [failed] = await settled();
  const { body } = await emu(`settlements/${failed!.id}/process`, {});
  expect(body).toMatchObject({ status: "processed" });
  await paid();
  await paid();
  const adjust = { amount: -1000, description: "dispute debit", payment_id: one };
  const halves = await settle({ split: true, adjust });
  expect(halves).toHaveLength(2);
  expect(halves[0]!.amount + halves[1]!.amount).toBe(291_920);
  const taken = { type: "adjustment", debit: 1000, settlement_utr: null };
  expect(await rows()).toContainEqual(expect.objectContaining(taken));
});

it("settlements pay nothing while refunds are more than payments; later ones fill the hole", async () => {
  const payment = await paid();
  await settle();
  await refund(payment);
  expect(await settle()).toEqual([]);
  await paid(200_000);
  expect(await settle()).toMatchObject([{ amount: 195_280 - 100_000 }]);
});

it("settlements come by themselves after two minutes where that is asked for", async () => {
  await paid();
  await emu("config", { autoSettle: true });
  expect(await settled()).toEqual([]);
  await emu("clock", { advance_s: 121 });
  expect(await settled()).toMatchObject([{ amount: 97_640 }]);
});

const dispute = async (payment: string, how: object = {}) =>
  (await emu(`payments/${payment}/dispute`, how)).body as unknown as Row;
const step = (id: string, word: string, how: object = {}) => emu(`disputes/${id}/${word}`, how);
const fetched = (id: string) => disputes.fetch(id);

it("disputes are told to the SDK and the shop, newest first", async () => {
  const id = await paid();
  const one = await dispute(id, { amount: 40_000, reason_code: "1064" });
  const other = await dispute(id, { phase: "fraud" });
  const opened = { entity: "dispute", payment_id: id, amount_deducted: 0, status: "open" };
  expect(one).toMatchObject({ ...opened, amount: 40_000 });
  expect(other).toMatchObject({ ...opened, amount: 100_000 });
  expect(await paymentNow(id)).toMatchObject({ status: "captured" });
  expect((await disputes.all({ count: 1 })).items).toEqual([other]);
  expect(await fetched(one.id)).toEqual(one);
  await idle();
  const payload = { dispute: { entity: other }, payment: { entity: { id } } };
  const event = "payment.dispute.created";
  const contains = ["payment", "dispute"];
  expect(shop.told.at(-1)).toMatchObject({ event, contains, payload });
});

it("disputes take the money at once or when they are lost, and give it back when they are won", async () => {
  for (let done = 0; done < 4; done += 1) await paid();
  const lost = await dispute(await paid(), { at_onset: true });
  const late = await dispute(await paid());
  const won = await dispute(await paid(), { at_onset: true, tells_deduction: false });
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
  await settle();
  const moves = (await rows({ count: 100 }))
    .filter(({ type }) => type === "adjustment")
    .map(({ credit, debit, description }) => [Number(credit) - Number(debit), description]);
  expect(moves.toSorted()).toEqual([
    [-100_000, "dispute debit"],
    [-100_000, "dispute debit"],
    [-30_000, "dispute debit"],
    [-5900, "dispute fee"],
    [100_000, "dispute reversal"],
  ]);
});

it("disputes are decided once, and refused for what is unknown, too much or not captured", async () => {
  const { id } = await dispute(await paid());
  await step(id, "close");
  expect((await step(id, "win")).status).toBe(400);
  expect((await step(id, "wander")).status).toBe(400);
  expect((await step("disp_00000000000000", "win")).status).toBe(400);
  const { payment: failed } = (await pay({ outcome: "failed" })).body;
  const tooMuch = { amount: 100_001 };
  expect((await emu(`payments/${await paid()}/dispute`, tooMuch)).status).toBe(400);
  expect((await emu(`payments/${failed.id}/dispute`, {})).status).toBe(400);
});
