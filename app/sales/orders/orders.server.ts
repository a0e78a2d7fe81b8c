import { asc, eq, inArray } from "drizzle-orm";
import { photoRefOf } from "~/goods/photos/photo-ref";
import { db } from "~/base/db/connection.server";
import { packIn } from "~/base/lib/pack-size";
import { listed, prepared } from "~/base/db/prepared.server";
import { orderLines, photos } from "~/base/db/schema";
import { isPaidStatus } from "~/base/db/statuses";
import { newId } from "~/base/lib/ids.server";
import { shownPhone } from "~/base/lib/india/phone";
import { deliveryIn, gapsOf, isBilledToParcel, parcelAddress } from "./delivery";
import { awaitsConfirmation } from "./awaits-confirmation";
import { leftUnpaid } from "./may-be-packed";
import { settings } from "~/base/lib/env/settings.server";
import { hour } from "~/base/lib/time";
import { arrivalWords, nextWords, standingWords } from "./order-words";
import { moneyOf, type OrderMoney } from "./money/order-money.server";
import { backOnCancel } from "./money/refund-sums";
import type { Order } from "./order.server";
import { inOwnNames } from "./own-names.server";
import { orderParts } from "./money/price-parts";

/** After this time (ms) without a confirmation the buyer was reminded, and the owner should call. */
const calledAfter = 6 * hour;

/**
 * What the owner reads about an order that waits for its buyer's confirmation; null: it waits for none. Who gets no mail is to be
 * called at once. `now`: UTC ms.
 */
function toConfirmWords(
  order: Parameters<typeof awaitsConfirmation>[0] &
    Pick<Order, "status" | "buyerEmail" | "createdAt">,
  now = Date.now(),
): "To confirm" | "To call" | null {
  if (order.status === "cancel" || !awaitsConfirmation(order)) return null;
  const isMailed = settings.mail.smtp !== null && order.buyerEmail !== "";
  return isMailed && now - order.createdAt < calledAfter ? "To confirm" : "To call";
}

/** The lines of some orders as they are frozen, by order id and position, each with its photo. */
export function linesOf(orderIds: string[]) {
  return linesOfOrders(db).all({ ids: JSON.stringify(orderIds) });
}

const linesOfOrders = prepared((from) =>
  from
    .select({ line: orderLines, photo: photos })
    .from(orderLines)
    .leftJoin(photos, eq(photos.id, orderLines.photoId))
    .where(inArray(orderLines.orderId, listed("ids")))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
    .prepare(),
);

/** Orders as lists show them, each with its lines; keeps the order of `found`. `money`: of these orders, where it is known already. */
export function withLines(found: Order[], money = moneyOf(found)) {
  if (found.length === 0) return [];
  const frozen = linesOf(found.map((order) => order.id));
  const lines = inOwnNames(frozen.map(({ line }) => line)).map((line, index) => ({
    line,
    photo: frozen[index]?.photo ?? null,
  }));
  return found.map((order) =>
    shownOrder(
      order,
      lines.filter(({ line }) => line.orderId === order.id),
      money.get(order.id),
    ),
  );
}

type Line = ReturnType<typeof linesOf>[number];
type InEnglish = "en" | undefined;
type NamedLine = Line & { line: { nameLang: InEnglish } };

function shownOrder(order: Order, lines: NamedLine[], money: OrderMoney | undefined) {
  return {
    id: order.id,
    number: order.number,
    token: order.token,
    status: order.status,
    createdAt: order.createdAt,
    totalPaise: order.totalPaise,
    parts: orderParts(order),
    paymentStatus: order.paymentStatus,
    partPaidAt: order.partPaidAt,
    writtenOffAt: order.writtenOffAt,
    paymentMethod: order.paymentMethod,
    deliveryWay: order.deliveryWay,
    /** How it stands, as a sentence for the buyer. */
    standing: standingWords({ ...order, awaitsConfirmation: awaitsConfirmation(order) }),
    /** When it comes: "25–27 Nov". */
    arrival: arrivalWords(order),
    next: nextWords({ ...order, awaitsConfirmation: awaitsConfirmation(order) }),
    toConfirm: toConfirmWords(order),
    needsReview: money?.needsReview ?? false,
    /** It was sent before its money came, which still has not come. */
    leftUnpaid: leftUnpaid(order),
    /** What can still be refunded, in paise. */
    leftPaise: money?.leftPaise ?? 0,
    /** What goes back if it is cancelled with a refund, in paise. */
    backOnCancelPaise:
      money && isPaidStatus(order.paymentStatus) ? backOnCancel(order, money.left) : 0,
    /** No payment pays all of it: what is refunded, but for an advance, is given back by hand. */
    isByHand: !money?.payment,
    /** What of `leftPaise` can go back the way it came. */
    onlinePaise: money?.onlinePaise ?? 0,
    /** The idempotency key of a form that may refund with the cancellation. */
    fresh: newId(),
    refunds: money?.refunds ?? [],
    gaps: gapsOf(order),
    buyer: {
      name: order.buyerName,
      address: order.buyerAddress,
      phone: shownPhone(order.buyerPhone),
    },
    parcel: {
      to: parcelAddress(order),
      isElsewhere: deliveryIn(order) !== null,
      /** The buyer has another address than the parcel, which the invoice names beside it. */
      isBilledElsewhere: deliveryIn(order) !== null && !isBilledToParcel(order),
      courier: order.courier,
      awb: order.trackingNumber,
    },
    lines: lines.map(({ line, photo }) => ({
      position: line.position,
      name: line.name,
      nameLang: line.nameLang,
      slug: line.slug,
      description: line.description,
      ...packIn(line),
      unitPricePaise: line.unitPricePaise,
      quantity: line.quantity,
      takenOut: line.takenOut,
      photo: photo && photoRefOf(photo),
    })),
  };
}

export type ShownOrder = ReturnType<typeof shownOrder>;
