import { eq } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { refunds } from "~/base/db/schema";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import { askNow } from "./ask-now.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { keepMoney, keepNoLonger } from "~/sales/orders/money/kept.server";
import { askForm, refundForm, chosenRefund, keepForm } from "./refund-form";
import { resultWords } from "./refund-words";
import { refundPrefix, requestRefund } from "./request-refund.server";
import { sendRefund } from "./send-refund.server";
import { orderByNumber } from "~/sales/orders/order.server";

const orderPage = (number: string) => `/dashboard/admin/orders/${number}`;
const refundsPage = (number: string) => `/dashboard/admin/orders/${number}/refund`;

/** Starts a refund that an admin confirmed, checks an open one, or keeps what is left. Throws 404 if the order or refund is not found. */
export async function submitRefund(form: FormData, number: string, admin: Viewer) {
  const order = orderBy(number);
  if (form.get("intent") === "keep") return submitKept(order, form, admin);
  if (form.get("intent") === "keep-no-longer") return submitKeptNoLonger(order, admin);
  const check = parseForm(askForm, form);
  if (check.data) return checkAgain(check.data.ask, order);

  const { data, problem } = parseForm(refundForm, form);
  if (problem) return invalid(problem);
  const chosen = chosenRefund(form);
  if (!chosen?.what)
    return invalid(problemWith("form", chosen?.problem ?? "Choose what to refund.", form));
  const actor = { id: admin.id, name: admin.name };
  const row = rowOfForm(form, refunds.idempotencyKey, refundPrefix);
  if (row.refused) return row.refused;
  const { expected, reason } = data;
  const requested = await requestRefund(
    { orderId: order.id },
    {
      what: chosen.what,
      expectedPaise: expected,
      reason,
      actor,
      idempotencyKey: row.id,
      isOnline: form.get("online") === "yes",
    },
  );
  if (requested.problem !== undefined)
    return invalid(problemWith("form", requested.problem, form), { status: 409 });
  return redirectWithResult(await sendRefund(requested.refund.id), order);
}

function orderBy(number: string): { id: string; number: string } {
  const order = orderByNumber(number);
  if (!order) throw notFound();
  return order;
}

async function checkAgain(refundId: string, order: { id: string; number: string }) {
  const row = db.select().from(refunds).where(eq(refunds.id, refundId)).get();
  if (row?.orderId !== order.id) throw notFound();
  return redirectWithResult(await askNow(refundId), order);
}

function redirectWithResult(refund: RefundRow | null, { number }: { number: string }) {
  if (!refund) throw notFound();
  const words = resultWords(rupees(refund.amountPaise), {
    ...refund,
    byHand: refund.paymentId === null,
  });
  return seeOtherWith(words, refund.status === "failed" ? refundsPage(number) : orderPage(number));
}

type Order = { id: string; number: string };

/** The form that says why what is left of an order's money is kept. */
async function submitKept(order: Order, form: FormData, owner: Actor) {
  const { data, problem } = parseForm(keepForm, form);
  if (problem) return invalid(problem);
  const kept = await keepMoney(order.id, data.reason, owner);
  if (kept.problem !== undefined)
    return invalid(problemWith("form", kept.problem, form), { status: 409 });
  const message = `${rupees(kept.paise)} of ${order.number} is kept. The refund page can undo it.`;
  return seeOtherWith(message, `/dashboard/admin/orders/${order.number}`);
}

/** The button that takes it back. */
async function submitKeptNoLonger(order: Order, owner: Actor) {
  const wasKept = await keepNoLonger(order.id, owner);
  const message = wasKept
    ? `What is left of ${order.number} is to be given back again`
    : `Nothing of ${order.number} was kept`;
  const path = `/dashboard/admin/orders/${order.number}/refund`;
  return seeOtherWith({ type: wasKept ? "success" : "info", message }, path);
}
