import type { PaymentMethod } from "~/db/statuses";
import type { Delivery } from "./delivery";

/** What a shopper may say beside pressing Checkout. */
export type CheckoutOptions = {
  /** Online unless said otherwise. Anything else has to be switched on and within its limit. */
  method?: PaymentMethod;
  /** Where the parcel goes, if not to the address in the profile. */
  delivery?: Delivery | null;
  gstin?: string | null;
  /** Which filling of the cart the shopper looked at. */
  round?: number | undefined;
};
