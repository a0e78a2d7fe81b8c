import Database from "better-sqlite3";
import { databaseFile } from "~/base/db/database-file.server";

/*
 * The money of the quarter as somebody else's SQL has it: from the tables alone, over a connection of its own, with SQLite's own calendar.
 * It knows neither the shop's functions nor its views. All amounts are paise.
 */

export type Row = Record<string, string | number | null>;

let open: Database.Database | undefined;
const shop = () => (open ??= new Database(databaseFile, { readonly: true }));
const rows = (sql: string, ...given: unknown[]): Row[] =>
  shop()
    .prepare<unknown[], Row>(`${facts} ${sql}`)
    .all(...given);
const figure = (sql: string, ...given: unknown[]): number =>
  shop()
    .prepare<unknown[], number>(`${facts} ${sql}`)
    .pluck()
    .get(...given) ?? 0;
export const closeBooks = (): void => void open?.close();

/**
 * `money`: every rupee that came or went for an order or on an account before any refund: whole payments, advances, money by hand.
 * `gone`: refunds that a credit note answers for; of those some moved no money, as their packs came back before they were paid.
 * `sale`: an order with what came, what is written off and
 * what was refunded. `taken`: what banks have of an order's money. `asked`: orders that are not paid, with what is to come.
 */
const facts = `with
  money as (
    select p.paid_order_id as order_id, null as khata_id, p.amount_paise as paise, 'online' as way, o.paid_at as at
    from payments p join orders o on o.id = p.paid_order_id
    union all
    select m.order_id, m.khata_id, m.amount_paise,
      case when m.payment_id is not null or m.refund_id is not null then 'online' else coalesce(m.way, '?') end, m.came_at
    from money_received m),
  gone as (
    select r.id, r.order_id, r.amount_paise as paise, r.status, r.processed_at as at, r.payment_id,
      r.payment_id is null and exists (select 1 from orders o where o.id = r.order_id and r.created_at <= o.paid_at) as moved_nothing
    from refunds r
    where r.status in ('pending', 'processed') and r.order_id is not null
      and not exists (select 1 from money_received m where m.refund_id = r.id)
      and (r.payment_id is null or exists (select 1 from payments p where p.id = r.payment_id and p.paid_order_id = r.order_id)
        or exists (select 1 from money_received m where m.payment_id = r.payment_id and m.order_id = r.order_id))),
  sale as (
    select o.*, o.payment_status in ('paid', 'part_refunded', 'refunded') as is_paid,
      coalesce((select sum(paise) from money where money.order_id = o.id), 0) as came,
      coalesce((select sum(w.amount_paise) from write_offs w where w.order_id = o.id), 0) as written_off,
      coalesce((select sum(paise) from gone where gone.order_id = o.id), 0) as refunded,
      coalesce((select sum(paise) from gone where gone.order_id = o.id and moved_nothing), 0) as credited_only,
      coalesce((select p.amount_paise from payments p where p.paid_order_id = o.id), o.total_paise) as costs,
      case when o.user_id is not null then o.user_id
        when length(replace(o.buyer_phone, ' ', '')) >= 10 then substr(replace(o.buyer_phone, ' ', ''), -10) else o.id end as buyer
    from orders o
    where o.payment_status in ('paid', 'part_refunded', 'refunded', 'review')
      or (o.payment_status = 'pending' and o.payment_method <> 'online')),
  taken as (
    select x.order_id, sum(iif(c.kind = 'returned', -c.amount_paise, c.amount_paise)) as paise from (
      select id, paid_order_id as order_id from payments where paid_order_id is not null
      union all select payment_id, order_id from money_received where payment_id is not null) x
      join disputes d on d.payment_id = x.id join dispute_moves c on c.dispute_id = d.id
    where c.kind <> 'fee' group by 1),
  -- Packs taken out of what was paid by hand, and not given back yet.
  out as (
    select l.order_id, sum(l.taken_out * (l.unit_price_paise * l.quantity - l.discount_paise) / l.quantity) as paise
    from order_lines l where l.taken_out > 0 and not exists (select 1 from payments p where p.paid_order_id = l.order_id)
      and not exists (select 1 from refunds r where r.order_id = l.order_id and r.status <> 'failed' and r.lines is not null)
    group by 1),
  -- Packs that came back before their money did: they cost nothing.
  back as (
    select b.order_id, sum((l.unit_price_paise * l.quantity - l.discount_paise) * (q.value ->> 'quantity') / l.quantity) as paise
    from order_returns b, json_each(b.lines) q
      join order_lines l on l.order_id = b.order_id and l.position = q.value ->> 'position' group by 1),
  asked as (
    select sale.*, max(total_paise - coalesce(back.paise, 0) - came - written_off, iif(back.paise > 0, 0, -1)) as to_come
    from sale left join back on back.order_id = id
    where not is_paid and payment_status = 'pending' and status <> 'cancel')`;

