import {
  type DeliveryWay,
  deliveryWays,
  type PaymentMethod,
  paymentMethods,
} from "~/base/db/statuses";

/**
 * What the shopper chose, also in the cart's address: `/cart?pin=395007&way=van&method=on-delivery`. A missing way is the first one
 * to the buyer: goods are collected only where that was chosen. A missing method is online payment. `pin` null: not told yet.
 */
export type CartChoices = {
  pin: string | null;
  way?: DeliveryWay | undefined;
  method?: PaymentMethod | undefined;
};

/** The choices of a form. */
export type SentChoices = Omit<CartChoices, "pin">;

/** Anything else than the known ways and methods counts as not chosen. */
export function choicesIn(query: URLSearchParams): SentChoices {
  // A form's `way` has the price that was seen behind it.
  const way = query.get("way")?.split(":")[0];
  const method = query.get("method");
  return {
    way: deliveryWays.find((each) => each === way),
    method: paymentMethods.find((each) => each === method),
  };
}

/** The choices as `?pin=…`; "" without any. */
export function searchOf({ pin, way, method }: CartChoices): string {
  const query = new URLSearchParams();
  if (pin) query.set("pin", pin);
  if (way) query.set("way", way);
  if (method) query.set("method", method);
  return query.size > 0 ? `?${query}` : "";
}
