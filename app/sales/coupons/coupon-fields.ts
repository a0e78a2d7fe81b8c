import { z } from "zod";
import { dayEnd, dayOf, dayStart } from "~/base/lib/days";
import { wholeFrom } from "~/base/lib/typed/digits";
import { paiseFrom } from "~/base/lib/money";
import { codeIn, longestCode } from "./code";

/** What an admin decides about a coupon; columns as in `coupons`. */
export type CouponFields = {
  code: string;
  kind: "percent" | "amount";
  value: number;
  leastPaise: number;
  firstOrderOnly: boolean;
  perBuyer: number | null;
  inAll: number | null;
  startsAt: number | null;
  endsAt: number | null;
};

/** The kinds of discount, and the tick, as the form calls them. */
export const kindWords = { percent: "Percent of the goods", amount: "Amount in rupees" };
export const firstWords = "First order only";

/** A coupon as its form has it. */
export const filledCoupon = (coupon: CouponFields) => ({
  code: coupon.code,
  kind: coupon.kind,
  value: String(coupon.value / 100),
  least: coupon.leastPaise > 0 ? String(coupon.leastPaise / 100) : "",
  perBuyer: coupon.perBuyer === null ? "" : String(coupon.perBuyer),
  inAll: coupon.inAll === null ? "" : String(coupon.inAll),
  from: coupon.startsAt === null ? "" : dayOf(coupon.startsAt),
  to: coupon.endsAt === null ? "" : dayOf(coupon.endsAt - 1),
});

const typed = z.string().default("");
const mostUses = 1_000_000;

/** A coupon as it is typed: days as `2026-11-25`, the last one included. All its problems are told together. */
export const couponForm = z
  .object({
    code: typed,
    kind: z.enum(["percent", "amount"]).catch("percent"),
    value: typed,
    least: typed,
    first: z.literal("on").optional().catch(undefined),
    perBuyer: typed,
    inAll: typed,
    from: typed,
    to: typed,
  })
  .transform((form, context): CouponFields => {
    const refuse = (field: keyof typeof form, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });

    const code = codeIn(form.code);
    if (!new RegExp(`^[A-Z0-9-]{3,${longestCode}}$`).test(code))
      refuse("code", `Code must have 3 to ${longestCode} letters, digits or dashes`);

    const value = hundredthsIn(form.value);
    if (value === null || value <= 0)
      refuse("value", "Discount must be a number above 0, such as 10 or 12.50");
    else if (form.kind === "percent" && value > 10_000)
      refuse("value", "Discount must be at most 100 percent");

    const leastPaise = form.least.trim() === "" ? 0 : hundredthsIn(form.least);
    if (leastPaise === null)
      refuse("least", "Least value must be an amount in rupees, such as 500");

    const uses = (field: "perBuyer" | "inAll", label: string): number | null => {
      const text = form[field].trim();
      const count = wholeFrom(text, 1, mostUses);
      if (text !== "" && count === null)
        refuse(field, `${label} must be a whole number from 1 to 10,00,000, or blank`);
      return count;
    };
    const day = (field: "from" | "to", label: string, read: (text: string) => number | null) => {
      const time = read(form[field].trim());
      if (form[field].trim() !== "" && time === null)
        refuse(field, `${label} must be a day, such as 2026-11-25`);
      return time;
    };
    const perBuyer = uses("perBuyer", "Uses per buyer");
    const inAll = uses("inAll", "Uses in all");
    const startsAt = day("from", "First day", dayStart);
    const endsAt = day("to", "Last day", dayEnd);
    if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
      refuse("to", "Last day must not be before the first day");

    return {
      code,
      kind: form.kind,
      value: value ?? 0,
      leastPaise: leastPaise ?? 0,
      firstOrderOnly: form.first === "on",
      perBuyer,
      inAll,
      startsAt,
      endsAt,
    };
  });

/** "₹1,450.50" or "12.5 %" → hundredths. */
const hundredthsIn = (text: string): number | null => paiseFrom(text.replace(/%\s*$/, ""));
