import type { Check } from "./check";

/** Products that are made of others, against what their parts give, and what was packed or unpacked. */
export const kitChecks: Check[] = [
  {
    sql: `select p.name as number, p.from_parts as one, coalesce((select min(max(0, part.stock - part.aged_stock) / r.packs)
        from product_parts r join products part on part.id = r.part_id where r.product_id = p.id and part.is_counted = 1),
        iif(exists (select 1 from product_parts where product_id = p.id), 1000000, 0)) as two
      from products p where one <> two`,
    line: ({ number, one, two }) =>
      `${number}: its parts are said to make ${one} packs, but make ${two}`,
  },
  {
    // Each part of a packing against what the batch says that it holds; without a batch, that both sides are there.
    sql: `with packings as (select packing_id, batch_id, packs, product_id from stock_movements
        where packing_id is not null and for_product_id is null)
      select coalesce(b.number, k.product_id) as number, k.packs * h.packs as one,
        -coalesce((select sum(m.packs) from stock_movements m where m.packing_id = k.packing_id and m.product_id = h.part_id
          and m.batch_id is h.part_batch_id and m.for_product_id = k.product_id), 0) as two
      from packings k join batches b on b.id = k.batch_id join batch_parts h on h.batch_id = b.id where one <> two
      union all
      select packing_id, 1, count(*) filter (where for_product_id is null) from stock_movements
      where packing_id is not null group by packing_id
      having count(*) filter (where for_product_id is null) <> 1
        or count(*) filter (where for_product_id is not null) = 0`,
    line: ({ number, one, two }) =>
      `Packed as ${number}: ${one} packs of a part belong to it, ${two} were moved`,
  },
];