/** Orders of which cost is not what came, what is written off and what is still to come; of a paid one nothing is to come. */
export const wrongCosts = (): Row[] => [
  ...rows(
    `select number, total_paise, came, written_off, to_come from asked
     where to_come < 0 or (written_off_at is not null and to_come <> 0) or (written_off_at is null and written_off <> 0)`,
  ),
  ...rows(
    `select number, total_paise, came, written_off, credited_only from sale
     where is_paid and (costs <> came + credited_only or written_off <> 0)`,
  ),
  // What is cancelled is not written off, and keeps no more than came.
  ...rows(
    "select number, came, written_off from sale where status = 'cancel' and (came < 0 or written_off <> 0)",
  ),
  // Whether a part came is said on the order.
  ...rows(
    "select number, came, part_paid_at from sale where not is_paid and (came > 0) <> (part_paid_at is not null)",
  ),
  // What waits for its advance, or for any payment online, has no money.
  ...rows(
    `select o.number, sum(m.paise) as came from orders o join money m on m.order_id = o.id
     where o.id not in (select id from sale) group by o.id having came <> 0`,
  ),
];

/** What is still to come, order by order. */
export const toCome = (): Row[] =>
  rows("select id, to_come from asked where written_off_at is null order by id");

/** The same by the way it is to be paid, what left for payment on delivery by itself. */
export const toComeByWay = (): Row[] =>
  rows(
    `select payment_method as method, payment_method = 'on-delivery' and status in ('Shipped', 'deliverd') as sent,
       count(*) as orders, sum(to_come) as paise
     from asked where written_off_at is null group by 1, 2 order by 1, 2`,
  );

/** What couriers collected at the door and have not brought. */
export const withCouriers = (): number =>
  figure(
    `select coalesce(sum(to_come), 0) from asked where written_off_at is null and payment_method = 'on-delivery' and status = 'deliverd'
       and delivered_at is not null and coalesce(delivery_way, 'courier') not in ('van', 'collect')`,
  );

/** Indian days of a span with what came by way, what was refunded, and what banks took back and returned. */
export const days = (from: number, until: number): Row[] =>
  rows(
    `, day as (
       select at, case when way = 'online' then paise else 0 end as online,
         case when way = 'cash' or (way = '?' and o.payment_method is 'on-delivery') then paise else 0 end as cash,
         case when way in ('online', 'cash') or (way = '?' and o.payment_method is 'on-delivery') then 0 else paise end as bank,
         0 as refunded, 0 as taken, 0 as returned
       from money left join orders o on o.id = order_id where way <> 'credit'
       union all
       select r.processed_at, 0, 0, 0, r.amount_paise, 0, 0 from refunds r
       where r.status = 'processed' and not exists (select 1 from money_received m where m.refund_id = r.id)
         and r.id not in (select id from gone where moved_nothing)
       union all
       select r.created_at, 0, 0, 0, r.amount_paise, 0, 0 from refunds r
       where r.status = 'pending' and not exists (select 1 from money_received m where m.refund_id = r.id)
       union all
       select at, 0, 0, 0, 0, max(paise, 0), max(-paise, 0) from (
         select m.moved_at as at, sum(iif(m.kind = 'returned', -m.amount_paise, m.amount_paise)) as paise
         from dispute_moves m group by m.dispute_id, m.moved_at))
     select date(at / 1000.0 + 19800, 'unixepoch') as day, sum(online) as online, sum(cash) as cash, sum(bank) as bank,
       sum(refunded) as refunded, sum(taken) as taken, sum(returned) as returned
     from day where at >= ? and at < ? group by 1
     having sum(online) <> 0 or sum(cash) <> 0 or sum(bank) <> 0 or sum(refunded) <> 0 or sum(taken) <> 0 or sum(returned) <> 0
     order by 1`,
    from,
    until,
  );

