import { rupees } from "~/base/lib/money";
import type { Check } from "./check";

/** What the rows of a dispute `d` have, in paise: `net` of what it is about, and `fee`. */
const sumOf = (kinds: string) => `coalesce((select sum(case m.kind ${kinds} else 0 end)
        from dispute_moves m where m.dispute_id = d.id), 0)`;
const net = sumOf(
  "when 'held' then m.amount_paise when 'lost' then m.amount_paise when 'returned' then -m.amount_paise",
);
const fee = sumOf("when 'fee' then m.amount_paise");
const returned = sumOf("when 'returned' then m.amount_paise");
const lost = sumOf("when 'lost' then m.amount_paise");
/** What payouts have of it. */
const part = (sides: string) => `coalesce((select sum(${sides}) from payout_parts part
        where part.dispute_id = d.id), 0)`;

/** For so many ms a payout may take to bring what was decided. */
const patience = "14 * 86400000";
const isOld = `d.state_at < unixepoch() * 1000 - ${patience}`;

/** The money of disputes against what was told of them, and against the payouts. */
export const disputeChecks: Check[] = [
  {
    // Where payouts have nothing of it, the provider's word is all there is.
    sql: `select d.id as number,
        case d.state when 'won' then 0 else min(d.amount_paise, iif(d.state = 'lost', d.lost_paise, d.taken_paise)) end as one, ${net} as two
      from disputes d where d.currency = 'INR' and one <> two
        and not exists (select 1 from payout_parts part where part.dispute_id = d.id)`,
    line: ({ number, one, two }) =>
      `Dispute ${number}: Razorpay tells of ${rupees(one)} taken, its rows have ${rupees(two)}`,
  },
  {
    // Nothing is held back of what is decided, and nothing lost of what is not.
    sql: `select d.id as number, ${lost} as one, ${net} as two from disputes d
      where (d.state = 'lost' and one <> two) or (d.state <> 'lost' and one <> 0) or (d.state = 'won' and two <> 0)`,
    line: ({ number, one, two }) =>
      `Dispute ${number}: ${rupees(one)} of it is lost, ${rupees(two)} is not with the shop; that does not fit its state`,
  },
  {
    // What was decided may still be on its way, and so may what goes beside a fee.
    sql: `select d.id as number, ${part("part.debit_paise - part.credit_paise")} as one, ${net} + ${fee} as two
      from disputes d
      where exists (select 1 from payout_parts part where part.dispute_id = d.id and part.debit_paise > 0) and one <> two
        and ((${part("part.credit_paise")} >= ${returned} and ${part("part.debit_paise")} > ${fee}) or ${isOld})`,
    line: ({ number, one, two }) =>
      `Dispute ${number}: payouts took ${rupees(one)} for it, its case has ${rupees(two)}`,
  },
  {
    sql: `select part.dispute_id as number, sum(part.debit_paise - part.credit_paise) as one, 0 as two
      from payout_parts part where part.dispute_id is not null
        and not exists (select 1 from disputes d where d.id = part.dispute_id) group by part.dispute_id`,
    line: ({ number, one }) =>
      `Dispute ${number}: payouts took ${rupees(one)} for it, and the shop does not know of it`,
  },
];
