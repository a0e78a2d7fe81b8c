import { z } from "zod";
import { line, lineOrNone, lines, orBlank } from "~/base/lib/form/form";
import { moneyRowWays, moneyWays } from "~/base/db/money-ways";
import { paiseFrom } from "~/base/lib/money";
import { codeTyped } from "~/base/lib/typed/code";
import { tooMuchCash } from "./by-hand/cash-limit";
import { bankReferenceIn, isVpa, utrIn } from "./by-hand/upi";

/** An admin's note on how the money arrived. */
export const receivedForm = z.object({
  /** Empty: not said. */
  came: z.enum(moneyWays).or(z.literal("")).catch(""),
  /** The bank's reference of the money; null: not given. */
  reference: z
    .string()
    .default("")
    .transform((typed, context) => {
      if (codeTyped(typed) === "") return null;
      const reference = bankReferenceIn(typed);
      if (reference) return reference;
      context.addIssue({
        code: "custom",
        message: "Reference must be the 12 digits of a UPI payment, or 8 to 22 letters and digits",
      });
      return z.NEVER;
    }),
  note: lineOrNone("Note", 100),
});

const amountMessage = "Amount must be in rupees, such as 12500";

/** A required amount in rupees → paise. */
export const amountField = z
  .string("Amount is required")
  .transform((typed) => paiseFrom(typed) || null)
  .pipe(z.number(amountMessage));

/** Money for one order; without an amount, all that is still to come. */
export const partForm = receivedForm.extend({
  /** Also the buyer's credit. */
  came: z.enum(moneyRowWays).or(z.literal("")).catch(""),
  amount: amount(amountMessage, 1).transform((paise) => paise ?? undefined),
  keepsMore: z.literal("on").optional(),
});

/** Why money that was noted by mistake is taken back. */
export const takeBackForm = z.object({ reason: line("Reason") });

/** Money that goes back before its order was paid. */
export const givePartForm = z.object({
  amount: amountField,
  went: z.enum(["online", "cash", "upi", "bank", "cheque", "credit"], "Choose how it goes back"),
  reference: lineOrNone("Reference", 40),
  reason: line("Reason"),
});

/** The field that said that money came as cash. */
export const cashFieldOf = ({ came }: Pick<z.output<typeof partForm>, "came">) =>
  came === "cash" ? "came" : "note";

/** The ids of the orders that an admin ticked. */
export const unconfirmedForm = z.array(z.string().min(1).max(100)).min(1).max(200);

/** The buttons on an order's page. */
export const afterOrderForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("confirm"), key: z.string().max(100) }),
  z.object({ intent: z.literal("mail"), proof: z.string().max(100) }),
  z.object({
    intent: z.literal("utr"),
    utr: z
      .string("UPI reference is required")
      .transform(utrIn)
      .pipe(z.string("UPI reference must have 12 digits, as your UPI app shows them after paying")),
  }),
]);

/** Settings for payment on delivery and by transfer, as an admin types them. */
export const otherPaymentsForm = z
  .object({
    onDelivery: z.literal("on").optional(),
    most: amount("Largest order must be an amount in rupees, such as 5000", 1),
    fee: amount("Fee must be an amount in rupees, such as 30, or empty", 0),
    confirm: z.literal("on").optional(),
    onlineMost: amount("Largest online payment must be an amount in rupees, such as 500000", 100),
    transfer: z.literal("on").optional(),
    vpa: z
      .string()
      .default("")
      .transform((typed) => codeTyped(typed).toLowerCase())
      .refine(
        (typed) => typed === "" || isVpa(typed),
        "UPI id must look like prayosha@okbank: letters, digits, dots or dashes, @, and the bank's short name",
      ),
    payee: lineOrNone("Payee", 60),
    details: orBlank(lines("Details", 1000)),
  })
  .refine(({ most, fee }) => (most ?? 0) + (fee ?? 0) < tooMuchCash, {
    path: ["most"],
    error: "Largest order must be below ₹2,00,000 with its fee: the law allows no more in cash",
  })
  .transform(({ vpa, payee, details, ...rest }) => ({
    ...rest,
    details: details || null,
    upi: vpa ? { vpa, payee: payee || null } : null,
  }));

/** What is missing for the methods that are switched on, as sentences by field. */
export function missingFor(form: FormData): Record<string, string> {
  const has = (name: string) => Boolean(String(form.get(name) ?? "").trim());
  return {
    ...(has("onDelivery") && !has("most")
      ? { most: "Largest order is required for paying on delivery" }
      : {}),
    ...(has("transfer") && !has("details") && !has("vpa")
      ? { details: "Details are required for transfers, or a UPI id" }
      : {}),
  };
}

/** An amount in rupees → paise, at least `least` paise; empty: null. */
function amount(message: string, least: number) {
  return z
    .string()
    .default("")
    .transform((typed, context) => {
      if (typed.trim() === "") return null;
      const paise = paiseFrom(typed);
      if (paise !== null && paise >= least) return paise;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

/** The provider's signed callback after a successful payment. */
export const successFields = z.object({
  razorpay_payment_id: z.string().regex(/^pay_[A-Za-z0-9]{1,40}$/),
  razorpay_order_id: z.string().max(60),
  razorpay_signature: z.string().max(200),
});

/** The provider's unsigned callback after a failed payment. Only the code is required. */
export const failureFields = z.object({
  "error[code]": z.string().max(100),
  "error[reason]": z.string().max(100).optional(),
});
