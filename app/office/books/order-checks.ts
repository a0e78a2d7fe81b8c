import { rupees } from "~/base/lib/money";
import { type Check, ofPart, paidIn, wasPaid } from "./check";

/** Orders against their lines, their cart and their coupon. Imported orders keep the sums of the old shop. */
export const orderChecks: Check[] = [
  {
    sql: `select o.number, o.total_paise as one,
        o.goods_paise + o.delivery_paise + o.fee_paise - o.discount_paise as two
      from orders o where ${ofPart} and one <> two`,
    line: ({ number, one, two }) =>
      `${number}: the total is ${rupees(one)}, its parts add up to ${rupees(two)}`,
  },
  {
    sql: `select o.number, o.goods_paise as one, coalesce(sum(l.unit_price_paise * l.quantity), 0) as two
      from orders o left join order_lines l on l.order_id = o.id
      where ${ofPart} and o.source <> 'import' group by o.serial having one <> two`,
    line: ({ number, one, two }) =>
      `${number}: the goods are ${rupees(one)}, its lines add up to ${rupees(two)}`,
  },
  {
    sql: `select o.number, o.discount_paise as one, coalesce(sum(l.discount_paise), 0) as two
      from orders o left join order_lines l on l.order_id = o.id
      where ${ofPart} group by o.serial having one <> two`,
    line: ({ number, one, two }) =>
      `${number}: the discount is ${rupees(one)}, that of its lines ${rupees(two)}`,
  },
  {
    sql: `select o.number, 1 as two, (select count(*) from orders x
        where x.cart_id = o.cart_id and x.cart_round = o.cart_round and ${paidIn("x")}) as one
      from orders o where ${ofPart} and ${wasPaid} and one > 1`,
    line: ({ number, one }) => `${number}: its cart was paid with ${one} orders`,
  },
  {
    // A coupon counts from placing until the unpaid order lapses or is cancelled. One that was begun online gives it back sooner; money
    // that comes for it then may be in review because others have used the coupon.
    sql: `select o.number, 1 as one, 0 as two
      from orders o left join coupon_uses u
        on u.order_id = o.id and u.coupon_id = o.coupon_id
          and (u.given_back_at is null or o.payment_status in ('unpaid', 'review'))
      where ${ofPart} and o.coupon_id is not null and u.order_id is null
        and (${wasPaid} or (o.lapsed_at is null and o.status <> 'cancel'))`,
    line: ({ number }) => `${number}: its coupon is not counted as used`,
  },
  {
    sql: `select coalesce(o.number, u.order_id) as number, 1 as one, 0 as two
      from coupon_uses u left join orders o on o.id = u.order_id and o.coupon_id = u.coupon_id
      where u.given_back_at is null and (o.id is null or
        (not ${wasPaid} and (o.lapsed_at is not null or o.status = 'cancel')))`,
    line: ({ number }) => `${number}: a coupon is counted as used that this order does not use`,
  },
];
