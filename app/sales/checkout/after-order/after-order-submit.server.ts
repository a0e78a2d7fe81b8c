import type { ActionFunctionArgs } from "@remix-run/node";
import { formOf, invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { requireOrder } from "~/sales/orders/access/order-access.server";
import { proveByMail } from "~/sales/orders/mails/guest-mail.server";
import type { Order } from "~/sales/orders/order.server";
import { claimUtr } from "~/sales/payments/by-hand/claimed-utr.server";
import { confirmOrder, isConfirmKey } from "~/sales/payments/by-hand/confirmation.server";
import { afterOrderForm } from "~/sales/payments/forms";
import { t } from "~/base/words/say";

/** The buttons on an order's page: confirms the order, proves a guest's e-mail, takes the UPI reference that the buyer typed. */
export async function submitAfterOrder(args: ActionFunctionArgs) {
  const { order } = await requireOrder(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), () => submit(order, form));
}

async function submit(order: Order, form: FormData) {
  const { data: typed, problem } = parseForm(afterOrderForm, form);
  if (problem) return invalid(problem);
  const page = `/order/${order.token}`;
  switch (typed.intent) {
    case "confirm":
      if (isConfirmKey(order, typed.key) && (await confirmOrder(order.id)))
        return seeOtherWith(t("Thank you. Your order is confirmed."), page);
      return refused(form, t("This order cannot be confirmed any more. Please write to us."));
    case "mail":
      if (await proveByMail(order, typed.proof))
        return seeOtherWith(t("Thank you. We write to you about this order."), page);
      return refused(form, t("Please open the link in our mail once more, and press its button."));
    case "utr":
      if (await claimUtr(order.id, typed.utr))
        return seeOtherWith(
          t("Thank you. We look for your money, and this page says when it is here."),
          page,
        );
      return refused(form, t("No money is awaited for this order any more."));
  }
}

const refused = (form: FormData, sentence: string) =>
  invalid(problemWith("form", sentence, form), { status: 409 });
