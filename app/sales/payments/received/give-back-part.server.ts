import { eq } from "drizzle-orm";
import type { z } from "zod";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { issueRefundVoucher } from "~/sales/invoices/vouchers/issue-voucher.server";
import { recordEvent } from "~/sales/orders/events.server";
import { mailRefunded } from "~/sales/orders/mails/order-mails.server";
import { cameWords } from "~/sales/orders/money/came-words";
import {
  cameFor,
  noteMoney,
  ofReceipt,
  receivedOf,
} from "~/sales/orders/money/money-received.server";
import { settleWrittenOff } from "~/sales/orders/money/written-off.server";
import { type Order, orderById } from "~/sales/orders/order.server";
import type { givePartForm } from "../forms";
import { paidIfWhole, toCredit } from "../by-hand/paid-by-hand.server";

/** `receiptId`: of the money that goes, by which a form sent twice gives it back once. */
type Given = z.output<typeof givePartForm> & { went: Went; receiptId: string };
type Went = Exclude<z.output<typeof givePartForm>["went"], "online">;

/**
 * Gives back, outside the provider, what came for an order that is not paid: all or a part of it, or moves it to the buyer's credit. Mails
 * the buyer. `problem`: why not, as a sentence. `now`: UTC ms.
 */
export const giveBackPart = (orderId: string, given: Given, actor: Actor, now = Date.now()) =>
  write((tx): { problem?: string } => {
    const order = orderById(orderId, tx);
    // The same form again.
    if (order && ofReceipt(given.receiptId, tx).length > 0) return {};
    const came = order?.partPaidAt ? (cameFor(tx, [orderId]).get(orderId) ?? 0) : 0;
    if (!order || came === 0) return { problem: "Nothing of this order is here any more." };
    const { amount: amountPaise } = given;
    if (amountPaise > came) return { problem: `Only ${rupees(came)} came for this order.` };
    if (given.went === "credit") {
      if (!toCredit(tx, order, amountPaise, actor, now, given.receiptId))
        return { problem: "The buyer has neither an account nor a mobile number to keep it for." };
    } else {
      const moneyId = giveBack(tx, order, { ...given, went: given.went }, actor, now);
      issueRefundVoucher(tx, order, { moneyId, amountPaise, reason: given.reason }, now);
    }
    const rest = receivedOf(orderId, tx);
    tx.update(orders)
      .set({
        partPaidAt: amountPaise === came ? null : (rest[0]?.cameAt ?? null),
        keptAt: null,
        keptReason: "",
        updatedAt: now,
      })
      .where(eq(orders.id, orderId))
      .run();
    settleWrittenOff(tx, orderId, { reason: given.reason, by: actor.id }, now);
    recordChange(tx, {
      actor,
      action: "order.money",
      subject: { id: orderId, name: order.number },
      before: { came: rupees(came) },
      after: { came: rupees(came - amountPaise), reason: given.reason },
    });
    paidIfWhole(tx, orderId, actor, now);
    return {};
  });

type Moved = Given & { went: Exclude<Went, "credit"> };

function giveBack(
  tx: Writer,
  order: Order,
  { receiptId, amount: amountPaise, went: way, reference, reason }: Moved,
  actor: Actor,
  now: number,
): string {
  const row = { way, reference: reference || null, note: reason, receiptId, by: actor.id };
  const id = noteMoney(tx, { ...row, orderId: order.id, amountPaise: -amountPaise }, now);
  const words = `${rupees(amountPaise)}, ${cameWords[way]}: ${reason}`;
  recordEvent(tx, order.id, actor.id, "part-given-back", words);
  mailRefunded(tx, order, { id, amountPaise, reason });
  return id;
}
