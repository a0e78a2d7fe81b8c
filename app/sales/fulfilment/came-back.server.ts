import type { Member } from "~/people/accounts/member";
import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { z } from "zod";
import { goodsBack } from "./move";
import { moveOrder } from "./move-order.server";
import { pastDay, timeOf } from "./past-day.server";
import { moveRefusal } from "./refusal-words";

/** The form "The parcel came back". */
const cameBackForm = z.object({
  goods: z.enum(goodsBack, "Choose in which state the goods are."),
  day: pastDay("Choose the day it came back: today or before."),
});

/** Records that an order's parcel came back. */
export async function saveCameBack(
  order: { id: string; number: string },
  form: FormData,
  admin: Actor & Member,
) {
  const { data, problem } = parseForm(cameBackForm, form);
  if (problem) return invalid(problem);
  const now = Date.now();
  const at = timeOf(data.day, now);
  const refused = await moveOrder(order.id, { cameBack: { at, goods: data.goods } }, admin, now);
  if (refused.problem) {
    const { words, field, status } = moveRefusal(refused.problem, admin);
    return invalid(problemWith(field, words, form), { status });
  }
  return seeOtherWith(
    `The parcel of ${order.number} came back`,
    `/dashboard/admin/orders/${order.number}`,
  );
}
