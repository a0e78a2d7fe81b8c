import { data } from "@remix-run/node";
import { z } from "zod";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { moneyReceived } from "~/base/db/schema";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { notReceivedWords } from "~/sales/payments/by-hand/not-received-words";
import { amountField, cashFieldOf, receivedForm } from "~/sales/payments/forms";
import { recordDues, sharesOf, sharesVersion } from "./record-dues.server";

const paymentForm = receivedForm.extend({
  amount: amountField,
  version: z.string().max(20_000).default(""),
});

/** The form of money from the buyer of this order: first says what it pays, then notes it. */
export async function submitDues(handle: string, form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(paymentForm, form);
  if (problem) return invalid(problem);
  const { amount: amountPaise, ...rest } = typed;
  const ticked = form.getAll("order").map(String);
  const money = { ...rest, amountPaise, ticked };
  if (form.get("intent") !== "record") return preview(handle, money, form);
  const row = rowOfForm(form, moneyReceived.receiptId);
  if (row.refused) return row.refused;

  const recorded = await recordDues(handle, { ...money, receiptId: row.id }, admin);
  switch (recorded.problem) {
    case undefined: {
      const { isNew, numbers } = recorded;
      const message = isNew
        ? `${rupees(amountPaise)} noted${numbers.length > 0 ? ` for ${numbers.join(", ")}` : " as credit"}`
        : "This money was noted before";
      const type = isNew ? "success" : "info";
      return seeOtherWith({ type, message }, `/dashboard/admin/dues/${handle}`);
    }
    case "changed":
      return preview(handle, money, form, "The orders have changed. Please check them again.");
    case "used": {
      const words = `This reference has paid ${recorded.paidOrder} already.`;
      return invalid(problemWith("reference", words, form), { status: 409 });
    }
    case "too-much-cash":
      return invalid(problemWith(cashFieldOf(typed), recorded.words ?? "", form), { status: 409 });
    case "too-much":
      return invalid(problemWith("amount", recorded.words ?? "", form), { status: 409 });
    default: {
      const words = `Order ${recorded.number} ${notReceivedWords[recorded.problem]}. Nothing was noted.`;
      return invalid(problemWith("form", words, form), { status: 409 });
    }
  }
}

type Typed = { amountPaise: number; ticked: string[] };

/** What the amount would pay, with the form as it was typed. `news`: why it is shown again. */
function preview(handle: string, money: Typed, form: FormData, news?: string) {
  const found = sharesOf(handle, money);
  const state = problemWith("form", news ?? "", form);
  return data(
    {
      form: news ? state : { ...state, errors: {} },
      preview: found && {
        shares: found.shares.map(({ order, paise }) => ({
          number: order.number,
          paise,
          isWhole: paise === order.owedPaise,
        })),
        leftPaise: found.leftPaise,
        version: sharesVersion(found),
        ticked: money.ticked,
      },
    },
    { status: news ? 409 : 200 },
  );
}
