import { rupees } from "~/base/lib/money";
import type { Check } from "./check";

/** The order of a payment `p`, or the id of the part itself. */
const whose = `coalesce((select o.number from orders o where o.id = p.paid_order_id), part.entity_id)`;

/** What the provider paid out: each payout against its parts, and these against payments and refunds. */
export const payoutChecks: Check[] = [
  {
    // Until its parts are read there is nothing to compare.
    sql: `select y.id as number, y.amount_paise as one,
        coalesce((select sum(part.credit_paise - part.debit_paise) from payout_parts part where part.payout_id = y.id), 0) as two
      from payouts y where y.status = 'processed' and y.amount_paise is not null and y.read_at is not null and one <> two`,
    line: ({ number, one, two }) =>
      `Payout ${number}: the bank got ${rupees(one)}, its parts add up to ${rupees(two)}`,
  },
  {
    sql: `select y.utr as number, count(*) as one, 1 as two from payouts y where y.utr is not null
      group by y.utr having one > 1`,
    line: ({ number, one }) => `Bank reference ${number}: ${one} payouts have it`,
  },
  {
    sql: `select ${whose} as number, count(*) as one, 1 as two
      from payout_parts part left join payments p on p.id = part.payment_id
      where part.kind in ('payment', 'refund') group by part.entity_id having one > 1`,
    line: ({ number, one }) => `${number}: the provider paid it out ${one} times`,
  },
  {
    sql: `select ${whose} as number, p.amount_paise as one, part.amount_paise as two
      from payout_parts part join payments p on p.id = part.entity_id
      where part.kind = 'payment' and one <> two`,
    line: ({ number, one, two }) =>
      `${number}: ${rupees(one)} was paid online, the payout says ${rupees(two)}`,
  },
  {
    // Told with two amounts is told by another check.
    sql: `select ${whose} as number, r.amount_paise as one, part.amount_paise as two
      from payout_parts part join refunds r on r.provider_refund_id = part.entity_id
        left join payments p on p.id = r.payment_id
      where part.kind = 'refund' and r.told_paise is null and one <> two`,
    line: ({ number, one, two }) =>
      `${number}: ${rupees(one)} was refunded, the payout says ${rupees(two)}`,
  },
  {
    // A fee is taken from what comes, and added to what goes.
    sql: `select ${whose} as number, part.amount_paise as one,
        case when part.kind = 'payment' then part.credit_paise - part.debit_paise + part.fee_paise
          else part.debit_paise - part.credit_paise - part.fee_paise end as two
      from payout_parts part left join payments p on p.id = part.payment_id
      where part.kind in ('payment', 'refund', 'transfer') and one <> two`,
    line: ({ number, one, two }) =>
      `${number}: the payout has ${rupees(one)} of it, its two sides and its fee make ${rupees(two)}`,
  },
  {
    sql: `select ${whose} as number, 1 as one, 0 as two
      from payout_parts part join payments p on p.id = part.entity_id
      where part.kind = 'payment' and p.payout_id is null`,
    line: ({ number }) => `${number}: a payout holds its payment, which does not know of it`,
  },
];
