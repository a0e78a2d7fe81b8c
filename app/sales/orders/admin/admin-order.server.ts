import type { orders } from "~/base/db/schema";
import { owedTo } from "~/goods/stock/owed.server";
import { recalledIn } from "~/goods/stock/recalls/in-orders.server";
import { recalledWords } from "~/goods/stock/recalls/recalled-packs";
import { awaitsConfirmation } from "../awaits-confirmation";
import { owedMarks, recalledMarks } from "../delivery";
import { trackingLinks } from "../couriers.server";
import { historiesOf } from "../order-history.server";
import { mailGapOf } from "../mails/mail-gap.server";
import { receivedOf } from "../money/money-received.server";
import { moneyOf } from "../money/order-money.server";
import { owedIfCancelled } from "../money/owed-if-cancelled.server";
import { toGiveBackOf } from "../money/to-give-back.server";
import { notesVersion } from "../notes/save-notes.server";
import { withLines } from "../orders.server";
import { owedFor } from "../money/owed.server";
import { contactsOfEach } from "../contacts/contacts.server";
import { refundPath } from "../money/refund-path";
import { togetherWith } from "../together/together.server";
import { takenOutOwed } from "../money/taken-out.server";
import { writerOf, writersOf } from "./placed-by.server";
import { transferUntil } from "../money/transfer-until.server";
import { mayBePacked } from "../may-be-packed";
import { orderByNumber } from "../order.server";
import { notFound } from "~/base/lib/http/http";

/** One order with all its details, paid or not, by its number; null if not found. For admins. */
export function adminOrder(number: string) {
  const order = orderByNumber(number);
  if (!order) return null;
  const monies = moneyOf([order]);
  const [shown] = withLines([order], monies);
  const history = historiesOf([order.id]).get(order.id) ?? [];
  const linkOf = trackingLinks();
  const money = monies.get(order.id);
  if (!shown || !money) return null;
  const { courier, trackingNumber } = order;
  const takenOut = takenOutOwed([order.id]).get(order.id);
  const owed = owedTo([order.id]).get(order.id) ?? [];
  const recalled = recalledIn([order.id]).get(order.id) ?? [];
  return {
    ...shown,
    gaps: [...recalledMarks(recalled), ...shown.gaps, ...owedMarks(owed)],
    /** Why it must not leave, where it has packs of a recalled batch; null: it has none. */
    recalled: recalledWords(recalled),
    /** Packs that are missing for it. */
    owed,
    note: order.note,
    noteForBuyer: order.noteForBuyer,
    notesVersion: notesVersion(order),
    /** Where it goes may still be changed: it is not packed. */
    canChangeAddress:
      isOnLists(order) && order.status === "Not Process" && order.deliveryWay !== "collect",
    source: order.source,
    /** The name of the admin who wrote it down; null: the buyer ordered. */
    writtenBy: writerOf(order, writersOf([order])),
    email: order.buyerEmail,
    reach: contactsOfEach([order]).get(order.id) ?? null,
    /** Why its buyer is not mailed; null: they are. */
    mailGap: mailGapOf(order),
    gstin: order.buyerGstin,
    firm: order.buyerFirm,
    confirmedAt: order.confirmedAt,
    /** Its parcel came back, which counts against its buyer. */
    isReturnCounted:
      order.returnedAt !== null && !history.some(({ kind }) => kind === "return-forgiven"),
    claimedUtr: order.claimedUtr,
    /** What came for it by hand, oldest first. */
    received: receivedOf(order.id),
    paidAt: order.paidAt,
    /** Until when it waits for its transfer, and is then cancelled (UTC ms); null: no moment is set. */
    transferUntil: transferUntil(order),
    /** What is to be paid if it is not: not for packs that were sent back. */
    duePaise: owedFor(order),
    money: {
      paidPaise: money.paidPaise,
      refundedPaise: money.refundedPaise,
      leftPaise: money.leftPaise,
      payment: money.payment && {
        id: money.payment.id,
        method: money.payment.method,
        payoutId: money.payment.payoutId,
      },
    },
    /** The other orders that go into the same parcel. */
    together: togetherWith(order),
    shippedAt: order.shippedAt,
    deliveredAt: order.deliveredAt,
    packedAt: order.packedAt,
    returnedAt: order.returnedAt,
    cancelReason: order.cancelReason,
    /** The buyer has yet to confirm it. */
    awaitsConfirmation: awaitsConfirmation(order),
    /** What is to be given back (paise) and why; null: nothing. */
    toGiveBack: toGiveBackOf([order], monies).get(order.id) ?? null,
    /** What would be to be given back if it was cancelled without a refund, in paise. */
    owedIfCancelledPaise: owedIfCancelled([order], monies).get(order.id) ?? 0,
    /** When the owner said that what is left is kept, and why. */
    kept: order.keptAt === null ? null : { at: order.keptAt, reason: order.keptReason },
    /** The refund page, filled in with the packs that were taken out. */
    owedPath: refundPath(
      number,
      order.status === "cancel" ? [] : (takenOut?.lines ?? []),
      "taken-out",
    ),
    isListed: isOnLists(order),
    /** It is here, and its money has to come before it is packed. */
    waitsForMoney: !hasGone(order) && !mayBePacked(order),
    trackingLink: courier && trackingNumber ? linkOf(courier, trackingNumber) : null,
    history,
  };
}

/** As `adminOrder`; throws 404. */
export function requireAdminOrder(number = "") {
  const order = adminOrder(number);
  if (!order) throw notFound();
  return order;
}

export type WholeOrder = NonNullable<ReturnType<typeof adminOrder>>;

const hasGone = ({ status }: Pick<typeof orders.$inferSelect, "status">) =>
  status !== "Not Process" && status !== "Processing";

/** Mirrors the SQL condition `isListed`. */
function isOnLists({
  paymentStatus,
  paymentMethod,
}: Pick<typeof orders.$inferSelect, "paymentStatus" | "paymentMethod">): boolean {
  if (paymentStatus === "unpaid") return false;
  return paymentStatus !== "pending" || paymentMethod !== "online";
}
