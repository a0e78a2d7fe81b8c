import type { Order } from "~/sales/orders/order.server";
import type { PaymentOrder } from "./payment-order.server";
import { providerKeys } from "./provider/provider-keys.server";
import { localized } from "~/base/words/addresses";
import { payerQuery } from "./payer-query";

/**
 * Parameters of the provider's pay page: the fields of its hosted form (for use without JavaScript) and the URL of its
 * script. `prefill` is for the owner only: the link alone must not reveal the buyer. Amounts in paise.
 */
export function payFormOf(
  order: Order,
  paymentOrder: PaymentOrder,
  shop: { name: string; address: string },
  isOwner: boolean,
) {
  const { keyId, hostedUrl, checkoutJs } = providerKeys();
  const cameFrom = payerQuery(order.token);
  return {
    action: hostedUrl,
    script: checkoutJs,
    statusPage: localized(`/order/${order.token}`),
    fields: {
      key_id: keyId,
      order_id: paymentOrder.id,
      amount: String(paymentOrder.amountPaise),
      currency: paymentOrder.currency,
      name: shop.name,
      description: `Order ${order.number}`,
      image: `${shop.address}/brand/icon-192.png`,
      ...(isOwner && {
        "prefill[name]": order.buyerName,
        "prefill[email]": order.buyerEmail,
        "prefill[contact]": order.buyerPhone,
      }),
      "notes[shop_order]": order.number,
      callback_url: `${shop.address}/payment/callback?${cameFrom}`,
      cancel_url: `${shop.address}/payment/cancelled?${cameFrom}`,
    } as Record<string, string>,
  };
}

export type PayFormData = ReturnType<typeof payFormOf>;
