import type { OrderSource, PaymentMethod } from "~/base/db/statuses";
import type { Discount } from "~/sales/coupons/discount.server";
import type { Quote } from "~/goods/delivery/quotes.server";
import type { Delivery } from "./delivery";

/** Who buys: an account, or a guest (`id` null). `email` may be empty. */
export type Buyer = {
  id: string | null;
  name: string;
  email: string;
  phone: string;
  /** On one line; empty: only the delivery address is known. */
  address: string;
};

/** What is agreed for an order beside its lines. Amounts in paise. */
export type OrderTerms = {
  /** Online by default. */
  method?: PaymentMethod;
  source?: OrderSource;
  delivery?: Delivery | null;
  gstin?: string | null;
  /** The firm the GSTIN belongs to. */
  firm?: string | null;
  /** The address of a firm whose goods go to another state (`supply/place-of-supply.ts`), with line breaks. */
  billTo?: string | null;
  /** How it is delivered, at which price; null or missing: not chosen (API), costs nothing. */
  quote?: Quote | null;
  feePaise?: number;
  /** What is paid online before it is packed, the rest on delivery (`method`); null or missing: nothing. */
  advancePaise?: number | null;
  discount?: Discount | null;
  /** What was agreed on with the buyer: the discount of each line, in their order. Null or missing: none. Never beside a coupon's. */
  bargain?: number[] | null;
  /** Packed only once the buyer has confirmed it. */
  needsConfirmation?: boolean;
  /** The admin (id) who wrote the order down. */
  placedBy?: string | null;
  /** The sealed network it was placed from; null: not limited (`goods/stock/unproven.server.ts`). */
  network?: string | null;
  /** The name of the buyer's price list. */
  priceList?: string | null;
};
