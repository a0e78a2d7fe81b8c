import type { Member } from "~/people/accounts/member";
import { may } from "~/people/accounts/staff/rights";
import { unpaidAdvice } from "~/sales/orders/may-be-packed";
import type { MoveRefusal } from "./move";

type Refusal = {
  words: string | ((by: Member) => string);
  field: "form" | "courier" | "day" | "paid";
  status: 400 | 404 | 409;
};

/** Why an order was not moved: a sentence for who tried, saying what they can do; the field it belongs to, and the HTTP status. */
export function moveRefusal(problem: MoveRefusal, by: Member): Refusal & { words: string } {
  const { words, ...where } = refusals[problem];
  return { ...where, words: typeof words === "string" ? words : words(by) };
}

const refusals: Record<MoveRefusal, Refusal> = {
  "no-order": {
    words: "There is no such order.",
    field: "form",
    status: 404,
  },
  "changed-meanwhile": {
    words: "Someone else changed the status of this order. Reload the page and check it.",
    field: "form",
    status: 409,
  },
  "not-confirmed": {
    words: (by) =>
      `The buyer has not confirmed this order yet. ${
        may(by, "orders")
          ? "If you called them, open the order and say so there."
          : "The owner or a seller has to call them first."
      }`,
    field: "form",
    status: 409,
  },
  "not-paid": {
    words: (by) => `It is not paid, and its money comes first: ${unpaidAdvice(by)}.`,
    field: "form",
    status: 409,
  },
  recalled: {
    words: (by) =>
      `A batch of which it has packs is recalled: do not pack or send it. ${
        may(by, "orders")
          ? "Take other packs on its page, or cancel it."
          : "The owner or a seller takes other packs first."
      }`,
    field: "form",
    status: 409,
  },
  paid: {
    words: "It is paid. Tick that the owner is asked to give the money back, and save again.",
    field: "paid",
    status: 409,
  },
  "not-sent": {
    words: "This order was never sent, so it cannot come back.",
    field: "form",
    status: 409,
  },
  "unknown-courier": {
    words: "Choose one of the listed couriers.",
    field: "courier",
    status: 400,
  },
  "wrong-day": {
    words: "Choose a day from the one it was ordered on to today.",
    field: "day",
    status: 400,
  },
};
