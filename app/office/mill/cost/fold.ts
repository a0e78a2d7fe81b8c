import type { MillEntryKind, PlaceKind } from "~/base/db/mill";

/** An entry of the mill book as far as costs follow from it; none that was undone, and no counter-entry. */
export type CostEntry = {
  id: string;
  kind: Exclude<MillEntryKind, "undo">;
  minutes: number | null;
  productId: string | null;
  packs: number | null;
  batchId: string | null;
  /** What was paid for it in paise, with the market's fee; null: not said. */
  paise: number | null;
  /** It was there when the book began. */
  isOpening: boolean;
  /** Grams that came to places of the mill, or went from them where below zero. */
  moves: { place: string; stuff: PlaceKind; grams: number }[];
};

/** Paise for an hour of pressing, and for a kilogram of the rest; null: not said. */
export type CostRates = Record<"hour" | "cake" | "foots" | "opening", number | null>;

/**
 * Grams whose cost is not known, by what is missing: the id of an entry without a bill, or `opening`, a price of what was there when
 * the book began; `early`, more was taken than had come; `hours`, how long it was pressed.
 */
export type Gaps = Map<string, number>;

/** Material with what is known of its cost. */
type Cost = { grams: number; paise: number; gaps: Gaps };
/** What is in the packs of a batch. */
export type Filled = Cost & { productId: string | null; packs: number };

/** Where all cost is, in paise: in places and batches by id, in oil that was sold loose, and in what was weighed away to the last gram. */
type Costs = {
  places: Map<string, Cost>;
  batches: Map<string, Filled>;
  sold: number;
  lost: number;
};

/**
 * What everything costs, by the entries in the order of their days. What goes out of a place takes its share of the cost by weight, and
 * the last grams take the rest, so that nothing is lost in rounding: what was paid, and hours, less the value of cake and foots, is what
 * lies in `Costs`. An entry that takes more than had come by its day waits for what comes later.
 */
export function costsOf(entries: CostEntry[], rates: CostRates): Costs {
  const costs: Costs = { places: new Map(), batches: new Map(), sold: 0, lost: 0 };
  const waiting: CostEntry[] = [];
  for (const entry of entries) {
    waiting.push(entry);
    for (let at = 0; at < waiting.length;) {
      const next = waiting[at];
      if (next && canBe(costs, next)) {
        waiting.splice(at, 1);
        count(costs, next, rates);
        at = 0;
      } else at += 1;
    }
  }
  for (const entry of waiting) count(costs, entry, rates);
  return costs;
}

/** Cake and foots have a value, and no cost. */
const hasCost = ({ stuff }: CostEntry["moves"][number]) => stuff === "lot" || stuff === "tank";

const canBe = ({ places }: Costs, { moves }: CostEntry) =>
  moves.every(
    (move) =>
      move.grams > 0 || !hasCost(move) || (places.get(move.place)?.grams ?? 0) >= -move.grams,
  );

function count(costs: Costs, entry: CostEntry, rates: CostRates): void {
  const moves = entry.moves.filter(hasCost);
  if (entry.kind === "weigh") {
    for (const { place, stuff, grams } of moves) {
      const held = at(costs.places, place);
      if (entry.isOpening || (grams > 0 && held.grams <= 0))
        add(held, found(grams, stuff === "tank" ? rates.opening : null));
      else costs.lost += weighed(held, grams);
    }
    return;
  }
  const came = moves
    .filter(({ grams }) => grams < 0)
    .map(({ place, grams }) => taken(at(costs.places, place), -grams))
    .reduce(together, nothing());
  const to = moves.find(({ grams }) => grams > 0);
  const place = to && at(costs.places, to.place);
  switch (entry.kind) {
    case "seed":
    case "bought":
      if (place) add(place, bought(to.grams, entry));
      return;
    case "press":
      if (place) add(place, pressed(came, to.grams, entry, rates));
      return;
    case "move":
      if (place) add(place, came);
      return;
    case "fill": {
      const { productId, packs } = entry;
      const key = entry.batchId ?? entry.id;
      const batch = costs.batches.get(key) ?? { ...nothing(), productId, packs: 0 };
      add(batch, came);
      batch.packs += packs ?? 0;
      costs.batches.set(key, batch);
      return;
    }
    case "sold":
      costs.sold += came.paise;
  }
}

