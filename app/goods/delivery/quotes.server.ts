import type { Reader } from "~/base/db/connection.server";
import type { DeliveryWay } from "~/base/db/statuses";
import { arrivalOf } from "./calendar";
import { type DeliverySettings, deliverySettings } from "./delivery-settings.server";
import { isArmyPin } from "~/base/lib/india/pin-states";
import { pinIn } from "./pin";
import { type Parcel, weightOf } from "./parcel";
import {
  deliversForNothing,
  priceOfWeight,
  type PricedZone,
  zonesOfPin,
} from "./zone-prices.server";

/** One way to deliver some goods, with its price (paise) and promise. */
export type Quote = {
  way: DeliveryWay;
  /** The zone's name; null: collected, or the shop has no table of delivery prices. */
  zone: string | null;
  /** 0 for a transporter: the buyer pays the freight there. */
  pricePaise: number;
  /** Free for goods of this value; null: never. */
  freeFromPaise: number | null;
  /** Chargeable weight in grams. */
  weightG: number;
  /** Days of arrival, or of collecting, `2026-11-25`, Indian time; null: not promised. */
  from: string | null;
  to: string | null;
  /** Whether it can be paid on delivery, or when collected. */
  paysOnDelivery: boolean;
  /** To a post of the army, where India Post alone goes. */
  isByPost?: boolean | undefined;
};

/** What decides the price of delivery: the packs of each product, and the value of the goods in paise. */
export type Goods = {
  /** `shipping` 0: brought by the shop's own van or collected, never handed to a carrier. */
  lines: (Parcel & { product: { shipping: number } })[];
  goodsPaise: number;
};

/**
 * The ways to deliver these goods to a PIN, the default first (the cheapest to the door); empty: not served. Collecting, if on,
 * is always among them, also without a PIN. To the army only couriers, and nothing is paid at the door, unless a zone names the PIN.
 * `now`: UTC ms.
 */
export function quotesFor(
  from: Reader,
  goods: Goods,
  pin: string | null,
  now = Date.now(),
): Quote[] {
  const settings = deliverySettings(from);
  const weightG = weightOf(goods.lines, settings.divisor);
  const collected = settings.collecting.isOn ? [collecting(weightG, settings, now)] : [];
  const zones = pin && pinIn(pin) === pin ? zonesOfPin(from, pin).filter(reaches(pin)) : [];
  const isToArmy = pin !== null && isArmyPin(pin);
  if (zones.length === 0 && deliversForNothing(from))
    return [{ ...unpriced(weightG), isByPost: isToArmy }, ...collected];

  const isOwnOnly = goods.lines.some(({ product }) => product.shipping === 0);
  const quotes = zones.flatMap((zone) => {
    if (!zone.isOffered || (isOwnOnly && zone.carrier !== "van")) return [];
    const pricePaise = priceOfWeight(zone, weightG);
    if (pricePaise === null) return [];
    const isFree = zone.freeFromPaise !== null && goods.goodsPaise >= zone.freeFromPaise;
    const quote = quoteOf(zone, isFree ? 0 : pricePaise, weightG, settings, now);
    return [
      isToArmy && !zone.isNamed ? { ...quote, paysOnDelivery: false, isByPost: true } : quote,
    ];
  });
  return [...quotes.sort(byDefault), ...collected];
}

/** Posts of the army are reached by India Post alone, a courier here, unless the owner's zones name their PINs. */
const reaches = (pin: string) => (zone: { carrier: string; isNamed: boolean }) =>
  !isArmyPin(pin) || zone.isNamed || zone.carrier === "courier";

function quoteOf(
  zone: PricedZone,
  pricePaise: number,
  weightG: number,
  settings: DeliverySettings,
  now: number,
): Quote {
  const isTransporter = zone.carrier === "transporter";
  return {
    way: zone.carrier,
    zone: zone.name,
    pricePaise,
    freeFromPaise: isTransporter ? null : zone.freeFromPaise,
    weightG,
    ...arrivalOf(zone, settings, now),
    paysOnDelivery: zone.paysOnDelivery && !isTransporter,
  };
}

/** To the door before the transporter's godown, then the cheapest, then the earliest. */
function byDefault(one: Quote, other: Quote): number {
  return (
    Number(one.way === "transporter") - Number(other.way === "transporter") ||
    one.pricePaise - other.pricePaise ||
    (one.to ?? "").localeCompare(other.to ?? "")
  );
}

/** Taken along from the press by who bought it there: nothing to deliver, nothing to promise. */
export function takenAlong(from: Reader, lines: Goods["lines"]): Quote {
  return { ...unpriced(weightOf(lines, deliverySettings(from).divisor)), way: "collect" };
}

/** Collecting at the press: packed on the day the goods would leave, ready on the next business day. */
function collecting(weightG: number, settings: DeliverySettings, now: number): Quote {
  const ready = arrivalOf({ daysMin: 1, daysMax: 1 }, settings, now);
  return { ...unpriced(weightG), way: "collect", ...ready };
}

function unpriced(weightG: number): Quote {
  return {
    way: "courier",
    zone: null,
    pricePaise: 0,
    freeFromPaise: null,
    weightG,
    from: null,
    to: null,
    paysOnDelivery: true,
  };
}
