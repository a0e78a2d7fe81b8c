import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { refundJob } from "~/sales/payments/refunds/refund-job.server";
import { returnOffer } from "~/sales/returns/offer.server";
import { acceptReturn } from "~/sales/returns/decide.server";
import { receiveReturn } from "~/sales/returns/receive.server";
import { nextStep, stateWords } from "~/sales/returns/return-words";
import { settleWithMoney } from "~/sales/returns/settle.server";
import { admin } from "../../cast";
import { asRegisteredFirm, creditNotesOf, stored } from "../invoices/paying";
import { minute } from "~/base/lib/time";
import { allDifferences } from "../payments/changing";
import { providerOnTheWire } from "../payments/provider";
import { confirmRefund, drive, refundsAtProvider } from "../payments/refunding";
import { arrived, asked, paidAndArrived, stateOf, takesCash } from "./asking";

providerOnTheWire();

let boss: Viewer;

beforeAll(async () => {
  boss = await admin();
  await asRegisteredFirm();
  await takesCash(boss);
});

const packs = (...counts: number[]) =>
  counts.map((quantity, position) => ({ position, quantity })).filter(({ quantity }) => quantity);

test("everything can come back: the order is refunded, and nothing is left to ask for", async () => {
  const { order } = await paidAndArrived(boss);
  const number = await asked(order, { 0: 1, 1: 1 });
  await acceptReturn({ number, packs: packs(1, 1), goods: "back", answer: "", actor: boss });
  const back = { number, packs: packs(1, 1), at: Date.now(), actor: boss } as const;
  await receiveReturn({ ...back, goods: "opened" });
  const money = { number, version: "received", expectedPaise: 154_000, actor: boss } as const;
  expect(await settleWithMoney(money)).toMatchObject({ money: { amountPaise: 154_000 } });
  expect(stored(order.id).paymentStatus).toBe("refunded");
  expect(returnOffer(stored(order.id), Date.now()).why).toBe("none");
  expect(await allDifferences()).toEqual([]);
});

test("money that the provider could not send is said to be late, until the owner gives it again", async () => {
  await drive("config", { autoRefund: false, webhooks: "off" });
  const { order, paymentId } = await paidAndArrived(boss);
  const number = await asked(order, { 0: 1 });
  await acceptReturn({ number, packs: packs(1), goods: "kept", answer: "", actor: boss });
  await settleWithMoney({ number, version: "accepted", expectedPaise: 145_000, actor: boss });
  expect(stateWords(stateOf(number))).toBe("Money on its way");
  const [made] = await refundsAtProvider(paymentId);
  await drive(`refunds/${made?.id}/fail`);
  await refundJob.run(Date.now() + 2 * minute);
  expect(nextStep(stateOf(number))).toContain("could not send ₹1,450 back yet");
  await drive("config", { autoRefund: true });
  await confirmRefund(boss, order.number, { kind: "lines", "line-0": "1", expected: "145000" });
  expect(nextStep(stateOf(number))).toBe("We have paid back ₹1,450.");
  expect(creditNotesOf(order)).toHaveLength(1);
  expect(await allDifferences()).toEqual([]);
});

test("packs that the owner refunded by the other door meanwhile are not refunded twice", async () => {
  const { order } = await arrived(boss);
  await receiveMoney(order.id, { reference: null, note: "" }, boss);
  const number = await asked(order, { 0: 2 });
  await acceptReturn({ number, packs: packs(2), goods: "kept", answer: "", actor: boss });
  await confirmRefund(boss, order.number, { kind: "lines", "line-0": "2", expected: "290000" });
  const money = { number, version: "accepted", actor: boss } as const;
  expect((await settleWithMoney({ ...money, expectedPaise: 290_000 })).problem).toContain(
    "look again",
  );
  expect(await settleWithMoney({ ...money, expectedPaise: 0 })).toEqual({});
  expect(stateOf(number)).toMatchObject({ state: "settled", outcome: "nothing", refundId: null });
  expect(creditNotesOf(order)).toHaveLength(1);
  expect(await allDifferences()).toEqual([]);
});
