import type Database from "better-sqlite3";

const perProduct = 20;

/**
 * Counts the packs of every product, enough for all orders of a run: one batch each, and 20 movements of arriving and selling,
 * through the triggers as in the shop.
 */
export function moveAll(database: Database.Database, now = Date.now()): void {
  const at = { now };
  database.transaction(() => {
    database.exec("update products set is_counted = 1");
    database
      .prepare(
        `insert into batches (id, number, product_id, packed_on, best_before, created_at, updated_at)
         select 'bench-batch-' || id, 'B-' || rowid, id, '2026-11-01', '2027-08-01', @now, @now from products`,
      )
      .run(at);
    database
      .prepare(
        `with recursive turns (turn) as (values (1) union all select turn + 1 from turns where turn < ${perProduct})
         insert into stock_movements (id, product_id, batch_id, kind, packs, actor, why, created_at)
         select 'bench-' || turn || '-' || products.id, products.id, 'bench-batch-' || products.id,
           case when turn % 5 = 1 then 'arrived' else 'sold' end,
           case when turn % 5 = 1 then 2000 else -(1 + turn % 3) end,
           'shop', '', @now - (${perProduct} - turn) * 3600000
         from turns join products order by turn`,
      )
      .run(at);
  })();
}
