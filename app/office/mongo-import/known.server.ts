import { isStrict } from "~/goods/catalogue/sale/strict.server";
import { db } from "~/base/db/connection.server";
import {
  categories,
  categorySlugs,
  orders,
  paymentOrders,
  productSlugs,
  products,
  users,
} from "~/base/db/schema";

export type Person = { id: string; name: string; email: string; phone: string; address: string };
export type Goods = {
  id: string;
  name: string;
  slug: string;
  volumeMl: number | null;
  shipping: number;
  pricePaise: number;
  categoryId: string;
  photoId: string | null;
};

/**
 * What the shop contains, including what this import has added (or, in a dry run, would have added). The maps by id also
 * map an old id to its replacement: an account with the same e-mail, a category of the same name.
 */
export type Known = {
  people: Map<string, Person>;
  emails: Map<string, Person>;
  categories: Map<string, string>;
  /** By lower-case name. */
  categoryNames: Map<string, string>;
  categorySlugs: Set<string>;
  goods: Map<string, Goods>;
  productSlugs: Set<string>;
  orders: Set<string>;
  paymentOrders: Set<string>;
  /** Whether nothing may come on sale without what the law wants, which the old shop did not know. */
  isStrict: boolean;
};

/** Loads the shop's current data that an import compares with. */
export function knownInShop(): Known {
  const people = db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      address: users.address,
    })
    .from(users)
    .all();
  const categoryRows = db.select().from(categories).all();
  const formerCategories = db.select({ slug: categorySlugs.slug }).from(categorySlugs).all();
  const goods = db
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      volumeMl: products.volumeMl,
      shipping: products.shipping,
      pricePaise: products.pricePaise,
      categoryId: products.categoryId,
      photoId: products.photoId,
    })
    .from(products)
    .all();
  const formerGoods = db.select({ slug: productSlugs.slug }).from(productSlugs).all();
  const placed = db.select({ id: orders.id }).from(orders).all();
  const requested = db.select({ id: paymentOrders.id }).from(paymentOrders).all();
  return {
    people: new Map(people.map((person) => [person.id, person])),
    emails: new Map(people.map((person) => [person.email, person])),
    categories: new Map(categoryRows.map(({ id }) => [id, id])),
    categoryNames: new Map(categoryRows.map(({ id, name }) => [name.toLowerCase(), id])),
    categorySlugs: new Set([...categoryRows, ...formerCategories].map(({ slug }) => slug)),
    goods: new Map(goods.map((each) => [each.id, each])),
    productSlugs: new Set([...goods, ...formerGoods].map(({ slug }) => slug)),
    orders: new Set(placed.map(({ id }) => id)),
    paymentOrders: new Set(requested.map(({ id }) => id)),
    isStrict: isStrict(),
  };
}
