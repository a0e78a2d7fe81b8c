import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { newId } from "~/base/lib/ids.server";
import { recordReturn } from "~/sales/fulfilment/record-return.server";
import { moneyOf } from "~/sales/orders/money/order-money.server";
import type { Order } from "~/sales/orders/order.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { requestRefund } from "~/sales/payments/refunds/request-refund.server";
import { askableLines } from "~/sales/returns/askable.server";
import { acceptReturn, refuseReturn } from "~/sales/returns/decide.server";
import { moneyDue } from "~/sales/returns/money-due.server";
import { receiveReturn } from "~/sales/returns/receive.server";
import { requestsOf, type WholeRequest } from "~/sales/returns/requests.server";
import { settleWithMoney, settleWithReplacement } from "~/sales/returns/settle.server";
import { withdrawReturn } from "~/sales/returns/withdraw.server";
import { admin } from "../../cast";
import { asRegisteredFirm, stored } from "../invoices/paying";
import { allDifferences } from "../payments/changing";
import { arrived, ask, takesCash } from "./asking";

let boss: Viewer;

beforeAll(async () => {
  boss = await admin();
  await asRegisteredFirm();
  await takesCash(boss);
});

const deed = fc.record({
  what: fc.constantFrom(
    ...(["ask", "ask", "accept", "accept", "receive", "money", "replace"] as const),
    ...(["refuse", "withdraw", "owner's return", "owner's refund", "paid"] as const),
  ),
  packs: fc.integer({ min: 1, max: 3 }),
  line: fc.integer({ min: 0, max: 1 }),
  which: fc.nat(),
  kept: fc.boolean(),
});
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

/** Does one thing, or tries to: what does not fit is refused. */
async function act(order: Order, { what, packs: quantity, line, which, kept }: Deed) {
  const all = requestsOf(order.id);
  const one = all[which % Math.max(1, all.length)];
  const packs = [{ position: line, quantity }];
  if (what === "ask") return ask(order, { [line]: quantity });
  if (what === "paid") return receiveMoney(order.id, { reference: null, note: "" }, boss);
  if (what === "owner's return")
    return recordReturn({
      number: order.number,
      packs,
      goods: "sound",
      why: "",
      at: Date.now(),
      actor: boss,
      id: newId(),
    });
  if (what === "owner's refund")
    return requestRefund(
      { orderId: order.id },
      {
        what: { kind: "lines", lines: packs },
        reason: "Said so",
        actor: boss,
        idempotencyKey: newId(),
      },
    );
  return one && step(order, one, { what, packs, kept });
}

async function step(
  order: Order,
  one: WholeRequest,
  {
    what,
    packs,
    kept,
  }: { what: string; packs: { position: number; quantity: number }[]; kept: boolean },
) {
  const of = { number: one.number, version: one.state, actor: boss };
  switch (what) {
    case "accept":
      return acceptReturn({ ...of, packs, goods: kept ? "kept" : "back", answer: "" });
    case "receive":
      return receiveReturn({ ...of, packs, goods: kept ? "leaking" : "sound", at: Date.now() });
    case "refuse":
      return refuseReturn({ ...of, answer: "No" });
    case "withdraw":
      return withdrawReturn(order.id, one.id);
    case "replace":
      return settleWithReplacement({ ...of, answer: "" });
    default: {
      const due = moneyDue(one, db);
      const expectedPaise = due.kind === "money" ? due.amountPaise : 0;
      return settleWithMoney({ ...of, expectedPaise });
    }
  }
}

test("whatever buyer and owner do in whatever order, the books agree and no more goes back than was paid", async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(deed, { maxLength: 14 }), async (isPaid, deeds) => {
      const { order } = await arrived(boss);
      if (isPaid) await receiveMoney(order.id, { reference: null, note: "" }, boss);
      for (const each of deeds) await act(order, each);
      expect(await allDifferences()).toEqual([]);
      const money = moneyOf([stored(order.id)]).get(order.id);
      expect(money?.refundedPaise).toBeLessThanOrEqual(money?.paidPaise ?? 0);
      for (const { position, most } of askableLines(order.id))
        expect(most).toBeLessThanOrEqual(position === 0 ? 3 : 1);
    }),
    { numRuns: 40, seed: 21 },
  );
}, 60_000);
