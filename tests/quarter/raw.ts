import { reading } from "~/base/db/connection.server";

/*
 * The return once more, straight from the tables: by SQL alone, with SQLite's own calendar, in rupees as the file has them. Shares nothing
 * with `app/office/gst-return`.
 */

/** One line of a paper; `s`: 1, or -1 on a credit note. A note belongs where the invoice that it names does. */
const lines = `with paper as (
    select i.*, json_extract(i.content, '$.corrects.number') as against,
      strftime('%Y-%m', i.created_at / 1000.0 + 19800, 'unixepoch') as month,
      iif(i.series = 'CN', -1, 1) as s
    from invoices i),
  line as (
    select p.number, p.series, p.month, p.s, p.total_paise as total,
      json_extract(o.content, '$.buyer.gstin') as gstin,
      json_extract(p.content, '$.placeOfSupply.code') as pos,
      json_extract(p.content, '$.tax') = 'inter' as inter,
      o.total_paise > 10000000 and json_extract(p.content, '$.tax') = 'inter' as large,
      l.value ->> 'hsn' as hsn, l.value ->> 'kind' as kind, l.value ->> 'measure' as measure,
      (l.value ->> 'gstBasisPoints') / 100.0 as rt, l.value ->> 'taxablePaise' as txval,
      l.value ->> 'igstPaise' as iamt, l.value ->> 'cgstPaise' as camt, l.value ->> 'sgstPaise' as samt,
      l.value ->> 'totalPaise' as whole,
      (l.value ->> 'quantity') * case l.value ->> 'measure' when 'kg' then l.value ->> 'netWeightG'
        when 'piece' then 1000 * (l.value ->> 'pieces') else l.value ->> 'volumeMl' end as amount
    from paper p join invoices o on o.number = coalesce(p.against, p.number), json_each(p.content, '$.lines') l
    where json_extract(p.content, '$.tax') <> 'none')`;
const sums =
  "sum(s * txval) / 100.0 as txval, sum(s * iamt) / 100.0 as iamt, sum(s * camt) / 100.0 as camt, sum(s * samt) / 100.0 as samt";
const unsigned = sums.replaceAll("s * ", "");
const notNothing = "having sum(abs(txval)) > 0";

export type Row = Record<string, string | number | null>;
const all = (sql: string, ...given: unknown[]) =>
  reading.prepare<unknown[], Row>(`${lines} ${sql}`).all(...given);

/** Every paper that stands by itself, by rate, by section. */
export const listed = (month: string) =>
  all(
    `select iif(gstin is not null, iif(s = 1, 'b2b', 'cdnr'), iif(s = 1, 'b2cl', 'cdnur')) as section,
      number, gstin, pos, total / 100.0 as val, rt, ${unsigned} from line
     where month = ? and rt > 0 and (gstin is not null or large) group by number, rt ${notNothing} order by number, rt`,
    month,
  );

export const small = (month: string) =>
  all(
    `select pos, rt, ${sums} from line where month = ? and rt > 0 and gstin is null and not large
     group by pos, rt having sum(s * txval) <> 0 or sum(s * (iamt + camt + samt)) <> 0 order by pos, rt`,
    month,
  );

/** Goods at 0 %, and delivery that goes with them, by who bought and where. */
export const nil = (month: string) =>
  all(
    `select iif(inter, 'INTR', 'INTRA') || iif(gstin is null, 'B2C', 'B2B') as sply_ty, sum(s * txval) / 100.0 as nil_amt
     from line where month = ? and rt = 0 group by 1 having sum(s * txval) <> 0 order by 1`,
    month,
  );

/** Money by half, code and rate (delivery shares the goods' code), and what was sold of it by unit. */
export const hsnMoney = (month: string) =>
  all(
    `select iif(gstin is null, 'B2C', 'B2B') as half, hsn, rt, ${sums} from line where month = ?
     group by 1, 2, 3 having sum(s * txval) <> 0 or sum(s * (iamt + camt + samt)) <> 0 order by 1, 2, 3`,
    month,
  );
export const hsnAmounts = (month: string) =>
  all(
    `select iif(gstin is null, 'B2C', 'B2B') as half, hsn, case measure when 'kg' then 'KGS' when 'piece' then 'NOS' else 'LTR' end as uqc, rt,
      sum(s * amount) / 1000.0 as qty from line where month = ? and kind = 'goods'
     group by 1, 2, 3, 4 having sum(s * amount) <> 0 order by 1, 2, 3, 4`,
    month,
  );

/** All that was sold, and what is taxed of it: 3.1 (a) of GSTR-3B; then 3.2 by state. */
export const taxed = (month: string) =>
  all(`select ${sums} from line where month = ? and rt > 0`, month)[0];
export const whole = (month: string) => all(`select ${sums} from line where month = ?`, month)[0];
export const unregistered = (month: string) =>
  all(
    `select pos, ${sums} from line where month = ? and rt > 0 and gstin is null and inter
     group by pos having sum(s * txval) <> 0 or sum(s * iamt) <> 0 order by pos`,
    month,
  );

/** Every paper: what its lines come to. */
export const papers = (month: string) =>
  all(
    `select number, ${unsigned}, total / 100.0 as total from line where month = ? group by number`,
    month,
  );

/** Series of a month: first and last number, how many. */
export const series = (month: string) =>
  all(
    `select series, min(number) as "from", max(number) as "to", count(*) as total from paper where month = ?
     group by series, year order by series desc, year`,
    month,
  );

