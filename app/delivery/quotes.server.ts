import type { Reader } from "~/db/connection.server";
import type { DeliveryWay } from "~/db/statuses";

/** One way to deliver some goods, with its price (paise) and promise. */
export type Quote = {
  way: DeliveryWay;
  /** The zone's name; null: the shop has no table of delivery prices. */
  zone: string | null;
  pricePaise: number;
  /** Free for goods of this value; null: never. */
  freeFromPaise: number | null;
  /** Chargeable weight in grams. */
  weightG: number;
  /** Days of arrival, `2026-11-25`, Indian time; null: not promised. */
  from: string | null;
  to: string | null;
  /** Whether it can be paid on delivery. */
  paysOnDelivery: boolean;
};

/** What decides the price of delivery: the packs of each product, and the value of the goods in paise. */
export type Goods = {
  lines: { product: { volumeMl: number }; quantity: number }[];
  goodsPaise: number;
};

/** The ways to deliver these goods to a PIN, the default first; empty: not served. `now`: UTC ms. */
export function quotesFor(
  _from: Reader,
  _goods: Goods,
  _pin: string | null,
  _now = Date.now(),
): Quote[] {
  return [
    {
      way: "courier",
      zone: null,
      pricePaise: 0,
      freeFromPaise: null,
      weightG: 0,
      from: null,
      to: null,
      paysOnDelivery: true,
    },
  ];
}
