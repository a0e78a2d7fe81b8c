import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { write } from "~/base/db/connection.server";
import { returnRequests } from "~/base/db/schema";
import { returnedGoods } from "~/sales/fulfilment/returned-goods.server";
import { eq } from "drizzle-orm";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { acceptReturn, refuseReturn } from "~/sales/returns/decide.server";
import { receiveReturn } from "~/sales/returns/receive.server";
import { settleWithMoney, settleWithReplacement } from "~/sales/returns/settle.server";
import { defaultTerms } from "~/upkeep/pages/returns/return-terms";
import { changeReturnTerms } from "~/upkeep/pages/returns/return-terms.server";
import { askableLines } from "~/sales/returns/askable.server";
import { withdrawReturn } from "~/sales/returns/withdraw.server";
import { admin } from "../../cast";
import { asRegisteredFirm, creditNotesOf, stored } from "../invoices/paying";
import { mailsOf } from "../../people/mail/outbox";
import { allDifferences } from "../payments/changing";
import { providerOnTheWire } from "../payments/provider";
import { refundsAtProvider } from "../payments/refunding";
import { movementsOf, stockOf } from "../../goods/stock/counted";
import { arrived, ask, asked, paidAndArrived, stateOf, takesCash } from "./asking";

providerOnTheWire();

let boss: Viewer;

beforeAll(async () => {
  boss = await admin();
  await asRegisteredFirm();
  await takesCash(boss);
});

const accept = (number: string, packs: Record<number, number>, goods: "back" | "kept" = "back") =>
  acceptReturn({
    number,
    goods,
    answer: "",
    actor: boss,
    packs: Object.entries(packs).map(([position, quantity]) => ({
      position: Number(position),
      quantity,
    })),
  });

const receive = (number: string, packs: Record<number, number>, goods: "sound" | "leaking") =>
  receiveReturn({
    number,
    goods,
    at: Date.now(),
    actor: boss,
    packs: Object.entries(packs).map(([position, quantity]) => ({
      position: Number(position),
      quantity,
    })),
  });

const money = (
  number: string,
  expectedPaise: number,
  version: "received" | "accepted" = "received",
) => settleWithMoney({ number, version, expectedPaise, actor: boss });

const most = (order: { id: string }) =>
  Object.fromEntries(askableLines(order.id).map((line) => [line.position, line.most]));

describe("the money of a return", () => {
  test("of an order paid online goes back through the provider, with a credit note, once", async () => {
    const { order, tin, paymentId } = await paidAndArrived(boss);
    const number = await asked(order, { 0: 1 });
    expect(number).toBe(`${order.number}-R1`);
    expect(await accept(number, { 0: 1 })).toEqual({});
    expect((await money(number, 145_000, "accepted")).problem).toBe("The packs are not back yet.");
    expect(await receive(number, { 0: 1 }, "sound")).toEqual({});
    expect(stockOf(tin.id).stock).toBe(10);
    expect((await money(number, 999)).problem).toContain("₹1,450");
    expect((await money(number, 145_000)).problem).toBeUndefined();
    expect((await money(number, 145_000)).problem).toContain("Someone else changed");
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
    expect(stateOf(number)).toMatchObject({ state: "settled", outcome: "money", dueAt: null });
    expect(creditNotesOf(order)).toHaveLength(1);
    expect(stored(order.id).paymentStatus).toBe("part_refunded");
    expect(returnedGoods(order.number)?.duePaise).toBe(0);
    expect(await allDifferences()).toEqual([]);
  });

  test("of leaking tins that the buyer keeps goes back without the goods", async () => {
    const { order, tin } = await arrived(boss);
    await receiveMoney(order.id, { reference: null, note: "" }, boss);
    const number = await asked(order, { 0: 2, 1: 1 });
    await accept(number, { 0: 1, 1: 1 }, "kept");
    const done = await money(number, 154_000, "accepted");
    expect(done).toMatchObject({ money: { amountPaise: 154_000, byHand: true } });
    expect(stockOf(tin.id).stock).toBe(7);
    expect(creditNotesOf(order)).toHaveLength(1);
    expect(most(order)).toEqual({ 0: 2 });
    expect(await allDifferences()).toEqual([]);
  });

  test("that was never paid is not given back: less is to be collected", async () => {
    const { order, tin } = await arrived(boss);
    const back = await asked(order, { 0: 1 });
    await accept(back, { 0: 1 });
    await receive(back, { 0: 1 }, "sound");
    expect(await money(back, 0)).toEqual({});
    const kept = await asked(order, { 0: 1 });
    await accept(kept, { 0: 1 }, "kept");
    expect(await money(kept, 0, "accepted")).toEqual({});
    expect(stateOf(kept).outcome).toBe("nothing");
    expect(returnedGoods(order.number)?.duePaise).toBe(290_000);
    expect(stockOf(tin.id).stock).toBe(8);
    expect(await allDifferences()).toEqual([]);
    await receiveMoney(order.id, { reference: null, note: "" }, boss);
    expect(await allDifferences()).toEqual([]);
  });

  test("of a part of what was asked for is that part, and the rest can be asked for again", async () => {
    const { order } = await arrived(boss, "transfer");
    await receiveMoney(order.id, { reference: "UTR123456789", note: "" }, boss);
    const number = await asked(order, { 0: 3 });
    expect(most(order)).toEqual({ 1: 1 });
    expect((await accept(number, { 0: 4 })).problem).toContain("more than was asked for");
    await accept(number, { 0: 2 });
    expect(most(order)).toEqual({ 0: 1, 1: 1 });
    await receive(number, { 0: 1 }, "leaking");
    expect(most(order)).toEqual({ 0: 2, 1: 1 });
    await money(number, 145_000);
    expect(most(order)).toEqual({ 0: 2, 1: 1 });
    expect(await allDifferences()).toEqual([]);
  });
});

