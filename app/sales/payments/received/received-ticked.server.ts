import type { Actor } from "~/upkeep/audit/record.server";
import { type Reader, write } from "~/base/db/connection.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { mostTicked, ordersPath, tickedIn } from "~/sales/fulfilment/ticked/ticked";
import { ordersNumbered } from "~/sales/fulfilment/ticked/ticked.server";
import { ordersWords } from "~/sales/fulfilment/ticked/send-fields";
import { owedForEach } from "~/sales/orders/money/owed.server";
import { isAwaitingMoney } from "~/sales/orders/page/payment-badge";
import type { Order } from "~/sales/orders/order.server";
import { cashFieldOf, receivedForm } from "../forms";
import { notReceivedWords } from "../by-hand/not-received-words";
import { NotReceivedTogether, receiveTogether } from "../by-hand/receive-together.server";

/** The ticked orders whose money is awaited by hand, with what is owed for each (paise), and why others of them are left out. */
export function receivedPage(numbers: string[]) {
  const { found, unknown } = ordersNumbered(numbers);
  const open = owedRows(found.filter(isAwaitingMoney));
  return {
    orders: open.map(({ number, buyerName, owedPaise }) => ({ number, buyerName, owedPaise })),
    sumPaise: sumOf(open),
    left: [
      ...found
        .filter((order) => !isAwaitingMoney(order))
        .map((order) => ({ number: order.number, reason: whyNot(order), isListed: true })),
      ...unknown.map((number) => ({
        number,
        reason: "not placed, or there is no such order",
        isListed: false,
      })),
    ],
    tooMany: numbers.length > mostTicked ? numbers.length : null,
  };
}

function owedRows(open: Order[], from?: Reader) {
  const owed = owedForEach(open, from);
  return open.map((order) => ({ ...order, owedPaise: owed.get(order.id) ?? order.totalPaise }));
}

const sumOf = (rows: { owedPaise: number }[]) =>
  rows.reduce((sum, { owedPaise }) => sum + owedPaise, 0);

function whyNot({ status, paidAt, paymentMethod }: Order): string {
  if (paidAt !== null) return "paid already";
  if (status === "cancel") return "cancelled";
  return paymentMethod === "online" ? "to be paid online" : "its payment needs a review";
}

/**
 * Notes the money of these orders in one write, all or none. `sum` is what the owner saw (paise): where it is another one now, nothing is
 * noted. The same form again changes nothing.
 */
export async function submitReceived(form: FormData, actor: Actor) {
  const { data: typed, problem } = parseForm(receivedForm, form);
  if (problem) return invalid(problem);
  const numbers = tickedIn(form);
  const refused = (field: string, words: string) =>
    invalid(problemWith(field, `${words} Nothing was noted.`, form), { status: 409 });
  let noted: { sumPaise: number } | "before" | "changed";
  try {
    noted = await write((tx) => {
      const { found } = ordersNumbered(numbers, tx);
      if (found.length === 0 || found.length < numbers.length) return "changed";
      if (found.every(({ paidAt }) => paidAt !== null)) return "before";
      const open = owedRows(found, tx);
      const sumPaise = sumOf(open);
      if (String(sumPaise) !== form.get("sum")) return "changed";
      receiveTogether(tx, open, typed, actor);
      return { sumPaise };
    });
  } catch (error) {
    if (!(error instanceof NotReceivedTogether)) throw error;
    const { problem: why, number, paidOrder, words } = error.refused;
    if (why === "used")
      return refused("reference", `This reference has paid ${paidOrder} already.`);
    if (why === "too-much-cash") return refused(cashFieldOf(typed), `${number}: ${words}`);
    if (why === "too-much") return refused("form", `${number}: ${words}`);
    return refused("form", `Order ${number} ${notReceivedWords[why]}.`);
  }
  if (noted === "changed")
    return refused("form", "The orders have changed. Please look at them again.");
  if (noted === "before")
    return seeOtherWith({ type: "info", message: "This money was noted before" }, ordersPath);
  const message = `${rupees(noted.sumPaise)} received for ${ordersWords(numbers.length)}`;
  return seeOtherWith(message, ordersPath);
}
