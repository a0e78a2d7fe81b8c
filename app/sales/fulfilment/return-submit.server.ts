import { z } from "zod";
import type { Actor } from "~/upkeep/audit/record.server";
import { lineOrNone } from "~/base/lib/form/form";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { orderReturns } from "~/base/db/schema";
import { packFields } from "~/sales/orders/pack-fields";
import { refundPath } from "~/sales/orders/money/refund-path";
import { seeOtherWith } from "~/base/lib/toast.server";
import { goodsBack } from "./move";
import { pastDay, timeOf } from "./past-day.server";
import { recordReturn } from "./record-return.server";
import { isRefunded } from "./returnable";
import { dueForReturned, returnStanding } from "./returned-goods.server";

/** The form of a return, besides its packs. */
const returnForm = z.object({
  goods: z.enum(goodsBack, "Choose in which state the goods are."),
  why: lineOrNone("Why", 200),
  day: pastDay("Choose the day they came: today or before."),
});

/** Records a return, and leads on to the refund of its packs where the order is paid and they are not refunded yet. */
export async function submitReturn(form: FormData, number: string, admin: Actor) {
  const { data, problem } = parseForm(returnForm, form);
  if (problem) return invalid(problem);
  const packs = packFields(form);
  if (packs.some(({ quantity }) => Number.isNaN(quantity)))
    return invalid(problemWith("form", "Type how many as whole numbers.", form));
  const row = rowOfForm(form, orderReturns.id);
  if (row.refused) return row.refused;
  const { goods, why, day } = data;
  const done = await recordReturn({
    number,
    packs,
    goods,
    why,
    id: row.id,
    at: timeOf(day, Date.now()),
    actor: { id: admin.id, name: admin.name },
  });
  if (done.problem !== undefined)
    return invalid(problemWith("form", done.problem, form), { status: 409 });
  const due = dueForReturned(done.order, returnStanding(done.order));
  return isRefunded(done.order) && due.paise > 0
    ? seeOtherWith(
        "The return is recorded. Is its money to go back?",
        refundPath(number, due.packs, "sent-back"),
      )
    : seeOtherWith(`The return of ${number} is recorded`, `/dashboard/admin/orders/${number}`);
}
