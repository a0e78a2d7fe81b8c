import { z } from "zod";
import { plainDigits } from "~/lib/india/digits";
import { mostReturnPhotos, waysBack } from "./return-terms";

const whole = (name: string, least: number, most: number) =>
  z
    .string()
    .default("")
    .transform((typed) => plainDigits(typed).trim())
    .refine(
      (typed) => /^\d{1,2}$/.test(typed) && Number(typed) >= least && Number(typed) <= most,
      `${name} must be a whole number from ${least} to ${most}`,
    )
    .transform(Number);

/** The owner's terms of returns; outputs `ReturnTerms`. */
export const returnTermsForm = z.object({
  days: whole("Days to ask", 1, 90),
  refundDays: whole("Working days to refund", 1, 30),
  wayBack: z.enum(waysBack, "Choose who pays for sending goods back"),
  minPhotos: whole("Photos", 0, mostReturnPhotos),
});
