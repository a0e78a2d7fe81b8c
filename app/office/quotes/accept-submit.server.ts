import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { confirmationOf, doubtAbout } from "~/sales/checkout/address/delivery-form";
import { collector, recipient } from "~/sales/checkout/typed-buyer.server";
import { toPayPage } from "~/sales/checkout/check-out.server";
import { db } from "~/base/db/connection.server";
import type { FormState } from "~/base/lib/form/form";
import { formOf, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { rememberOrder } from "~/sales/orders/access/known-orders.server";
import type { Order } from "~/sales/orders/order.server";
import {
  type Acceptance,
  acceptQuote,
  type NotAccepted,
  payAcceptedQuote,
} from "./accept-quote.server";
import { acceptForm } from "./forms";
import { requireQuote } from "./quote-access.server";
import { linesOf, type Quote, quoteSums } from "./quotes.server";
import { t } from "~/base/words/say";

/** The action of a quote's page: accepts it, or pays the order that it became. */
export async function submitQuote(args: ActionFunctionArgs) {
  const { quote, buyer } = await requireQuote(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), () =>
    quote.orderId ? payAgain(args, quote, buyer, form) : accept(args, quote, buyer, form),
  );
}

async function accept(
  args: ActionFunctionArgs,
  quote: Quote,
  buyer: Viewer | null,
  form: FormData,
) {
  const { data: chosen = acceptForm.parse({}) } = parseForm(acceptForm, form);
  const typed =
    quote.deliveryWay === "collect"
      ? collector(buyer, form, quoteTotal(quote))
      : recipient(buyer, chosen.method, form);
  if ("problem" in typed) return refused(typed.problem, { status: 400 });
  const doubt = typed.delivery && doubtAbout(typed.delivery, form);
  if (typed.delivery && doubt)
    return refused(problemWith("form", doubt, form), {
      status: 400,
      confirmation: confirmationOf(typed.delivery),
    });
  const accepted = await acceptQuote(quote.token, { ...typed, ...chosen });
  if (accepted.problem !== undefined) {
    const problem = problemWith("form", t(refusals[accepted.problem]), form);
    // What the page shows now is the changed quote: the next press accepts that one.
    const { seen: _before, ...values } = problem.values;
    return refused({ ...problem, values }, { status: 409 });
  }
  const { order, isNew } = accepted;
  const headers = new Headers();
  // Only the browser that accepted sees the whole order of a guest; others with the same link do not.
  if (order.userId === null && (isNew || isFrom(order, typed)))
    headers.append("Set-Cookie", await rememberOrder(args.request, order.id));
  return toOrder(args, order, isNew, headers);
}

const quoteTotal = (quote: Quote) =>
  quoteSums(linesOf(db, quote.id), quote.deliveryPaise).totalPaise;

/** Whether an order that stands already is this form's, pressed twice. */
const isFrom = (order: Order, { buyer, delivery }: Pick<Acceptance, "buyer" | "delivery">) =>
  order.buyerName === buyer.name &&
  order.buyerPhone === buyer.phone &&
  order.shipLine === (delivery?.line ?? null);

async function payAgain(
  args: ActionFunctionArgs,
  quote: Quote,
  buyer: Viewer | null,
  form: FormData,
) {
  const { data: chosen = acceptForm.parse({}) } = parseForm(acceptForm, form);
  const order = await payAcceptedQuote(quote.token, chosen.method, buyer?.id ?? null);
  if (order) return toOrder(args, order, false, new Headers());
  return refused(problemWith("form", t(refusals["no-such-payment"]), form), { status: 409 });
}

/** To the pay page, or to the order that is paid otherwise or already. */
const toOrder = async (
  args: ActionFunctionArgs,
  order: Order,
  isNew: boolean,
  headers: Headers,
): Promise<Response> =>
  order.paymentMethod === "online" && order.paymentStatus === "unpaid"
    ? toPayPage(args, order, isNew, headers)
    : seeOther(`/order/${order.token}`, { headers });

const refused = (
  form: FormState,
  { status, confirmation = "" }: { status: number; confirmation?: string },
) => data({ form, confirmation }, { status });

const refusals: Record<NotAccepted, string> = {
  unknown: "There is no such quote.",
  over: "This quote can no longer be accepted. Please write to us for a new one.",
  changed: "We have changed this quote. Please check it again before you accept it.",
  gone: "Something in this quote is no longer sold. Please write to us: we make you a new one.",
  "other-place":
    "The price of delivery is for the PIN in the quote. Please write to us for delivery to another one.",
  "no-such-payment": "This order cannot be paid that way. Please choose another one.",
};
