import { awaitsConfirmation } from "~/sales/orders/awaits-confirmation";
import { db } from "~/base/db/connection.server";
import { isPaidStatus } from "~/base/db/statuses";
import { collectingPlace } from "~/goods/delivery/delivery-settings.server";
import { settings } from "~/base/lib/env/settings.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { qrOf } from "~/base/lib/qr.server";
import { whatsAppText, whatsAppTo } from "~/base/lib/whatsapp";
import { mailProofIn } from "~/sales/orders/mails/guest-mail.server";
import type { Order } from "~/sales/orders/order.server";
import { cameFor } from "~/sales/orders/money/money-received.server";
import { owedFor } from "~/sales/orders/money/owed.server";
import { arrivalWords, nextWords, standingWords } from "~/sales/orders/order-words";
import { isAwaitingMoney } from "~/sales/orders/page/payment-badge";
import { orderParts } from "~/sales/orders/money/price-parts";
import { transferUntil } from "~/sales/orders/money/transfer-until.server";
import { companyFacts } from "~/upkeep/pages/company.server";
import { askedBy } from "~/sales/payments/by-hand/confirmation-mails.server";
import { isConfirmKey } from "~/sales/payments/by-hand/confirmation.server";
import { otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { onlinePaise, restOnDelivery } from "~/sales/payments/advance/advance";
import { closedBy } from "~/sales/payments/payable.server";
import { payFormOf } from "~/sales/payments/pay-form.server";
import { paymentOrderOf } from "~/sales/payments/payment-order.server";
import { isPaymentProved } from "~/sales/payments/proof.server";
import { transferOf } from "~/sales/payments/by-hand/other-payments";
import { upiLink } from "~/sales/payments/by-hand/upi";
import { upiDoors } from "~/sales/payments/by-hand/upi-apps";
import { localized } from "~/base/words/addresses";
import { t } from "~/base/words/say";

/**
 * What a buyer reads and can do after placing an order. `isOwner`: may see everything of it. All of it may be shown to anybody with the order's link, except where `isOwner` guards it.
 */
export function afterOrder(
  order: Order,
  { request, isOwner }: { request: Request; isOwner: boolean },
) {
  const { name, whatsapp } = companyFacts();
  const closed = order.paymentStatus === "unpaid" ? closedBy(order) : null;
  const waits = order.status !== "cancel" && awaitsConfirmation(order);
  const standing = { ...order, awaitsConfirmation: waits };
  const key = keyIn(request, order);
  const address = shopAddress(request);
  const owedPaise = owedFor(order);
  const transfer = transferFor(order, owedPaise, name, request);
  return {
    parts: orderParts(order),
    owedPaise,
    payPaise: onlinePaise(order),
    restPaise: restOnDelivery(order),
    camePaise: order.partPaidAt === null ? 0 : (cameFor(db, [order.id]).get(order.id) ?? 0),
    asksForMoney: isAwaitingMoney(order),
    deliveryWay: order.deliveryWay,
    arrival: arrivalWords(order),
    collectAt: order.deliveryWay === "collect" ? collectingPlace() : null,
    standing: standingWords(standing),
    next: nextWords(standing),
    isProved: order.paymentStatus === "pending" && isPaymentProved(order.id),
    closed,
    payForm: closed ? null : payFormFor(order, { name, address }, isOwner),
    ...transfer,
    claimedUtr: isOwner && transfer.upi ? order.claimedUtr : null,
    confirmation: waits ? { askedBy: askedBy(order), key } : null,
    /** Asks whether the guest's e-mail is right; the button that confirms the order proves it, too. */
    mailProof: waits && key ? null : mailProofIn(request, order),
    keep: order.userId === null ? linkToKeep(order, address) : null,
    whatsApp: whatsAppTo(whatsapp, `Order ${order.number}`),
  };
}

/** The link, which every guest is offered. `note`: what is mailed; the same whatever is known about the e-mail. */
function linkToKeep(order: Order, address: string) {
  const { number, token } = order;
  const link = address + localized(`/order/${token}`);
  const note = mailNote(order);
  return { link, note, whatsApp: whatsAppText(`${t("Order {number}", { number })}\n${link}`) };
}

function mailNote(order: Order): string | null {
  if (!order.buyerEmail) return t("You gave no email, so nothing is mailed.");
  if (!settings.mail.smtp) return null;
  return isPaidStatus(order.paymentStatus)
    ? t("We also write to your email address.")
    : t(
        "We also write to your email address, once you have confirmed it with the link in our first mail.",
      );
}

/** The provider's form for an unpaid order, so that one press is enough. */
function payFormFor(order: Order, shop: { name: string; address: string }, isOwner: boolean) {
  if (settings.payments === "off" || order.paymentStatus !== "unpaid") return null;
  const paymentOrder = paymentOrderOf(order.id);
  return paymentOrder && payFormOf(order, paymentOrder, shop, isOwner);
}

/** While a transfer is awaited: the account, until when (UTC ms; null: no moment is set), and where to pay by UPI as text, link and QR code; null: the shop has none. */
function transferFor(order: Order, owedPaise: number, shopName: string, request: Request) {
  if (order.paymentMethod !== "transfer" || !isAwaitingMoney(order))
    return { transferTo: null, transferUntil: null, upi: null };
  const until = { transferUntil: transferUntil(order) };
  const { details, upi } = transferOf(otherPayments().transfer, owedPaise);
  if (!upi) return { ...until, transferTo: details, upi: null };
  const payee = upi.payee ?? shopName;
  const link = upiLink({ vpa: upi.vpa, payee }, { number: order.number, totalPaise: owedPaise });
  const doors = upiDoors(request.headers.get("User-Agent"), link);
  return {
    ...until,
    transferTo: details,
    upi: { vpa: upi.vpa, payee, link, code: qrOf(link), ...doors },
  };
}

function keyIn(request: Request, order: Order): string | null {
  const key = new URL(request.url).searchParams.get("confirm");
  return isConfirmKey(order, key) ? key : null;
}