/** Payments that were captured and pay nothing. */
export const loose = (): number =>
  figure(
    `select coalesce(sum(p.amount_paise - p.amount_refunded_paise), 0) from payments p where p.status in ('captured', 'refunded')
       and p.paid_order_id is null and not exists (select 1 from money_received m where m.payment_id = p.id)`,
  );

/** Credit: what came from orders or by hand on accounts, less what paid orders or went back; with receipts that make credit of nothing. */
export const wrongCredit = (): Row[] => [
  ...rows(
    "select receipt_id, sum(amount_paise) as paise from money_received where way = 'credit' group by 1 having paise <> 0",
  ),
  ...rows(
    "select khata_id, sum(paise) as paise from money where khata_id is not null group by 1 having paise < 0",
  ),
];

/**
 * The balance of each buyer, by one of their orders' numbers: what goods cost that they keep, less the money that the shop has of them and
 * what it gave up; below zero the shop owes them. What banks took of a cancelled order's money is not with the shop any more.
 */
export const balances = (): Row[] =>
  rows(
    `select min(s.number) as number, sum(
         case when s.status = 'cancel' or not (s.is_paid or s.written_off_at is not null or s.part_paid_at is not null) then 0
           else iif(s.is_paid, s.costs, s.total_paise) - s.refunded - s.written_off - iif(s.is_paid, coalesce(t.paise, 0), coalesce(k.paise, 0)) end
         - s.came + (s.refunded - s.credited_only) + iif(s.status = 'cancel', coalesce(b.paise, 0), 0)
         + coalesce((select sum(paise) from money where money.order_id = s.id and way = 'credit'), 0)) -
       coalesce((select sum(money.paise) from money join khatas k on k.id = money.khata_id
         where money.way <> 'credit' and (k.user_id = s.buyer or substr(k.mobile, -10) = s.buyer)), 0) as balance
     from sale s left join out t on t.order_id = s.id left join back k on k.order_id = s.id
     left join taken b on b.order_id = s.id
     group by s.buyer order by 1`,
  );

/** What is to be given back: all that is left of what was cancelled, but for what a bank has or asks for; and packs taken out. */
export const toGiveBack = (): number =>
  figure(
    `, against as (
       select x.order_id, sum(max(iif(d.state in ('open', 'action_required', 'under_review'), d.amount_paise, 0),
         coalesce((select sum(case kind when 'returned' then -amount_paise when 'fee' then 0 else amount_paise end)
           from dispute_moves where dispute_id = d.id), 0))) as paise
       from disputes d join (select id, paid_order_id as order_id from payments where paid_order_id is not null
         union all select payment_id, order_id from money_received where payment_id is not null) x on x.id = d.payment_id
       group by 1)
     select coalesce(sum(max(0, left_paise)), 0) from (
       select s.came - s.refunded - coalesce(a.paise, 0) as left_paise from sale s left join against a on a.order_id = s.id
       where s.status = 'cancel' and (s.is_paid or s.part_paid_at is not null)
       union all
       select s.came - (s.total_paise - k.paise) from sale s join back k on k.order_id = s.id
       where s.status <> 'cancel' and not s.is_paid and s.part_paid_at is not null
       union all
       select min(t.paise, s.came - s.refunded) from sale s join out t on t.order_id = s.id
       where s.status <> 'cancel' and s.is_paid)`,
  );

/** What is owed of orders of which a part came, and the credit that stands on accounts. */
export const owedAndCredit = () => ({
  owed: figure(
    "select coalesce(sum(to_come), 0) from asked where written_off_at is null and part_paid_at is not null",
  ),
  credit: figure("select coalesce(sum(paise), 0) from money where khata_id is not null"),
});

