import type { z } from "zod";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { rowOfForm } from "~/base/db/idempotency.server";
import { moneyReceived, refunds } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { orderByNumber } from "~/sales/orders/order.server";
import { givePartForm } from "../forms";
import { resultWords } from "../refunds/refund-words";
import { refundPrefix } from "../refunds/request-refund.server";
import { giveBackOnline } from "./give-back-online.server";
import { giveBackPart } from "./give-back-part.server";

/** Gives back what came for an order that is not paid, as the admin typed it. Throws 404 if there is no such order. */
export async function submitPart(form: FormData, number: string, admin: Viewer) {
  const order = orderByNumber(number);
  if (!order) throw notFound();
  const { data, problem } = parseForm(givePartForm, form);
  if (problem) return invalid(problem);
  const { went } = data;
  const online = rowOfForm(form, refunds.idempotencyKey, refundPrefix);
  const row = rowOfForm(form, moneyReceived.receiptId);
  if (online.refused || row.refused) return online.refused ?? row.refused;
  const { id: receiptId } = row;
  if (went === "online") return submitOnline(form, order, { ...data, receiptId }, admin);
  const given = await giveBackPart(order.id, { ...data, receiptId, went }, admin);
  if (given.problem !== undefined)
    return invalid(problemWith("form", given.problem, form), { status: 409 });
  const message =
    went === "credit"
      ? `${rupees(data.amount)} of ${order.number} is the buyer’s credit now`
      : `${rupees(data.amount)} of ${order.number} is given back`;
  return seeOtherWith(message, `/dashboard/admin/orders/${number}`);
}

/** Sends back what was paid online before the order was packed. */
async function submitOnline(
  form: FormData,
  { id, number }: { id: string; number: string },
  {
    amount: amountPaise,
    reason,
    receiptId: idempotencyKey,
  }: z.output<typeof givePartForm> & { receiptId: string },
  { id: adminId, name }: Viewer,
) {
  const actor = { id: adminId, name };
  const sent = await giveBackOnline(id, { amountPaise, reason, actor, idempotencyKey });
  if (sent.problem !== undefined)
    return invalid(problemWith("form", sent.problem, form), { status: 409 });
  const words = resultWords(rupees(amountPaise), { ...sent.refund, byHand: false });
  return seeOtherWith(words, `/dashboard/admin/orders/${number}`);
}
