import { dayInWords } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { isHandedOut } from "~/office/counter/till-day/day-rows.server";
import type { Check } from "./check";

/** Start and end (UTC ms) of the day `d.day` in India. */
const start = "(strftime('%s', d.day) * 1000 - 19800000)";
const end = `(${start} + 86400000)`;

const cashOut =
  "(select coalesce(sum(p.amount_paise), 0) from money_paid_out p where p.day = d.day and p.way = 'till')";
const isCash = "(m.way = 'cash' or (m.way is null and o.payment_method = 'cash'))";
const isSigned = "exists (select 1 from json_each(d.signed_rows) j where j.value = ";

/** The till of each signed day against its rows. */
export const tillChecks: Check[] = [
  {
    sql: `select d.day as number, d.expected_paise as one, d.opening_paise - ${cashOut}
        + coalesce((select sum(m.amount_paise) from json_each(d.signed_rows) j cross join money_received m on m.id = j.value
            left join orders o on o.id = m.order_id where ${isCash}), 0)
        - coalesce((select sum(r.amount_paise) from json_each(d.signed_rows) j cross join refunds r on r.id = j.value), 0) as two
      from till_days d where d.signed_at is not null and one <> two`,
    line: ({ number, one, two }) =>
      `Till of ${dayInWords(number)}: signed with ${rupees(one)} expected, its rows add up to ${rupees(two)}`,
  },
  {
    // What came or was given back for a signed day after its signature, unless all of it evens out.
    sql: `select d.day as number, 0 as two,
        coalesce((select sum(m.amount_paise) from money_received m left join orders o on o.id = m.order_id
          where m.came_at >= ${start} and m.came_at < ${end} and ${isCash} and not ${isSigned} m.id)), 0)
        - coalesce((select sum(r.amount_paise) from refunds r cross join orders o on o.id = r.order_id
          where r.processed_at is not null and r.processed_at >= ${start} and r.processed_at < ${end} and +r.payment_id is null
            and r.status = 'processed' and r.created_at > coalesce(o.paid_at, 0) and ${isHandedOut}
            and not ${isSigned} r.id)), 0) as one
      from till_days d where d.signed_at is not null and one <> 0`,
    line: ({ number, one }) =>
      `Till of ${dayInWords(number)}: ${rupees(one)} in cash was noted after it was signed; open the day again, count and sign it`,
  },
];
