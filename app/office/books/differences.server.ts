import { setImmediate } from "node:timers/promises";
import type Database from "better-sqlite3";
import { reading } from "~/base/db/connection.server";
import type { Check, Finding } from "./check";
import { courierChecks } from "./courier-checks";
import { disputeChecks } from "./dispute-checks";
import { kitChecks } from "./kit-checks";
import { millChecks } from "./mill-checks";
import { moneyChecks } from "./money-checks";
import { orderChecks } from "./order-checks";
import { paperChecks } from "./paper-checks";
import { voucherChecks } from "./voucher-checks";
import { payoutChecks } from "./payout-checks";
import { returnChecks } from "./return-checks";
import { stockChecks } from "./stock-checks";
import { tillChecks } from "./till-checks";
import { writeOffChecks } from "./write-off-checks";

const checks: Check[] = [
  ...orderChecks,
  ...paperChecks,
  ...voucherChecks,
  ...moneyChecks,
  ...payoutChecks,
  ...disputeChecks,
  ...courierChecks,
  ...returnChecks,
  ...stockChecks,
  ...kitChecks,
  ...millChecks,
  ...tillChecks,
  ...writeOffChecks,
];

/** Orders that one query looks at: a signal to stop is heard in between. */
const part = 5000;

/** Everything that differs in the books, one line each, as it is found. Ends early when `signal` aborts. */
export async function* differences(
  signal?: AbortSignal,
  from: Database.Database = reading,
): AsyncGenerator<string> {
  for (const check of checks) {
    const query = from.prepare<unknown[], Finding>(check.sql);
    for (const range of check.sql.includes(":from") ? parts(from) : [[]]) {
      await setImmediate();
      if (signal?.aborted) return;
      for (const found of query.all(...range)) yield check.line(found);
    }
  }
}

/** The serials of all orders, in parts. */
function* parts(from: Database.Database) {
  const last = newestSerial(from);
  for (let first = 1; first <= last; first += part) yield [{ from: first, to: first + part - 1 }];
}

/** Whether the books are checked sooner than a process starts: they have few orders, and few packs came and went. */
export const areShort = (): boolean => newestSerial(reading) <= part && !movedOften();

const movedOften = () =>
  reading.prepare("select 1 from stock_movements limit 1 offset ?").get(part) !== undefined;

const newestSerial = (from: Database.Database) =>
  from.prepare<[], number>("select coalesce(max(serial), 0) from orders").pluck().get() ?? 0;
