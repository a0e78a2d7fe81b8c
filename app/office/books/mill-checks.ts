import { dayInWords } from "~/base/lib/dates";
import { weight } from "~/base/lib/pack-size";
import type { Check } from "./check";

/** The mill book against its own moves, and its fillings against the packs that came of them. */
export const millChecks: Check[] = [
  {
    sql: `select p.name as number, p.grams as one, coalesce((select sum(m.grams) from mill_moves m
        where m.place_id = p.id), 0) as two
      from mill_places p where one <> two`,
    line: ({ number, one, two }) =>
      `${number}: the mill book says it holds ${weight(one)}, its moves add up to ${weight(two)}`,
  },
  {
    sql: `select e.day as number, coalesce(sum(m.grams), 0) as one, count(m.id) as two
      from mill_entries e left join mill_moves m on m.entry_id = e.id group by e.id having one <> 0 or two = 0`,
    line: ({ number, one, two }) =>
      two === 0
        ? `Mill book of ${dayInWords(number)}: an entry moves nothing`
        : `Mill book of ${dayInWords(number)}: an entry’s moves are ${one} g apart`,
  },
  {
    // Its packs came at the same moment; undoing a filling took them out again.
    sql: `select e.day as number, sum(coalesce(-u.packs, e.packs)) as one,
        coalesce((select sum(m.packs) from stock_movements m where m.batch_id = coalesce(u.batch_id, e.batch_id)
          and m.created_at = e.created_at and m.kind = iif(e.kind = 'fill', 'arrived', 'corrected')), 0) as two
      from mill_entries e left join mill_entries u on u.id = e.undoes
      where e.kind in ('fill', 'undo') and coalesce(u.kind, e.kind) = 'fill'
      group by e.kind, coalesce(u.batch_id, e.batch_id), e.created_at having one <> two`,
    line: ({ number, one, two }) =>
      `Filling of ${dayInWords(number)}: ${one} packs by the mill book, ${two} came into their batch`,
  },
];
