import { z } from "zod";
import { paiseFrom } from "~/lib/money";
import { formKey } from "../review/review-forms";
import type { RefundWish } from "./refund-wish";

type Fields = Iterable<[string, FormDataEntryValue]> & {
  get(name: string): FormDataEntryValue | null;
};

/** How much an admin chose to give back, from the page's address or the confirming form; null: nothing chosen yet. */
export function wishIn(
  fields: Fields,
): { wish: RefundWish; problem?: undefined } | { wish?: undefined; problem: string } | null {
  switch (fields.get("kind")) {
    case "full":
      return { wish: { kind: "full" } };
    case "amount": {
      const amountPaise = paiseFrom(String(fields.get("amount") ?? ""));
      return amountPaise === null
        ? { problem: "Type an amount in rupees, such as 450 or 450.50." }
        : { wish: { kind: "amount", amountPaise } };
    }
    case "lines":
      return { wish: { kind: "lines", lines: linesIn(fields) } };
    default:
      return null;
  }
}

/** `line-0=2`: two of the first line. What is no number counts as none. */
function linesIn(fields: Fields) {
  return [...fields].flatMap(([name, value]) => {
    const position = /^line-(\d{1,3})$/.exec(name)?.[1];
    const quantity = /^\d{1,2}$/.test(String(value)) ? Number(value) : 0;
    return position === undefined ? [] : [{ position: Number(position), quantity }];
  });
}

/** The same as fields, for the confirming form. */
export function fieldsOf(wish: RefundWish): [name: string, value: string][] {
  switch (wish.kind) {
    case "full":
      return [["kind", "full"]];
    case "amount":
      return [
        ["kind", "amount"],
        ["amount", (wish.amountPaise / 100).toFixed(2)],
      ];
    case "lines":
      return [
        ["kind", "lines"],
        ...wish.lines.map(({ position, quantity }): [string, string] => [
          `line-${position}`,
          String(quantity),
        ]),
      ];
  }
}

/** What confirms a refund, beside the fields of the wish. `expected`: the paise the admin saw. */
export const refundForm = z.object({
  key: formKey,
  expected: z
    .string()
    .regex(/^\d{1,12}$/, "Please open the page anew.")
    .transform(Number),
  reason: z
    .string()
    .trim()
    .min(1, "Say why, for the buyer and the books.")
    .max(200, "Please keep the reason below 200 letters."),
});

/** Asks the provider now about a refund that is under way. */
export const askForm = z.object({ ask: z.string().min(1).max(64) });
