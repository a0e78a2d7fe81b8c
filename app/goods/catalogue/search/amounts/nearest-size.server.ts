import { sizeWordsOfPacks } from "../vocabulary.server";
import { type Sizes, sizesIn } from "./sizes";

/** Millilitres or grams. */
export type PackAmount = { amount: number; unit: "ml" | "g" };

const sizeWord = /^(?:(\d{1,2})x)?(\d{1,5})(l|kg|ml|g)$/;

/** Sizes further away than the fourth are not meant. */
const mostNear = 4;

/** What was asked for, if that is one size. */
export function amountAsked({ exact }: Sizes): PackAmount | null {
  const [wanted = null, ...more] = exact.map(amountIn);
  return more.length > 0 ? null : wanted;
}

/** Where no pack in stock has the size that was asked for, the nearest other ones that there are, in the same measure: of `20 kg` 15 kg. */
export function nearestSizes(asked: Sizes): Sizes[] {
  const wanted = amountAsked(asked);
  if (!wanted) return [];
  const awayFrom = (amount: number) => Math.abs(Math.log(amount / wanted.amount));
  const amounts = sizeWordsOfPacks().flatMap((word) => amountIn(word)?.amount ?? []);
  const { rest, said } = asked;
  return [...new Set(amounts)]
    .filter((amount) => amount !== wanted.amount)
    .toSorted((a, b) => awayFrom(a) - awayFrom(b))
    .slice(0, mostNear)
    .map((amount) => ({ ...sizesIn(`${amount} ${wanted.unit}`), rest, said }));
}

/** Of a carton all together. */
function amountIn(word: string): PackAmount | null {
  const [, count = "1", number, unit] = sizeWord.exec(word) ?? [];
  const amount = Number(count) * Number(number) * (unit === "l" || unit === "kg" ? 1000 : 1);
  if (!unit || amount === 0) return null;
  return { amount, unit: unit.endsWith("l") ? "ml" : "g" };
}
