import type { Actor } from "~/audit/record.server";
import { dayOf, dayStart } from "~/lib/days";
import { invalid, parseForm, problemWith } from "~/lib/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { z } from "zod";
import { goodsBack } from "./move";
import { moveOrder } from "./move-order.server";
import { moveRefusals } from "./refusal-words";

/** The form "The parcel came back". `day`: not in the future, and missing for today. */
const cameBackForm = z.object({
  goods: z.enum(goodsBack, "Choose in which state the goods are."),
  day: z
    .string()
    .default("")
    .refine(
      (day) => day === "" || (dayStart(day) !== null && day <= dayOf(Date.now())),
      "Choose the day it came back: today or before.",
    ),
});

/** Records that an order's parcel came back. */
export async function saveCameBack(
  order: { id: string; number: string },
  form: FormData,
  admin: Actor,
) {
  const { data, problem } = parseForm(cameBackForm, form);
  if (problem) return invalid(problem);
  const now = Date.now();
  const isToday = data.day === "" || data.day === dayOf(now);
  const at = isToday ? now : (dayStart(data.day) ?? now);
  const refused = await moveOrder(order.id, { cameBack: { at, goods: data.goods } }, admin, now);
  if (refused.problem) {
    const { words, field, status } = moveRefusals[refused.problem];
    return invalid(problemWith(field, words, form), { status });
  }
  return seeOtherWith(
    { type: "success", message: `The parcel of ${order.number} came back` },
    `/dashboard/admin/orders/${order.number}`,
  );
}
