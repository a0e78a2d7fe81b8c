import { gramsOf, volumeOf } from "~/base/lib/pack-size";
import { gramsFrom, mlFrom } from "~/base/lib/volume";
import { folded } from "~/goods/catalogue/search-text";
import { latinDigits } from "./latin-digits";
import type { Asked } from "../query-terms";
import { apartFromSizes, spellSizes } from "./size-spelling";
import { numberFrom, spokenNumber } from "./typed-numbers";

/** Units as people type them, or begin to, in three scripts → the measure, and how many of it make a litre or kilogram. */
const units: [words: string, measure: "l" | "kg", parts: 1 | 1000][] = [
  [
    String.raw`k|kil|k\.?g\.?s?|kgm|kill?os?|kelo|kilog?rams?|કિલો|કીલો|કિલોગ્રામ|કિગ્રા|ક[િી]\.?\s?ગ્રા|કેજી|किलो|कीलो|किलोग्राम|किग्रा|क[िी]\.?\s?ग्रा|केजी`,
    "kg",
    1,
  ],
  ["g|gr|gms?|gra?mm?s?|ગ્રામ|ગ્રા|જીએમ|ग्राम|ग्रा", "kg", 1000],
  [
    String.raw`l|li|lts?|ltrs?|lits?|lite?rs?|litres?|litte?rs?|litt?ar|leet[ae]rs?|lee?ters?|લિટર|લીટર|લિટ્ર|લિ|લી|લ|लीटर|लिटर|लि|ली|ल`,
    "l",
    1,
  ],
  [
    String.raw`m|m\.?l\.?s?|mill?i|mill?i\s?lit(?:re|er|ar)s?|મિલી|મિલિ|મિ\.?\s?લી|એમએલ|मिली|मिलि|मि\.?\s?ली|एमएल`,
    "l",
    1000,
  ],
];
/** For a regular expression: every way to write a unit. */
export const unitWords = units.map(([words]) => words).join("|");
const writtenApart = apartFromSizes(unitWords);
/** What Gujarati hangs on a unit: "of 15 litres". */
const endings = "નું|નો|ના|ની|વાળું|વાળો|વાળી";
const inText = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,/])(?:(\d{1,3})\s*[x×*]\s*)?(?:(\d{1,5}(?:\.\d{1,3})?|\.\d{1,3}|\d{1,2}/\d{1,2}|½)\s?-?|(${spokenNumber})\s+)(${unitWords})(?:${endings})?(?:\s*[x×*]\s*(\d{1,2}))?(?![\p{L}\p{M}\p{N}])`,
  "gu",
);

/** Sizes in a keyword. */
export type Sizes = {
  /** The words around them. */
  rest: string;
  /** The sizes as they were typed. */
  said: string[];
  /** Each as a term. */
  sizes: Asked[];
  /** The words of packs of just these sizes. */
  exact: string[];
  /** The words of cartons that hold as much in all. */
  cartons: string[];
};

export function sizesIn(keyword: string): Sizes {
  const found: Sizes = { rest: "", said: [], sizes: [], exact: [], cartons: [] };
  const text = spellSizes(writtenApart(latinDigits(folded(keyword))));
  found.rest = text.replace(inText, (all, count, digits, spoken, unit, times) => {
    const size = sizeOf(Number(count ?? times ?? 1), numberFrom(digits ?? spoken) ?? "", unit);
    if (!size) return all;
    found.said.push(all.trim());
    found.exact.push(size.exact);
    found.cartons.push(...size.cartons);
    found.sizes.push({ words: [size.exact], same: size.same, apart: [] });
    return " ";
  });
  return found;
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
  if (count > 1) return { exact: `${count}x${sizeWord(amount, measure)}`, same: [], cartons: [] };
  const other = measure === "kg" ? "l" : "kg";
  const asMuch = measure === "kg" ? volumeOf(amount) : gramsOf(amount);
  const named = measure === "kg" ? ["kg", "kilogram"] : ["l", "litre", "ltr"];
  return {
    exact: sizeWord(amount, measure),
    same: [
      ...(amount % 1000 === 0 ? named.map((word) => `${amount / 1000} ${word}`) : []),
      sizeWord(amount, other),
      sizeWord(asMuch, other),
    ],
    cartons: cartonsOf(amount, measure),
  };
}

const mostInCarton = 24;

function cartonsOf(amount: number, measure: "l" | "kg"): string[] {
  const counts = Array.from({ length: mostInCarton - 1 }, (_, index) => index + 2);
  return counts
    .filter((count) => amount % count === 0)
    .map((count) => `${count}x${sizeWord(amount / count, measure)}`);
}

/** The word for this many ml or grams: `15l`, `500g`. */
function sizeWord(amount: number, measure: "l" | "kg"): string {
  if (amount % 1000 === 0) return `${amount / 1000}${measure}`;
  return `${amount}${measure === "kg" ? "g" : "ml"}`;
}
