import { and, asc, eq, gt, max, ne } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { openPagesVersion } from "~/base/db/open-pages.server";
import { categories, isVisible, photos, products } from "~/base/db/schema";
import { builtAt } from "~/base/lib/env/built-at";
import { xmlText } from "~/base/lib/http/xml";
import { day } from "~/base/lib/time";
import { withinPrint } from "~/goods/catalogue/changes/printed-mrp.server";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { isPriceSince, priceFacts, priceSince } from "~/goods/catalogue/price-facts.server";
import { oilGroups } from "~/goods/catalogue/told/oil-group.server";
import { factsOfTable } from "~/goods/delivery/facts.server";
import { grossWeight } from "~/goods/delivery/parcel";
import { parcelColumns } from "~/goods/delivery/parcel-columns.server";
import { photoColumns } from "~/goods/photos/photo-columns.server";
import { merchantItem } from "./merchant-item";

/** Rows per batch: other requests run between batches. */
const batchSize = 500;

/**
 * All packs that are sold and sent, for Google's Merchant Centre: RSS 2.0 with its own names, in pieces. Left out is what it would
 * refuse: what has no photo, and what is brought to nobody's door or by the shop's own van alone. `address`: the shop's, without a
 * trailing slash; `now`: UTC ms.
 */
export async function* merchantFeed(
  address: string,
  shop: string,
  now: number,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xmlText(shop)}</title>
<link>${xmlText(address)}/</link>
<description>${xmlText(`All packs of ${shop}`)}</description>
`;
  const groups = oilGroups();
  const deliveryOf = deliveryFrom(factsOfTable(db));
  let after = "";
  for (;;) {
    const rows = withinPrint(db, packsAfter(after));
    const items = rows.flatMap(({ parcel, photo, isSoldOut, family, ...pack }) => {
      const delivery = deliveryOf(parcel, pack.pricePaise);
      if (!photo || !delivery) return [];
      const grossWeightG = grossWeight(parcel);
      const group = groups.of(family);
      const whole = { ...pack, photo, delivery, grossWeightG, group };
      return [merchantItem(address, { ...whole, isSoldOut: Boolean(isSoldOut) }, now)];
    });
    // An empty piece would end the stream.
    if (items.length > 0) yield items.join("");
    after = rows.at(-1)?.id ?? "";
    if (rows.length < batchSize) break;
  }
  yield "</channel>\n</rss>\n";
}

/** The next visible packs after this id that may be handed to a carrier. */
const packsAfter = (after: string) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      description: products.description,
      pricePaise: products.pricePaise,
      mrpPaise: products.mrpPaise,
      ...priceFacts,
      ...sizeColumns,
      isSoldOut: products.isSoldOut,
      packKind: products.packKind,
      ean: products.ean,
      family: products.family,
      category: categories.name,
      photo: photoColumns,
      parcel: parcelColumns,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(photos, eq(photos.id, products.photoId))
    .leftJoin(priceSince, isPriceSince)
    .where(and(gt(products.id, after), ne(products.shipping, 0), isVisible))
    .orderBy(asc(products.id))
    .limit(batchSize)
    .all();

type Parcel = ReturnType<typeof packsAfter>[number]["parcel"];

/** What one pack costs to the dearest place, and its days; null: it is brought to nobody's door. */
const deliveryFrom =
  (factsOf: ReturnType<typeof factsOfTable>) => (product: Parcel, goodsPaise: number) => {
    const { zones, isPriced, toTheDoor } = factsOf({
      lines: [{ product, quantity: 1 }],
      goodsPaise,
    });
    if (!toTheDoor) return isPriced ? null : { pricePaise: 0, days: null };
    const toDoor = zones.filter(({ carrier }) => carrier !== "transporter");
    return {
      pricePaise: Math.max(...toDoor.map(({ fromPaise }) => fromPaise)),
      days: { min: toTheDoor.daysMin, max: toTheDoor.daysMax },
    };
  };

let told = { version: "", since: 0 };

/**
 * What the feed is made of: `version` changes with everything that it tells (products, prices, delivery, facts of the firm), with the program
 * and the day, since sales end; `since` (UTC ms) when this process first saw it.
 */
export function feedVersion(now: number): { version: string; since: number } {
  const latest = db
    .select({ changed: max(products.updatedAt) })
    .from(products)
    .where(isVisible)
    .get()?.changed;
  const parts = [builtAt, openPagesVersion(), latest ?? 0, Math.floor(now / day)];
  const version = parts.map((part) => part.toString(36)).join("-");
  if (told.version !== version) told = { version, since: now };
  return told;
}
