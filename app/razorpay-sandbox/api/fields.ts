import { z } from "zod";

const mostPaise = 50_000_000;

/** A whole number of paise, or its digits as a string, because forms send only strings. */
export const paise = (missing: string) =>
  z.preprocess(
    numberIn,
    z
      .number({
        error: ({ input }) => (input === undefined ? missing : "The amount must be an integer."),
      })
      .int("The amount must be an integer.")
      .max(mostPaise, "Amount exceeds maximum amount allowed."),
  );

/** At most 15 notes of at most 256 characters. `[]`, the provider's spelling of no notes, becomes `{}`. */
export const notes = z
  .preprocess(
    (value) => (Array.isArray(value) && value.length === 0 ? {} : value),
    z.record(
      z.string().max(256, "The key of a note may not be greater than 256 characters."),
      z
        .union([z.string(), z.number(), z.boolean()], { error: "The notes must hold texts." })
        .transform(String)
        .pipe(z.string().max(256, "A note may not be greater than 256 characters.")),
      { error: "The notes must be an array." },
    ),
  )
  .refine(
    (all) => Object.keys(all).length <= 15,
    "Number of fields in notes should be less than or equal to 15.",
  );

export const receipt = z
  .string({ error: "The receipt must be a string." })
  .max(40, "The receipt may not be greater than 40 characters.");

/** A boolean: true, 1 and their form spellings count as true. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1, "0", "1", "true", "false"])], {
    error: "The field must be true or false.",
  })
  .transform((value) => value === true || value === 1 || value === "1" || value === "true");

function numberIn(value: unknown): unknown {
  return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
