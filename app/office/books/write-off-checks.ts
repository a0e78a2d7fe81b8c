import { rupees } from "~/base/lib/money";
import { type Check, ofPart } from "./check";

/** What came by hand for an order `o`. */
const came =
  "coalesce((select sum(m.amount_paise) from money_received m where m.order_id = o.id), 0)";
/** What is written off of it. */
const gone = "coalesce((select sum(w.amount_paise) from write_offs w where w.order_id = o.id), 0)";

/** What is written off, against what it is of: what an order costs came, is written off, or is still to come. */
export const writeOffChecks: Check[] = [
  {
    sql: `select o.number, sum(w.amount_paise) as one, 0 as two
      from write_offs w join orders o on o.id = w.order_id where o.written_off_at is null
      group by o.id having one <> 0`,
    line: ({ number, one }) =>
      `${number}: ${rupees(one)} is written off, and the order does not say so`,
  },
  {
    // Packs that were sent back before they were paid cost nothing.
    sql: `select o.number, ${gone} as one, o.total_paise - ${came} as two from orders o
      where ${ofPart} and o.written_off_at is not null and (one <= 0 or one > two
        or (one < two and not exists (select 1 from order_returns r where r.order_id = o.id)))`,
    line: ({ number, one, two }) =>
      `${number}: ${rupees(one)} is written off of ${rupees(two)} that did not come`,
  },
  {
    sql: `select coalesce(k.joined_to, k.id) as number, sum(w.amount_paise) as one, (
        select coalesce(sum(p.amount_paise), 0) from khata_openings p join khatas j on j.id = p.khata_id
        where coalesce(j.joined_to, j.id) = coalesce(k.joined_to, k.id)) as two
      from write_offs w join khatas k on k.id = w.khata_id group by 1 having one > two`,
    line: ({ number, one, two }) =>
      `Khata ${number}: ${rupees(one)} is written off of ${rupees(two)} from before`,
  },
];
