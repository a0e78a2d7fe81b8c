import { type Check, ofPart, wasPaid } from "./check";

const isActive = `o.status <> 'cancel' and (${wasPaid} or (o.payment_status = 'pending' and o.payment_method <> 'online'))`;
const isNot = "o.status = 'cancel' or o.payment_status = 'unpaid'";
/** Packs of a line that were not taken out before packing, nor brought back later. */
const kept = `l.quantity - l.taken_out - coalesce((select sum(p.value ->> 'quantity')
        from order_returns r, json_each(r.lines) p where r.order_id = o.id and p.value ->> 'position' = l.position), 0)`;
const byOrder = "m.kind in ('sold', 'returned')";

/** Packs on hand against their movements, and these against the orders. */
export const stockChecks: Check[] = [
  {
    sql: `select p.name as number, p.stock as one, coalesce((select sum(m.packs) from stock_movements m
        where m.product_id = p.id), 0) as two
      from products p where one <> two`,
    line: ({ number, one, two }) =>
      `${number}: ${one} packs are on hand, its movements add up to ${two}`,
  },
  {
    sql: `select b.number, b.packs as one, coalesce((select sum(m.packs) from stock_movements m
        where m.batch_id = b.id), 0) as two
      from batches b where one <> two`,
    line: ({ number, one, two }) =>
      `Batch ${number}: ${one} packs are left, its movements add up to ${two}`,
  },
  {
    sql: `select p.name as number, p.aged_stock as one, coalesce((select sum(max(b.packs, 0)) from batches b
        where b.product_id = p.id and (is_aged = 1 or is_recalled = 1)), 0) as two
      from products p where one <> two`,
    line: ({ number, one, two }) =>
      `${number}: ${one} packs are said to be too old or recalled, its batches hold ${two} of them`,
  },
  {
    // From its start to the moment it was called off.
    sql: `select b.number, 0 as one, -sum(m.packs) as two
      from recalls r cross join batches b on b.id = r.batch_id
        cross join stock_movements m on m.batch_id = r.batch_id and m.kind = 'sold' and m.created_at > r.created_at
      where m.created_at < coalesce((select max(s.created_at) from recall_steps s
        where s.recall_id = r.id and s.state = 'called off'), 9e15)
      group by r.id`,
    line: ({ number, two }) => `Batch ${number}: ${two} packs were sold after it was recalled`,
  },
  {
    // An order from before its product was counted took nothing.
    sql: `select o.number || ', ' || p.name as number, ${kept} as one, coalesce(-sum(m.packs), 0) as two
      from orders o cross join order_lines l on l.order_id = o.id
        join products p on p.id = l.product_id
        left join stock_movements m on m.order_id = o.id and m.product_id = p.id and ${byOrder}
          and m.for_product_id is null
      where ${ofPart} and o.source <> 'import' and ${isActive} and l.made_of is null
      group by o.serial, l.position
      having one <> two and (two <> 0 or (p.is_counted = 1 and o.created_at >= p.counted_at))`,
    line: ({ number, one, two }) => `${number}: ${one} packs were sold, ${two} taken from stock`,
  },
  {
    // What was made of others: each part, in ready packs and as itself. One that was not counted then took nothing.
    sql: `select o.number || ', ' || part.name as number, (${kept}) * (h.value ->> 'packs') as one,
        sum(coalesce(-m.packs, 0) * iif(m.for_product_id is null, h.value ->> 'packs', 1)) as two,
        coalesce(sum(m.packs) filter (where m.for_product_id is not null), 0) as moved
      from orders o cross join order_lines l on l.order_id = o.id cross join json_each(l.made_of) h
        join products part on part.id = h.value ->> 'productId'
        left join stock_movements m on m.order_id = o.id and ${byOrder}
          and ((m.product_id = l.product_id and m.for_product_id is null)
            or (m.product_id = part.id and m.for_product_id = l.product_id))
      where ${ofPart} and o.source <> 'import' and ${isActive}
      group by o.serial, l.position, part.id
      having one <> two and (moved <> 0 or (part.is_counted = 1 and o.created_at >= part.counted_at))`,
    line: ({ number, one, two }) =>
      `${number}: ${one} packs were sold as parts, ${two} taken from stock`,
  },
  {
    sql: `select o.number, 0 as one, -sum(m.packs) as two
      from orders o cross join stock_movements m on m.order_id = o.id
      where ${ofPart} and ${byOrder} and (${isNot}) group by o.serial, m.product_id having two <> 0`,
    line: ({ number, two }) =>
      `${number}: it is cancelled or unpaid, but ${two} packs are taken for it`,
  },
];
