import { and, inArray, max, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import {
  invoices,
  isOpenRefund,
  isUnpaidByHand,
  orders,
  refunds,
  vouchers,
} from "~/base/db/schema";
import { disputedOrdersOf } from "../disputes.server";
import { openGrievancesOf } from "../grievances.server";
import { standsOnKhata } from "../khatas.server";
import { openOrdersOf } from "../open-orders.server";
import { forIds, type KnownPerson } from "../person.server";
import { booksUntil } from "./books-until";

/** Why somebody cannot be erased at once, and what stays afterwards. */
type Standing = {
  /** The account is one of the people who work here. */
  isStaff: boolean;
  /** Numbers of orders under way; of delivered ones whose money is to come; of ones whose money is on its way back. */
  open: string[];
  due: string[];
  refunding: string[];
  /** Of ones whose money the buyer's bank asks back. */
  disputed: string[];
  /** Numbers of complaints that are not settled yet. */
  complaints: string[];
  /** Something is owed from before, or in hand with the shop. */
  hasKhata: boolean;
  /** How many invoices, credit notes and vouchers stay, and until when (UTC ms; null: there are none). */
  invoices: number;
  invoicesUntil: number | null;
};

export const mayErase = ({
  isStaff,
  hasKhata,
  open,
  due,
  refunding,
  disputed,
  complaints,
}: Standing): boolean =>
  !isStaff &&
  !hasKhata &&
  [open, due, refunding, disputed, complaints].every(({ length }) => length === 0);

export function erasableOf(reader: Reader, person: KnownPerson): Standing {
  const { user, orderIds } = person;
  const papersIn = (table: typeof invoices | typeof vouchers) =>
    forIds(orderIds, (some) =>
      reader
        .select({ count: sql<number>`count(*)`, newest: max(table.createdAt) })
        .from(table)
        .where(inArray(table.orderId, some))
        .all(),
    );
  const papers = [...papersIn(invoices), ...papersIn(vouchers)];
  const newest = Math.max(0, ...papers.map((paper) => paper.newest ?? 0));
  return {
    isStaff: user !== null && (user.role === 1 || user.staff !== null),
    open: openOrdersOf(reader, person),
    due: numbersOf(reader, orderIds, sql`${isUnpaidByHand} and status = 'deliverd'`),
    refunding: [
      ...refundingOf(reader, orderIds),
      ...numbersOf(
        reader,
        orderIds,
        sql`${orders.status} = 'cancel' and ${orders.partPaidAt} is not null`,
      ),
    ],
    disputed: disputedOrdersOf(reader, orderIds),
    complaints: openGrievancesOf(reader, person),
    hasKhata: standsOnKhata(reader, person),
    invoices: papers.reduce((sum, { count }) => sum + count, 0),
    invoicesUntil: newest === 0 ? null : booksUntil(newest),
  };
}

const numbersOf = (reader: Reader, ids: string[], which: ReturnType<typeof sql>): string[] =>
  forIds(ids, (some) =>
    reader
      .select({ number: orders.number })
      .from(orders)
      .where(and(inArray(orders.id, some), which))
      .all(),
  ).map(({ number }) => number);

const refundingOf = (reader: Reader, ids: string[]): string[] => [
  ...new Set(
    forIds(ids, (some) =>
      reader
        .select({ number: orders.number })
        .from(refunds)
        .innerJoin(orders, sql`${orders.id} = ${refunds.orderId}`)
        .where(and(inArray(refunds.orderId, some), isOpenRefund))
        .all(),
    ).map(({ number }) => number),
  ),
];