/** What banks have of the money of orders, by order id. */
export const takenByBanks = (): Map<string, number> =>
  new Map(
    rows("select order_id, paise from taken").map((row) => [
      String(row.order_id),
      Number(row.paise),
    ]),
  );

/** What the provider captured less what was refunded and its fees; what it paid out, less its own corrections; and what banks have of it. */
export const provider = () => ({
  captured: figure(
    "select coalesce(sum(amount_paise), 0) from payments where status in ('captured', 'refunded')",
  ),
  fees: figure(
    "select coalesce(sum(fee_paise), 0) from payments where status in ('captured', 'refunded')",
  ),
  refunded: figure(
    "select coalesce(sum(amount_paise), 0) from refunds where payment_id is not null and status in ('pending', 'processed')",
  ),
  paidOut: figure("select coalesce(sum(amount_paise), 0) from payouts where status = 'processed'"),
  short: figure(
    `select coalesce(sum(d), 0) from (select (select sum(credit_paise - debit_paise) from payout_parts where payout_id = y.id) - y.amount_paise as d
      from payouts y where y.status = 'processed')`,
  ),
  corrected: figure(
    "select coalesce(sum(credit_paise - debit_paise), 0) from payout_parts where kind = 'adjustment' and dispute_id is null",
  ),
  disputed: figure(
    "select coalesce(sum(iif(kind = 'returned', -amount_paise, amount_paise)), 0) from dispute_moves",
  ),
});

/** Payouts that are not the sum of their parts; the bank got less or more. */
export const shortPayouts = (): string[] =>
  rows(
    `select y.id from payouts y where y.status = 'processed' and y.amount_paise <>
      (select coalesce(sum(credit_paise - debit_paise), 0) from payout_parts where payout_id = y.id) order by 1`,
  ).map(({ id }) => String(id));

/** Payments and refunds that are paid out twice, or with another amount than they have. */
export const wrongParts = (): Row[] => [
  ...rows(
    "select entity_id, count(*) from payout_parts where kind in ('payment', 'refund') group by 1 having count(*) > 1",
  ),
  ...rows(
    `select t.entity_id from payout_parts t left join payments p on p.id = t.entity_id
     where t.kind = 'payment' and (p.id is null or t.credit_paise <> p.amount_paise - p.fee_paise or t.fee_paise <> p.fee_paise)`,
  ),
  ...rows(
    `select t.entity_id from payout_parts t left join refunds r on r.provider_refund_id = t.entity_id
     where t.kind = 'refund' and (r.id is null or t.debit_paise <> r.amount_paise)`,
  ),
];

/** Cases whose money does not fit their end: nothing is held of what is decided, nothing lost of what is not. */
export const wrongCases = (): Row[] =>
  rows(
    `select d.id, d.state, d.amount_paise, sum(iif(m.kind = 'held', m.amount_paise, 0)) - sum(iif(m.kind = 'returned', m.amount_paise, 0)) as held,
       sum(iif(m.kind = 'lost', m.amount_paise, 0)) as lost
     from disputes d left join dispute_moves m on m.dispute_id = d.id group by d.id
     having (d.state in ('won', 'lost') and held <> 0) or (d.state <> 'lost' and lost <> 0) or (d.state = 'lost' and lost <> d.amount_paise)
       or held + lost > d.amount_paise`,
  );

/** The cases that banks have decided. */
export const decidedCases = (): Row[] =>
  rows(
    "select id, state as status, amount_paise as amount from disputes where state in ('won', 'lost', 'closed') order by id",
  );

/** Series of papers that do not begin at 1, or have a gap. */
export const gaps = (): Row[] =>
  rows(
    `select series, year, min(serial), max(serial), count(*) from (
       select series, year, serial from invoices union all select series, year, serial from vouchers)
     group by 1, 2 having min(serial) <> 1 or max(serial) <> count(*)`,
  );

