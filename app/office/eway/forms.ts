import { z } from "zod";
import { dayOrNone, dayTyped } from "~/base/lib/form/day";
import { joinedLine, line, lineOrNone } from "~/base/lib/form/form";
import { paiseFrom } from "~/base/lib/money";
import { plainDigits } from "~/base/lib/typed/digits";
import { pinIn, pinProblem } from "~/goods/delivery/pin";
import { farthestKm, modeWords, transporterProblem, vehicleProblem } from "./transport";

const typed = z.string().default("");

/** A code in capitals without spaces, checked by `problem`; empty: none. */
const code = (problem: (code: string) => string | null) =>
  typed.transform((text, context) => {
    const read = plainDigits(text)
      .toUpperCase()
      .replace(/[\s.-]/g, "");
    const wrong = read && problem(read);
    if (!wrong) return read;
    context.addIssue({ code: "custom", message: wrong });
    return z.NEVER;
  });

const kmProblem = `Distance must be whole kilometres from 0 to ${farthestKm}`;

/** How goods travel. */
export const transportForm = z
  .object({
    distanceKm: typed
      .transform((text) => plainDigits(text).trim() || "0")
      .refine((km) => /^\d{1,4}$/.test(km) && Number(km) <= farthestKm, kmProblem)
      .transform(Number),
    mode: z.enum(Object.keys(modeWords), "Choose how it travels").transform(Number),
    vehicle: code(vehicleProblem),
    transporterId: code(transporterProblem),
    transporter: lineOrNone("Transporter", 100),
    lorryReceipt: lineOrNone("Number of the consignment note", 15),
    lorryReceiptDay: dayOrNone("Day of the consignment note").transform((day) => day || null),
  })
  .refine(({ lorryReceipt, lorryReceiptDay }) => !lorryReceipt === (lorryReceiptDay === null), {
    path: ["lorryReceiptDay"],
    error: "Give the number and the day of the consignment note, or neither",
  });

/** What the portal answered. */
export const answerForm = z
  .object({
    number: typed
      .transform((text) => plainDigits(text).replace(/[\s-]/g, ""))
      .refine((number) => /^\d{12}$/.test(number), "Number must have 12 digits"),
    madeDay: dayTyped("Date"),
    validUntil: dayTyped("Valid until"),
    vehicle: code(vehicleProblem),
  })
  .refine(({ madeDay, validUntil }) => !madeDay || !validUntil || validUntil >= madeDay, {
    path: ["validUntil"],
    error: "Valid until must not be before the date",
  });

const limit = (text: string): number | null => {
  const paise = paiseFrom(text);
  return paise !== null && paise >= 10_000_00 && paise <= 1_00_00_000_00 ? paise : null;
};
const limitProblem = "must be an amount from ₹10,000 on, such as 50000";

/** The limits and where goods leave. `cityPaise` empty: none is needed in one city. */
export const settingsForm = z.object({
  statePaise: typed
    .transform(limit)
    .refine((paise) => paise !== null, `In the state ${limitProblem}`)
    .transform((paise) => paise ?? 0),
  cityPaise: typed.transform((text, context) => {
    if (text.trim() === "") return null;
    const paise = limit(text);
    if (paise !== null) return paise;
    context.addIssue(`In one city ${limitProblem}, or empty`);
    return z.NEVER;
  }),
  lookedAt: dayTyped("Looked up on"),
  line: joinedLine("House and street", 120),
  place: line("Town", 50),
  pin: line("PIN", 40)
    .superRefine((text, context) => {
      const message = pinProblem(text);
      if (message) context.addIssue({ code: "custom", message });
    })
    .transform((text) => pinIn(text) ?? ""),
});
