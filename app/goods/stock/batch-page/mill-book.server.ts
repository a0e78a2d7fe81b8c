import { reading } from "~/base/db/connection.server";
import { keptWithOpenPages } from "~/base/db/open-pages.server";
import type { MillEntryKind, PlaceKind } from "~/base/db/mill";
import { type BookEntry, pressedInto } from "./pressed-from";

type Row = [
  id: string,
  kind: MillEntryKind,
  day: string,
  batchId: string | null,
  place: string,
  name: string,
  stuff: PlaceKind,
  grams: number,
];

/** What each batch that the mill book filled was pressed from, by its id. The whole book is read, once after each change of open pages. */
export const pressedBatches = keptWithOpenPages(() => pressedInto(entries()));

// Rows as lists: there are many. What was there when the book began is as good as bought.
function entries(): BookEntry[] {
  const rows = reading
    .prepare<[], Row>(
      `select e.id, iif(exists (select 1 from mill_moves o where o.entry_id = e.id and o.account = 'opening'), 'bought', e.kind), e.day, e.batch_id, m.place_id, p.name, m.stuff, m.grams
      from mill_entries e join mill_moves m on m.entry_id = e.id join mill_places p on p.id = m.place_id
      where e.kind <> 'undo' and m.stuff in ('lot', 'tank')
        and not exists (select 1 from mill_entries u where u.undoes = e.id)
      order by e.day, e.created_at, e.id`,
    )
    .raw()
    .all();
  const found: (BookEntry & { id: string })[] = [];
  for (const [id, kind, day, batchId, place, name, stuff, grams] of rows) {
    const last = found.at(-1);
    const entry = last?.id === id ? last : { id, kind, day, batchId, moves: [] };
    if (entry !== last) found.push(entry);
    entry.moves.push({ place, name, stuff, grams });
  }
  return found;
}
