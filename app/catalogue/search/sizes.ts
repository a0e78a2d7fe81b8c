import { plainDigits } from "~/lib/india/digits";
import { gramsOf, volumeOf } from "~/lib/pack-size";
import { gramsFrom, mlFrom } from "~/lib/volume";
import { folded } from "../search-text";
import type { Asked } from "./question";

/** Units as people type them, in three scripts → the measure, and how many of it make a litre or kilogram. */
const units: [words: string, measure: "l" | "kg", parts: 1 | 1000][] = [
  ["kgs?|kilos?|kilograms?|કિલો|કિલોગ્રામ|કિગ્રા|किलो|किलोग्राम|किग्रा", "kg", 1],
  ["g|gms?|grams?|ગ્રામ|ग्राम", "kg", 1000],
  ["l|lts?|ltrs?|litres?|liters?|લિટર|લીટર|लीटर|लिटर", "l", 1],
  ["mls?|મિલી|मिली", "l", 1000],
];
const unitWords = units.map(([words]) => words).join("|");
const inText = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,])(?:(\d{1,3})\s*[x×*]\s*)?(\d{1,5}(?:\.\d{1,3})?)\s?-?(${unitWords})(?![\p{L}\p{M}\p{N}])`,
  "gu",
);

/** The sizes in a keyword, each as a term, and the words around them. `exact`: the words of packs of just these sizes. */
export function sizesIn(keyword: string): { rest: string; sizes: Asked[]; exact: string[] } {
  const sizes: Asked[] = [];
  const exact: string[] = [];
  const rest = plainDigits(folded(keyword)).replace(inText, (all, count, number, unit) => {
    const size = sizeOf(Number(count ?? 1), number, unit);
    if (!size) return all;
    exact.push(size.exact);
    sizes.push({ words: [size.exact], same: size.same, apart: [] });
    return " ";
  });
  return { rest, sizes, exact };
}

/**
 * The word that the view `product_search_words` gives a pack of this size (`15kg`, `500ml`, `10x1l`), and what else may be meant:
 * the same size in a name, the same number in the other measure, and the pack that holds as much.
 */
function sizeOf(count: number, number: string, unit: string) {
  const [, measure, parts] =
    units.find(([words]) => new RegExp(`^(?:${words})$`, "u").test(unit)) ?? [];
  const amount =
    parts === 1000
      ? Math.round(Number(number))
      : measure === "kg"
        ? gramsFrom(number)
        : mlFrom(number);
  if (!measure || !amount || count === 0) return null;
  if (count > 1) return { exact: `${count}x${wordFor(amount, measure)}`, same: [] };
  const other = measure === "kg" ? "l" : "kg";
  const asMuch = measure === "kg" ? volumeOf(amount) : gramsOf(amount);
  const named = measure === "kg" ? ["kg", "kilogram"] : ["l", "litre", "ltr"];
  return {
    exact: wordFor(amount, measure),
    same: [
      ...(amount % 1000 === 0 ? named.map((word) => `${amount / 1000} ${word}`) : []),
      wordFor(amount, other),
      wordFor(asMuch, other),
    ],
  };
}

function wordFor(amount: number, measure: "l" | "kg"): string {
  if (amount % 1000 === 0) return `${amount / 1000}${measure}`;
  return `${amount}${measure === "kg" ? "g" : "ml"}`;
}
