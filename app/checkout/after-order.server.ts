import { awaitsConfirmation } from "~/orders/awaits-confirmation";
import { settings } from "~/lib/env/settings.server";
import { shopAddress } from "~/lib/listening.server";
import { qrOf } from "~/lib/qr.server";
import { whatsAppText, whatsAppTo } from "~/lib/whatsapp";
import type { Order } from "~/orders/order.server";
import { arrivalWords, nextWords, standingWords } from "~/orders/order-words";
import { orderParts } from "~/orders/price-parts";
import { companyFacts } from "~/pages/company.server";
import { isConfirmKey } from "~/payments/confirmation.server";
import { otherPayments } from "~/payments/other-payments.server";
import { closedBy } from "~/payments/payable.server";
import { payFormOf } from "~/payments/pay-form.server";
import { paymentOrderOf } from "~/payments/payment-order.server";
import { isPaymentProved } from "~/payments/proof.server";
import { upiLink } from "~/payments/upi";

/**
 * What a buyer reads and can do after placing an order. `isOwner`: may see everything of it. `confirmKey`: the key in the link of the
 * mail that asks for a confirmation. All of it may be shown to anybody with the order's link, except where `isOwner` guards it.
 */
export function afterOrder(
  order: Order,
  { request, isOwner }: { request: Request; isOwner: boolean },
) {
  const { name, whatsapp } = companyFacts();
  const waits = order.status !== "cancel" && awaitsConfirmation(order);
  const standing = { ...order, awaitsConfirmation: waits };
  const isMailed = order.buyerEmail !== "";
  const address = shopAddress(request);
  const link = `${address}/order/${order.token}`;
  return {
    parts: orderParts(order),
    deliveryWay: order.deliveryWay,
    arrival: arrivalWords(order),
    standing: standingWords(standing),
    next: nextWords(standing, isMailed),
    isProved: order.paymentStatus === "pending" && isPaymentProved(order.id),
    payForm: payFormFor(order, { name, address }, isOwner),
    upi: upiFor(order, name),
    claimedUtr: isOwner ? order.claimedUtr : null,
    confirmation: waits
      ? {
          isMailed,
          key: keyIn(request, order),
        }
      : null,
    /** The link to keep, for a buyer to whom nothing is mailed. */
    keep: isMailed ? null : { link, whatsApp: whatsAppText(`Order ${order.number}\n${link}`) },
    whatsApp: whatsAppTo(whatsapp, `Order ${order.number}`),
  };
}

/** The provider's form for an order that can be paid now, so that one press is enough. */
function payFormFor(order: Order, shop: { name: string; address: string }, isOwner: boolean) {
  if (settings.payments === "off" || order.paymentStatus !== "unpaid" || closedBy(order))
    return null;
  const paymentOrder = paymentOrderOf(order.id);
  return paymentOrder && payFormOf(order, paymentOrder, shop, isOwner);
}

/** Where to pay by UPI, as text, link and QR code, while a transfer is awaited; null: the shop has no UPI id. */
function upiFor(order: Order, shopName: string) {
  const isAwaited =
    order.paymentMethod === "transfer" &&
    order.paymentStatus === "pending" &&
    order.status !== "cancel";
  const { upi } = otherPayments().transfer;
  if (!isAwaited || !upi) return null;
  const payee = upi.payee ?? shopName;
  const link = upiLink({ vpa: upi.vpa, payee }, order);
  return { vpa: upi.vpa, payee, link, code: qrOf(link) };
}

function keyIn(request: Request, order: Order): string | null {
  const key = new URL(request.url).searchParams.get("confirm");
  return isConfirmKey(order, key) ? key : null;
}

export type AfterOrder = ReturnType<typeof afterOrder>;
