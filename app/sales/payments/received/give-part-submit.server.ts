import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { orderByNumber } from "~/sales/orders/order.server";
import { givePartForm } from "../forms";
import { giveBackPart } from "./give-back-part.server";

/** Gives back what came for an order that is not paid, as the admin typed it. Throws 404 if there is no such order. */
export async function submitPart(form: FormData, number: string, admin: Viewer) {
  const order = orderByNumber(number);
  if (!order) throw notFound();
  const { data, problem } = parseForm(givePartForm, form);
  if (problem) return invalid(problem);
  const given = await giveBackPart(order.id, data, admin);
  if (given.problem !== undefined)
    return invalid(problemWith("form", given.problem, form), { status: 409 });
  const message =
    data.went === "credit"
      ? `${rupees(data.amount)} of ${order.number} is the buyer’s credit now`
      : `${rupees(data.amount)} of ${order.number} is given back`;
  return seeOtherWith({ type: "success", message }, `/dashboard/admin/orders/${number}`);
}