/** Papers whose lines are not what price, quantity, discount and rate make of them; to the paisa, halves may go either way. */
export const wrongTax = () =>
  all(
    `select number, whole, txval, iamt, camt, samt from line
     where whole <> txval + iamt + camt + samt or (inter and camt + samt > 0) or (not inter and iamt > 0)
       or (series = 'PR' and abs(txval - whole * 100.0 / (100 + rt)) > 1) or abs(camt - samt) > 0 and series = 'PR'`,
  );

/** Orders whose papers do not come to what was paid less what went back; an advance that went back before had no invoice. */
export const wrongMoney = () =>
  reading
    .prepare<unknown[], Row>(
      `select o.number, o.payment_status, o.total_paise, p.papers, coalesce(r.back, 0) as back
       from orders o
       join (select order_id, sum(iif(series = 'PR', total_paise, -total_paise)) as papers from invoices group by 1) p on p.order_id = o.id
       left join (select order_id, sum(amount_paise) as back from refunds r where status = 'processed'
         and not exists (select 1 from money_received m where m.refund_id = r.id) group by 1) r on r.order_id = o.id
       where o.paid_at is not null and p.papers <> o.total_paise - coalesce(r.back, 0)`,
    )
    .all();

/** Series that do not begin at 1 or have a gap. */
export const gaps = () =>
  reading
    .prepare(
      "select series, year, min(serial), max(serial), count(*) from invoices group by 1, 2 having min(serial) <> 1 or max(serial) <> count(*)",
    )
    .all();

/** Products whose stock is not what came less what went. */
export const wrongStock = () =>
  reading
    .prepare(
      `select p.id, p.stock, sum(m.packs) from products p join stock_movements m on m.product_id = p.id
       group by p.id having p.stock <> sum(m.packs)`,
    )
    .all();

/** Batches whose packs are not what came less what went. */
export const wrongBatches = () =>
  reading
    .prepare(
      `select b.number, b.packs, sum(m.packs) from batches b left join stock_movements m on m.batch_id = b.id
       group by b.id having b.packs <> coalesce(sum(m.packs), 0)`,
    )
    .all();

/** Packings that used more or fewer parts than went into the packs that came of it. */
export const wrongPackings = () =>
  reading
    .prepare(
      `with whole as (
         select packing_id, product_id, sum(packs) as packs from stock_movements
         where packing_id is not null and for_product_id is null group by 1, 2),
       used as (
         select packing_id, for_product_id, product_id, sum(packs) as packs from stock_movements
         where packing_id is not null and for_product_id is not null group by 1, 2, 3)
       select w.packing_id, t.part_id, w.packs * t.packs as wanted, u.packs from whole w
       join product_parts t on t.product_id = w.product_id
       left join used u on u.packing_id = w.packing_id and u.product_id = t.part_id
       where u.packs is not -w.packs * t.packs`,
    )
    .all();

/**
 * Orders that left with other goods than their lines say, both counted in packs that are made of nothing else. Without those of which
 * packs came back, except for packs of a recalled batch.
 */
export const wrongGoods = () =>
  reading
    .prepare(
      `with inside as (
         select p.id as whole, coalesce(t.part_id, p.id) as one, coalesce(t.packs, 1) as n
         from products p left join product_parts t on t.product_id = p.id),
       gone as (
         select o.id, o.number from orders o where coalesce(o.shipped_at, o.delivered_at) is not null and not exists (
           select 1 from stock_movements m where m.order_id = o.id and m.packs > 0 and m.why <> 'Its batch is recalled')),
       counted as (
         select g.number, i.one, -m.packs * i.n as packs from gone g
         join stock_movements m on m.order_id = g.id join inside i on i.whole = m.product_id
         union all
         select g.number, i.one, -l.quantity * i.n from gone g
         join order_lines l on l.order_id = g.id join inside i on i.whole = l.product_id)
       select number, one, sum(packs) as more from counted group by 1, 2 having sum(packs) <> 0`,
    )
    .all();

/** Packs of recalled batches, also inside others, by order: `before`: in those that had left when the recall began, else in all others. */
export const recalledGone = (before: boolean) =>
  reading
    .prepare<[number], Row>(
      `with bad as (
         select batch_id, created_at from recalls union
         select p.batch_id, r.created_at from batch_parts p join recalls r on r.batch_id = p.part_batch_id)
       select o.number, -sum(m.packs) as packs from orders o join stock_movements m on m.order_id = o.id join bad b on b.batch_id = m.batch_id
       where coalesce(o.shipped_at, o.delivered_at) is not null and (coalesce(o.shipped_at, o.delivered_at) < b.created_at) = ?
       group by o.id having sum(m.packs) < 0 order by o.number`,
    )
    .all(Number(before));

/** How much of each kind of packs was sold. */
export const packsPlayed = (): Row =>
  reading
    .prepare<[], Row>(
      `select count(*) filter (where m.for_product_id is not null and m.packing_id is null) as from_parts,
         count(*) filter (where m.for_product_id is null and m.product_id in (select product_id from product_parts)) as packed_ahead,
         count(*) filter (where p.measure = 'piece') as pieces,
         (select count(distinct order_id) from stock_movements where why = 'Its batch is recalled') as given_others
       from stock_movements m join products p on p.id = m.product_id where m.kind = 'sold'`,
    )
    .get() ?? {};
