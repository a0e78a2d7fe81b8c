import { nearWords } from "../slips/near-words";
import { numberWords, spokenNumber } from "./typed-numbers";

/** Units that are typed with a slip of the thumb. */
const units = "litre liter litres liters ltr kilo kilos લિટર લીટર કિલો लीटर लिटर किलो".split(" ");

/** The keys beside those of kg and ml. */
const besideUnits: [RegExp, string][] = [
  [/^(?:[jlio]g|k[fhvbty])$/, "kg"],
  [/^(?:[nk]l|m[kpo])$/, "ml"],
];

/** A spoken number is as long as this, or a slip makes another word of it: `ten`, `two`. */
const leastSigns = (word: string) => (/^[a-z]/.test(word) ? 5 : 4);

/** Texts one typing mistake away from these words → the word. What is one of them is none. */
function slipsOf(words: readonly string[]): ReadonlyMap<string, string> {
  const slips = new Map(words.flatMap((word) => nearWords(word).map((near) => [near, word])));
  for (const word of words) slips.delete(word);
  return slips;
}

const unitSlips = slipsOf(units);
const numberSlips = slipsOf(numberWords.filter((word) => [...word].length >= leastSigns(word)));

const word = String.raw`\p{L}[\p{L}\p{M}]+`;
const start = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const afterNumber = new RegExp(
  String.raw`(${start}(?:\d[\d./]*|½|${spokenNumber})\s?-?)(${word})${end}`,
  "gu",
);
const anyUnit = new RegExp(String.raw`\s(?:${units.join("|")}|kg|ml)${end}`, "u");
const beforeUnit = new RegExp(
  String.raw`${start}(${word})(?=\s+(?:${units.join("|")}|kg|ml)${end})`,
  "gu",
);

/** A folded keyword with the number and unit of a size as they were meant: `fiteen lirte` is `fifteen litre`. */
export function unslipped(text: string): string {
  const righted = text.replace(
    afterNumber,
    (_all, number: string, unit: string) => number + unitMeant(unit),
  );
  // Most keywords have no unit: looking for one is faster than at each word.
  if (!anyUnit.test(righted)) return righted;
  return righted.replace(beforeUnit, (said: string) => numberSlips.get(said) ?? said);
}

const unitMeant = (typed: string): string =>
  besideUnits.find(([keys]) => keys.test(typed))?.[1] ?? unitSlips.get(typed) ?? typed;
