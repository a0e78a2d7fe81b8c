import { reading } from "~/base/db/connection.server";
import { type Crop, type MillEntryKind, type PlaceKind, placeKinds } from "~/base/db/mill";

/** What the mill had of one thing at the beginning and the end of some days, and what came or went by each kind of entry; grams. */
export type Balance = {
  stuff: PlaceKind;
  crop: Crop;
  /** Of one tank; null: of all places that hold this. */
  tank: string | null;
  opening: number;
  moved: Partial<Record<Exclude<MillEntryKind, "undo">, number>>;
  /** What the book began with, which the other figures do not hold. */
  began: number;
  closing: number;
};

type Row = {
  stuff: PlaceKind;
  crop: Crop;
  id: string | null;
  kind: Exclude<MillEntryKind, "undo">;
  began: 0 | 1;
  within: 0 | 1;
  grams: number;
};

// A counter-entry counts as what it undoes. What came since the first day is taken from what there is now.
const movedSince = (byTank: boolean) =>
  reading.prepare<[string, string], Row>(
    `select m.stuff, m.crop, ${byTank ? "iif(m.stuff = 'tank', m.place_id, null)" : "null"} as id, coalesce(u.kind, e.kind) as kind, e.day <= ? as within, sum(m.grams) as grams,
      exists (select 1 from mill_moves o where o.entry_id = e.id and o.account = 'opening') as began
    from mill_entries e cross join mill_moves m on m.entry_id = e.id left join mill_entries u on u.id = e.undoes
    where e.day >= ? and m.account = 'store'
    group by 1, 2, 3, 4, 5, 7`,
  );
const stored = (byTank: boolean) =>
  reading.prepare<
    [],
    Pick<Balance, "stuff" | "crop" | "tank"> & { id: string | null; grams: number }
  >(
    `select kind as stuff, crop, ${byTank ? "iif(kind = 'tank', id, null)" : "null"} as id,
      ${byTank ? "iif(kind = 'tank', name, null)" : "null"} as tank, sum(grams) as grams from mill_places group by 1, 2, 3`,
  );

/**
 * Seed, oil, cake and foots of each crop from one day to another (`2026-11-30`), oil first; nothing of what there never was. `byTank`: oil
 * of each tank by itself.
 */
export function balances(from: string, to: string, byTank = false): Balance[] {
  const rows = movedSince(byTank).all(to, from);
  return stored(byTank)
    .all()
    .map(({ stuff, crop, id, tank, grams }) => {
      const own = rows.filter((row) => row.stuff === stuff && row.crop === crop && row.id === id);
      const since = own.reduce((sum, row) => sum + row.grams, 0);
      const opening = grams - since;
      const within = own.filter((row) => row.within === 1);
      const moved: Balance["moved"] = {};
      for (const row of within)
        if (!row.began) moved[row.kind] = (moved[row.kind] ?? 0) + row.grams;
      const began = within.reduce((sum, row) => sum + (row.began ? row.grams : 0), 0);
      const closing = opening + within.reduce((sum, row) => sum + row.grams, 0);
      return { stuff, crop, tank, opening, moved, began, closing };
    })
    .filter(({ opening, closing, moved }) => opening || closing || Object.keys(moved).length > 0)
    .toSorted((one, other) => placeKinds.indexOf(one.stuff) - placeKinds.indexOf(other.stuff));
}
