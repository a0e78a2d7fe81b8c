import { rupees } from "~/base/lib/money";
import type { Check } from "./check";

/** Receipt and refund vouchers against the money that came and went. */
export const voucherChecks: Check[] = [
  {
    // A refund voucher is over no more than its receipt voucher has left.
    sql: `select v.number, v.total_paise as one, abs(m.amount_paise) as two
      from vouchers v join money_received m on m.id = v.money_id
      where case v.series when 'RV' then one <> two or m.amount_paise < 0 else one > two or m.amount_paise > 0 end`,
    line: ({ number, one, two }) =>
      `${number}: it is over ${rupees(one)}, and ${rupees(two)} came or went`,
  },
  {
    sql: `select max(v.number) as number, sum(iif(v.series = 'RV', v.total_paise, 0)) as one,
        sum(iif(v.series = 'RF', v.total_paise, 0)) as two
      from vouchers v group by v.order_id having two > one`,
    line: ({ number, one, two }) =>
      `${number}: ${rupees(two)} went back of an advance of ${rupees(one)}`,
  },
  {
    sql: `select v.series || v.year as number, max(v.serial) as one, count(*) as two
      from vouchers v group by v.series, v.year having one <> two`,
    line: ({ number, one, two }) =>
      `${number}: the last number is ${one}, but there are ${two} vouchers`,
  },
];
