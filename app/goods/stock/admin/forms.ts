import { z } from "zod";
import { lineOrNone } from "~/base/lib/form/form";
import { wholeFrom } from "~/base/lib/typed/digits";

/** Most packs that a form takes at a time. */
export const mostPacksTyped = 99_999;

/** Typed packs, in any digits → a whole number from 0; null: it is none. */
export const packsIn = (typed: string) => wholeFrom(typed, 0, mostPacksTyped);

const wholeWords = (name: string) => `${name} must be a whole number up to 99,999`;

/** A number of packs from 0. */
export const packsField = (name: string) =>
  z
    .string({ error: `${name} is required` })
    .refine((typed) => typed.trim() !== "", `${name} is required`)
    .transform(packsIn)
    .pipe(z.number(wholeWords(name)));

/** The same, or blank: null. */
export const packsOrNone = (name: string) =>
  z
    .string()
    .default("")
    .transform((typed) => (typed.trim() === "" ? null : (packsIn(typed) ?? Number.NaN)))
    .pipe(z.number(wholeWords(name)).nullable());

const why = lineOrNone("Why", 200);

/** What happened to packs. `version`: the number on hand that the form was filled from; null if it does not say. */
export const movementForm = z
  .object({
    kind: z.enum(["arrived", "broken", "corrected"], "Choose what happened"),
    packs: packsField("Packs"),
    version: z.coerce.number().int().nullable().catch(null),
    /** A batch of this product. */
    batch: z
      .string()
      .max(64)
      .default("")
      .transform((id) => id || null),
    why,
  })
  .refine(({ kind, packs }) => kind === "corrected" || packs > 0, {
    path: ["packs"],
    message: "Packs must be 1 or more",
  });

/** `id`: of the movement (`rowOfForm`). */
export type NotedMovement = z.output<typeof movementForm> & { id: string };

/** Counting begins with so many packs. */
export const beginForm = z.object({ packs: packsField("Packs on hand") });

/** Blank: nobody asks to be told. */
export const lowForm = z.object({ low: packsOrNone("Low stock") });

/** The sheet of arrivals, beside its fields `packs-<product id>`. */
export const sheetForm = z.object({ why });
