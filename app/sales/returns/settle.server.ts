import { reasonOfReturn } from "~/sales/orders/money/refund-reason";
import { and, eq } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import type { Writer } from "~/base/db/connection.server";
import { orderLines } from "~/base/db/schema";
import type { ReturnState } from "~/base/db/statuses";
import { recordReturnIn } from "~/sales/fulfilment/record-return.server";
import { rupees } from "~/base/lib/money";
import type { Order } from "~/sales/orders/order.server";
import { addRefund } from "~/sales/payments/refunds/request-refund.server";
import { sendRefund } from "~/sales/payments/refunds/send-refund.server";
import { takeReplacement } from "~/goods/stock/replacement.server";
import { idempotencyKey } from "./idempotency-key";
import { moneyDue } from "./money-due.server";
import { countedPacks, isToSettle, type WholeRequest } from "./requests.server";
import { mailSettled } from "./return-mails.server";
import { moveReturn, type Stepped, stepReturn, Undo } from "./step.server";

type Settle = {
  number: string;
  /** The state that the page showed. */
  version: ReturnState | null;
  actor: Actor;
};

/**
 * Settles a return with its money, through the door of every refund: it is stored with the step in one write, and sent to the provider
 * after that; the refund brings credit note and mail. Paid by hand, it notes what the owner gave back by hand. Where nothing was paid,
 * the packs that the buyer threw away count as brought back, so that less is collected. `expectedPaise`: what the page showed; 0:
 * nothing. `now`: UTC ms.
 */
export async function settleWithMoney(
  { number, version, actor, expectedPaise }: Settle & { expectedPaise: number },
  now = Date.now(),
): Promise<Stepped> {
  const settled = await stepReturn(number, version, (tx, request, order) => {
    if (!isToSettle(request)) return { problem: notBack };
    const due = moneyDue(request, tx);
    if (due.kind === "problem") return { problem: due.problem };
    const amountPaise = due.kind === "money" ? due.amountPaise : 0;
    if (amountPaise !== expectedPaise)
      return { problem: `That comes to ${rupees(amountPaise)} now. Please look again.` };
    if (due.kind === "nothing") {
      if (due.isUnpaid && request.goods === "kept") throwAway(tx, order, request, actor, now);
      end(tx, request, { outcome: "nothing", refundId: null }, actor, now);
      mailSettled(tx, order, { ...request, outcome: "nothing", answer: "" });
      return {};
    }
    const { what, byHand } = due;
    const reason = reasonOfReturn(number);
    const added = addRefund(
      tx,
      { orderId: order.id },
      { what, expectedPaise, reason, actor, idempotencyKey: idempotencyKey(number) },
      now,
    );
    if (added.problem !== undefined) throw new Undo(added.problem);
    end(tx, request, { outcome: "money", refundId: added.refund.id }, actor, now);
    return { money: { refundId: added.refund.id, amountPaise, byHand } };
  });
  if (settled.problem === undefined && settled.money && !settled.money.byHand)
    await sendRefund(settled.money.refundId);
  return settled;
}

/**
 * Settles a return by the same goods again, which leave the stock. No money moves: the invoice stands for what the buyer has.
 * `answer`: to the buyer, such as courier and number. `now`: UTC ms.
 */
export const settleWithReplacement = (
  { number, version, actor, answer }: Settle & { answer: string },
  now = Date.now(),
): Promise<Stepped> =>
  stepReturn(number, version, (tx, request, order) => {
    for (const { position, quantity } of countedPacks(request.packs)) {
      const productId = productAt(tx, order.id, position);
      const by = { why: `Replacement for ${number}`, actor: actor.id, at: now };
      if (productId) takeReplacement(tx, { orderId: order.id, productId, packs: quantity, ...by });
    }
    end(tx, request, { outcome: "replacement", refundId: null, answer }, actor, now);
    mailSettled(tx, order, { ...request, outcome: "replacement", answer });
    return {};
  });

const notBack = "The packs are not back yet.";

type Ending = {
  outcome: "money" | "replacement" | "nothing";
  refundId: string | null;
  answer?: string;
};

function end(tx: Writer, request: WholeRequest, ending: Ending, actor: Actor, now: number): void {
  if (!isToSettle(request)) throw new Undo(notBack);
  const by = { actor, event: "return-settled", action: "order.return-settle", now } as const;
  moveReturn(tx, request, { state: "settled", dueAt: null, settledAt: now, ...ending }, by);
}

function throwAway(
  tx: Writer,
  order: Order,
  { number, packs }: WholeRequest,
  actor: Actor,
  now: number,
): void {
  const recorded = recordReturnIn(
    tx,
    {
      number: order.number,
      packs: countedPacks(packs),
      goods: "leaking",
      why: number,
      at: now,
      actor,
      id: idempotencyKey(number),
    },
    now,
  );
  if (recorded.problem !== undefined) throw new Undo(recorded.problem);
}

const productAt = (tx: Writer, orderId: string, position: number): string | undefined =>
  tx
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
    .get()?.id;
