import { z } from "zod";
import { lineOrNone } from "~/base/lib/form/form";
import { dayFrom, dayOf } from "~/base/lib/days";
import { codeTyped } from "~/base/lib/typed/code";
import { plainDigits } from "~/base/lib/typed/digits";
import { packsField } from "../admin/forms";

/**
 * What an admin says of a batch. A number or a best-before day that is left out is found by the shop; what is left out of its seed stays
 * as it is.
 */
export type BatchFields = {
  number: string | null;
  packedOn: string;
  bestBefore: string | null;
  reportWords: string;
  isShown: boolean;
  showsSeed?: boolean;
  seedPlace?: string;
};

const typed = z.string().default("");
/** A day of this century in any usual spelling → `2026-11-25`; null: it is blank. */
export const dayOrNone = (name: string) =>
  typed.transform((text, context) => {
    if (text.trim() === "") return null;
    const day = dayFrom(plainDigits(text).trim());
    if (day?.startsWith("20")) return day;
    const rule = day === null ? "a day, such as 2026-11-25" : "a day from 2000 to 2099";
    context.addIssue({ code: "custom", message: `${name} must be ${rule}` });
    return z.NEVER;
  });

/** The fields of a batch’s form. */
export const batchFields = {
  number: typed
    .transform(codeTyped)
    .refine(
      (text) => text === "" || /^[\p{L}\p{N}][\p{L}\p{N} ./_-]{0,29}$/u.test(text),
      "Number must have at most 30 letters, digits, dashes, dots or slashes",
    ),
  packedOn: dayOrNone("Packed on").pipe(z.string("Packed on is required")),
  bestBefore: dayOrNone("Best before"),
  reportWords: lineOrNone("What it says", 400),
  shown: z.literal("on").optional().catch(undefined),
};

/** What shoppers read of the seed. */
const seedFields = {
  seed: z.literal("on").optional().catch(undefined),
  seedPlace: lineOrNone("Where the seed grew", 80),
};

const form = z.object({ ...batchFields, ...seedFields });
type Typed = z.output<typeof form>;

const asFields = ({ number, shown, seed, ...typed }: Typed) => ({
  ...typed,
  number: number || null,
  isShown: shown === "on",
  showsSeed: seed === "on",
});

/** Whether the best-before day, where one is given, is not before that of packing. */
export const inOrder = ({ packedOn, bestBefore }: Pick<Typed, "packedOn" | "bestBefore">) =>
  bestBefore === null || packedOn <= bestBefore;
export const disorder = {
  path: ["bestBefore"],
  message: "Best before must not be before the day of packing",
};

/** A batch as a file tells it. */
export const batchForm = form.refine(inOrder, disorder).transform(asFields);

/** The same where it is noted by hand, with the tins at hand: none of them was packed on a day to come. */
export const filledBatchForm = batchForm.refine(({ packedOn }) => packedOn <= dayOf(Date.now()), {
  path: ["packedOn"],
  message: "Packed on must not be after today",
});

/** Packs that arrived, from 0. */
export const arrivedForm = z.object({ packs: packsField("Packs") });
