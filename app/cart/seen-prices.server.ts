import { sql } from "drizzle-orm";
import { write, type Writer } from "~/db/connection.server";
import { type Cart, cartFor, type CartLine, linesIn, type Visitor } from "./cart.server";

/** The price (paise) at which a line was put in, if it costs something else now: the cart asks about it. */
export function otherPriceSeen({ product, seenPaise, unitPricePaise }: CartLine): number | null {
  return product && seenPaise !== null && seenPaise !== unitPricePaise ? seenPaise : null;
}

/** "OK, use today's prices": no line of the visitor's cart asks any more. */
export function acceptPrices(visitor: Visitor): Promise<void> {
  return write((tx) => {
    const cart = cartFor(visitor, tx);
    if (cart) remember(tx, linesIn(cart, tx));
  });
}

/**
 * Makes a change of a cart's lines or quantities, and remembers what they cost after it: another quantity may have another price.
 * A line that asked about its price before goes on asking.
 */
export function seeingPrices<T>(tx: Writer, cart: Pick<Cart, "id" | "userId">, change: () => T): T {
  const asking = new Set(
    linesIn(cart, tx).flatMap((line) => (otherPriceSeen(line) === null ? [] : line.id)),
  );
  const result = change();
  remember(
    tx,
    linesIn(cart, tx).filter(({ id }) => !asking.has(id)),
  );
  return result;
}

function remember(tx: Writer, lines: CartLine[]): void {
  const prices = lines
    .filter(({ product, seenPaise, unitPricePaise }) => product && seenPaise !== unitPricePaise)
    .map(({ id, unitPricePaise }) => ({ id, paise: unitPricePaise }));
  if (prices.length === 0) return;
  const json = JSON.stringify(prices);
  tx.run(sql`update cart_lines set seen_paise = (select value ->> 'paise' from json_each(${json}) where value ->> 'id' = cart_lines.id)
    where id in (select value ->> 'id' from json_each(${json}))`);
}
