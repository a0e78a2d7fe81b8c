import { sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { isPaid, isUnpaidByHand } from "~/base/db/schema";
import { owedForEach } from "~/sales/orders/money/owed.server";
import { orderNumberTyped } from "~/sales/orders/order-number";
import { parcelsOf } from "./cells";
import type { FileRow } from "./read-file.server";

/** What the shop knows of an order that a file may name. `openPaise`: what is still to come, if it may be noted. */
export type KnownOrder = {
  id: string;
  number: string;
  state: "open" | "paid" | "not-by-hand" | "cancelled";
  openPaise: number;
};

/** What the shop knows of the parcels, references and transfers in a file. */
export type KnownOrders = {
  byParcel: ReadonlyMap<string, KnownOrder[]>;
  byNumber: ReadonlyMap<string, KnownOrder>;
  /** Parcels and transfers that an earlier file brought, which still stands. */
  before: ReadonlySet<string>;
  /** The receipt of each bank reference that was noted as a courier's money; `other` is what it paid otherwise. */
  receipts: ReadonlyMap<string, { id: string; other: boolean }>;
};

/** Placed to be paid by hand, and not paid; what is written off may come after all. */
const isOpen = sql.raw(
  "payment_status = 'pending' and payment_method <> 'online' and status <> 'cancel'",
);

type Found = {
  id: string;
  number: string;
  totalPaise: number;
  partPaidAt: number | null;
  paidAt: number | null;
  status: string;
  isOpen: 0 | 1;
};

/** Looks up all that a file names, whatever its length in a handful of queries. */
export function knownOrders(from: Reader, rows: FileRow[]): KnownOrders {
  const parcels = JSON.stringify([...new Set(rows.flatMap(({ parcel }) => parcelsOf(parcel)))]);
  const numbers = JSON.stringify([
    ...new Set(rows.flatMap(({ reference }) => numberIn(reference))),
  ]);
  const named = from.all<{ parcel: string; id: string }>(sql`
    select tracking_number as parcel, id from orders
      where tracking_number is not null and tracking_number in (select value from json_each(${parcels}))
    union select tracking_number as parcel, order_id as id from order_parcels
      where tracking_number is not null and tracking_number in (select value from json_each(${parcels}))`);
  const ids = [...new Set(named.map(({ id }) => id))];
  const byId = ordersWithIds(from, ids, numbers);
  const byParcel = new Map<string, KnownOrder[]>();
  for (const { parcel, id } of named) {
    const order = byId.get(id);
    if (order) byParcel.set(parcel, [...(byParcel.get(parcel) ?? []), order]);
  }
  return {
    byParcel,
    byNumber: new Map([...byId.values()].map((order) => [order.number, order])),
    before: parcelsBefore(from, rows),
    receipts: receiptsOf(from, rows),
  };
}

/** Orders by id; `numbers`: also those with these numbers, a JSON list. */
export function ordersWithIds(
  from: Reader,
  ids: string[],
  numbers = "[]",
): Map<string, KnownOrder> {
  const found = from.all<Found>(sql`
    select id, number, total_paise as totalPaise, part_paid_at as partPaidAt, paid_at as paidAt, status,
      ${isOpen} and not exists (select 1 from orders other where other.cart_id = mine.cart_id
        and other.cart_round = mine.cart_round and other.id <> mine.id and (${isPaid} or ${isUnpaidByHand})) as isOpen
    from orders mine where id in (select value from json_each(${JSON.stringify(ids)}))
      or number in (select value from json_each(${numbers}))`);
  const owed = owedForEach(
    found.filter(({ isOpen }) => isOpen === 1),
    from,
  );
  return new Map(found.map((order) => [order.id, knownOf(order, owed)]));
}

/** The number of the order that a cell names, if it is one of the shop's. */
export function numberIn(reference: string): string[] {
  const number = orderNumberTyped(reference);
  return number === null ? [] : [number];
}

function knownOf(order: Found, owed: Map<string, number>): KnownOrder {
  const { id, number, paidAt, status, isOpen } = order;
  const state =
    isOpen === 1
      ? "open"
      : paidAt !== null
        ? "paid"
        : status === "cancel"
          ? "cancelled"
          : "not-by-hand";
  return { id, number, state, openPaise: isOpen === 1 ? (owed.get(id) ?? 0) : 0 };
}

/** Parcels and transfers of some lines that a file brought which still stands; `but`: not this one. */
export function parcelsBefore(
  from: Reader,
  rows: Pick<FileRow, "parcel">[],
  but = "",
): Set<string> {
  const parcels = JSON.stringify([...new Set(rows.map(({ parcel }) => parcel).filter(Boolean))]);
  const found = from.all<{ parcel: string }>(sql`
    select r.parcel from courier_file_rows r join courier_files f on f.id = r.file_id
    where r.parcel in (select value from json_each(${parcels})) and f.taken_back_at is null and f.id <> ${but}
      and (r.noted_paise > 0 or r.outcome = 'batch')`);
  return new Set(found.map(({ parcel }) => parcel));
}

/** The receipts of the bank references of some lines. */
export function receiptsOf(from: Reader, rows: Pick<FileRow, "utr">[]): KnownOrders["receipts"] {
  const utrs = JSON.stringify([...new Set(rows.map(({ utr }) => utr).filter(Boolean))]);
  const found = from.all<{ reference: string; id: string; other: 0 | 1 }>(sql`
    select m.reference, m.receipt_id as id, max(coalesce(m.way, '') <> 'courier') as other from money_received m
    where m.reference in (select value from json_each(${utrs})) and m.takes_back is null
      and not exists (select 1 from money_received b where b.takes_back = m.id)
    group by m.reference, m.receipt_id`);
  return new Map(found.map(({ reference, id, other }) => [reference, { id, other: other === 1 }]));
}
