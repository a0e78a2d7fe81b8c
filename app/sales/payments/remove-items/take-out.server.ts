import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { orderEvents } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { recordEvent } from "~/sales/orders/events.server";
import { forgetKept } from "~/sales/orders/money/kept.server";
import { mailTakenOut } from "~/sales/orders/mails/taken-out-mail.server";
import { giveBackPacks } from "~/goods/stock/give-back.server";
import type { RefundLine } from "../refunds/refund-scope";
import { paidIfWhole } from "../by-hand/paid-by-hand.server";
import { addRefund, keyOf, refundOfForm } from "../refunds/request-refund.server";
import { changeLines } from "./change-lines.server";
import { type NoPlan, packsInWords, type Plan, planOf, type Standing } from "./plan";
import { removableOf } from "./removable.server";

type TakeOut = {
  number: string;
  packs: RefundLine[];
  /** The amount (paise) the admin saw. */
  expectedPaise: number;
  /** The buyer reads it. */
  reason: string;
  actor: Actor;
  /** With it, sending a form twice takes out once. */
  idempotencyKey: string;
};

/** `refundId`: of the refund that is to be sent, if there is one. `plan` null: this form was sent before. */
type TakenOut = { plan: Plan | null; refundId: string | null; problem?: undefined } | NoPlan;

const stockWords = "Taken out before packing";

/**
 * Takes packs out of an order that is not packed yet. All in one write: the packs go back into stock, the money is refunded by these
 * parts, owed by hand or no longer collected, history, audit log, and one mail to the buyer. Delivery and fee stay as they are.
 */
export const takeOut = (request: TakeOut, now = Date.now()): Promise<TakenOut> =>
  write((tx) => takeOutIn(tx, request, now));

function takeOutIn(tx: Writer, request: TakeOut, now: number): TakenOut {
  const { number, packs, expectedPaise, reason, actor, idempotencyKey } = request;
  const standing = removableOf(tx, number);
  if (!standing) return { problem: "There is no such order." };
  if (
    tx
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.id, keyOf(idempotencyKey)))
      .get()
  )
    return { plan: null, refundId: refundOfForm(tx, idempotencyKey)?.id ?? null };
  const plan = planOf(standing, packs);
  if (plan.problem !== undefined) return plan;
  if (plan.paise !== expectedPaise)
    return { problem: `That comes to ${rupees(plan.paise)} now. Please look again.` };

  const { order } = standing;
  // Before the refund, whose mails it replaces.
  recordEvent(tx, order.id, actor.id, "taken-out", wordsOf(plan), keyOf(idempotencyKey));
  const refunded =
    plan.money === "sent-back"
      ? addRefund(
          tx,
          { orderId: order.id },
          { what: { kind: "lines", lines: plan.refund }, reason, actor, idempotencyKey },
          now,
        )
      : null;
  // The plan asked the same question in the same write.
  if (refunded?.problem !== undefined) throw new Error(refunded.problem);
  forgetKept(tx, order.id);
  const after = changeLines(tx, standing, plan, now);
  for (const { productId, quantity } of productsOf(standing, plan))
    giveBackPacks(tx, {
      orderId: order.id,
      productId,
      packs: quantity,
      why: stockWords,
      actor: actor.id,
      at: now,
    });
  recordChange(tx, {
    actor,
    action: "order.take-out",
    subject: { id: order.id, name: order.number },
    before: { totalPaise: order.totalPaise },
    after: { totalPaise: after.totalPaise, takenOut: packsInWords(plan.packs), reason },
  });
  paidIfWhole(tx, order.id, actor, now);
  mailTakenOut(tx, after, { ...plan, id: idempotencyKey, reason });
  return { plan, refundId: refunded?.refund.id ?? null };
}

const moneyWords: Record<Plan["money"], (amount: string) => string> = {
  "sent-back": (amount) => `, ${amount} goes back`,
  owed: (amount) => `, ${amount} to be given back by hand`,
  "not-collected": (amount) => `, ${amount} less to pay`,
  none: () => "",
};

const wordsOf = ({ packs, paise, money }: Plan) =>
  packsInWords(packs) + moneyWords[money](rupees(paise));

/** The packs to be given back to stock, by the product of their line. */
const productsOf = ({ lines }: Standing, { packs }: Plan) =>
  packs.flatMap(({ position, quantity }) => {
    const line = lines.find((one) => one.position === position);
    return line ? [{ productId: line.productId, quantity }] : [];
  });
