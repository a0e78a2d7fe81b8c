import { z } from "zod";
import { dayFrom } from "~/lib/days";
import { plainDigits } from "~/lib/india/digits";

/** What an admin says of a batch. A number or a best-before day that is left out is found by the shop. */
export type BatchFields = {
  number: string | null;
  packedOn: string;
  bestBefore: string | null;
  reportWords: string;
  isShown: boolean;
};

/** Most packs that a form takes at a time. */
const mostPacks = 99_999;

/** Typed packs, in any digits → a whole number from 0; null: it is none. */
export function packsTyped(typed: string): number | null {
  const text = plainDigits(typed).trim();
  return /^\d{1,5}$/.test(text) && Number(text) <= mostPacks ? Number(text) : null;
}

const typed = z.string().default("");
const line = typed.transform((text) =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim(),
);

/** A day in any usual spelling → `2026-11-25`; null: it is blank. */
const dayOrNone = (name: string) =>
  typed.transform((text, context) => {
    if (text.trim() === "") return null;
    const day = dayFrom(plainDigits(text).trim());
    if (day !== null && day >= "2000-01-01" && day < "2100-01-01") return day;
    context.addIssue({ code: "custom", message: `${name} must be a day, such as 2026-11-25` });
    return z.NEVER;
  });

const longestWords = 120;

const fields = {
  number: line.refine(
    (text) => text === "" || /^[\p{L}\p{N}][\p{L}\p{N} ./_-]{0,29}$/u.test(text),
    "Number must have at most 30 letters, digits, dashes, dots or slashes",
  ),
  packedOn: dayOrNone("Packed on").pipe(z.string("Packed on is required")),
  bestBefore: dayOrNone("Best before"),
  reportWords: line.refine(
    (text) => text.length <= longestWords,
    `What it says must have at most ${longestWords} characters`,
  ),
  shown: z.literal("on").optional().catch(undefined),
};

type Typed = {
  number: string;
  packedOn: string;
  bestBefore: string | null;
  reportWords: string;
  shown?: "on" | undefined;
};

function asFields({ number, shown, ...form }: Typed): BatchFields {
  return { ...form, number: number || null, isShown: shown === "on" };
}

const inOrder = ({ packedOn, bestBefore }: Typed) => bestBefore === null || packedOn <= bestBefore;
const disorder = {
  path: ["bestBefore"],
  message: "Best before must not be before the day of packing",
};

/** A batch as it is typed. */
export const batchForm = z.object(fields).refine(inOrder, disorder).transform(asFields);

/** Packs that arrived, from 0. */
export const arrivedForm = z.object({
  packs: typed.transform((text, context) => {
    const packs = packsTyped(text);
    if (packs !== null) return packs;
    context.addIssue({ code: "custom", message: "Packs must be a whole number up to 99,999" });
    return z.NEVER;
  }),
});

/** What happened to the packs of a batch. `token`: of the page the form stands on; sent twice, it moves once. */
export const moveForm = z
  .object({
    token: z.string().regex(/^[0-9a-f]{32}$/, "Please open this page again"),
    kind: z.enum(["arrived", "broken", "corrected"], "Choose what happened"),
    seen: z.coerce.number().int(),
    why: line.refine((text) => text.length <= 200, "Why must have at most 200 characters"),
    ...arrivedForm.shape,
  })
  .refine(({ kind, packs }) => kind === "corrected" || packs > 0, {
    path: ["packs"],
    message: "Packs must be 1 or more",
  });
export type BatchMove = z.output<typeof moveForm>;
