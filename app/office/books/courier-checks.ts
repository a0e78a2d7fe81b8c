import { rupees } from "~/base/lib/money";
import type { Check } from "./check";

/** The money row of an order `g` in its receipt, as it was noted. */
const ofOrder = "m.order_id = g.order_id and m.receipt_id = g.receipt_id and m.amount_paise > 0";

/** What couriers' files noted, against the money of their orders. */
export const courierChecks: Check[] = [
  {
    sql: `select f.courier as number, count(*) as one,
        (select count(*) from courier_file_rows r where r.file_id = f.id) as two
      from courier_file_waiting w join courier_files f on f.id = w.file_id
      where f.created_at < (unixepoch() - 3600) * 1000
      group by f.id`,
    line: ({ number, one, two }) =>
      `${number}: of a courier’s file ${two} lines are noted, and ${one} wait for more than an hour`,
  },
  {
    sql: `select o.number, g.noted as one, coalesce((
          select sum(m.amount_paise) from money_received m where ${ofOrder} and m.takes_back is null), 0) as two
      from (select order_id, receipt_id, sum(noted_paise) as noted from courier_file_rows
        where receipt_id is not null group by 1, 2) g join orders o on o.id = g.order_id
      where one <> two`,
    line: ({ number, one, two }) =>
      `${number}: a courier’s file noted ${rupees(one)}, its receipt has ${rupees(two)}`,
  },
  {
    sql: `select o.number, sum(m.amount_paise) as one, 0 as two
      from courier_files f join courier_file_rows g on g.file_id = f.id
        join money_received m on ${ofOrder} join orders o on o.id = g.order_id
      where f.taken_back_at is not null and m.takes_back is null
        and not exists (select 1 from money_received b where b.takes_back = m.id)
      group by o.id`,
    line: ({ number, one }) =>
      `${number}: ${rupees(one)} stands, but the courier’s file that noted it was taken back`,
  },
];
