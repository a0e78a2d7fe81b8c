import { pageWithin } from "~/base/lib/page-number";
import { defaultDensity, isByNumber, mlIn, netGrams } from "~/base/lib/pack-figures";
import { packName } from "~/goods/stock/admin/stock-words";
import { taxIn, taxSplit } from "~/sales/invoices/tax-split";
import { reading } from "~/base/db/connection.server";
import type { PlaceKind } from "~/base/db/mill";
import { costRates, packingOf } from "./cost-settings.server";
import { costsOf, type Filled, type Gaps, type CostEntry } from "./fold";
import {
  filledBatches,
  type FilledBatch,
  filledProducts,
  type Unpaid,
  unpaidEntries,
} from "./filled.server";

/** Why a cost is not known, or what it leaves out: `share` in tenths of a percent of the oil. */
export type Gap =
  | { kind: "bill"; entry: Unpaid; share: number }
  | { kind: "opening" | "early" | "hours"; share: number }
  | { kind: "packing" };

/** What one batch costs, in paise. Null: not known, as `gaps` says. */
export type BatchCost = {
  id: string;
  number: string;
  product: string;
  packs: number;
  /** The oil alone. */
  oilLitre: number | null;
  /** The packing of one pack. */
  packing: number | null;
  /** Oil and packing. */
  litre: number | null;
  kg: number | null;
  pack: number | null;
  /** Today’s price of a pack without GST; null: the product is gone. */
  price: number | null;
  gaps: Gap[];
};

const onPage = 30;

/** What the newest batches cost, a page of them, what lies where, and what was filled. For the owner alone. */
export function costsPage(page: number) {
  const costs = costsOf(costEntries(), costRates());
  const newest = [...costs.batches].toReversed();
  const { offset, pages, page: shown } = pageWithin(newest.length, page, onPage);
  const packed = newest.reduce((sum, [, { paise }]) => sum + paise, 0);
  const inside = [...costs.places.values()].reduce((sum, { paise }) => sum + paise, 0);
  return {
    batches: batchCosts(newest.slice(offset, offset + onPage)),
    page: shown,
    pages,
    sums: { packed, inside, sold: costs.sold, lost: costs.lost },
    products: productsIn(costs.batches).map(({ id, name }) => ({
      id,
      name,
      packing: packingOf(id),
    })),
  };
}

/** The products that were filled, by name: those whose packing costs something. */
export const packedProducts = () => productsIn(costsOf(costEntries(), costRates()).batches);

const productsIn = (batches: Map<string, Filled>) =>
  filledProducts([...new Set([...batches.values()].flatMap(({ productId }) => productId ?? []))]);

/** What a batch costs; null: it was not filled by the mill book. For the owner alone. */
export function costOfBatch(id: string): BatchCost | null {
  const filled = costsOf(costEntries(), costRates()).batches.get(id);
  return filled ? (batchCosts([[id, filled]])[0] ?? null) : null;
}

function batchCosts(filled: [id: string, Filled][]): BatchCost[] {
  const known = filledBatches(filled.map(([id]) => id));
  const entries = unpaidEntries([...new Set(filled.flatMap(([, { gaps }]) => [...gaps.keys()]))]);
  return filled.flatMap(([id, one]) => {
    const batch = known.get(id);
    return batch ? costOf(batch, one, entries) : [];
  });
}

function costOf(batch: FilledBatch, filled: Filled, entries: Map<string, Unpaid>): BatchCost {
  const { size, pricePaise, gstBasisPoints } = batch;
  const { grams, paise, packs } = filled;
  const gaps = gapsOf(filled.gaps, grams, entries);
  const isOilKnown = gaps.every(({ kind }) => kind === "hours");
  const packing = filled.productId === null ? null : packingOf(filled.productId);
  if (packing === null) gaps.push({ kind: "packing" });
  // By the litres that the labels declare.
  const ml =
    size && !isByNumber(size)
      ? (grams * mlIn(size)) / netGrams(size)
      : (grams * 1000) / defaultDensity;
  const oil = isOilKnown ? paise : null;
  const all = oil === null || packing === null ? null : oil + packing * packs;
  return {
    id: batch.id,
    number: batch.number,
    product: size ? packName({ ...size, name: batch.product }) : batch.product,
    packs,
    oilLitre: each(oil, ml / 1000),
    packing,
    litre: each(all, ml / 1000),
    kg: each(all, grams / 1000),
    pack: each(all, packs),
    price:
      pricePaise === null
        ? null
        : pricePaise - taxIn(taxSplit(pricePaise, gstBasisPoints ?? 0, "intra")),
    gaps,
  };
}

const each = (paise: number | null, parts: number) =>
  paise === null ? null : Math.round(paise / parts);

const gapsOf = (gaps: Gaps, grams: number, entries: Map<string, Unpaid>): Gap[] =>
  [...gaps].flatMap(([cause, unknown]): Gap[] => {
    const share = Math.min(1000, Math.round((unknown * 1000) / grams));
    if (cause === "opening" || cause === "early" || cause === "hours")
      return [{ kind: cause, share }];
    const entry = entries.get(cause);
    return entry ? [{ kind: "bill", entry, share }] : [];
  });

type Row = [
  id: string,
  kind: CostEntry["kind"],
  minutes: number | null,
  productId: string | null,
  packs: number | null,
  batchId: string | null,
  paise: number | null,
  place: string | null,
  stuff: PlaceKind,
  grams: number,
];

// Rows as lists: the whole book is read. The move without a place is what the book began with.
const rows = () =>
  reading
    .prepare<[], Row>(
      `select e.id, e.kind, e.minutes, e.product_id, e.packs, e.batch_id, b.amount_paise + b.fee_paise, m.place_id, m.stuff, m.grams
      from mill_entries e join mill_moves m on m.entry_id = e.id left join mill_bills b on b.entry_id = e.id
      where e.kind <> 'undo' and m.account in ('store', 'opening')
        and not exists (select 1 from mill_entries u where u.undoes = e.id)
      order by e.day, e.created_at, e.id`,
    )
    .raw();

/** All entries of the mill book that count, by day, then by when they were noted. */
function costEntries(): CostEntry[] {
  const entries: CostEntry[] = [];
  let last: CostEntry | undefined;
  for (const row of rows().all()) {
    const [id, kind, minutes, productId, packs, batchId, paise, place, stuff, grams] = row;
    if (last?.id !== id) {
      last = { id, kind, minutes, productId, packs, batchId, paise, isOpening: false, moves: [] };
      entries.push(last);
    }
    if (place === null) last.isOpening = true;
    else last.moves.push({ place, stuff, grams });
  }
  return entries;
}
