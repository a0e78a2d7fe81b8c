/** What a check found: an order's or paper's number, and two figures that should agree (paise, or counts). */
export type Finding = { number: string; one: number; two: number };

/** One rule of the books, as a query for what breaks it. Only queries; what it means to the owner is a sentence. */
export type Check = {
  /** Rows of `number`, `one` and `two`. With `:from` and `:to` it looks at the orders with these serials. */
  sql: string;
  /** The finding as one line. */
  line: (found: Finding) => string;
};

/** Was paid, even if refunded since. `table`: its name in the query. */
export const paidIn = (table: string) =>
  `${table}.payment_status in ('paid', 'part_refunded', 'refunded')`;
/** The same for the table `o`. */
export const wasPaid = paidIn("o");
/** The orders of this part of the run. */
export const ofPart = "o.serial between :from and :to";
/** Refunds that the provider accepted, or that were given by hand. For the table `r`. */
export const wasAccepted = "r.status in ('pending', 'processed')";
/**
 * Refunds of money that the order `o` is paid with, whose payment is `p`, if it is paid by one: not of a second payment, nor of an advance
 * before it was paid. For the table `r`.
 */
export const isOfOrder = `(r.payment_id is p.id or (coalesce((select sum(b.amount_paise) from money_received b where b.refund_id = r.id), 0) = 0
  and exists (select 1 from money_received a where a.payment_id = r.payment_id and a.order_id = o.id)))`;
