import { z } from "zod";
import { lineOrNone } from "~/base/lib/form/form";
import { rupeesTyped } from "~/office/expenses/forms";
import { rupees } from "~/base/lib/money";
import { wholeIn } from "~/base/lib/typed/digits";
import { notes, type Pieces, worthOf } from "./pieces";

export const openForm = z.object({
  opening: rupeesTyped("Opening cash must be in rupees, such as 2000", 0),
});

/** The field with the number of one note. */
export const noteField = (note: number): string => `note${note}`;

/** Null: nothing typed. */
const count = (note: number) =>
  z
    .string()
    .default("")
    .transform((typed, context) => {
      if (typed.trim() === "") return null;
      const many = wholeIn(typed);
      if (many !== null && many < 100_000) return many;
      context.addIssue(`Notes of ₹${note} must be a number, such as 12`);
      return z.NEVER;
    });

const noteFields = Object.fromEntries(notes.map((note) => [noteField(note), count(note)]));

/** What was counted: a sum, or pieces, or both where they agree. */
export const countForm = z
  .object({
    ...noteFields,
    coins: rupeesTyped("Coins must be in rupees, such as 42", 0, 0),
    counted: z.string().default(""),
    word: lineOrNone("Why it differs", 100),
    version: z.coerce.number().int().nullable().catch(null),
  })
  .transform(({ counted, coins, word, version, ...typed }, context) => {
    const pieces = piecesOf(typed as Record<string, number | null>, coins);
    const sum = counted.trim() === "" ? null : rupeesTyped("", 0).safeParse(counted);
    const refuse = (message: string) => {
      context.addIssue({ code: "custom", path: ["counted"], message });
      return z.NEVER;
    };
    if (sum && !sum.success) return refuse("Counted must be in rupees, such as 5420");
    if (!pieces && !sum) return refuse("Counted is required: the sum, or how many of each note");
    const countedPaise = sum?.data ?? worthOf(pieces ?? {});
    if (pieces && countedPaise !== worthOf(pieces))
      return refuse(
        `The notes and coins come to ${rupees(worthOf(pieces))}: leave one of both out`,
      );
    return { countedPaise, pieces, word, version };
  });

function piecesOf(typed: Record<string, number | null>, coins: number): Pieces | null {
  const found: Pieces = {};
  for (const note of notes) {
    const many = typed[noteField(note)] ?? null;
    if (many !== null) found[`${note}`] = many;
  }
  if (coins > 0) found.coins = coins;
  return Object.keys(found).length === 0 ? null : found;
}
