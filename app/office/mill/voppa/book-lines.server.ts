import { type Crop, crops } from "~/base/db/mill";
import { type Balance, balances } from "../balance.server";
import { cropWords, stuffOf } from "../words";
import type { Line } from "./columns";

const byCrop = (one: { crop: Crop }, other: { crop: Crop }) =>
  crops.indexOf(one.crop) - crops.indexOf(other.crop);

/** What the mill book gives for the return from one day to another (`2026-11-30`): seed, oil in tanks, cake and foots, by crop. */
export function bookLines(from: string, to: string): Record<"seed" | "oil" | "cake", Line[]> {
  const rows = balances(from, to).toSorted(byCrop);
  const of = (line: (row: Balance) => Line, ...stuffs: Balance["stuff"][]) =>
    stuffs.flatMap((stuff) => rows.filter((row) => row.stuff === stuff).map(line));
  return { seed: of(seed, "lot"), oil: of(oil, "tank"), cake: of(cake, "cake", "foots") };
}

/** What was there when the book began counts as opening stock. */
const ends = ({ opening, began, closing, moved }: Balance) => ({
  opening: opening + began,
  differences: moved.weigh ?? 0,
  closing,
});

const seed = (row: Balance): Line => ({
  what: `${cropWords[row.crop]} seed`,
  grams: { ...ends(row), received: row.moved.seed ?? 0, crushed: -(row.moved.press ?? 0) },
});

const oil = (row: Balance): Line => ({
  what: oilWord(row.crop),
  grams: {
    ...ends(row),
    received: row.moved.bought ?? 0,
    produced: row.moved.press ?? 0,
    blended: Math.max(row.moved.move ?? 0, 0),
    used: Math.max(-(row.moved.move ?? 0), 0),
    filled: -(row.moved.fill ?? 0),
    soldLoose: -(row.moved.sold ?? 0),
  },
});

const cake = (row: Balance): Line => ({
  what: capital(stuffOf({ kind: row.stuff, crop: row.crop })),
  grams: { ...ends(row), produced: row.moved.press ?? 0, sold: -(row.moved.cake ?? 0) },
});

/** An oil as a line of the return: `Groundnut oil`. */
export const oilWord = (crop: Crop): string => capital(stuffOf({ kind: "tank", crop }));

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
