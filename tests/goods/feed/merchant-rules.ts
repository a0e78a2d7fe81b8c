import { JSDOM } from "jsdom";

/** One item as a program reads it: name → text, the group `shipping` as `shipping.price`; what stands twice is joined by a bar. */
export type Item = Record<string, string>;

const namespace = "http://base.google.com/ns/1.0";

/** The items of a feed, read as strictly as XML is. */
export function itemsIn(xml: string): Item[] {
  const { document } = new JSDOM(xml, { contentType: "application/xml" }).window;
  if (document.documentElement.nodeName !== "rss") throw new Error("No RSS");
  return [...document.getElementsByTagName("item")].map(itemOf);
}

function itemOf(element: Element): Item {
  const item: Item = {};
  const read = (within: Element, above: string) => {
    for (const child of within.children) {
      if (child.namespaceURI !== namespace) throw new Error(`${child.nodeName}: not Google's`);
      const name = above + child.localName;
      if (child.children.length > 0) read(child, `${name}.`);
      else item[name] = [item[name], child.textContent ?? ""].filter(Boolean).join("|");
    }
  };
  read(element, "");
  return item;
}

const price = /^\d+\.\d\d INR$/;
const url = /^https?:\/\/\S+$/;
const measure = /^\d+(\.\d+)? (ml|l|g|kg|ct)$/;

/**
 * What Merchant Centre wants of each attribute: https://support.google.com/merchants/answer/7052112. `isNeeded`: of new goods that are sold
 * in India.
 */
const rules: Record<string, { form: RegExp; longest?: number; isNeeded?: true }> = {
  id: { form: /^[\w-]+$/, longest: 50, isNeeded: true },
  title: { form: /\S/, longest: 150, isNeeded: true },
  description: { form: /\S/, longest: 5000, isNeeded: true },
  link: { form: url, longest: 2000, isNeeded: true },
  image_link: { form: /^https?:\/\/\S+\.(jpe?g|png|gif|webp)$/, longest: 2000, isNeeded: true },
  availability: { form: /^(in_stock|out_of_stock|preorder|backorder)$/, isNeeded: true },
  price: { form: price, isNeeded: true },
  sale_price: { form: price },
  sale_price_effective_date: { form: /^(\d{4}-\d\d-\d\dT\d\d:\d\d\+0530\/?){2}$/, longest: 51 },
  maximum_retail_price: { form: price },
  condition: { form: /^(new|refurbished|used)$/, isNeeded: true },
  brand: { form: /\S/, longest: 70, isNeeded: true },
  gtin: { form: /^\d{8}(\d{4,6})?$/ },
  identifier_exists: { form: /^(yes|no)$/ },
  item_group_id: { form: /^[\w-]+$/, longest: 50 },
  size: { form: /\S/, longest: 100 },
  unit_pricing_measure: { form: measure },
  unit_pricing_base_measure: { form: /^(1|2|4|8|10|100) (ml|l|g|kg|ct)$|^(75 cl|750 ml|50 kg)$/ },
  product_type: { form: /\S/, longest: 750 },
  google_product_category: { form: /^(\d+|[A-Z].* > .*)$/ },
  shipping_weight: { form: /^\d+(\.\d+)? (g|kg|lb|oz)$/ },
  "shipping.country": { form: /^IN$/, isNeeded: true },
  "shipping.service": { form: /\S/ },
  "shipping.price": { form: price, isNeeded: true },
  "shipping.min_handling_time": { form: /^\d+$/ },
  "shipping.max_handling_time": { form: /^\d+$/ },
  "shipping.min_transit_time": { form: /^\d+$/ },
  "shipping.max_transit_time": { form: /^\d+$/ },
};

/** What Merchant Centre would refuse of an item. */
export function refusalsOf(item: Item): string[] {
  const missing = Object.entries(rules).flatMap(([name, { isNeeded }]) =>
    isNeeded && item[name] === undefined ? [`${name} is missing`] : [],
  );
  const wrong = Object.entries(item).flatMap(([name, text]) => {
    const rule = rules[name];
    if (!rule) return [`${name} is no attribute`];
    if (!rule.form.test(text)) return [`${name} is not in its form: ${text}`];
    return text.length > (rule.longest ?? Infinity) ? [`${name} is too long`] : [];
  });
  const units = ["unit_pricing_measure", "unit_pricing_base_measure"].map((name) =>
    /(k?g|m?l|ct)$/.exec(item[name] ?? "")?.[0].slice(-1),
  );
  return [
    ...missing,
    ...wrong,
    ...(item.gtin === undefined && item.identifier_exists !== "no" ? ["no identifier"] : []),
    ...(item.gtin !== undefined && item.identifier_exists === "no" ? ["gtin denied"] : []),
    ...(units[0] === units[1] ? [] : ["the base measure is another kind of measure"]),
    ...(item.sale_price && amount(item.sale_price) >= amount(item.price) ? ["no sale"] : []),
  ];
}

const amount = (text = "") => Number.parseFloat(text);
