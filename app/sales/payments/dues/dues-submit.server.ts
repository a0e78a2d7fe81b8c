import { data } from "@remix-run/node";
import { z } from "zod";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { paiseFrom, rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { notReceivedWords } from "../by-hand/not-received-words";
import { cashFieldOf, receivedForm } from "../forms";
import { duesOfBuyer } from "./dues.server";
import { orderByNumber } from "~/sales/orders/order.server";
import { paidBy } from "./paid-by";
import { recordDues } from "./record-dues.server";

const paymentForm = receivedForm.extend({
  amount: z.string("Amount is required").transform((typed, context) => {
    const paise = paiseFrom(typed);
    if (paise) return paise;
    context.addIssue({ code: "custom", message: "Amount must be in rupees, such as 12500" });
    return z.NEVER;
  }),
  seen: z
    .string()
    .max(20_000)
    .default("")
    .transform((typed) => typed.split(",").filter(Boolean)),
});

/** The form of money from the buyer of this order: first says what it pays, then notes it. */
export async function submitDues(handle: string, form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(paymentForm, form);
  if (problem) return invalid(problem);
  const { amount: amountPaise, ...money } = typed;
  if (form.get("intent") !== "record") return preview(handle, amountPaise, form);

  const recorded = await recordDues(handle, { ...money, amountPaise }, admin);
  if (recorded.problem === "changed")
    return preview(handle, amountPaise, form, "The orders have changed. Please check them again.");
  if (recorded.problem === "used") {
    const words = `This reference has paid order ${recorded.paidOrder} already.`;
    return invalid(problemWith("reference", words, form), { status: 409 });
  }
  if (recorded.problem === "too-much-cash")
    return invalid(problemWith(cashFieldOf(typed), recorded.words ?? "", form), { status: 409 });
  if (recorded.problem) {
    const words = `Order ${recorded.number} ${notReceivedWords[recorded.problem]}. Nothing was noted.`;
    return invalid(problemWith("form", words, form), { status: 409 });
  }
  const message = recorded.isNew
    ? `Paid now: ${recorded.paid.join(", ")}`
    : "This money was noted before";
  return seeOtherWith(
    { type: recorded.isNew ? "success" : "info", message },
    "/dashboard/admin/dues",
  );
}

/** What the amount would pay, with the form as it was typed. `news`: why it is shown again. */
function preview(handle: string, amountPaise: number, form: FormData, news?: string) {
  const named = orderByNumber(handle);
  const dues = named && duesOfBuyer(named);
  const { paid, paidPaise, leftPaise } = paidBy(dues?.orders ?? [], amountPaise);
  const [oldest] = dues?.orders ?? [];
  const tooLittle = `${rupees(amountPaise)} does not pay the oldest order in full${oldest ? `: ${oldest.number} is ${rupees(oldest.owedPaise)}` : ""}. Nothing can be noted.`;
  const sentence = news ?? (paid.length === 0 ? tooLittle : null);
  const state = problemWith(news ? "form" : "amount", sentence ?? "", form);
  return data(
    {
      form: sentence === null ? { ...state, errors: {} } : state,
      preview:
        paid.length === 0
          ? null
          : { numbers: paid.map(({ number }) => number), paidPaise, leftPaise },
    },
    { status: news ? 409 : sentence ? 400 : 200 },
  );
}
