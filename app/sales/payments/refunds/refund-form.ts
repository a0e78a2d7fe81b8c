import { z } from "zod";
import { lineOrNone } from "~/base/lib/form/form";
import { paiseFrom } from "~/base/lib/money";
import { packFields } from "~/sales/orders/pack-fields";
import { choiceWords, type RefundChoiceKind, type RefundScope } from "./refund-scope";

type Fields = Iterable<[string, FormDataEntryValue]> & {
  get(name: string): FormDataEntryValue | null;
};

type Kind = RefundChoiceKind;
type ChosenRefund = Extract<RefundScope, { kind: Kind }>;
type Choice =
  | { what: ChosenRefund; problem?: undefined }
  /** `place`: the choice that the problem belongs to. */
  | { what?: undefined; problem: string; place: Kind };

/**
 * The refund an admin chose, from the query string or the confirmation form; null if nothing is chosen yet. A value typed
 * for a choice that is not selected is a problem, never ignored.
 */
export function chosenRefund(fields: Fields): Choice | null {
  const kind = fields.get("kind");
  if (kind !== "full" && kind !== "lines" && kind !== "amount") return null;
  const amount = String(fields.get("amount") ?? "").trim();
  const lines = packFields(fields);
  const ticks = { delivery: fields.get("delivery") !== null, fee: fields.get("fee") !== null };
  if (kind !== "amount" && amount !== "") return contradiction("amount", "typed an amount", kind);
  if (kind !== "lines" && lines.some(({ quantity }) => quantity !== 0))
    return contradiction("lines", "typed a number of a product", kind);
  if (kind !== "lines" && (ticks.delivery || ticks.fee))
    return contradiction("lines", `ticked the ${ticks.delivery ? "delivery" : "fee"}`, kind);
  switch (kind) {
    case "full":
      return { what: { kind } };
    case "amount": {
      const amountPaise = paiseFrom(amount);
      return amountPaise === null
        ? { problem: "Type an amount in rupees, such as 450 or 450.50.", place: kind }
        : { what: { kind, amountPaise } };
    }
    case "lines":
      return lines.some(({ quantity }) => Number.isNaN(quantity))
        ? { problem: "Type how many as whole numbers.", place: kind }
        : { what: { kind, lines, ...ticks } };
  }
}

function contradiction(place: Kind, did: string, chosen: Kind): Choice {
  const problem = `You ${did}, but chose “${choiceWords[chosen]}”. Choose “${choiceWords[place]}”, or empty this.`;
  return { problem, place };
}

/** A chosen refund as form fields, for the confirmation form. */
export function fieldsOf(what: ChosenRefund): [name: string, value: string][] {
  switch (what.kind) {
    case "full":
      return [["kind", "full"]];
    case "amount":
      return [
        ["kind", "amount"],
        ["amount", (what.amountPaise / 100).toFixed(2)],
      ];
    case "lines":
      return [
        ["kind", "lines"],
        ...what.lines.map(({ position, quantity }): [string, string] => [
          `line-${position}`,
          String(quantity),
        ]),
        ...(what.delivery ? [["delivery", "yes"] as [string, string]] : []),
        ...(what.fee ? [["fee", "yes"] as [string, string]] : []),
      ];
  }
}

/** The confirmation form, besides the fields of the choice. `expected`: the amount (paise) the admin saw. */
export const refundForm = z.object({
  expected: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  reason: lineOrNone("Reason", 200).pipe(
    z.string().min(1, "Say why, for the buyer and the books."),
  ),
});

/** The owner says why what is left is kept. */
export const keepForm = z.object({
  reason: z
    .string()
    .trim()
    .min(1, "Say why it is kept, for the books.")
    .max(200, "Please keep the reason below 200 letters."),
});

/** The button that checks an open refund now. */
export const askForm = z.object({ ask: z.string().min(1).max(64) });
