import { z } from "zod";
import { line } from "~/base/lib/form/form";
import { orderNumberAsked } from "../order-number";
import { longestTyped } from "../track-path";

/** What somebody types who looks for an order: `number` becomes `PR-000123`. */
export const trackFields = z.object({
  number: line("Order number", longestTyped).transform((typed, context) => {
    const number = orderNumberAsked(typed);
    if (number !== null) return number;
    context.addIssue("Order number must look like PR-000123");
    return z.NEVER;
  }),
  phone: line("Mobile", longestTyped),
});
