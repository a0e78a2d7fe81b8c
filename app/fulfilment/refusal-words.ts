import type { MoveRefusal } from "./move";

/** Why an order was not moved: a sentence for the admin, the field it belongs to, and the HTTP status. */
export const moveRefusals: Record<
  MoveRefusal,
  { words: string; field: "form" | "courier" | "day"; status: 400 | 404 | 409 }
> = {
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
    words:
      "The buyer has not confirmed this order yet. If you called them, open the order and say so there.",
    field: "form",
    status: 409,
  },
  "not-paid": {
    words:
      "It is not paid, and its money comes first. Only the owner can send it all the same, by the tick on its page.",
    field: "form",
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
