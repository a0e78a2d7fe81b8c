import { z } from "zod";
import { longest } from "~/people/accounts/limits";
import { email } from "~/base/lib/typed/email";
import { deliveryWays, paymentMethods } from "~/base/db/statuses";
import { pinIn, pinProblem } from "~/goods/delivery/pin";
import { dayEnd } from "~/base/lib/days";
import { joinedLine, line, lineOrNone, lines, orBlank } from "~/base/lib/form/form";
import { paiseFrom } from "~/base/lib/money";
import { othersGstinProblem, typedGstin } from "~/base/lib/india/gstin";
import { fewestDigits, hasDigits } from "~/base/lib/india/phone";
import { stateName } from "~/base/lib/india/states";
import { day } from "~/base/lib/time";
import { longestNote, longestValid, mostPaise } from "./limits";

/** An amount in rupees, ₹0 too → paise; empty: null, for the shop to suggest. */
export const amountIn = (field: string, least: number) =>
  z
    .string()
    .default("")
    .transform((typed, context) => {
      if (typed.trim() === "") return null;
      const paise = paiseFrom(typed);
      if (paise !== null && paise >= least && paise <= mostPaise) return paise;
      const message = `${field} must be an amount in rupees, such as 2740, or empty`;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

/** A quote as the owner types it, but for its packs (`packsOf`). `now`: UTC ms. */
export const quoteForm = (now: number) =>
  z.object({
    name: line("Name", longest.name),
    phone: line("Phone", longest.phone).refine(
      hasDigits,
      `Phone must have at least ${fewestDigits} digits`,
    ),
    email: orBlank(email("Email", longest.email)),
    firm: lineOrNone("Name of the firm", longest.firm).transform((typed) => typed || null),
    gstin: z
      .string()
      .default("")
      .transform(typedGstin)
      .superRefine((typed, context) => {
        const problem = typed && othersGstinProblem(typed);
        if (problem) context.addIssue({ code: "custom", message: problem });
      })
      .transform((typed) => typed || null),
    line: orBlank(joinedLine("House and street", longest.line)),
    area: lineOrNone("Area or landmark", longest.area),
    city: lineOrNone("City or village", longest.city),
    pin: lineOrNone("PIN", longest.pin)
      .superRefine((typed, context) => {
        const message = typed && pinProblem(typed);
        if (message) context.addIssue({ code: "custom", message });
      })
      .transform((typed) => pinIn(typed) ?? ""),
    state: z
      .string()
      .default("")
      .refine((code) => code === "" || stateName(code) !== null, "State is not known"),
    way: z.enum(deliveryWays).or(z.literal("")).default(""),
    delivery: amountIn("Price of delivery", 0),
    advance: amountIn("Part online first", 100),
    until: z.string("Valid until is required").transform((typed, context) => {
      const until = dayEnd(typed);
      if (until !== null && until > now && until <= now + longestValid + day) return until;
      context.addIssue({
        code: "custom",
        message: "Valid until must be a day from today on, at most 60 days ahead",
      });
      return z.NEVER;
    }),
    note: orBlank(lines("Note", longestNote)),
  });

export type TypedQuote = z.output<ReturnType<typeof quoteForm>>;

/** What the customer's page sends beside who and where. `seen`: the quote as it was shown (its `updatedAt`). */
export const acceptForm = z.object({
  seen: z.string().catch(""),
  method: z.enum(paymentMethods).catch("online"),
});
