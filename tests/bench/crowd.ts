import type Database from "better-sqlite3";
import { createCookie } from "@remix-run/node";
import { hashOf } from "~/people/accounts/token-hash.server";
import { cookieKey } from "~/base/lib/http/cookie-key";
import { Dice } from "../dice";
import { personName } from "./names";
import { insertOf } from "./stock";

/** What the shops of the bench sign their cookies with; it opens nothing else. */
export const sessionSecret = "bench-0123456789-abcdefghijklmnopqrstuvw";

/** How many of each kind of visitor a database holds. Every shopper and every guest has a cart of their own. */
export const crowd = { shoppers: 20_000, guests: 12_000 };

const farOff = Date.UTC(2100, 0);
/** A cart holds this many lines, of the first so many products by id, beginning at its own number. */
export const linesInCart = 2;
/** Guests with another number of lines in their cart. */
export const otherCarts = [
  { lines: 1, from: crowd.guests - 600, count: 600 },
  { lines: 5, from: crowd.guests - 1200, count: 600 },
];
/** Guests whose carts stay as they are; those before them are added to. */
export const quietCarts = { from: crowd.guests - 1800, count: 600 };
export const stockOfCarts = 90;
/** On sale, and dear enough that two are delivered free: Checkout then asks nothing about the price. */
export const isForCarts = "is_sold_out = 0 and price_paise >= 100000";

/** As long as the shop's own tokens. */
const token = (name: string) => name.padEnd(43, "_");
const sessionToken = (kind: "shopper" | "admin", index: number) =>
  token(`bench-session-${kind}-${index}`);
const cartToken = (index: number) => token(`bench-cart-${index}`);

/** Puts the crowd into a stocked shop: signed in, each with two packs in the cart. */
export function gather(database: Database.Database, now = Date.now()): void {
  const dice = new Dice(1);
  const products = database
    .prepare(`select id, name from products where ${isForCarts} order by id limit ?`)
    .all(stockOfCarts) as {
    id: string;
    name: string;
  }[];
  const adds = {
    user: insertOf(database, "users", Object.keys(userRow(dice, "shopper", 0, now))),
    session: insertOf(database, "sessions", Object.keys(sessionRow("shopper", 0, now))),
    cart: insertOf(database, "carts", Object.keys(cartRow("", null, now))),
    line: insertOf(database, "cart_lines", ["id", "cart_id", "product_id", "name", "created_at"]),
  };
  const fill = (cart: string, first: number, lines = linesInCart) => {
    for (let place = 0; place < lines; place += 1) {
      const product = products[(first + place) % products.length]!;
      const id = `${cart}-line-${place}`;
      adds.line.run({
        id,
        cart_id: cart,
        product_id: product.id,
        name: product.name,
        created_at: now,
      });
    }
  };
  database.transaction(() => {
    adds.user.run(userRow(dice, "admin", 0, now));
    adds.session.run(sessionRow("admin", 0, now));
    for (let index = 0; index < crowd.shoppers; index += 1) {
      adds.user.run(userRow(dice, "shopper", index, now));
      adds.session.run(sessionRow("shopper", index, now));
      const cart = `bench-shoppers-cart-${index}`;
      adds.cart.run(cartRow(cart, userId("shopper", index), now));
      fill(cart, index);
    }
    for (let index = 0; index < crowd.guests; index += 1) {
      adds.cart.run(cartRow(cartToken(index), null, now));
      const other = otherCarts.find(({ from, count }) => index >= from && index < from + count);
      fill(cartToken(index), index, other?.lines);
    }
  })();
}

const userId = (kind: "shopper" | "admin", index: number) => `bench-${kind}-${index}`;

function userRow(dice: Dice, kind: "shopper" | "admin", index: number, now: number) {
  return {
    id: userId(kind, index),
    name: personName(dice),
    email: `${kind}-${index}@bench.example`,
    password_hash: "nobody signs in by password here",
    phone: `98${String(index).padStart(8, "0")}`,
    address: `${index} Ring Road, Surat 395002`,
    role: kind === "admin" ? 1 : 0,
    answer_hash: "nor by answer",
    created_at: now - index,
    updated_at: now,
  };
}

/** Last used in the far future: noting the hour is a write of its own, and no part of looking at a page. */
function sessionRow(kind: "shopper" | "admin", index: number, now: number) {
  return {
    token_hash: hashOf(sessionToken(kind, index)),
    user_id: userId(kind, index),
    last_used_at: farOff,
    created_at: now,
    expires_at: farOff,
  };
}

function cartRow(id: string, owner: string | null, now: number) {
  return { id, user_id: owner, created_at: now, updated_at: now };
}

const session = signed("prayosha_session");
const cart = signed("prayosha_cart");

/** The `Cookie` header of a signed-in shopper. */
export const shopperCookie = (index: number) => headerOf(session, sessionToken("shopper", index));
/** The `Cookie` header of the admin. */
export const adminCookie = () => headerOf(session, sessionToken("admin", 0));
/** The `Cookie` header of a guest with a cart. */
export const guestCookie = (index: number) => headerOf(cart, cartToken(index));

function signed(name: string) {
  return createCookie(name, { secrets: [cookieKey(sessionSecret, name)] });
}

async function headerOf(cookie: typeof session, token: string): Promise<string> {
  return (await cookie.serialize(token)).split(";", 1)[0]!;
}
