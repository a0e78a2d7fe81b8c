import { rupees } from "~/base/lib/money";
import { type Check, isOfOrder, ofPart, wasPaid } from "./check";

// `cross join` keeps the order: SQLite would read all invoices for each part of the orders. Nor does it find by itself the index
// of the few notes without a refund: it takes that of all papers without one.
const invoiceOf = "i.order_id = o.id and i.series = 'PR'";
const wasSent =
  "(o.status in ('Shipped', 'deliverd') or o.shipped_at is not null or o.delivered_at is not null)";
/** The old shop invoiced its orders itself. */
const isOurs = "o.source <> 'import'";

/** A refund that counts for its order: not of a second payment. */
const countedRefunds = `refunds r join orders o on o.id = r.order_id
  join invoices i on ${invoiceOf}
  left join payments p on p.paid_order_id = o.id
  left join invoices n on n.refund_id = r.id`;
/**
 * Papers are never withdrawn: a note whose refund failed later covers the next refund as far as it goes, and so does that of
 * unpaid goods that came back, if they were paid after all.
 */
const hasSpareNote = `exists (select 1 from invoices f left join refunds x on x.id = f.refund_id
  where f.order_id = o.id and f.series = 'CN' and (f.refund_id is null or x.status = 'failed'))`;

/** Invoices and credit notes against orders and refunds. */
export const paperChecks: Check[] = [
  {
    sql: `select o.number, o.total_paise as one, 0 as two
      from orders o left join invoices i on ${invoiceOf}
      where ${ofPart} and ${isOurs} and i.id is null and ${wasPaid}`,
    line: ({ number, one }) => `${number}: paid with ${rupees(one)}, but has no invoice`,
  },
  {
    // The first release invoiced goods that left unpaid when they were paid. Those that came back need no invoice.
    sql: `select o.number, o.total_paise as one, 0 as two
      from orders o left join invoices i on ${invoiceOf}
      where ${ofPart} and ${isOurs} and i.id is null and ${wasSent} and not ${wasPaid}
        and o.status <> 'cancel'`,
    line: ({ number, one }) =>
      `${number}: sent unpaid for ${rupees(one)}, but has no invoice; it gets one when its money is noted, or another status and then this one again is set`,
  },
  {
    sql: `select o.number, o.total_paise as one, i.total_paise as two
      from orders o cross join invoices i on ${invoiceOf} where ${ofPart} and one <> two`,
    line: ({ number, one, two }) =>
      `${number}: the total is ${rupees(one)}, its invoice is over ${rupees(two)}`,
  },
  {
    // Where the totals agree, the taxes differ.
    sql: `select o.number || ', ' || i.number as number, i.total_paise as one,
        sum(l.value ->> 'totalPaise') as two
      from orders o cross join invoices i on i.order_id = o.id, json_each(i.content, '$.lines') l
      where ${ofPart} group by i.id having one <> two or i.tax_paise <>
        sum((l.value ->> 'cgstPaise') + (l.value ->> 'sgstPaise') + (l.value ->> 'igstPaise'))`,
    line: ({ number, one, two }) =>
      one === two
        ? `${number}: its tax is not that of its lines`
        : `${number}: it is over ${rupees(one)}, its lines add up to ${rupees(two)}`,
  },
  {
    sql: `select o.number, r.amount_paise as one, coalesce(n.total_paise, 0) as two
      from ${countedRefunds}
      where r.status = 'processed' and ${isOfOrder} and p.review_outcome is null
        and one <> two and not ${hasSpareNote}`,
    line: ({ number, one, two }) =>
      `${number}: ${rupees(one)} was refunded, its credit note is over ${rupees(two)}`,
  },
  {
    sql: `select o.number || ' (' || n.number || ')' as number, n.total_paise as one, 0 as two
      from refunds r cross join invoices n on n.refund_id = r.id join orders o on o.id = n.order_id
      where r.status not in ('processed', 'failed') or r.order_id is not o.id`,
    line: ({ number }) => `${number}: the credit note has no refund that was made`,
  },
  {
    sql: `select o.number, i.total_paise as one, sum(n.total_paise) as two
      from invoices n join orders o on o.id = n.order_id
        left join invoices i on ${invoiceOf} and i.round = n.round
      where n.series = 'CN' group by o.id, n.round having two > coalesce(one, 0)`,
    line: ({ number, one, two }) =>
      `${number}: credited with ${rupees(two)}, its invoice is over ${rupees(one ?? 0)}`,
  },
  {
    sql: `select o.number, i.total_paise as one, coalesce(n.total_paise, 0) as two
      from orders o cross join invoices i on ${invoiceOf}
        left join invoices n on n.order_id = o.id and n.series = 'CN' and n.refund_id is null
          and n.round = i.round
      where ${ofPart} and o.status = 'cancel' and not ${wasPaid} and one <> two`,
    line: ({ number, one, two }) =>
      `${number}: cancelled unpaid, but ${rupees(two)} of its invoice over ${rupees(one)} is credited`,
  },
  {
    sql: `select o.number, n.total_paise as one, 0 as two
      from invoices n indexed by invoices_returned cross join orders o on o.id = n.order_id
      where n.series = 'CN' and n.refund_id is null and o.payment_status <> 'refunded'
        and (o.status <> 'cancel' or ${wasPaid})
        and not exists (select 1 from invoices i where ${invoiceOf} and i.round > n.round)`,
    line: ({ number, one }) =>
      `${number}: credited with ${rupees(one)} as returned, but the order goes on without an invoice: cancel it, give back what was paid, and let the buyer order again`,
  },
  {
    // Each number is a paper or was skipped after a restore, never both.
    sql: `select c.series || c.year as number, c.last as one,
        count(i.serial) + coalesce((select sum(s.last - s.first + 1) from skipped_numbers s
          where s.series = c.series and s.year = c.year), 0) as two
      from invoice_counters c left join invoices i on i.series = c.series and i.year = c.year
      group by c.series, c.year having one <> two or max(i.serial) > one or min(i.serial) < 1
        or exists (select 1 from skipped_numbers s, invoices n where s.series = c.series
          and s.year = c.year and n.series = c.series and n.year = c.year
          and n.serial between s.first and s.last)`,
    line: ({ number, one, two }) =>
      `${number}: the last number is ${one}, but there are ${two} papers and skipped numbers`,
  },
];
