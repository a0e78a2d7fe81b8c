import { and, desc, eq } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import type { FormState } from "~/base/lib/form/form";
import { problemWith } from "~/base/lib/form/form.server";
import { isBilledToParcel } from "~/sales/orders/delivery";
import { typedBillTo } from "./bill-to";

type Place = { gstin: string | null; state: string };
type BillTo = { billTo: string | null; problem?: undefined } | { problem: FormState };

/** `typedBillTo`, or the form that comes back with the question, answered as this user did before. */
export function billToIn(viewer: Viewer | null, form: FormData, to: Place): BillTo {
  const typed = typedBillTo(form, to);
  if (typed.problem === undefined) return typed;
  const state = problemWith("billTo", typed.problem, form);
  const { billTo = (viewer && billedBefore(viewer.id, to)) ?? "" } = state.values;
  return { problem: { ...state, values: { ...state.values, billTo } } };
}

/** Where the bill of this user's last order under a GSTIN went, if not to its parcel. */
function billedBefore(userId: string, { gstin }: Place): string | null {
  const order = db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.buyerGstin, gstin ?? "")))
    .orderBy(desc(orders.createdAt))
    .limit(1)
    .get();
  return order && !isBilledToParcel(order) ? order.buyerAddress : null;
}
