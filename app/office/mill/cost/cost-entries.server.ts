import { reading } from "~/base/db/connection.server";
import type { PlaceKind } from "~/base/db/mill";
import type { CostEntry } from "./fold";

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
export function costEntries(): CostEntry[] {
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
