import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { differences } from "~/office/books/differences.server";
import { write } from "~/base/db/connection.server";
import { paymentOrders } from "~/base/db/schema";
import { databaseFile } from "~/base/db/database-file.server";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { fetchPayouts } from "~/sales/payments/payouts/fetch-payouts.server";
import { notPaidOut } from "~/sales/payments/payouts/not-paid-out.server";
import {
  createProviderOrder,
  ProviderError,
  refundPayment,
} from "~/sales/payments/provider/provider.server";
import { askRefunds } from "~/sales/payments/refunds/ask-refunds.server";
import { sweepPayments } from "~/sales/payments/reconcile/sweep.server";
import { providerOnTheWire } from "./provider";
import { lever } from "./telling";
import { Dice } from "../../dice";

const provider = providerOnTheWire();
const raw = new Database(databaseFile, { readonly: true });
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => {
  vi.useRealTimers();
  raw.close();
});

type Told = { id: string; amount: number; status: string };

it.each([1, 2, 3])(
  "three weeks of payments, refunds and payouts with faults end as the provider has them (%i)",
  async (seed) => {
    // What the provider forgets of other seeds lies before.
    const start = Date.UTC(2027, 2 * seed, 2, 6);
    vi.setSystemTime(start);
    await lever("/reset", {});
    const dice = new Dice(seed);
    const paid: string[] = [];
    for (let days = 0; days < 21; days += 1) {
      for (let left = dice.below(4); left > 0; left -= 1) {
        const amountPaise = 10_000 + dice.below(500_000);
        const { id } = await createProviderOrder({ amountPaise, receipt: newId(), notes: {} });
        const asked = { id, amountPaise, createdAt: Date.now() };
        await write((tx) => tx.insert(paymentOrders).values(asked).run());
        const { payment } = (await lever("/pay", { order_id: id })) as { payment: { id: string } };
        paid.push(payment.id);
      }
      await sweepPayments();
      const refunded = dice.some(paid);
      if (refunded && dice.chance(0.4)) await refund(refunded, 1000 + dice.below(5000));
      await lever("/settle", {
        late: dice.chance(0.3) ? paid.slice(-1) : [],
        split: dice.chance(0.3),
        short: dice.chance(0.1) ? 100 : 0,
        status: dice.chance(0.2) ? (dice.chance(0.5) ? "failed" : "created") : "processed",
        adjust: dice.chance(0.2)
          ? {
              amount: dice.chance(0.5) ? -3000 : 3000,
              description: "adjusted",
              payment_id: refunded ?? null,
            }
          : null,
      });
      const [wrong = "html"] = [["html", "no-connection", 500, { items: [{}] }] as const]
        .flat()
        .toSorted(() => dice.next() - 0.5);
      const mend = dice.chance(0.3) ? provider.fail(/settlements/, wrong, 1 + dice.below(3)) : null;
      await fetchPayouts().catch((error: unknown) => expect(error).toBeInstanceOf(ProviderError));
      mend?.();
      vi.setSystemTime(Date.now() + day);
    }
    // What had failed goes through, and the shop asks once more.
    const { settlements } = (await lever("/state", {}, "GET")) as { settlements: Told[] };
    for (const { id, status } of settlements)
      if (status !== "processed") await lever(`/settlements/${id}/process`, {});
    await fetchPayouts();
    await fetchPayouts();

    const { settlements: all } = (await lever("/state", {}, "GET")) as { settlements: Told[] };
    const stored = raw
      .prepare(
        "select id, amount_paise as amount, status from payouts where paid_at >= ? order by id",
      )
      .all(start);
    expect(stored).toEqual(
      all
        .map(({ id, amount, status }) => ({ id, amount, status }))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    );
    expect(all.length).toBeGreaterThan(8);
    // Each rupee that was captured is in the bank, on its way, or a difference that the books name.
    const left = raw
      .prepare<[], number>(
        `select (select sum(amount_paise - fee_paise) from payments) - (select coalesce(sum(amount_paise), 0) from refunds)
           - (select sum(credit_paise - debit_paise) from payout_parts where kind <> 'adjustment')`,
      )
      .pluck()
      .get();
    expect(notPaidOut(Date.now())?.onItsWayPaise).toBe(left);
    const short = raw
      .prepare<[number], string>(
        `select y.id from payouts y where paid_at >= ? and amount_paise <>
           (select sum(credit_paise - debit_paise) from payout_parts where payout_id = y.id) order by 1`,
      )
      .pluck()
      .all(start);
    const lines: string[] = [];
    for await (const line of differences()) lines.push(line);
    const named = lines.map((line) => /^Payout (\w+): /.exec(line)?.[1] ?? line);
    expect(
      named.filter((name) => stored.some((row) => (row as Told).id === name)).toSorted(),
    ).toEqual(short);
    expect(lines.filter((line) => !line.startsWith("Payout "))).toEqual([]);
  },
);

/** A refund that is made at the provider and that the shop learns of by asking. */
async function refund(paymentId: string, amountPaise: number): Promise<void> {
  await refundPayment({ paymentId, amountPaise, key: newId(), receipt: newId() });
  await askRefunds(paymentId);
}
