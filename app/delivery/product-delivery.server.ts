import { eq } from "drizzle-orm";
import { db, type Reader } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { products } from "~/db/schema";
import { deliveryFacts, type ZoneFacts } from "./facts.server";
import type { ShownQuote } from "./quote-words";
import { type Goods, quotesFor } from "./quotes.server";

/** What everybody reads on a product's page: no PIN, no date. Amounts in paise. */
export function deliveryOf(productId: string, from: Reader = db) {
  const goods = onePack(productId, from);
  const { zones, isPriced, toTheDoor, collecting, paysOnDelivery } = deliveryFacts(from, goods);
  const toDoor = zones.filter(({ carrier }) => carrier !== "transporter");
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
    byTransporter: zones.some(({ carrier }) => carrier === "transporter"),
    collecting,
    paysOnDelivery,
  };
}

const daysOf = ({ daysMin, daysMax }: ZoneFacts) => ({ daysMin, daysMax });

export type DeliveryOfProduct = ReturnType<typeof deliveryOf>;

/** The ways to bring one pack of a product to a PIN, the default first. `now`: UTC ms. */
export function deliveryTo(
  productId: string,
  pin: string,
  now = Date.now(),
): (ShownQuote & { paysOnDelivery: boolean })[] {
  return quotesFor(db, onePack(productId, db), pin, now).map(
    ({ way, pricePaise, from, to, freeFromPaise, paysOnDelivery }) => ({
      way,
      pricePaise,
      from,
      to,
      freeFromPaise,
      paysOnDelivery,
    }),
  );
}

function onePack(productId: string, from: Reader): Goods {
  const pack = packs(from).get({ productId });
  if (!pack) throw new Error("The product is gone");
  const { pricePaise, ...product } = pack;
  return { lines: [{ product, quantity: 1 }], goodsPaise: pricePaise };
}

const packs = prepared((from) =>
  from
    .select({
      pricePaise: products.pricePaise,
      volumeMl: products.volumeMl,
      shipping: products.shipping,
      grossWeightG: products.grossWeightG,
      boxLengthMm: products.boxLengthMm,
      boxWidthMm: products.boxWidthMm,
      boxHeightMm: products.boxHeightMm,
    })
    .from(products)
    .where(eq(products.id, placeholder("productId")))
    .prepare(),
);
