import { z } from "zod";
import { dayList } from "~/base/lib/form/day-list";
import { lines, orBlank } from "~/base/lib/form/form";
import { plainDigits, wholeFrom } from "~/base/lib/typed/digits";

/** Delivery settings as an admin types them. Output: minutes after midnight, days as `2026-11-25`. */
export const deliverySettingsForm = z
  .object({
    cutOff: z
      .string()
      .default("")
      .transform((typed, context) => {
        const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(plainDigits(typed).trim()) ?? [];
        const time = Number(hours) * 60 + Number(minutes);
        if (Number(hours) < 24 && Number(minutes) < 60) return time;
        context.addIssue({ code: "custom", message: "Cut-off time must look like 14:00" });
        return z.NEVER;
      }),
    holidays: dayList("Holidays"),
    collect: z.literal("on").optional(),
    collectHours: orBlank(lines("Hours", 200)).transform((typed) => typed || null),
    divisor: z
      .string()
      .default("")
      .transform((typed, context) => {
        const divisor = wholeFrom(typed, 1000, 10_000);
        if (divisor !== null) return divisor;
        context.addIssue({
          code: "custom",
          message: "Divisor must be a whole number from 1000 to 10000",
        });
        return z.NEVER;
      }),
  })
  .refine(({ collect, collectHours }) => !collect || Boolean(collectHours), {
    path: ["collectHours"],
    message: "Hours are required for collecting",
    // Told together with the other mistakes.
    when: () => true,
  })
  .transform(({ cutOff, holidays, collect, collectHours, divisor }) => ({
    cutOff,
    holidays,
    collecting: { isOn: collect === "on", hours: collectHours },
    divisor,
  }));
