import { z } from "zod";
import { wholeFrom } from "~/base/lib/typed/digits";
import { mostReturnPhotos, waysBack } from "./return-terms";

const whole = (name: string, least: number, most: number) =>
  z
    .string()
    .default("")
    .transform((typed) => wholeFrom(typed, least, most))
    .pipe(z.number(`${name} must be a whole number from ${least} to ${most}`));

/** The owner's terms of returns; outputs `ReturnTerms`. */
export const returnTermsForm = z.object({
  days: whole("Days to ask", 1, 90),
  refundDays: whole("Working days to refund", 1, 30),
  wayBack: z.enum(waysBack, "Choose who pays for sending goods back"),
  minPhotos: whole("Photos", 0, mostReturnPhotos),
});
