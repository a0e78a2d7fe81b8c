import { z } from "zod";
import { dayList } from "~/base/lib/form/day-list";
import { wholeFrom } from "~/base/lib/typed/digits";

/** How soon payouts come, as the owner types it. */
export const payoutRhythmForm = z.object({
  days: z
    .string()
    .default("")
    .transform((typed, context) => {
      const days = wholeFrom(typed, 0, 30);
      if (days !== null) return days;
      context.addIssue({ code: "custom", message: "Days must be a whole number from 0 to 30" });
      return z.NEVER;
    }),
  holidays: dayList("Bank holidays"),
});
