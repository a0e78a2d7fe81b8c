import { nearWords } from "../spelling/near-words";
import { numberWords, spokenNumber } from "./typed-numbers";

/** Units that are often mistyped. */
const units = "litre liter litres liters ltr kilo kilos લિટર લીટર કિલો लीटर लिटर किलो".split(" ");

/** The keys beside those of kg and ml. */
const besideUnits: [RegExp, string][] = [
  [/^(?:[jlio]g|k[fhvbty])$/, "kg"],
  [/^(?:[nk]l|m[kpo])$/, "ml"],
];

/** A spoken number is as long as this, or a typo makes another word of it: `ten`, `two`. */
const leastSigns = (word: string) => (/^[a-z]/.test(word) ? 5 : 4);

/** Texts one typo away from these words → the word. One of the words themselves is no typo. */
function typosOf(words: readonly string[]): ReadonlyMap<string, string> {
  const typos = new Map(words.flatMap((word) => nearWords(word).map((near) => [near, word])));
  for (const word of words) typos.delete(word);
  return typos;
}

const unitTypos = typosOf(units);
const numberTypos = typosOf(numberWords.filter((word) => [...word].length >= leastSigns(word)));

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

/** A folded keyword with the number and unit of a size spelt as meant: `fiteen lirte` is `fifteen litre`. */
export function spellSizes(text: string): string {
  const righted = text.replace(
    afterNumber,
    (_all, number: string, unit: string) => number + unitMeant(unit),
  );
  // Most keywords have no unit: looking for one is faster than at each word.
  if (!anyUnit.test(righted)) return righted;
  return righted.replace(beforeUnit, (said: string) => numberTypos.get(said) ?? said);
}

const unitMeant = (typed: string): string =>
  besideUnits.find(([keys]) => keys.test(typed))?.[1] ?? unitTypos.get(typed) ?? typed;

/** What people write onto a size: `5ltrjar`. */
const packWords = `bottles? botals? bottals? tins? jars? barni cans? dabb?[aoe] dibb?[ao] pouch(?:es)? packets? pack carton box peti oil tel
  બોટલ ટીન ટિન જાર બરણી ડબ્બો ડબ્બા ડબો પાઉચ પેકેટ તેલ बोतल टिन टीन जार डिब्बा डब्बा पाउच पैकेट तेल`;

/** Parts words that were written onto a size: `singtel15kg`, `5ltrjar`. `units`: all units, for a regular expression. */
export function apartFromSizes(units: string): (text: string) => string {
  const number = String.raw`\d{1,5}(?:\.\d{1,3})?\s?`;
  const pack = packWords.trim().split(/\s+/).join("|");
  const before = new RegExp(
    String.raw`(${start}\p{L}[\p{L}\p{M}]+)(?=${number}(?:${units})(?:${pack})?${end})`,
    "gu",
  );
  const after = new RegExp(String.raw`(${start}${number}(?:${units}))(?=(?:${pack})${end})`, "gu");
  return (text) => (/\d/.test(text) ? text.replace(before, "$1 ").replace(after, "$1 ") : text);
}
