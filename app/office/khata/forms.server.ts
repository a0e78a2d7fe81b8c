import { z } from "zod";
import { line, lineOrNone } from "~/base/lib/form/form";
import { amountField, givePartForm } from "~/sales/payments/forms";
import { pastDay } from "~/sales/fulfilment/past-day.server";

/** A buyer who has not ordered here. */
export const newKhataForm = z.object({ name: line("Name", 100), phone: line("Mobile number", 30) });

/** What a buyer owed before. */
export const openingForm = z.object({
  amount: amountField,
  since: pastDay("Choose the day since when it is owed: today or before."),
  note: lineOrNone("Note", 100),
});

/** Credit that is paid back. */
export const backForm = givePartForm.extend({
  went: z.enum(["cash", "upi", "bank", "cheque"], "Choose how it goes back"),
});
