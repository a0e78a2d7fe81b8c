import { and, eq, sql } from "drizzle-orm";
import { write, type Writer } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { cartLines, isVisible, products } from "~/db/schema";
import { unitPrices } from "~/prices/unit-price.server";
import { type Cart, cartFor, type CartLine, type Visitor } from "./cart.server";

/** The price (paise) at which a line was put in, if it costs something else now: the cart asks about it. */
export function otherPriceSeen({ product, ...line }: CartLine): number | null {
  return product && isAsking(line) ? line.seenPaise : null;
}

type Priced = Pick<CartLine, "seenPaise" | "unitPricePaise">;

const isAsking = ({ seenPaise, unitPricePaise }: Priced) =>
  seenPaise !== null && seenPaise !== unitPricePaise;

/** "OK, use today's prices": no line of the visitor's cart asks any more. */
export function acceptPrices(visitor: Visitor): Promise<void> {
  return write((tx) => {
    const cart = cartFor(visitor, tx);
    if (cart) remember(tx, pricedLines(tx, cart));
  });
}

/**
 * Makes a change of a cart's lines or quantities, and remembers what they cost after it: another quantity may have another price.
 * A line that asked about its price before goes on asking.
 */
export function seeingPrices<T>(tx: Writer, cart: Pick<Cart, "id" | "userId">, change: () => T): T {
  const before = pricedLines(tx, cart).filter(isAsking);
  const asking = new Set(before.map(({ id }) => id));
  const result = change();
  remember(
    tx,
    pricedLines(tx, cart).filter(({ id }) => !asking.has(id)),
  );
  return result;
}

/** The lines that have a price, with no more than it takes to find it: every change of a cart asks for them twice. */
function pricedLines(tx: Writer, cart: Pick<Cart, "id" | "userId">) {
  const lines = soldLines(tx).all({ cartId: cart.id });
  const prices = unitPrices(tx, cart.userId, lines);
  return lines.map(({ id, seenPaise }, index) => ({
    id,
    seenPaise,
    unitPricePaise: prices[index]?.paise ?? 0,
  }));
}

const soldLines = prepared((tx: Writer) =>
  tx
    .select({
      id: cartLines.id,
      seenPaise: cartLines.seenPaise,
      quantity: cartLines.quantity,
      product: { id: products.id, pricePaise: products.pricePaise },
    })
    .from(cartLines)
    .innerJoin(products, and(eq(products.id, cartLines.productId), isVisible))
    .where(eq(cartLines.cartId, placeholder("cartId")))
    .prepare(),
);

function remember(tx: Writer, lines: ReturnType<typeof pricedLines>): void {
  const prices = lines
    .filter(({ seenPaise, unitPricePaise }) => seenPaise !== unitPricePaise)
    .map(({ id, unitPricePaise }) => ({ id, paise: unitPricePaise }));
  if (prices.length === 0) return;
  const json = JSON.stringify(prices);
  tx.run(sql`update cart_lines set seen_paise = (select value ->> 'paise' from json_each(${json}) where value ->> 'id' = cart_lines.id)
    where id in (select value ->> 'id' from json_each(${json}))`);
}
