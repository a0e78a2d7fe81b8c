import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { keepMoney, keepNoLonger } from "~/sales/orders/money/kept.server";
import { keepForm } from "./refund-form";

type Order = { id: string; number: string };

/** The form that says why what is left of an order's money is kept. */
export async function submitKept(order: Order, form: FormData, owner: Actor) {
  const { data, problem } = parseForm(keepForm, form);
  if (problem) return invalid(problem);
  const kept = await keepMoney(order.id, data.reason, owner);
  if (kept.problem !== undefined)
    return invalid(problemWith("form", kept.problem, form), { status: 409 });
  const message = `${rupees(kept.paise)} of ${order.number} is kept. The refund page can undo it.`;
  return seeOtherWith(message, `/dashboard/admin/orders/${order.number}`);
}

/** The button that takes it back. */
export async function submitKeptNoLonger(order: Order, owner: Actor) {
  const wasKept = await keepNoLonger(order.id, owner);
  const message = wasKept
    ? `What is left of ${order.number} is to be given back again`
    : `Nothing of ${order.number} was kept`;
  const path = `/dashboard/admin/orders/${order.number}/refund`;
  return seeOtherWith({ type: wasKept ? "success" : "info", message }, path);
}
