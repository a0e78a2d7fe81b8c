import { z } from "zod";
import { lines, orBlank } from "~/base/lib/form/form";
import { plainDigits, wholeFrom } from "~/base/lib/typed/digits";
import { dayFrom } from "~/base/lib/days";

/** Most holidays that are kept. */
const mostHolidays = 200;

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
    holidays: z
      .string()
      .default("")
      .transform((typed, context) => {
        const days = plainDigits(typed)
          .split(/[\s,;]+/)
          .filter(Boolean);
        const wrong = days.find((typedDay) => dayFrom(typedDay) === null);
        if (wrong !== undefined || days.length > mostHolidays) {
          const message = wrong
            ? `Holidays: “${wrong.slice(0, 30)}” is not a day such as 2026-11-25 or 25-11-2026`
            : `Holidays must be at most ${mostHolidays}`;
          context.addIssue({ code: "custom", message });
          return z.NEVER;
        }
        return [...new Set(days.flatMap((typedDay) => dayFrom(typedDay) ?? []))].toSorted();
      }),
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