const nothing = (): Cost => ({ grams: 0, paise: 0, gaps: new Map() });

function at(places: Costs["places"], id: string): Cost {
  const known = places.get(id) ?? nothing();
  places.set(id, known);
  return known;
}

const bought = (grams: number, { id, paise }: CostEntry): Cost => ({
  grams,
  paise: paise ?? 0,
  gaps: paise === null ? new Map([[id, grams]]) : new Map(),
});

/** What was there before the book; `perKg`: paise. */
const found = (grams: number, perKg: number | null): Cost => ({
  grams,
  paise: valueOf(grams, perKg),
  gaps: perKg === null ? new Map([["opening", grams]]) : new Map(),
});

/** Oil from seed: its cost and hours, less what cake and foots are worth. */
function pressed(seed: Cost, oil: number, entry: CostEntry, rates: CostRates): Cost {
  const worth = entry.moves
    .map(({ stuff, grams }) =>
      stuff === "cake" || stuff === "foots" ? valueOf(grams, rates[stuff]) : 0,
    )
    .reduce((sum, paise) => sum + paise, 0);
  const hours = share(rates.hour ?? 0, entry.minutes ?? 0, 60);
  const gaps: Gaps = new Map();
  for (const [cause, grams] of seed.gaps) gaps.set(cause, share(grams, oil, seed.grams));
  if (entry.minutes === null && rates.hour) gaps.set("hours", oil);
  return { grams: oil, paise: seed.paise + hours - worth, gaps };
}

/** Takes so many grams out of a place, with their share of its cost. */
function taken(from: Cost, grams: number): Cost {
  const isRest = grams >= from.grams;
  const of = (amount: number) => (isRest ? amount : share(amount, grams, from.grams));
  const gaps: Gaps = new Map();
  for (const [cause, unknown] of from.gaps) {
    const part = of(unknown);
    if (part > 0) gaps.set(cause, part);
    if (part < unknown) from.gaps.set(cause, unknown - part);
    else from.gaps.delete(cause);
  }
  const early = grams - Math.max(0, from.grams);
  if (early > 0) gaps.set("early", (gaps.get("early") ?? 0) + early);
  const paise = of(from.paise);
  from.grams -= grams;
  from.paise -= paise;
  return { grams, paise, gaps };
}

function add(to: Cost, { grams, paise, gaps }: Cost): void {
  to.grams += grams;
  to.paise += paise;
  for (const [cause, unknown] of gaps) to.gaps.set(cause, (to.gaps.get(cause) ?? 0) + unknown);
}

function together(one: Cost, other: Cost): Cost {
  add(one, other);
  return one;
}

/** More or less is there than the book had, for the same cost. Gives the cost of what is gone to the last gram. */
function weighed(held: Cost, grams: number): number {
  const before = held.grams;
  held.grams += grams;
  const isGone = held.grams <= 0;
  for (const [cause, unknown] of held.gaps)
    held.gaps.set(cause, isGone ? 0 : share(unknown, held.grams, before));
  if (!isGone) return 0;
  const { paise } = held;
  held.paise = 0;
  held.gaps.clear();
  return paise;
}

/** Paise of these grams; `perKg`: paise. */
const valueOf = (grams: number, perKg: number | null) => share(perKg ?? 0, grams, 1000);

/** A part of an amount, to the nearest whole. In integers: paise times grams are more than floating point counts. */
const share = (amount: number, part: number, whole: number): number =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
