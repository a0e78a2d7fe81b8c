import { data } from "@remix-run/node";
import { db } from "~/base/db/connection.server";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { typedBillTo } from "~/sales/checkout/address/bill-to";
import { doubtAbout } from "~/sales/checkout/address/delivery-form";
import type { RouteArgs } from "~/base/lib/context";
import type { FormState } from "~/base/lib/form/form";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { rupees } from "~/base/lib/money";
import { needsAddress } from "~/sales/orders/needs-address";
import { isAwaitingMoney } from "~/sales/orders/page/payment-badge";
import { parseBuyer } from "~/upkeep/pages/own-gstin.server";
import { tryPaymentOrder } from "~/sales/payments/payment-order.server";
import { overLimitField } from "~/office/khata/limit/question";
import { bargainRight } from "./bargain/percents.server";
import { bargainTyped } from "./bargain/typed";
import { deskOf } from "./desk.server";
import {
  isLookingFor,
  orderForm,
  packsTyped,
  phoneForm,
  placeForm,
  pricedForm,
  sendWithIn,
} from "./forms";
import { goesOut } from "./options";
import { counterPath } from "./paths";
import { payOtherwise } from "./pay-otherwise.server";
import { shownPrice } from "./shown-price.server";
import { isScanning, withScanned } from "./scanned.server";
import type { NotWritten, Typed } from "./refused-order.server";
import { writeOrder } from "./write-order.server";

/** The buttons of the counter: find a customer, the same again, look for packs or (by script, while one types) for the price, write the order down, pay otherwise than by its link. */
export async function submitCounter(args: RouteArgs, form: FormData, admin: Viewer) {
  if (form.get("intent") === "otherwise") return otherwise(form, admin);
  const { data: by, problem } = parseForm(phoneForm, form);
  if (problem) return invalid(problem);
  switch (form.get("intent")) {
    case "find":
      return data({ desk: deskOf(by.phone, admin, { sendWith: sendWithIn(form) }) });
    case "again":
      return data({ desk: deskOf(by.phone, admin, { again: true, sendWith: sendWithIn(form) }) });
    default:
      if (isScanning(form))
        return data({ desk: deskOf(by.phone, admin, { sent: withScanned(form, textsOf(form)) }) });
      return isLookingFor(form) || form.get("intent") === "price"
        ? data({
            desk: deskOf(by.phone, admin, {
              sent: { state: { errors: {}, values: textsOf(form) } },
            }),
          })
        : writeDown(args, form, admin, by.phone);
  }
}

/** The customer does not use the link: on to noting the money, or to what became of the order meanwhile. */
async function otherwise(form: FormData, admin: Viewer) {
  const order = await payOtherwise(String(form.get("number") ?? ""), admin);
  if (!order) return invalid(problemWith("form", "This order can no longer be paid.", form));
  const path = `/dashboard/admin/orders/${order.number}`;
  return seeOther(isAwaitingMoney(order) ? `${path}/received` : path);
}

async function writeDown(args: RouteArgs, form: FormData, admin: Viewer, phone: string) {
  const { typed, problem } = typedIn(form);
  if (problem) return comesBack(phone, admin, problem);
  let written = await writeOrder(typed, admin, bargainRight(db, admin));
  if (written.problem === "below") {
    await requireConfirmed(args, admin);
    written = await writeOrder(typed, admin, null);
  }
  if (written.problem) {
    const values = textsOf(form);
    if (written.problem !== "total") {
      const errors = errorOf(written, phone);
      return comesBack(
        phone,
        admin,
        { errors, values },
        written.problem === "not-served" ? 400 : 409,
      );
    }
    const news = newsOf(shownPrice(form, admin)?.totalPaise ?? 0, typed.seen);
    return data({ desk: deskOf(phone, admin, { sent: { state: { errors: {}, values }, news } }) });
  }
  const { order, isNew } = written;
  // If the provider does not answer, the pay page offers to try again.
  if (order.paymentMethod === "online")
    await tryPaymentOrder(order, !isNew, args.context.requestId);
  return seeOther(`${counterPath}?written=${order.number}`);
}

/** What was typed, or every mistake in it at once. */
function typedIn(
  form: FormData,
): { typed: Typed; problem?: undefined } | { typed?: undefined; problem: FormState } {
  const order = parseBuyer(orderForm(form), form);
  const isSent = goesOut(pricedForm.shape.way.parse(form.get("way")));
  // What is taken along or collected goes to no address, but its invoice may have to name one.
  const { gstin = null, seen = 0 } = order.data ?? {};
  const isNamed = isSent || needsAddress(gstin, seen);
  const sent = isNamed ? parseForm(placeForm(form), form) : null;
  const { wanted: packs, errors } = packsTyped(form);
  const { bargain, errors: noAmounts } = bargainTyped(form);
  const doubt = sent?.data && doubtAbout(sent.data, form);
  const bill = isSent && sent?.data ? typedBillTo(form, { gstin, state: sent.data.state }) : null;
  const wrong = {
    ...order.problem?.errors,
    ...sent?.problem?.errors,
    ...(sent?.problem && !isSent && { form: addressNeeded }),
    ...(doubt && { state: doubt }),
    ...(bill?.problem && { billTo: bill.problem }),
    ...errors,
    ...noAmounts,
  };
  if (!order.data || Object.keys(wrong).length > 0)
    return { problem: { errors: wrong, values: textsOf(form) } };
  return { typed: { ...order.data, packs, bargain, place: sent?.data ?? null, ...bill } };
}

const addressNeeded =
  "An invoice to a GSTIN, or of ₹50,000 and more, has to name the buyer’s address: type it below.";

const comesBack = (phone: string, admin: Viewer, state: FormState, status = 400) =>
  data({ desk: deskOf(phone, admin, { sent: { state } }) }, { status });

function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Why the total has to be looked at first. */
function newsOf(totalPaise: number, seen: number | undefined): string {
  const total = rupees(totalPaise);
  return seen === undefined
    ? `The total is ${total}. Say it to the customer, then press again.`
    : `The total is now ${total}, no longer ${rupees(seen)}. Say it to the customer, then press again.`;
}

/** The sentence for an order that was not written down, beside its field. */
function errorOf(not: NotWritten, phone: string): Record<string, string> {
  switch (not.problem) {
    case "no-packs":
      return { form: "Type how many packs the customer takes." };
    case "gone":
      return { form: "One of these packs is no longer sold. Look at the packs again." };
    case "not-served":
      return { way: "This is not offered for these packs and this PIN. Choose another way." };
    case "total":
    case "below":
      return {};
    case "bargain":
      return { [not.field]: not.words };
    case "owed":
      return { owed: "There are not enough packs. Take fewer, or agree to owe the rest." };
    case "no-account":
      return { account: `This account does not have the number ${phone}.` };
    case "no-link":
      return { paid: "Online payment is not set up, so there is no link to send." };
    case "written":
      return {
        form: `This form was written down before, as ${not.number}. For another order begin with the number again.`,
      };
    case "reference":
      return {
        reference: `This reference has paid order ${not.number} already: one payment pays one order.`,
      };
    case "cash":
    case "too-much":
      return { paid: not.words };
    case "limit":
      return { [overLimitField]: not.words };
    case "send-with":
      return { way: not.words };
  }
}
