import type { Member } from "~/people/accounts/member";
import { may } from "~/people/accounts/staff/rights";
import type { OrderStatus } from "~/base/db/statuses";
import { adminOrder } from "../admin/admin-order.server";
import { type AdminOrder, ordersMatching } from "../admin/admin-orders.server";
import { chipCounts } from "../list/order-chips.server";
import { type OrderChip, orderChips } from "../list/order-chips";
import type { OrderFilter } from "../list/order-filter";
import { soughtBy } from "../list/order-keyword";
import { numbersBeside } from "../list/order-search.server";
import { slipOf } from "../admin/slip/slip.server";
import { mayBePacked, unpaidAdvice } from "../may-be-packed";
import { toSend } from "../packs-to-send";
import { offeredWays } from "../send-way.server";

/*
 * Orders as packers see them: what is in a parcel, whom it goes to, how far it is. Everything is named here one by one, so that a sum
 * or a payment that is added to an order elsewhere does not come along.
 */

/** The chips that say nothing of money. */
const packersChips = ["today", "to-pack", "to-send"] as const satisfies readonly OrderChip[];

/** One page of the orders that match, with so many of the list ticked (0: none). What only a sum, a payment, an invoice or an e-mail is found by finds nothing. */
export function packingOrders(filter: OrderFilter, page: number, by: Member, ticked = 0) {
  const show = packersChips.find((chip) => chip === filter.show) ?? ("" as const);
  const isOpen = !["payment", "paper"].includes(soughtBy(filter.q).by) && !filter.q.includes("@");
  const shown = { ...filter, source: "" as const, show };
  const { orders, ...place } = ordersMatching(shown, page);
  const numbers = orders.map(({ number }) => number);
  const counts = chipCounts();
  return {
    ...place,
    ...(!isOpen && { total: 0, pages: 1, isMore: false }),
    filter: { q: filter.q, status: filter.status, show },
    chips: packersChips.map((name) => ({ name, words: orderChips[name], count: counts[name] })),
    orders: isOpen ? orders.map((order) => rowOf(order, by)) : [],
    isTicked: ticked > 0,
    /** Ticked on other pages. */
    beside: isOpen && ticked > 0 ? numbersBeside(shown, numbers, ticked) : [],
  };
}

function rowOf(order: AdminOrder, by: Member) {
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    age: order.age,
    to: order.parcel.to.name,
    city: order.city,
    packs: order.lines.reduce((sum, line) => sum + toSend(line), 0),
    gaps: order.gaps,
    waits: waitsFor(order, by),
  };
}

/** What a packer needs of one order; null if there is none to be packed. */
export function packingOrder(number: string, by: Member) {
  const order = adminOrder(number);
  const slip = slipOf(number);
  if (!order || !slip) return null;
  const { courier, awb } = order.parcel;
  const { deliveryWay, gaps } = order;
  const offered = offeredWays()({ deliveryWay, courier, gaps });
  return {
    slip: {
      buyer: slip.buyer,
      isCollected: slip.isCollected,
      lines: slip.lines.map(({ grossWeightG: _weight, otherNames: _names, ...line }) => line),
    },
    id: order.id,
    number: order.number,
    status: order.status,
    way: offered.way,
    courier,
    /** The courier chosen at first; null: none. What has left keeps its own. */
    offered: isHere(order) ? offered.courier || null : courier,
    awb,
    trackingLink: order.trackingLink,
    gaps,
    waits: waitsFor(order, by),
  };
}

const isHere = ({ status }: Pick<AdminOrder, "status">) =>
  status === "Not Process" || status === "Processing";

type Typed = { status: OrderStatus; courier: string | null; tracking: string | null };

/**
 * Courier and number of what a packer saved. None where none were asked for; a courier that was only offered is not kept before the
 * parcel is sent, because another may take it.
 */
export function parcelTyped(
  { way, courier, offered }: Pick<PackingOrder, "way" | "courier" | "offered">,
  typed: Typed,
): { courier?: string | null; trackingNumber?: string | null } {
  const isOnlyOffered =
    typed.status !== "Shipped" &&
    typed.tracking === null &&
    courier === null &&
    typed.courier === offered;
  if (way !== "courier" || isOnlyOffered) return {};
  return { courier: typed.courier, trackingNumber: typed.tracking };
}

/** Why a parcel must not leave yet, for who reads it; null: it may. */
function waitsFor(
  order: Pick<
    AdminOrder,
    "status" | "needsReview" | "toConfirm" | "paymentStatus" | "paymentMethod" | "recalled"
  >,
  by: Member,
) {
  if (order.recalled) return `Do not pack: ${order.recalled}`;
  if (order.needsReview)
    return may(by, "owner")
      ? "Its payment needs review first"
      : "The owner has to look at this order first";
  if (isHere(order) && !mayBePacked(order)) return `Waits for its money: ${unpaidAdvice(by)}`;
  return order.toConfirm && "The buyer has yet to confirm this order";
}

export type PackingRow = ReturnType<typeof packingOrders>["orders"][number];
export type PackingOrder = NonNullable<ReturnType<typeof packingOrder>>;
export type PackingList = ReturnType<typeof packingOrders>;
