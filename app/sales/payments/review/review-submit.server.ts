import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { refunds, isInReview, payments } from "~/base/db/schema";
import { amountIn } from "~/base/lib/money";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import { notFound } from "~/base/lib/http/http";
import { seeOtherWith } from "~/base/lib/toast.server";
import { endOfWaiting, inTime, ProviderError } from "../provider/provider.server";
import { askNow } from "../refunds/ask-now.server";
import { putAside } from "../refunds/failed-refund.server";
import { resultWords } from "../refunds/refund-words";
import { refundPrefix } from "../refunds/request-refund.server";
import { sendRefund } from "../refunds/send-refund.server";
import { and, eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { askRefunds } from "../refunds/ask-refunds.server";
import { decideByHand, decideOrder, decideRefund } from "./decide.server";
import { decisionForm } from "../review-forms";

const page = "/dashboard/admin/review";
const refundQuestion = "The money goes back the way it came. This cannot be undone.";

/** Carries out the admin's decision and redirects to the queue, or returns the form's problem with the typed values. */
export async function submitDecision(form: FormData, admin: Viewer) {
  const { data, problem } = parseForm(decisionForm, form);
  if (problem) return invalid(problem);
  const actor = { id: admin.id, name: admin.name };
  const until = endOfWaiting();
  switch (data.decision) {
    case "order": {
      await lookAgain(data.payment, until);
      const agreed = { version: data.version, knowsDifference: data.differs === "yes" };
      const result = await decideOrder(data.payment, agreed, { note: data.note, actor });
      return result.problem === undefined
        ? seeOtherWith(`Order ${result.number} is paid`, page)
        : invalid(problemWith("form", result.problem, form), { status: 409 });
    }
    case "refund": {
      const row = rowOfForm(form, refunds.idempotencyKey, refundPrefix);
      if (row.refused) return row.refused;
      if (!data.sure) return invalid(problemWith("form", refundQuestion, form), { status: 200 });
      await lookAgain(data.payment, until);
      const decided = await decideRefund(data.payment, { note: data.note, actor }, row.id);
      if (decided.problem !== undefined)
        return invalid(problemWith("form", decided.problem, form), { status: 409 });
      const refund = await sendRefund(decided.refund.id, { until });
      return seeOtherWith(resultOf(refund, decided.currency), page);
    }
    case "by-hand": {
      const decided = await decideByHand(data.payment, { note: data.note, actor });
      return decided.problem === undefined
        ? seeOtherWith("Noted as settled by hand", page)
        : invalid(problemWith("form", decided.problem, form), { status: 409 });
    }
    case "aside":
      return (await putAside(data.refund, actor))
        ? seeOtherWith("Put aside", page)
        : seeOtherWith({ type: "info", message: "It was already put aside" }, page);
    case "ask":
      return seeOtherWith(resultOf(await askNow(data.refund), "INR"), page);
  }
}

function resultOf(refund: RefundRow | null, currency: string) {
  if (!refund) throw notFound();
  return resultWords(amountIn(refund.amountPaise, currency), { ...refund, byHand: false });
}

/**
 * Refreshes a payment in review before a decision: the provider may have refunded it without our knowing. If the provider
 * does not answer by `until` (see `inTime`), the stored state counts.
 */
async function lookAgain(paymentId: string, until: number): Promise<void> {
  const waiting = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, paymentId), isInReview))
    .get();
  if (!waiting) return;
  try {
    await inTime(askRefunds(paymentId), until);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}
