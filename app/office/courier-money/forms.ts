import { z } from "zod";
import { line } from "~/base/lib/form/form";
import { wholeFrom } from "~/base/lib/typed/digits";

/** Which column of a file tells what, by its plain heading; "": none does. */
export const columnsForm = z.object({
  courier: line("Courier", 60),
  parcel: z.string().min(1, "Choose the column with the parcel's number"),
  amount: z.string().min(1, "Choose the column with the amount"),
  reference: z.string().default(""),
  utr: z.string().default(""),
  day: z.string().default(""),
  charges: z.string().default(""),
});

/** After how many days a courier's money is late, as the owner types it. */
export const lateDaysForm = z.object({
  days: z
    .string()
    .default("")
    .transform((typed, context) => {
      const days = wholeFrom(typed, 1, 60);
      if (days !== null) return days;
      context.addIssue({ code: "custom", message: "Days must be a whole number from 1 to 60" });
      return z.NEVER;
    }),
});

/** Why a file is taken back. */
export const takeBackFileForm = z.object({ reason: line("Reason", 200) });
