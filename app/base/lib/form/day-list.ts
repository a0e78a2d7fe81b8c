import { z } from "zod";
import { dayFrom } from "../days";
import { plainDigits } from "../typed/digits";

/** Most days that are kept in one list. */
const most = 200;

/** Days typed with spaces, commas or on lines (`2026-11-25`, `25-11-2026`) → sorted, each once, as `2026-11-25`. `name`: the field's. */
export const dayList = (name: string) =>
  z
    .string()
    .default("")
    .transform((typed, context) => {
      const days = plainDigits(typed)
        .split(/[\s,;]+/)
        .filter(Boolean);
      const wrong = days.find((typedDay) => dayFrom(typedDay) === null);
      if (wrong !== undefined || days.length > most) {
        const message = wrong
          ? `${name}: “${wrong.slice(0, 30)}” is not a day such as 2026-11-25 or 25-11-2026`
          : `${name} must be at most ${most}`;
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      }
      return [...new Set(days.flatMap((typedDay) => dayFrom(typedDay) ?? []))].toSorted();
    });
