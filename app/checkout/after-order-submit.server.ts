import type { ActionFunctionArgs } from "@remix-run/node";
import { formOf, invalid, parseForm, problemWith } from "~/lib/form.server";
import { keepingForm } from "~/lib/keeping-form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { requireOrder } from "~/orders/order-access.server";
import type { Order } from "~/orders/order.server";
import { claimUtr } from "~/payments/by-hand.server";
import { confirmOrder, isConfirmKey } from "~/payments/confirmation.server";
import { afterOrderForm } from "~/payments/forms";

/** The buttons on an order's page: confirms the order, or takes the UPI reference that its buyer typed. */
export async function submitAfterOrder(args: ActionFunctionArgs) {
  const { order } = await requireOrder(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, "Something went wrong", () => submit(order, form));
}

async function submit(order: Order, form: FormData) {
  const { data: typed, problem } = parseForm(afterOrderForm, form);
  if (problem) return invalid(problem);
  const page = `/order/${order.token}`;
  switch (typed.intent) {
    case "confirm": {
      const isAllowed = isConfirmKey(order, typed.key);
      if (isAllowed && ((await confirmOrder(order.id)) || order.confirmedAt !== null))
        return seeOtherWith(
          { type: "success", message: "Thank you. Your order is confirmed." },
          page,
        );
      return refused(form, "This order cannot be confirmed any more. Please write to us.");
    }
    case "utr":
      if (await claimUtr(order.id, typed.utr))
        return seeOtherWith(
          { type: "success", message: "Thank you. We look for your money and write to you." },
          page,
        );
      return refused(form, "No money is awaited for this order any more.");
  }
}

const refused = (form: FormData, sentence: string) =>
  invalid(problemWith("form", sentence, form), { status: 409 });
