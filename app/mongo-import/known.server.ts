import { db } from "~/db/connection.server";
import {
  categories,
  categorySlugs,
  orders,
  paymentOrders,
  productSlugs,
  products,
  users,
} from "~/db/schema";

export type Person = { id: string; name: string; email: string; phone: string; address: string };
export type Goods = {
  id: string;
  name: string;
  slug: string;
  volumeMl: number;
  shipping: number;
  pricePaise: number;
  categoryId: string;
  photoId: string | null;
};

/**
 * What the shop holds, and what was brought in (or in a dry run would have been) since. The maps by id also lead from an
 * old id to what stands for it here: an account with the same e-mail, a category of the same name.
 */
export type Known = {
  people: Map<string, Person>;
  emails: Map<string, Person>;
  categories: Map<string, string>;
  /** By name in small letters. */
  categoryNames: Map<string, string>;
  categorySlugs: Set<string>;
  goods: Map<string, Goods>;
  productSlugs: Set<string>;
  orders: Set<string>;
  paymentOrders: Set<string>;
};

/** Reads what an import has to know of the shop, once. */
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
  const kinds = db.select().from(categories).all();
  const formerKinds = db.select({ slug: categorySlugs.slug }).from(categorySlugs).all();
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
  const asked = db.select({ id: paymentOrders.id }).from(paymentOrders).all();
  return {
    people: new Map(people.map((person) => [person.id, person])),
    emails: new Map(people.map((person) => [person.email, person])),
    categories: new Map(kinds.map(({ id }) => [id, id])),
    categoryNames: new Map(kinds.map(({ id, name }) => [name.toLowerCase(), id])),
    categorySlugs: new Set([...kinds, ...formerKinds].map(({ slug }) => slug)),
    goods: new Map(goods.map((each) => [each.id, each])),
    productSlugs: new Set([...goods, ...formerGoods].map(({ slug }) => slug)),
    orders: new Set(placed.map(({ id }) => id)),
    paymentOrders: new Set(asked.map(({ id }) => id)),
  };
}
