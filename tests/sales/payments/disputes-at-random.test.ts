import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { differences } from "~/office/books/differences.server";
import { write } from "~/base/db/connection.server";
import { databaseFile } from "~/base/db/database-file.server";
import { paymentOrders } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { day, hour } from "~/base/lib/time";
import { fetchDisputes } from "~/sales/payments/disputes/fetch-disputes.server";
import { fetchPayouts } from "~/sales/payments/payouts/fetch-payouts.server";
import { notPaidOut } from "~/sales/payments/payouts/not-paid-out.server";
import { createProviderOrder, ProviderError } from "~/sales/payments/provider/provider.server";
import { sweepPayments } from "~/sales/payments/reconcile/sweep.server";
import { disputeRow, moneyOfDispute } from "./disputing";
import { providerOnTheWire } from "./provider";
import { lever, tell } from "./telling";
import { Dice } from "../../dice";

const provider = providerOnTheWire();
const raw = new Database(databaseFile, { readonly: true });
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => {
  vi.useRealTimers();
  raw.close();
});

type AtProvider = { id: string; status: string; amount_deducted: number };
type Message = { event_id: string; event: string; body: string };

const ends = ["win", "lose", "close"] as const;

it.each([1, 2, 3, 4])(
  "cases with messages lost, late, twice and in any order end as the provider has them (%i)",
  async (seed) => {
    vi.setSystemTime(Date.UTC(2027, 2 * seed, 2, 6));
    await lever("/reset", {});
    await lever("/config", { webhooks: "hold", autoSettle: false });
    const dice = new Dice(seed);
    const paid: { id: string; paise: number }[] = [];
    const open: string[] = [];
    const fees = new Map<string, number>();
    const messages: string[] = [];
    let heard = 0;

    const pay = async (paise: number) => {
      const asked = await createProviderOrder({ amountPaise: paise, receipt: newId(), notes: {} });
      const row = { id: asked.id, amountPaise: paise, createdAt: Date.now() };
      await write((tx) => tx.insert(paymentOrders).values(row).run());
      const { payment } = (await lever("/pay", { order_id: asked.id })) as {
        payment: { id: string };
      };
      paid.push({ id: payment.id, paise });
    };

    for (let days = 0; days < 18; days += 1) {
      for (let left = 1 + dice.below(3); left > 0; left -= 1)
        await pay(50_000 + dice.below(500_000));
      await sweepPayments();
      const victim = dice.some(paid);
      if (victim && dice.chance(0.5)) {
        const { id } = (await lever(`/payments/${victim.id}/dispute`, {
          amount: dice.chance(0.5) ? Math.ceil(victim.paise / 2) : victim.paise,
          at_onset: dice.chance(0.5),
          tells_deduction: dice.chance(0.5),
        })) as { id: string };
        open.push(id);
      }
      vi.setSystemTime(Date.now() + hour);
      await lever("/clock", { advance_s: 0 });
      const one = dice.some(open);
      if (one && dice.chance(0.7)) {
        const isEnd = dice.chance(0.5);
        const step = isEnd ? dice.some([...ends]) : dice.some(["under-review", "action-required"]);
        const fee = isEnd && step !== "close" && dice.chance(0.3) ? 7000 : 0;
        await lever(`/disputes/${one}/${step}`, { fee });
        if (fee > 0) fees.set(one, (fees.get(one) ?? 0) + fee);
        if (isEnd) open.splice(open.indexOf(one), 1);
      }
      // Of what is told a fifth is lost; the rest comes late, some of it twice, in any order.
      const { items } = (await lever("/webhooks", {}, "GET")) as { items: Message[] };
      for (const { event, body } of items.slice(heard))
        if (event.startsWith("payment.dispute.") && dice.chance(0.8)) messages.push(body);
      heard = items.length;
      messages.sort(() => dice.next() - 0.5);
      for (const body of messages.splice(0, dice.below(4))) {
        await tell(body);
        if (dice.chance(0.3)) await tell(body);
      }
      if (dice.chance(0.7)) await lever("/settle", { split: dice.chance(0.3) });
      const mend = dice.chance(0.2) ? provider.fail(/disputes|settlements/, 500, 2) : null;
      for (const ask of [fetchPayouts, fetchDisputes])
        if (dice.chance(0.5))
          await ask().catch((error: unknown) => expect(error).toBeInstanceOf(ProviderError));
      mend?.();
      vi.setSystemTime(Date.now() + day - hour);
    }
    for (const body of messages) await tell(body);
    for (let more = 0; more < 20; more += 1) await pay(900_000);
    await sweepPayments();
    await lever("/settle", {});
    vi.setSystemTime(Date.now() + day);
    await fetchPayouts();
    await fetchDisputes();

    const { disputes } = (await lever("/state", {}, "GET")) as { disputes: AtProvider[] };
    expect(disputes.length).toBeGreaterThan(3);
    for (const { id, status } of disputes) {
      const taken = raw
        .prepare<[string], number>(
          "select coalesce(sum(debit_paise - credit_paise), 0) from payout_parts where dispute_id = ?",
        )
        .pluck()
        .get(id);
      const { held = 0, returned = 0, lost = 0, fee = 0 } = moneyOfDispute(id);
      // The provider has no state for more that is asked for, and the shop does not go back to an open one.
      const isDecided = ["won", "lost", "closed"].includes(status);
      const states = isDecided ? [status] : ["open", "action_required", "under_review"];
      expect(states, id).toContain(disputeRow(id)?.state);
      expect(fee, id).toBe(fees.get(id) ?? 0);
      expect(held - returned + lost + fee, id).toBe(taken);
      if (status === "lost") expect(held - returned, id).toBe(0);
      else expect(lost, id).toBe(0);
      if (status === "won") expect(held - returned, id).toBe(0);
    }
    const lines: string[] = [];
    for await (const line of differences()) lines.push(line);
    expect(lines).toEqual([]);
    // All that was captured is in payouts, less what banks took: nothing is on its way.
    expect(notPaidOut(Date.now())?.onItsWayPaise).toBe(0);
  },
);
