import { rupees } from "~/base/lib/money";
import { type Check, isOfOrder, ofPart, wasAccepted, wasPaid } from "./check";

/** What came in for an order: the payment that counts; without one, what was received by hand. */
const paid = "coalesce(p.amount_paise, o.total_paise)";
/** An admin accepted a payment of another amount. */
const isAccepted = "p.review_outcome is 'order made'";

/** Payments and refunds against their orders. */
export const moneyChecks: Check[] = [
  {
    sql: `select o.number, o.total_paise as one, p.amount_paise as two
      from orders o cross join payments p on p.paid_order_id = o.id
      where ${ofPart} and not ${isAccepted} and (one <> two or p.currency <> 'INR')`,
    line: ({ number, one, two }) =>
      `${number}: the total is ${rupees(one)}, the payment that counts ${rupees(two)}`,
  },
  {
    sql: `select o.number, p.amount_paise as one, a.amount_paise as two
      from orders o cross join payments p on p.paid_order_id = o.id
        join payment_orders a on a.id = p.payment_order_id
      where ${ofPart} and not ${isAccepted} and one <> two`,
    line: ({ number, one, two }) =>
      `${number}: ${rupees(one)} was paid, ${rupees(two)} was asked for`,
  },
  {
    sql: `select o.number, 1 as one, 0 as two
      from orders o cross join payments p on p.paid_order_id = o.id
      where ${ofPart} and (p.status not in ('captured', 'refunded') or not ${wasPaid})`,
    line: ({ number }) =>
      `${number}: a payment counts for it, but the order is not paid or the money was not captured`,
  },
  {
    // What was sent back before the money came was not paid: its credit note is as old as the payment.
    sql: `select number, paid as one, came as two from (
        select o.number, o.total_paise as paid,
          coalesce((select sum(m.amount_paise) from money_received m where m.order_id = o.id), 0) as came,
          coalesce((select sum(r.amount_paise) from refunds r
            where r.order_id = o.id and r.payment_id is null and r.created_at <= o.paid_at), 0) as credited
        from orders o left join payments p on p.paid_order_id = o.id
        where ${ofPart} and ${wasPaid} and p.id is null)
      where came not in (paid, paid - credited)`,
    line: ({ number, one, two }) =>
      `${number}: it is paid with ${rupees(one)}, and ${rupees(two)} came`,
  },
  {
    sql: `select o.number, sum(m.amount_paise) as one, o.total_paise as two
      from orders o cross join money_received m on m.order_id = o.id
      where ${ofPart} and not ${wasPaid} group by o.serial
        having one > two or (one <> 0) <> (o.part_paid_at is not null)`,
    line: ({ number, one, two }) =>
      `${number}: it costs ${rupees(two)} and is not paid, and ${rupees(one)} came by hand`,
  },
  {
    // Its advance came, or it waits for it and is to be paid online.
    sql: `select o.number, o.advance_paise as one, coalesce(m.amount_paise, 0) as two
      from orders o left join money_received m on m.order_id = o.id and m.payment_id is not null
        left join payments p on p.id = m.payment_id
      where ${ofPart} and o.advance_paise is not null and not ${isAccepted}
        and case when o.payment_method = 'online' then m.id is not null else one <> two end`,
    line: ({ number, one, two }) =>
      `${number}: its advance is ${rupees(one)}, and ${rupees(two)} came online`,
  },
  {
    sql: `select o.number, -sum(m.amount_paise) as one, iif(r.status = 'failed', 0, r.amount_paise) as two
      from money_received m join refunds r on r.id = m.refund_id join orders o on o.id = m.order_id
      where m.refund_id is not null group by r.id having one > two or (one = 0 and two > 0 and not ${wasPaid})`,
    line: ({ number, one, two }) =>
      `${number}: ${rupees(one)} of its advance went back, its refund says ${rupees(two)}`,
  },
  {
    sql: `select o.number, p.amount_paise as one, sum(m.amount_paise) as two
      from orders o cross join payments p on p.paid_order_id = o.id
        join money_received m on m.order_id = o.id
      where ${ofPart} group by o.serial having two <> 0`,
    line: ({ number, one, two }) =>
      `${number}: it is paid online with ${rupees(one)}, and ${rupees(two)} came by hand, too`,
  },
  {
    sql: `select o.number, 0 as one, 0 as two from orders o
      where ${ofPart} and o.part_paid_at is not null
        and not exists (select 1 from money_received m where m.order_id = o.id)`,
    line: ({ number }) => `${number}: it says that a part of its money came, and none did`,
  },
  {
    // What credit pays leaves an account, and what becomes credit leaves an order.
    sql: `select m.receipt_id as number, sum(m.amount_paise) as one, 0 as two from money_received m
      where m.way = 'credit' group by m.receipt_id having one <> 0`,
    line: ({ number, one }) => `Receipt ${number}: ${rupees(one)} of credit came from nowhere`,
  },
  {
    sql: `select o.number, ${paid} as one, sum(r.amount_paise) as two
      from orders o cross join refunds r on r.order_id = o.id
        left join payments p on p.paid_order_id = o.id
      where ${ofPart} and ${wasPaid} and ${isOfOrder} and ${wasAccepted} group by o.serial having two > one`,
    line: ({ number, one, two }) =>
      `${number}: ${rupees(two)} was given back of ${rupees(one)} paid`,
  },
  {
    // Of a payment that counts for no order: one in review, or a second one.
    sql: `select coalesce(o.number, p.id) as number, p.amount_paise as one, sum(r.amount_paise) as two
      from refunds r join payments p on p.id = r.payment_id and p.paid_order_id is null
        left join orders o on o.id = r.order_id
      where ${wasAccepted} group by p.id having two > one`,
    line: ({ number, one, two }) =>
      `${number}: ${rupees(two)} was given back of a payment of ${rupees(one)}`,
  },
  {
    // Until the owner compared them.
    sql: `select coalesce(o.number, r.payment_id) as number, r.amount_paise as one, r.told_paise as two
      from refunds r left join orders o on o.id = r.order_id
      where r.told_paise is not null and r.failure_seen_at is null`,
    line: ({ number, one, two }) =>
      `${number}: a refund is written down with ${rupees(one)}, and the provider told of ${rupees(two)}`,
  },
  {
    sql: `select coalesce(o.number, p.id) as number, p.amount_refunded_paise as one,
        coalesce((select sum(r.amount_paise) from refunds r
          where r.payment_id = p.id and r.status <> 'failed'), 0) as two
      from payments p left join orders o on o.id = p.paid_order_id
      where p.amount_refunded_paise > 0 and (one > two or one > p.amount_paise)`,
    line: ({ number, one, two }) =>
      `${number}: the provider gave back ${rupees(one)}, the shop knows of ${rupees(two)}`,
  },
  {
    sql: `select o.number, ${paid} as one, coalesce(sum(r.amount_paise), 0) as two
      from orders o left join payments p on p.paid_order_id = o.id
        left join refunds r on r.order_id = o.id and ${isOfOrder} and ${wasAccepted}
      where ${ofPart} and ${wasPaid} group by o.serial having o.payment_status <>
        case when two = 0 then 'paid' when two < one then 'part_refunded' else 'refunded' end`,
    line: ({ number, one, two }) =>
      `${number}: its payment status does not fit: ${rupees(two)} of ${rupees(one)} was given back`,
  },
];
