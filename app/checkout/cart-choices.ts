import { type DeliveryWay, deliveryWays, type PaymentMethod, paymentMethods } from "~/db/statuses";

/** What the cart's address says: `/cart?pin=395007&way=van&method=on-delivery`. Anything else in it counts as not chosen. */
export type CartChoices = {
  pin: string | null;
  way?: DeliveryWay | undefined;
  method?: PaymentMethod | undefined;
};

export function choicesIn(query: URLSearchParams): Omit<CartChoices, "pin"> {
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
