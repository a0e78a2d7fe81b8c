import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { orderEvents } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { packFields } from "~/sales/orders/pack-fields";
import { refundForm } from "../refunds/refund-form";
import { resultWords } from "../refunds/refund-words";
import { refundPrefix } from "../refunds/request-refund.server";
import { sendRefund } from "../refunds/send-refund.server";
import { packsInWords, type Plan } from "./plan";
import { takeOut } from "./take-out.server";

/** Takes out the packs that an admin confirmed; the provider is called last. */
export async function submitTakeOut(form: FormData, number: string, admin: Viewer) {
  const { data, problem } = parseForm(refundForm, form);
  if (problem) return invalid(problem);
  const row = rowOfForm(form, orderEvents.id, refundPrefix);
  if (row.refused) return row.refused;
  const done = await takeOut({
    number,
    packs: packFields(form),
    expectedPaise: data.expected,
    reason: data.reason,
    actor: { id: admin.id, name: admin.name },
    idempotencyKey: row.id,
  });
  if (done.problem !== undefined)
    return invalid(problemWith("form", done.problem, form), { status: 409 });
  const refund = done.refundId === null ? null : await sendRefund(done.refundId);
  const said = refund && resultWords(rupees(refund.amountPaise), { ...refund, byHand: false });
  const out = done.plan
    ? `Taken out: ${packsInWords(done.plan.packs)}.`
    : "It was taken out before.";
  return seeOtherWith(
    {
      type: said?.type ?? "success",
      message: [out, said?.message ?? (done.plan && moneyOf(done.plan))].filter(Boolean).join(" "),
    },
    `/dashboard/admin/orders/${number}`,
  );
}

function moneyOf({ money, paise }: Plan): string | null {
  if (money === "owed") return `${rupees(paise)} is to be given back by hand.`;
  return money === "not-collected" ? `${rupees(paise)} less is to be paid.` : null;
}
