import { reading } from "~/base/db/connection.server";
import { type Crop, crops } from "~/base/db/mill";
import type { MovementKind } from "~/base/db/movement-kinds";
import { netGrams } from "~/base/lib/pack-size";
import { oilWord } from "./book-lines.server";
import type { Line } from "./columns";
import { oilOfHsn } from "./oil-of-hsn";

/** A month: its start and exclusive end (UTC ms), and its first and last day (`2026-11-30`). */
type Month = { from: number; until: number; first: string; last: string };

/** `goneAt`: when it was deleted with what was left of it; null: it is there. */
type Good = {
  id: string;
  hsn: string;
  volumeMl: number;
  netWeightG: number | null;
  densityGPerL: number | null;
  stock: number;
  goneAt: number | null;
};
type Moved = { productId: string; packs: number };
type Filling = Moved & { day: string; createdAt: number; kind: "fill" | "undo" };

// Oil that is counted, also what was deleted in the month or later.
const goods = () =>
  reading.prepare<[number], Good>(
    `select id, hsn, volume_ml as volumeMl, net_weight_g as netWeightG, density_g_per_l as densityGPerL, stock, null as goneAt
    from products where is_counted = 1 and hsn like '15%' and pieces is null
    union all select id, facts ->> 'hsn', facts ->> 'volumeMl', facts ->> 'netWeightG', facts ->> 'densityGPerL', facts ->> 'stock',
      archived_at
    from archived_products where archived_at >= ? and facts ->> 'isCounted' = 1 and facts ->> 'hsn' like '15%'
      and facts ->> 'pieces' is null`,
  );
const isOfShelf = "(a.id is null or m.created_at < a.archived_at)";
const within = () =>
  reading.prepare<[number, number], Moved & { kind: MovementKind }>(
    `select m.product_id as productId, m.kind, sum(m.packs) as packs
    from stock_movements m left join archived_products a on a.id = m.product_id
    where m.created_at >= ? and m.created_at < ? and ${isOfShelf} group by 1, 2`,
  );
const since = () =>
  reading.prepare<[string, number], Moved>(
    `select m.product_id as productId, sum(m.packs) as packs
    from json_each(?) g cross join stock_movements m on m.product_id = g.value and m.created_at >= ?
      left join archived_products a on a.id = m.product_id
    where ${isOfShelf} group by 1`,
  );
const fillings = () =>
  reading.prepare<[number], Filling>(
    `select e.kind, e.day, e.created_at as createdAt, coalesce(u.product_id, e.product_id) as productId,
      coalesce(-u.packs, e.packs) as packs
    from mill_entries e left join mill_entries u on u.id = e.undoes
    where e.kind in ('fill', 'undo') and e.created_at >= ? and coalesce(u.kind, e.kind) = 'fill'`,
  );

type Flow = "packed" | "arrived" | "sold" | "broken" | "corrected";
type Packs = Record<Flow | "opening" | "closing", number>;

/**
 * Oil in packs by its kind in a month, in grams that the labels declare. Packs move when it is noted; those of a filling count on the
 * day that the mill book gives for it, as the oil does that left the tank.
 */
export function packLines(month: Month): Line[] {
  const found = goods().all(month.from);
  const moved = within().all(month.from, month.until);
  const ids = JSON.stringify(found.map(({ id }) => id));
  const after = since().all(ids, month.until);
  const filled = fillings().all(month.from);
  const byOil = new Map<Crop, Packs>();
  for (const good of found) {
    const own = <Row extends Moved>(rows: Row[]) =>
      rows.filter(({ productId }) => productId === good.id);
    const packs = packsOf(good, month, own(moved), own(after), own(filled));
    const each = netGrams({ ...good, measure: "l", pieces: null, containers: 1 });
    const oil = oilOfHsn(good.hsn);
    const sum = byOil.get(oil) ?? nothing();
    for (const key of keys) sum[key] += packs[key] * each;
    byOil.set(oil, sum);
  }
  return crops.flatMap((crop) => {
    const grams = byOil.get(crop);
    return grams && keys.some((key) => grams[key] !== 0) ? [{ what: oilWord(crop), grams }] : [];
  });
}

const nothing = (): Packs => ({
  opening: 0,
  packed: 0,
  arrived: 0,
  sold: 0,
  broken: 0,
  corrected: 0,
  closing: 0,
});
const keys = Object.keys(nothing()) as (keyof Packs)[];

function packsOf(
  { stock, goneAt }: Good,
  { from, until, first, last }: Month,
  moved: (Moved & { kind: MovementKind })[],
  after: Moved[],
  filled: Filling[],
): Packs {
  const of = (kind: MovementKind) => moved.find((each) => each.kind === kind)?.packs ?? 0;
  const packs = nothing();
  packs.arrived = of("arrived");
  packs.sold = -of("sold") - of("returned");
  packs.broken = -of("broken");
  packs.corrected = of("corrected") + of("packed") + of("unpacked");
  packs.closing = stock - (after[0]?.packs ?? 0);
  for (const { kind, day, createdAt, packs: change } of filled) {
    if (goneAt !== null && createdAt >= goneAt) continue;
    if (createdAt < until) packs[kind === "fill" ? "arrived" : "corrected"] -= change;
    if (day >= first && day <= last) packs.packed += change;
    if (day <= last && createdAt >= until) packs.closing += change;
  }
  packs.opening =
    packs.closing - packs.packed - packs.arrived + packs.sold + packs.broken - packs.corrected;
  if (goneAt !== null && goneAt >= from && goneAt < until) {
    packs.corrected -= packs.closing;
    packs.closing = 0;
  }
  return packs;
}
