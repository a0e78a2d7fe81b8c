import { sql } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import type { Reader, Writer } from "~/base/db/connection.server";
import { groupedBy } from "~/base/lib/grouped-by";
import { rupees } from "~/base/lib/money";
import {
  declaredIn,
  declaredSize,
  gramsOf,
  isByNumber,
  isByWeight,
  mlIn,
  netGrams,
  type Pack,
} from "~/base/lib/pack-size";
import { askAbove, tellOfOthersPrices, tellOfPrices } from "./price-question.server";
import type { Sure } from "./price-told.server";
import { isSurprise, type PriceMove } from "./surprising-price";

/** A product that has no price yet, with its first one and its MRP (paise). */
export type FirstPrice = Pack & {
  name: string;
  categoryId: string;
  pricePaise: number;
  mrpPaise: number | null;
};

/** A pack that costs more or less than so many times what is usual has a digit too many or too few: small packs cost twice as much. */
const slip = 3;

/** So many of a category's newest products say what is usual in it. */
const mostCompared = 50;

/**
 * Asks about first prices that may be slips, a sentence each: those far below their MRP (`askAbove`), and those of which a kilogram costs
 * less than a third or more than three times as much as usual in the category.
 */
export const firstPriceQuestions = (from: Reader, packs: FirstPrice[]): string[] =>
  doubtful(from, packs).map(({ asks }) => asks);

/** What `createProduct` answers while its first price has no Yes; null: it may be stored. */
export function unsureOfFirst(from: Reader, pack: FirstPrice, isSure: Sure | undefined) {
  const asks = isSure ? firstPriceQuestions(from, [pack]) : [];
  return !isSure || isSure(asks) ? null : { problem: "unsure" as const, asks };
}

/** Tells the owner of first prices that may be slips and nobody was asked about, or that somebody else said Yes to. `now`: UTC ms. */
export function tellOfFirstPrices(
  tx: Writer,
  actor: Actor,
  { key, path, doubts, isAsked }: { key: string; path: string; doubts: Doubt[]; isAsked: boolean },
  now: number,
): void {
  const told = { key, path, moves: doubts.map(({ move }) => move) };
  if (isAsked) tellOfOthersPrices(tx, actor, told, now);
  else tellOfPrices(tx, told, now);
}

type Doubt = { asks: string; move: PriceMove };

/** The question about each price that may be a slip, and what it is beside. */
export function doubtful(from: Reader, packs: FirstPrice[]): Doubt[] {
  const percent = askAbove(from);
  const usual = usualPrices(
    from,
    packs.map(({ categoryId }) => categoryId),
  );
  return packs.flatMap((pack) => {
    const { name, pricePaise, mrpPaise } = pack;
    if (mrpPaise !== null && isSurprise({ seenPaise: mrpPaise, pricePaise }, percent)) {
      const asks = `${name}: ${rupees(pricePaise)} where the MRP is ${rupees(mrpPaise)}, is that right?`;
      return [{ asks, move: { name, seenPaise: mrpPaise, pricePaise, isFirst: true } }];
    }
    const perKilogram = usual.get(kindOf(pack));
    if (perKilogram === undefined) return [];
    const seenPaise = Math.round((perKilogram * gramsIn(pack)) / 1000);
    if (pricePaise * slip >= seenPaise && pricePaise <= seenPaise * slip) return [];
    const asks = `${name}: ${rupees(pricePaise)} for ${declaredSize(pack)}, where it would come to about ${rupees(rounded(seenPaise))} by the others of its category, is that right?`;
    return [{ asks, move: { name, seenPaise: rounded(seenPaise), pricePaise, isFirst: true } }];
  });
}

/** Whole rupees are close enough. */
const rounded = (paise: number) => Math.max(100, Math.round(paise / 100) * 100);

/** Goods of one category and one heading of the HSN are compared: no oil with soap, and nothing by number with what is by weight. */
const kindOf = ({ categoryId, hsn, measure }: FirstPrice) =>
  `${categoryId} ${hsn.slice(0, 4)} ${isByNumber({ measure }) ? measure : ""}`;

/** Paise of a kilogram, the median of each kind of goods in these categories. */
function usualPrices(from: Reader, categoryIds: string[]): Map<string, number> {
  const rows = from.all<FirstPrice>(sql`
    select category_id as categoryId, hsn, price_paise as pricePaise, volume_ml as volumeMl, measure, pieces, net_weight_g as netWeightG,
      containers, density_g_per_l as densityGPerL
    from json_each(${JSON.stringify([...new Set(categoryIds)])}) asked cross join products on products.id in (
      select id from products newest where newest.category_id = asked.value
      order by newest.created_at desc, newest.id desc limit ${mostCompared})`);
  const kinds = [...groupedBy(rows, kindOf)];
  return new Map(kinds.map(([kind, packs]) => [kind, median(packs.map(paisePerKilogram))]));
}

const paisePerKilogram = (pack: FirstPrice) => (pack.pricePaise * 1000) / gramsIn(pack);

/** By what the pack is sold by: a net weight beside litres may be a slip itself. Each of goods by number counts as a kilogram. */
function gramsIn(pack: FirstPrice): number {
  if (isByNumber(pack)) return declaredIn(pack) * 1000;
  return isByWeight(pack) ? netGrams(pack) : gramsOf(mlIn(pack), pack);
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
