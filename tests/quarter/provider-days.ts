import { fetchDisputes } from "~/sales/payments/disputes/fetch-disputes.server";
import { fetchPayouts } from "~/sales/payments/payouts/fetch-payouts.server";
import { sweepPayments } from "~/sales/payments/reconcile/sweep.server";
import { reading } from "~/base/db/connection.server";
import { lever } from "../sales/payments/telling";
import type { Dice } from "../dice";
import { onlineOf } from "./online";
import type { Sale } from "./sale";

/** What the provider does by itself: it pays out, with faults, and tells of what buyers' banks ask back. */

/** Nothing of a day before; it tells nothing by itself, so that the shop has to ask. */
export async function openProvider(): Promise<void> {
  await lever("/reset", {});
  await lever("/config", { webhooks: "off", autoSettle: false });
}

/** The evening of a day: what waits is paid out, perhaps late, in two, short, adjusted or not at once; the shop asks for it. */
export async function evening(dice: Dice): Promise<void> {
  if (dice.chance(0.5)) await processAll();
  const last = lastPayment();
  await lever("/settle", {
    late: last && dice.chance(0.3) ? [last] : [],
    split: dice.chance(0.3),
    short: dice.chance(0.05) ? 100 : 0,
    status: dice.chance(0.2) ? dice.some(["failed", "created"] as const) : "processed",
    adjust: dice.chance(0.1)
      ? {
          amount: dice.some([-3000, 3000] as const),
          description: "adjusted",
          payment_id: last ?? null,
        }
      : null,
  });
  await ask();
}

/** The shop asks for all that it might not have heard of. */
async function ask(): Promise<void> {
  await sweepPayments();
  await fetchPayouts();
  await fetchDisputes();
}

const lastPayment = () =>
  reading
    .prepare<[], string>(
      "select id from payments where status = 'captured' order by created_at desc",
    )
    .pluck()
    .get();

/** The last evening: what had failed goes through. */
export async function lastEvening(): Promise<void> {
  await processAll();
  await ask();
  await ask();
}

/** What was created or failed goes through. */
async function processAll(): Promise<void> {
  const { settlements } = await provided();
  for (const { id, status } of settlements)
    if (status !== "processed") await lever(`/settlements/${id}/process`, {});
}

type Entity = { id: string; amount: number; status: string; fee?: number | null };

/** Everything that the provider has. */
export const provided = async () =>
  (await lever("/state", {}, "GET")) as {
    payments: (Entity & { amount_refunded: number })[];
    refunds: Entity[];
    settlements: Entity[];
    disputes: Entity[];
  };

/** The buyer's bank asks back what was paid online, or half of it; gives the case, or null where nothing was. */
export async function disputed(one: Sale, orderId: string): Promise<string | null> {
  const paid = onlineOf(orderId);
  if (!paid || one.dispute === null) return null;
  const amount = one.disputeTakes.all ? paid.paise : Math.ceil(paid.paise / 2);
  const { id } = await lever(`/payments/${paid.id}/dispute`, {
    amount,
    at_onset: one.disputeTakes.atOnset,
    tells_deduction: one.minute % 3 > 0,
  });
  if (one.minute % 2 === 0) await fetchDisputes();
  return String(id);
}

/** The banks decide, perhaps for a fee; the shop hears of it in the evening. */
export async function decided(one: Sale, caseId: string): Promise<string | null> {
  if (one.dispute === null || one.dispute === "stays open") return one.dispute;
  const fee = one.dispute === "close" ? 0 : one.disputeFeePaise;
  await lever(`/disputes/${caseId}/${one.dispute}`, { fee });
  return null;
}
