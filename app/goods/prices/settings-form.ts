import { z } from "zod";
import { wholeFrom } from "~/base/lib/typed/digits";
import { paiseFrom } from "~/base/lib/money";

const percentIn = (typed: string, most: number, least = 1) =>
  wholeFrom(typed.replace(/%\s*$/, "").trim(), least, most);

const offField = z.string("Percent is required").transform((typed, context) => {
  const percent = percentIn(typed, 99, 0);
  if (percent !== null) return percent;
  context.addIssue({ code: "custom", message: "Type a whole number from 0 to 99, such as 5" });
  return z.NEVER;
});

const limitField = z
  .string()
  .default("")
  .transform((typed, context) => {
    if (typed.trim() === "") return null;
    const paise = paiseFrom(typed);
    if (paise !== null) return paise;
    context.addIssue({
      code: "custom",
      message: "Type an amount in rupees, such as 50000, or leave it blank",
    });
    return z.NEVER;
  });

/** The most that a buyer may owe, as it is typed, in paise; null: blank. */
export const khataLimitForm = z.object({ limit: limitField });

/** The owner's settings of prices as they are typed. Output: whole percent, and paise; null: no limit. */
export const priceSettingsForm = z.object({
  askAbove: z.string("Percent is required").transform((typed, context) => {
    const percent = percentIn(typed, 1000);
    if (percent !== null) return percent;
    context.addIssue({ code: "custom", message: "Type a whole number from 1 to 1000, such as 33" });
    return z.NEVER;
  }),
  /** Off the list price at the counter, whole percent: the owner's without the password, and a seller's. */
  bargainOwner: offField,
  bargainSeller: offField,
  khataLimit: limitField,
  percent: z
    .string()
    .default("")
    .transform((typed, context) => {
      if (typed.trim() === "") return null;
      const percent = percentIn(typed, 100);
      if (percent !== null) return percent;
      context.addIssue({
        code: "custom",
        message: "Type a whole number from 1 to 100, such as 20, or leave it blank",
      });
      return z.NEVER;
    }),
  paise: z
    .string()
    .default("")
    .transform((typed, context) => {
      if (typed.trim() === "") return null;
      const paise = paiseFrom(typed);
      if (paise !== null && paise > 0 && paise <= 1_000_000_00) return paise;
      context.addIssue({
        code: "custom",
        message: "Type an amount in rupees, such as 500, or leave it blank",
      });
      return z.NEVER;
    }),
});
