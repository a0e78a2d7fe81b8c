import { type Festival, festivalIn, isFestive, yearEarlier } from "./festivals";

// The plan by plain arithmetic. Days are numbers as `dayNumber` has them.

/** Packs sold by day, and the first day on which they could be bought. */
export type Sales = { sold: ReadonlyMap<number, number>; since: number };

/** What the plan of a pack goes by. */
export type Known = {
  pack: Sales;
  /** Packs of all sizes together: the festival of a pack that sold too little by itself. */
  shop: Sales;
  festivals: readonly Festival[];
};

/** A festival that the plan has in it, and what it was last year: so many times as much as usual; null: too little was sold to say. */
export type Lift = { festival: Festival; times: number | null; ofShop: boolean };

export type Plan = {
  /** Packs that will be bought. */
  packs: number;
  /** Packs a week lately. */
  weekly: number;
  /** How many days tell of it; fewer than a week: the pack is new. */
  days: number;
  lift: Lift | null;
};

/** What lately means: these ordinary days, looked for in twice as many. */
const lately = 28;

/** With fewer packs in those days a year ago, chance says more than the festival. */
const enough = 12;

/** Packs sold on so many days from this one on. */
export function soldIn({ sold }: Sales, from: number, days: number): number {
  let packs = 0;
  for (let day = from; day < from + days; day += 1) packs += sold.get(day) ?? 0;
  return packs;
}

/**
 * What will be bought on so many days from `today` on, by what was sold before: packs a week on the last 28 days that were no festival's;
 * where a festival comes, as many times that as the same days before it were last year.
 */
export function planOf(known: Known, today: number, days: number): Plan {
  const { packs, weekly, days: told } = usual(known.pack, today, known.festivals);
  const lift = liftOf(known, today, days);
  const planned = packs === 0 ? 0 : (weekly * days * (lift?.times ?? 1)) / 7;
  return { packs: Math.round(planned), weekly, days: told, lift };
}

/** Packs of the last ordinary days before this one, how many days those are, and what that comes to in a week. */
function usual(sales: Sales, today: number, festivals: readonly Festival[]) {
  const before = Array.from({ length: 2 * lately }, (_, index) => today - 1 - index);
  const there = before.filter((day) => day >= sales.since);
  const ordinary = there.filter((day) => !isFestive(day, festivals));
  // What is sold since the days before a festival began is known by those alone.
  const told = (ordinary.length < 7 ? there : ordinary).slice(0, lately);
  const packs = told.reduce((sum, day) => sum + (sales.sold.get(day) ?? 0), 0);
  // A pack's first days count as a week: nobody knows yet.
  return { packs, days: told.length, weekly: (packs * 7) / Math.max(7, told.length) };
}

/** What a festival in these days was last year, by this pack or else by all; null: there is none. */
function liftOf({ pack, shop, festivals }: Known, today: number, days: number): Lift | null {
  const festival = festivalIn(today, days, festivals);
  if (!festival) return null;
  const last = yearEarlier(festival, festivals);
  const own = last && timesUsual(pack, today - festival.day + last.day, days, festivals);
  if (own) return { festival, times: own, ofShop: false };
  const all = last && timesUsual(shop, today - festival.day + last.day, days, festivals);
  return { festival, times: all || null, ofShop: true };
}

/** How many times as much as usual was sold on so many days from this one on; undefined: too little to say. */
function timesUsual(sales: Sales, from: number, days: number, festivals: readonly Festival[]) {
  const { packs, weekly } = usual(sales, from, festivals);
  return packs < enough ? undefined : (soldIn(sales, from, days) * 7) / days / weekly;
}

/** How a pack stands: packs in stock without those that are ordered, null: not counted; and ordered, yet to be packed. */
export type Standing = { stock: number | null; open: number };

/** Packs to press. What is ordered is out of the stock already; where nothing is counted, it is still to come. */
export const toPress = ({ packs }: Plan, { stock, open }: Standing): number =>
  stock === null ? packs + open : Math.max(0, packs - stock);

/** Packs by which the plan was off over so many weeks, and those that were sold in them. */
export type Miss = { weeks: number; off: number; sold: number };

const weeksLookedAt = 8;

/** The same plan made on each of the last eight weeks' first mornings, for that week, beside what was sold in it. */
export function missOf(known: Known, today: number): Miss {
  const miss = { weeks: 0, off: 0, sold: 0 };
  for (let week = 1; week <= weeksLookedAt; week += 1) {
    const from = today - 7 * week;
    if (from <= known.pack.since) break;
    const sold = soldIn(known.pack, from, 7);
    miss.weeks += 1;
    miss.sold += sold;
    miss.off += Math.abs(planOf(known, from, 7).packs - sold);
  }
  return miss;
}
