import { clipped } from "~/base/lib/clipped";
import { indianTime } from "~/base/lib/india/indian-time";
import { xmlText } from "~/base/lib/http/xml";
import { decimalRupees } from "~/base/lib/money";
import {
  declaredIn,
  declaredSize,
  isByNumber,
  isByWeight,
  isOil,
  type Pack,
} from "~/base/lib/pack-size";
import { day } from "~/base/lib/time";
import type { PackKind } from "~/base/db/statuses";
import { packKindWords } from "~/goods/catalogue/pack-kinds";
import { largestJpeg } from "~/goods/catalogue/photo-card";
import { gtinOf } from "~/goods/catalogue/told/gtin";
import { brand, nameWithSize } from "~/goods/catalogue/told/pack-names";
import { isSmall } from "~/goods/catalogue/unit-price";
import type { PhotoRef } from "~/goods/photos/photo-ref";

/** What the feed tells of a pack. Prices in paise, times in UTC ms, weight in grams. */
type FeedPack = Pack & {
  id: string;
  slug: string;
  name: string;
  description: string;
  pricePaise: number;
  mrpPaise: number | null;
  pricedAt: number | null;
  lowestPaise: number | null;
  isLowered: boolean;
  isSoldOut: boolean;
  packKind: PackKind | null;
  ean: string | null;
  category: string;
  photo: PhotoRef;
  grossWeightG: number;
  /** What all sizes of its oil have in common; null: it is the only one. */
  group: string | null;
  /** To the dearest place, in business days; `days` null: none are promised. */
  delivery: { pricePaise: number; days: { min: number; max: number } | null };
};

/** Longest title and description that Merchant Centre takes: https://support.google.com/merchants/answer/7052112 */
const longest = { title: 150, description: 5000 };

/** How long a lowered price is told as a sale: Merchant Centre allows 30 days. */
const saleLasts = 30 * day;

/** One pack as Merchant Centre reads it. `address`: the shop's, without a trailing slash; `now`: UTC ms. */
export function merchantItem(address: string, pack: FeedPack, now: number): string {
  const gtin = gtinOf(pack.ean);
  const title = clipped(nameWithSize(pack), longest.title);
  const facts: (Fact | null)[] = [
    ["id", pack.id],
    ["title", title],
    ["description", clipped(pack.description, longest.description) || title],
    ["link", `${address}/product/${pack.slug}`],
    ["image_link", address + largestJpeg(pack.photo).path],
    ["availability", pack.isSoldOut ? "out_of_stock" : "in_stock"],
    ...pricesOf(pack, now),
    ["condition", "new"],
    ["brand", brand],
    gtin ? ["gtin", gtin] : ["identifier_exists", "no"],
    pack.group ? ["item_group_id", pack.group] : null,
    ["size", sizeOf(pack)],
    ["unit_pricing_measure", measured(pack)],
    ["unit_pricing_base_measure", `${isSmall(pack) ? 100 : 1} ${unitOf(pack)}`],
    ["product_type", pack.category],
    isOil(pack) ? ["google_product_category", cookingOils] : null,
    ["shipping_weight", `${pack.grossWeightG} g`],
  ];
  return `<item>\n${elements(facts)}${shippingOf(pack)}</item>\n`;
}

type Fact = [name: string, text: string];

function elements(facts: (Fact | null)[]): string {
  let text = "";
  for (const fact of facts) if (fact) text += `<g:${fact[0]}>${xmlText(fact[1])}</g:${fact[0]}>\n`;
  return text;
}

/** https://www.google.com/basepages/producttype/taxonomy.en-US.txt */
const cookingOils =
  "Food, Beverages & Tobacco > Food Items > Cooking & Baking Ingredients > Cooking Oils";

/**
 * What the buyer pays, as the page shows it, and the price printed on the pack. Lowered within the last 30 days below all that was asked in
 * the 30 days before, it is a sale.
 */
function pricesOf({ pricePaise, mrpPaise, ...past }: FeedPack, now: number): Fact[] {
  const { isLowered, lowestPaise, pricedAt } = past;
  const mrp: Fact[] = mrpPaise === null ? [] : [["maximum_retail_price", inRupees(mrpPaise)]];
  const until = (pricedAt ?? 0) + saleLasts;
  if (!isLowered || lowestPaise === null || lowestPaise <= pricePaise || now >= until)
    return [["price", inRupees(pricePaise)], ...mrp];
  return [
    ["price", inRupees(lowestPaise)],
    ["sale_price", inRupees(pricePaise)],
    ["sale_price_effective_date", `${minuteOf(pricedAt ?? 0)}/${minuteOf(until)}`],
    ...mrp,
  ];
}

const inRupees = (paise: number) => `${decimalRupees(paise)} INR`;

/** ISO 8601 with the offset of Indian time. */
const minuteOf = (ms: number) => `${indianTime(ms).format("YYYY-MM-DDTHH:mm")}+0530`;

/** `1 L pouch`: two packs of the same oil and size differ by what they are packed in. */
const sizeOf = (pack: FeedPack) =>
  [declaredSize(pack), pack.packKind && packKindWords[pack.packKind].toLowerCase()]
    .filter(Boolean)
    .join(" ");

/** `ct`: by number. */
function unitOf(pack: FeedPack): string {
  if (isByNumber(pack)) return "ct";
  return isByWeight(pack) ? (isSmall(pack) ? "g" : "kg") : isSmall(pack) ? "ml" : "l";
}

const measured = (pack: FeedPack) =>
  `${isSmall(pack) || isByNumber(pack) ? declaredIn(pack) : declaredIn(pack) / 1000} ${unitOf(pack)}`;

/** Delivery in India: Merchant Centre knows no parts of this country, so the price to the dearest place stands for all. */
function shippingOf({ delivery: { pricePaise, days } }: FeedPack): string {
  const facts: Fact[] = [
    ["country", "IN"],
    ["service", "Delivery"],
    ["price", inRupees(pricePaise)],
  ];
  if (days)
    facts.push(
      ["min_handling_time", "0"],
      ["max_handling_time", "1"],
      ["min_transit_time", String(days.min)],
      ["max_transit_time", String(days.max)],
    );
  return `<g:shipping>\n${elements(facts)}</g:shipping>\n`;
}
