import { z } from "zod";
import { text } from "~/base/lib/form/form";
import { plainDigits } from "~/base/lib/typed/digits";
import { withoutMarks } from "~/base/lib/typed/marks";
import { festivalLine, festivalsIn } from "./festivals";

/** What the owner says of pressing. */
export const pressForm = z.object({
  festivals: z
    .string()
    .max(4000, "Festivals must have at most 4,000 characters")
    .default("")
    .transform((typed, context) => {
      const plain = plainDigits(withoutMarks(typed.normalize("NFC"))).replace(/\r\n?/g, "\n");
      const { festivals, wrong } = festivalsIn(plain);
      if (wrong === null) return festivals.map(festivalLine).join("\n");
      const message = `Festivals: “${wrong.slice(0, 30)}” is not a day and a name such as 2026-11-08 Diwali`;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
  yieldKg: text("Oil")
    .transform((typed) => Number(plainDigits(typed).trim()))
    .refine((kg) => kg >= 20 && kg <= 60, "Oil must be from 20 to 60 kg"),
});