test("a replacement leaves the stock and moves no money; the packs are not returned twice", async () => {
  const { order, tin } = await arrived(boss);
  await receiveMoney(order.id, { reference: null, note: "" }, boss);
  const number = await asked(order, { 0: 1 }, { wish: "replacement" });
  await accept(number, { 0: 1 }, "kept");
  const settle = { number, version: "accepted", actor: boss, answer: "By BlueDart 123" } as const;
  expect(await settleWithReplacement(settle)).toEqual({});
  expect(stockOf(tin.id).stock).toBe(6);
  expect(movementsOf(order.id)).toEqual(["sold -3", "sold -1", "corrected -1"]);
  expect(creditNotesOf(order)).toEqual([]);
  expect(most(order)).toEqual({ 0: 2, 1: 1 });
  expect(mailsOf("return-settled").at(-1)?.text).toContain("By BlueDart 123");
  expect(await allDifferences()).toEqual([]);
});

test("what is refused or taken back can be asked for again; each step is mailed", async () => {
  const { order } = await arrived(boss);
  const first = await asked(order, { 0: 3 });
  expect(await withdrawReturn(order.id, stateOf(first).id)).toBe(true);
  const second = await asked(order, { 0: 3 });
  expect(second).toBe(`${order.number}-R2`);
  const refuse = { number: second, version: "asked", actor: boss } as const;
  expect((await refuseReturn({ ...refuse, answer: " " })).problem).toBe("Say why, for the buyer.");
  expect(await refuseReturn({ ...refuse, answer: "It was opened" })).toEqual({});
  expect(await withdrawReturn(order.id, stateOf(second).id)).toBe(false);
  const third = await asked(order, { 0: 3 });
  await accept(third, { 0: 3 });
  await receive(third, { 0: 3 }, "sound");
  const kinds = ["return-asked", "return-refused", "return-accepted", "return-received"];
  const told = kinds.map(
    (kind) => mailsOf(kind).filter(({ subject }) => subject.includes(order.number)).length,
  );
  expect(told).toEqual([3, 1, 1, 1]);
  expect(mailsOf("return-refused").at(-1)?.text).toContain("It was opened");
  expect(await allDifferences()).toEqual([]);
});

test("who pays the way back is what the terms said when the return was asked for", async () => {
  await changeReturnTerms({ ...defaultTerms, wayBack: "fault" }, boss);
  const { order } = await arrived(boss);
  const [wrong, other] = [
    await asked(order, { 0: 1 }),
    await asked(order, { 0: 1 }, { reason: "other" }),
  ];
  await changeReturnTerms(defaultTerms, boss);
  await accept(wrong, { 0: 1 });
  expect(mailsOf("return-accepted").at(-1)?.text).toContain("We pay for sending the item back.");
  expect(mailsOf("return-accepted").at(-1)?.text).toContain("Udhna, Surat 394210");
  await accept(other, { 0: 1 });
  expect(mailsOf("return-accepted").at(-1)?.text).toContain("You pay for sending the item back.");
});

describe("the tables hold", () => {
  test("that two at once ask for no more packs than there are", async () => {
    const { order } = await arrived(boss);
    const both = await Promise.all([ask(order, { 0: 2 }), ask(order, { 0: 2 })]);
    expect(both.map(({ problem }) => problem)).toEqual([undefined, "packs"]);
  });

  test("that no step is left out", async () => {
    const { order } = await arrived(boss);
    const number = await asked(order, { 0: 1 });
    const set = (change: Partial<typeof returnRequests.$inferInsert>) =>
      write((tx) =>
        tx.update(returnRequests).set(change).where(eq(returnRequests.number, number)).run(),
      );
    await expect(set({ state: "settled", outcome: "money", goods: "back" })).rejects.toThrow();
    await expect(set({ state: "received", goods: "back" })).rejects.toThrow();
    await expect(set({ state: "accepted" })).rejects.toThrow();
    await expect(set({ state: "refused" })).rejects.toThrow();
    expect(stateOf(number).state).toBe("asked");
  });
});
