import { eq, type SQL, sql } from "drizzle-orm";
import { may } from "~/people/accounts/staff/rights";
import type { Member } from "~/people/accounts/member";
import { opens } from "~/people/accounts/staff/open-doors";
import { db } from "~/base/db/connection.server";
import { grievanceByNumber } from "~/sales/grievances/grievances.server";
import { adminPathOf } from "~/sales/grievances/paths";
import { parcelsPath } from "~/sales/orders/packing/parcels-path";
import {
  invoices,
  moneyReceived,
  orderParcels,
  orders,
  payments,
  quotes,
  vouchers,
} from "~/base/db/schema";

const area = "/dashboard/admin";

/**
 * The screen of the one thing that has exactly this number, if it is open to this person; null: none has, or it is no number of that
 * kind.
 */
export function screenOfNumber(typed: string, member: Member): string | null {
  if (!may(member, "orders")) return parcelOf(typed);
  const screen = screenNumbered(typed);
  return screen && opens(screen, member) ? screen : null;
}

/** For packers, who know orders by their own numbers alone. */
function parcelOf(typed: string): string | null {
  const [, serial] = /^PR[- ]?(\d{1,9})$/i.exec(typed) ?? [];
  const [order] = serial ? orderWhere(eq(orders.serial, Number(serial))) : [];
  return order ? `${parcelsPath}/${order.number}` : null;
}

function screenNumbered(typed: string): string | null {
  const number = typed.toUpperCase();
  const [, serial] = /^PR[- ]?(\d{1,9})$/.exec(number) ?? [];
  if (serial) return pathOf(orderWhere(eq(orders.serial, Number(serial))));
  if (/^(PR|CN|RV|RF)\d{4}-\d+$/.test(number)) return paperPath(number);
  if (/^QT-\d+$/.test(number)) return quotePath(number);
  if (/^G-\d{4}-\d+$/.test(number)) return grievanceByNumber(number) && adminPathOf(number);
  if (/^pay_\w+$/.test(typed)) return pathOf(orderWhere(isPaidBy(typed)));
  // Neither a name nor a phone number.
  return /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{8,}$/.test(number) ? pathOf(ordersSentAs(typed)) : null;
}

const orderWhere = (condition: SQL) =>
  db.select({ number: orders.number }).from(orders).where(condition).limit(2).all();

const isPaidBy = (id: string) =>
  sql`${orders.id} in (
    select ${payments.paidOrderId} from ${payments} where ${payments.id} = ${id}
    union select ${moneyReceived.orderId} from ${moneyReceived} where ${moneyReceived.paymentId} = ${id})`;

function ordersSentAs(tracking: string) {
  const spellings = sql`(${tracking}, ${tracking.toUpperCase()})`;
  return orderWhere(
    sql`${orders.id} in (
      select sent.id from orders sent where sent.tracking_number is not null and sent.tracking_number in ${spellings}
      union select ${orderParcels.orderId} from ${orderParcels}
        where tracking_number is not null and ${orderParcels.trackingNumber} in ${spellings})`,
  );
}

/** Of one order only: more are a list. */
const pathOf = (found: { number: string }[]) =>
  found.length === 1 ? `${area}/orders/${found[0]?.number}` : null;

function paperPath(number: string): string | null {
  const table = /^R[VF]/.test(number) ? vouchers : invoices;
  const found = db.select({ id: table.id }).from(table).where(eq(table.number, number));
  return found.get() ? `${area}/invoices/${number}` : null;
}

function quotePath(number: string): string | null {
  const found = db.select({ id: quotes.id }).from(quotes).where(eq(quotes.number, number));
  return found.get() ? `${area}/quotes/${number}` : null;
}
