import { eq } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { parcelColumns } from "./parcel-columns.server";
import { deliveryFacts, type ZoneFacts } from "./facts.server";
import { pinsOfZones } from "./zone-prices.server";
import type { ShownQuote } from "./quote-words";
import { type Goods, quotesFor } from "./quotes.server";

/** A product and what one pack of it costs this visitor (paise). */
type Priced = { id: string; pricePaise: number };

/** What a product's page says without a PIN, so no date. Amounts in paise. */
export function deliveryOf(product: Priced) {
  const goods = onePack(product, db);
  const { zones, isPriced, toTheDoor, collecting, paysOnDelivery } = deliveryFacts(db, goods);
  const toDoor = zones.filter(({ carrier }) => carrier !== "transporter");
  const pins = pinsOfZones(db);
  const [near] = toDoor.toSorted((one, other) => one.daysMax - other.daysMax);
  const far = toDoor.find(({ isElsewhere }) => isElsewhere);
  return {
    isPriced,
    /** Brought to the door, somewhere at least. */
    isSent: isPriced ? toDoor.length > 0 : goods.lines.every(({ product }) => product.shipping),
    toTheDoor: toTheDoor && {
      ...toTheDoor,
      mostPaise: Math.max(...toDoor.map(({ fromPaise }) => fromPaise)),
      /** Of the zone that is reached soonest, and of all PINs that no zone names; null: the same, or no such zone. */
      near: near && far && near !== far ? daysOf(near) : null,
      far: far ? daysOf(far) : null,
    },
    /** Each zone to whose doors it is brought, with the beginnings of its PINs; null: every PIN that no zone names. */
    doors: isFew(toDoor, pins) ? toDoor.map((zone) => doorOf(zone, pins)) : [],
    byTransporter: zones.some(({ carrier }) => carrier === "transporter"),
    collecting,
    paysOnDelivery,
  };
}

/** Most beginnings of PINs that the page of a product tells programs. */
const mostPins = 120;

const isFew = (zones: ZoneFacts[], pins: Map<string, string[]>) =>
  zones.reduce((sum, { name }) => sum + (pins.get(name)?.length ?? 0), 0) <= mostPins;

const doorOf = (zone: ZoneFacts, pins: Map<string, string[]>) => ({
  pricePaise: zone.fromPaise,
  ...daysOf(zone),
  pins: zone.isElsewhere ? null : (pins.get(zone.name) ?? []),
});

const daysOf = ({ daysMin, daysMax }: ZoneFacts) => ({ daysMin, daysMax });

export type DeliveryOfProduct = ReturnType<typeof deliveryOf>;

/** The ways to bring one pack of a product to a PIN, the default first. `now`: UTC ms. */
export function deliveryTo(
  product: Priced,
  pin: string,
  now = Date.now(),
): (ShownQuote & { paysOnDelivery: boolean })[] {
  return quotesFor(db, onePack(product, db), pin, now).map(
    ({ way, pricePaise, from, to, freeFromPaise, paysOnDelivery, isByPost }) => ({
      way,
      pricePaise,
      from,
      to,
      freeFromPaise,
      paysOnDelivery,
      isByPost,
    }),
  );
}

function onePack({ id, pricePaise }: Priced, from: Reader): Goods {
  const product = from.select(parcelColumns).from(products).where(eq(products.id, id)).get();
  if (!product) throw new Error("The product is gone");
  return { lines: [{ product, quantity: 1 }], goodsPaise: pricePaise };
}
