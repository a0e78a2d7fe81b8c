import { connectionToMigrate as raw } from "~/base/db/connection.server";

type Grams = Record<string, number>;

/** Which column of the return the moves of an entry count in, by what stands on the other side of them. */
const mills = raw.prepare<
  [],
  { part: string; what: string; month: string; col: string; grams: number }
>(
  `with roots as (
      select e.id, substr(e.day, 1, 7) as month, iif(e.kind = 'undo', (select kind from mill_entries where id = e.undoes), e.kind) as kind
        from mill_entries e),
    lines as (
      select p.id, p.kind as stuff,
        case p.kind when 'lot' then 'seed' when 'tank' then 'oil' else 'cake' end as part,
        case when p.crop = 'blend' then 'Blended oil' else upper(substr(p.crop, 1, 1)) || substr(p.crop, 2) || ' '
          || case p.kind when 'lot' then 'seed' when 'tank' then 'oil' else p.kind end end as what
        from mill_places p)
    select l.part, l.what, r.month,
        case
          when r.kind = 'weigh' and exists (select 1 from mill_moves x where x.entry_id = r.id and x.account = 'opening') then 'began'
          when r.kind = 'weigh' then 'differences'
          when r.kind in ('seed', 'bought') then 'received'
          when r.kind = 'press' and l.part = 'seed' then 'crushed'
          when r.kind = 'press' then 'produced'
          when r.kind = 'move' then 'moved'
          when r.kind = 'fill' then 'filled'
          when r.kind = 'sold' then 'soldLoose'
          when r.kind = 'cake' then 'sold' end as col,
        sum(m.grams) as grams
      from mill_moves m join roots r on r.id = m.entry_id join lines l on l.id = m.place_id
      group by 1, 2, 3, 4`,
);

/** Packs by the day they count on: those of a filling, and of its undoing, have the day of the book. */
const packs = raw.prepare<[], { what: string; month: string; col: string; grams: number }>(
  `with goods as (
      select id, hsn, coalesce(net_weight_g, cast(round(volume_ml * coalesce(density_g_per_l, 910) / 1000.0) as integer)) as each,
          null as gone, 0 as left_over
        from products where is_counted = 1
      union all select id, facts ->> 'hsn', cast(round((facts ->> 'volumeMl') * 910 / 1000.0) as integer), archived_at, facts ->> 'stock'
        from archived_products),
    moved as (
      select m.product_id, m.packs, m.created_at,
          (select e.id from mill_entries e where e.kind = 'fill' and e.batch_id = m.batch_id and e.created_at = m.created_at
            union all select u.id from mill_entries u join mill_entries e on e.id = u.undoes
              where e.batch_id = m.batch_id and u.created_at = m.created_at) as entry, m.kind
        from stock_movements m
      union all select id, -left_over, gone, null, 'corrected' from goods where gone is not null)
    select case substr(g.hsn, 1, 4) when '1508' then 'Groundnut oil' when '1515' then 'Sesame oil' else 'Blended oil' end as what,
        coalesce((select substr(day, 1, 7) from mill_entries where id = m.entry),
          strftime('%Y-%m', (m.created_at + 19800000) / 1000.0, 'unixepoch')) as month,
        case when m.entry is not null then 'packed' when m.kind = 'returned' then 'sold' else m.kind end as col,
        sum(m.packs * g.each) as grams
      from moved m join goods g on g.id = m.product_id
      where g.hsn like '15%' group by 1, 2, 3`,
);

const out = new Set(["crushed", "filled", "soldLoose", "sold", "broken"]);

/**
 * The return of each of these months (`2026-04`, one after the other) by running sums from the first entry on: part, line, column and
 * grams, without what is nothing.
 */
export function returnsBySql(months: string[]): Record<string, Grams>[] {
  const rows = [...mills.all(), ...packs.all().map((row) => ({ ...row, part: "packs" }))];
  const names = [...new Set(rows.map(({ part, what }) => `${part}: ${what}`))];
  const stock: Grams = {};
  return months.map((month) => {
    const lines: Record<string, Grams> = {};
    for (const name of names) {
      const own = rows.filter((row) => `${row.part}: ${row.what}` === name && row.month === month);
      const line: Grams = { opening: stock[name] ?? 0 };
      for (const { part, col, grams } of own) {
        stock[name] = (stock[name] ?? 0) + grams;
        const isCakeSold = part === "cake" && col === "sold";
        if (col === "began") line.opening = (line.opening ?? 0) + grams;
        else if (col === "moved") line[grams > 0 ? "blended" : "used"] = Math.abs(grams);
        else line[col] = out.has(col) || isCakeSold ? -grams : grams;
      }
      line.closing = stock[name] ?? 0;
      lines[name] = withoutNothing(line);
    }
    return withoutEmpty(lines);
  });
}

/** Without columns that are nothing. */
export const withoutNothing = (line: Grams): Grams =>
  Object.fromEntries(Object.entries(line).filter(([, grams]) => grams !== 0));

const withoutEmpty = (lines: Record<string, Grams>) =>
  Object.fromEntries(Object.entries(lines).filter(([, line]) => Object.keys(line).length > 0));
