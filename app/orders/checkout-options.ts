import type { PaymentMethod } from "~/db/statuses";
import type { Delivery } from "./delivery";

/** Options of a checkout. */
export type CheckoutOptions = {
  /** Online by default. Other methods must be switched on, and the total within their limit. */
  method?: PaymentMethod;
  /** Delivery address, if not the one in the profile. */
  delivery?: Delivery | null;
  gstin?: string | null;
  /** The cart round the page was rendered for. */
  round?: number | undefined;
};
