import { isSurprise } from "~/goods/catalogue/changes/surprising-price";
import { isAboveMrp } from "~/goods/catalogue/pack-facts";
import { printedMrpProblem } from "~/goods/catalogue/changes/printed-mrp";
import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import type { PricePack } from "./packs.server";

/** A new price for a pack (paise). `seenPaise`: its price when the owner looked. `mrpPaise`: its new MRP; null: it stays. */
export type NewPrice = {
  productId: string;
  seenPaise: number;
  pricePaise: number;
  mrpPaise: number | null;
};

/** A new price beside the pack as it is now. */
export type PriceChange = NewPrice & { pack: PricePack; isJump: boolean };

/** The highest price of a product (paise): a check of the database. */
const highestPaise = 100_000_000;

/**
 * The changes beside their packs, and by product the sentence of each that cannot be made. `percent`: a change of more is marked as one
 * that may be a slip (`askAbove`).
 */
export function checkedChanges(
  packs: Map<string, PricePack>,
  wanted: NewPrice[],
  percent: number,
): { changes: PriceChange[]; problems: Map<string, string> } {
  const problems = new Map<string, string>();
  const changes = wanted.flatMap((price) => {
    const pack = packs.get(price.productId);
    const problem = problemOf(pack, price);
    if (problem) problems.set(price.productId, problem);
    return pack ? [{ ...price, pack, isJump: isSurprise(price, percent) }] : [];
  });
  return { changes, problems };
}

function problemOf(pack: PricePack | undefined, price: NewPrice): string | null {
  if (!pack) return "A pack here is no longer in the shop.";
  const { name, pricePaise: now } = pack;
  if (now !== price.seenPaise)
    return `${name} costs ${rupees(now)} since ${dateTime(pack.updatedAt)}; you saw ${rupees(price.seenPaise)}. Please look again.`;
  return priceProblem(pack, price.pricePaise, price.mrpPaise ?? pack.mrpPaise);
}

/** Why a pack as it is now cannot have this price beside this MRP, as a sentence; null: it can, or has it already. */
export function priceProblem(
  { name, pricePaise: now, printed }: Pick<PricePack, "name" | "pricePaise" | "printed">,
  pricePaise: number,
  mrpPaise: number | null,
): string | null {
  if (pricePaise < 1 || pricePaise > highestPaise || (mrpPaise ?? 0) > highestPaise)
    return `${name}: a price is at least ₹0.01 and at most ${rupees(highestPaise)}.`;
  if (isAboveMrp(pricePaise, mrpPaise))
    return `${name}: ${rupees(pricePaise)} is above its MRP of ${rupees(mrpPaise ?? 0)}.`;
  const abovePrint = pricePaise === now ? null : printedMrpProblem(pricePaise, printed);
  return abovePrint && `${name}: ${abovePrint}.`;
}

/** What is said after prices were saved: `words` alone, or a warning with the questions behind them. */
export function savedPrices(words: string, questions: string[]) {
  return questions.length === 0
    ? { type: "success" as const, message: words }
    : { type: "warning" as const, message: [`${words}.`, ...questions].join(" ") };
}

/** `+₹50 (+2.1 %)`. */
export function changeInWords({ seenPaise, pricePaise }: NewPrice): string {
  const by = pricePaise - seenPaise;
  if (by === 0) return "same price";
  const sign = by < 0 ? "−" : "+";
  const share = Math.round((Math.abs(by) / seenPaise) * 1000) / 10;
  return `${sign}${rupees(Math.abs(by))} (${sign}${share} %)`;
}
