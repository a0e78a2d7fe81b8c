import { and, eq, inArray } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { deliveryPins } from "~/base/db/schema";
import { type Carrier, carriers } from "~/base/db/statuses";
import { deliverySettings } from "./delivery-settings.server";
import { weightOf } from "./parcel";
import type { Goods } from "./quotes.server";
import {
  deliversForNothing,
  pricedZones,
  priceOfWeight,
  type PricedZone,
} from "./zone-prices.server";

/** What pages without a PIN say of a zone. Amounts in paise, days in business days. */
export type ZoneFacts = {
  name: string;
  carrier: Carrier;
  /** For these goods, or for the lightest parcel; 0 for a transporter: the buyer pays the freight there. */
  fromPaise: number;
  /** Free for goods of this value; null: never. */
  freeFromPaise: number | null;
  /** Offered from this weight on (grams). */
  fromG: number;
  daysMin: number;
  daysMax: number;
  paysOnDelivery: boolean;
  /** Whether it is for every PIN that no other zone names. */
  isElsewhere: boolean;
};

export type DeliveryFacts = {
  /**
   * Zones that are offered, in the owner's order. None and `isPriced`: nothing is delivered; none and not: delivery costs nothing and
   * no day is promised.
   */
  zones: ZoneFacts[];
  isPriced: boolean;
  /** Of courier and van; null without any. */
  toTheDoor: {
    fromPaise: number;
    daysMin: number;
    daysMax: number;
    /** The lowest and highest value of goods from which delivery is free; null: never free anywhere. */
    freeFrom: { leastPaise: number; mostPaise: number; isEverywhere: boolean } | null;
  } | null;
  /** Free at the press; `hours` as the owner wrote them; null: off. */
  collecting: { hours: string | null } | null;
  /** Whether any zone may pay on delivery. Whether the shop offers it at all is a setting of payments. */
  paysOnDelivery: boolean;
};

/** What the delivery table says to everybody: for these goods, or (null) for any. Zones that do not take them are left out. */
export const deliveryFacts = (from: Reader = db, goods: Goods | null = null): DeliveryFacts =>
  factsOfTable(from)(goods);

/** The same for many goods, one after the other, of a table that is read once. */
export function factsOfTable(from: Reader): (goods: Goods | null) => DeliveryFacts {
  const settings = deliverySettings(from);
  const all = pricedZones(from);
  const isPriced = all.length > 0 || !deliversForNothing(from);
  const { zoneId, carrier, prefix } = deliveryPins;
  const ofTheRest = and(inArray(carrier, [...carriers]), eq(prefix, "*"));
  const rest = from.select({ zoneId }).from(deliveryPins).where(ofTheRest).all();
  const elsewhere = new Set(rest.map((pin) => pin.zoneId));
  const zonesFor = (goods: Goods | null) => {
    const isOwnOnly = goods?.lines.some(({ product }) => product.shipping === 0) ?? false;
    const weight = goods && weightOf(goods.lines, settings.divisor);
    return all
      .filter(({ isOffered, carrier }) => isOffered && (!isOwnOnly || carrier === "van"))
      .flatMap((zone) => {
        const pricePaise = priceOfWeight(zone, weight ?? Math.max(zone.fromG, 1));
        if (pricePaise === null) return [];
        const { freeFromPaise } = zone;
        const isFree = goods && freeFromPaise !== null && goods.goodsPaise >= freeFromPaise;
        return [factsOf(zone, isFree ? 0 : pricePaise, elsewhere.has(zone.id))];
      });
  };
  return (goods) => {
    const zones = zonesFor(goods);
    return {
      zones,
      isPriced,
      toTheDoor: rangesOf(zones.filter(({ carrier }) => carrier !== "transporter")),
      collecting: settings.collecting.isOn ? { hours: settings.collecting.hours } : null,
      paysOnDelivery: !isPriced || zones.some(({ paysOnDelivery }) => paysOnDelivery),
    };
  };
}

function factsOf(zone: PricedZone, fromPaise: number, isElsewhere: boolean): ZoneFacts {
  const { name, carrier, freeFromPaise, fromG, daysMin, daysMax, paysOnDelivery } = zone;
  const isTransporter = carrier === "transporter";
  return {
    name,
    carrier,
    fromPaise,
    freeFromPaise: isTransporter ? null : freeFromPaise,
    fromG,
    daysMin,
    daysMax,
    paysOnDelivery: paysOnDelivery && !isTransporter,
    isElsewhere,
  };
}

function rangesOf(zones: ZoneFacts[]): DeliveryFacts["toTheDoor"] {
  if (zones.length === 0) return null;
  const free = zones.flatMap(({ freeFromPaise }) => freeFromPaise ?? []);
  return {
    fromPaise: Math.min(...zones.map(({ fromPaise }) => fromPaise)),
    daysMin: Math.min(...zones.map(({ daysMin }) => daysMin)),
    daysMax: Math.max(...zones.map(({ daysMax }) => daysMax)),
    freeFrom:
      free.length === 0
        ? null
        : {
            leastPaise: Math.min(...free),
            mostPaise: Math.max(...free),
            isEverywhere: free.length === zones.length,
          },
  };
}
