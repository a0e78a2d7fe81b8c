import type { Order } from "~/orders/order.server";
import type { PaymentOrder } from "./payment-order.server";
import { providerKeys } from "./provider-keys.server";

/**
 * Everything the provider's pay page is told: as the fields of its hosted form (without JavaScript) and as the address
 * of its script. `prefill` only for the owner: the link alone must not show who ordered. Amounts in paise.
 */
export function payFormOf(
  order: Order,
  asked: PaymentOrder,
  shop: { name: string; address: string },
  isOwner: boolean,
) {
  const { keyId, hostedUrl, checkoutJs } = providerKeys();
  return {
    action: hostedUrl,
    script: checkoutJs,
    fields: {
      key_id: keyId,
      order_id: asked.id,
      amount: String(asked.amountPaise),
      currency: asked.currency,
      name: shop.name,
      description: `Order ${order.number}`,
      image: `${shop.address}/brand/icon-192.png`,
      ...(isOwner && {
        "prefill[name]": order.buyerName,
        "prefill[email]": order.buyerEmail,
        "prefill[contact]": order.buyerPhone,
      }),
      "notes[shop_order]": order.number,
      callback_url: `${shop.address}/payment/callback?o=${order.token}`,
      cancel_url: `${shop.address}/payment/cancelled?o=${order.token}`,
    } as Record<string, string>,
  };
}

export type PayFormData = ReturnType<typeof payFormOf>;
