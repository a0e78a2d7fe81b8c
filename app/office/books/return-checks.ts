import { type Check, ofPart } from "./check";

/** The key under which a return brought its goods back (`idempotencyKey`). */
const goodsKey = "'return-' || q.number";

/** Returns that buyers asked for, against the goods that came back and the money that was given. */
export const returnChecks: Check[] = [
  {
    sql: `select q.number, 1 as one, 0 as two
      from orders o join return_requests q on q.order_id = o.id
        left join refunds f on f.id = q.refund_id and f.order_id = o.id
      where ${ofPart} and q.outcome = 'money' and f.id is null`,
    line: ({ number }) =>
      `Return ${number}: it is settled with money, but there is no refund of it`,
  },
  {
    sql: `select q.number, 1 as one, 0 as two
      from orders o join return_requests q on q.order_id = o.id
        left join order_returns b on b.id = ${goodsKey} and b.order_id = o.id
      where ${ofPart} and q.received_at is not null and b.id is null`,
    line: ({ number }) =>
      `Return ${number}: its packs are said to be back, but none came into stock`,
  },
];