/** Advances without the receipt voucher of their amount, and money that went back before there was an invoice without a refund voucher. */
export const wrongVouchers = (): Row[] => [
  ...rows(
    `select o.number, m.amount_paise, v.total_paise from money_received m join orders o on o.id = m.order_id
       left join vouchers v on v.money_id = m.id and v.series = 'RV' where m.payment_id is not null and v.total_paise is not m.amount_paise`,
  ),
  ...rows(
    `select v.number, v.total_paise, m.amount_paise from vouchers v join money_received m on m.id = v.money_id
     where iif(v.series = 'RV', v.total_paise <> m.amount_paise, v.total_paise > -m.amount_paise)`,
  ),
  // No more goes back than was received; before there is an invoice, all that went back of it is on refund vouchers.
  ...rows(
    `, given as (
       select order_id, sum(iif(series = 'RV', total_paise, 0)) as received, sum(iif(series = 'RF', total_paise, 0)) as back
       from vouchers group by 1)
     select o.number, received, back from given join orders o on o.id = order_id
     where back > received or (not exists (select 1 from invoices i where i.order_id = o.id) and back <> min(received,
       coalesce((select -sum(m.amount_paise) from money_received m where m.order_id = o.id and m.amount_paise < 0
         and m.takes_back is null and coalesce(m.way, '') <> 'credit'
         and (not exists (select 1 from money_received b where b.takes_back = m.id)
           or exists (select 1 from vouchers v where v.money_id = m.id))), 0)))`,
  ),
];

/** Couriers' lines: money that stands without its file, or a file's money that is not on its orders. */
export const wrongFiles = (): Row[] =>
  rows(
    `, noted as (
       select g.order_id, g.receipt_id, sum(iif(f.taken_back_at is null, g.noted_paise, 0)) as paise
       from courier_file_rows g join courier_files f on f.id = g.file_id where g.receipt_id is not null group by 1, 2)
     select coalesce(n.order_id, m.order_id) as order_id, n.paise, m.paise as stands from noted n full join (
       select order_id, receipt_id, sum(amount_paise) as paise from money_received where way = 'courier' group by 1, 2) m
       on m.order_id = n.order_id and m.receipt_id = n.receipt_id
     where coalesce(n.paise, 0) <> coalesce(m.paise, 0)`,
  );

/** Papers of a month (Indian calendar, `2027-03`) with what they come to: what is sold less what is credited. */
export const documents = (month: string): Row | undefined =>
  rows(
    `select count(*) as papers, coalesce(sum(iif(series = 'CN', -total_paise, total_paise)), 0) as total,
       coalesce(sum(iif(series = 'CN', -tax_paise, tax_paise)), 0) as tax
     from invoices where strftime('%Y-%m', created_at / 1000.0 + 19800, 'unixepoch') = ?`,
    month,
  )[0];

/** Series of vouchers of a month: first and last number, how many. */
export const vouchers = (month: string): Row[] =>
  rows(
    `select series, min(number) as "from", max(number) as "to", count(*) as total from vouchers
     where strftime('%Y-%m', created_at / 1000.0 + 19800, 'unixepoch') = ? group by series, year order by series desc, year`,
    month,
  );

/** How much of everything there was. */
export const played = (): Row =>
  rows(
    `select (select count(*) from money_received where payment_id is not null) as advances,
       (select count(*) from money_received m join orders o on o.id = m.order_id where m.payment_id is not null
         and o.cancel_reason = 'returned') as refused,
       (select count(*) from vouchers where series = 'RF') as refund_vouchers,
       (select count(distinct file_id) from courier_file_rows) as files,
       (select count(*) from courier_file_rows) as lines,
       (select count(*) from courier_file_rows where outcome <> 'whole') as faulty_lines,
       (select count(*) from courier_files where taken_back_at is not null) as files_taken_back,
       (select count(*) from payouts) as payouts,
       (select count(*) from payout_parts where kind = 'adjustment' and dispute_id is null) as adjustments,
       (select count(*) from disputes where state = 'won') as won,
       (select count(*) from disputes where state = 'lost') as lost,
       (select count(*) from disputes d join money_received m on m.payment_id = d.payment_id) as cases_of_advances,
       (select count(*) from write_offs) as write_offs`,
  )[0] ?? {};
