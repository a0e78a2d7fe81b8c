import { and, eq, sql } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { cartLines, isVisible, products } from "~/base/db/schema";
import { unitPrices } from "~/goods/prices/unit-price.server";
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
    if (cart) remember(tx, priced(tx, cart, soldLines(tx).all({ cartId: cart.id })));
  });
}

/**
 * Makes a change of a cart's lines or quantities, and remembers what the changed ones cost after it: another quantity may have
 * another price. A line that asked about its price before goes on asking.
 */
export function seeingPrices<T>(tx: Writer, cart: Pick<Cart, "id" | "userId">, change: () => T): T {
  const before = new Map(
    soldLines(tx)
      .all({ cartId: cart.id })
      .map((line) => [line.id, line]),
  );
  const result = change();
  const changed = soldLines(tx)
    .all({ cartId: cart.id })
    .filter(({ id, quantity }) => before.get(id)?.quantity !== quantity);
  const earlier = changed.flatMap(({ id }) => before.get(id) ?? []);
  const [prices, pricesBefore] = parted(priced(tx, cart, [...changed, ...earlier]), changed.length);
  const asking = new Set(pricesBefore.filter(isAsking).map(({ id }) => id));
  remember(
    tx,
    prices.filter(({ id }) => !asking.has(id)),
  );
  return result;
}

type SoldLine = ReturnType<ReturnType<typeof soldLines>["all"]>[number];

/** Lines with what one pack of them costs. */
function priced(tx: Writer, { userId }: Pick<Cart, "userId">, lines: SoldLine[]) {
  const prices = unitPrices(tx, userId, lines);
  return lines.map(({ id, seenPaise }, index) => ({
    id,
    seenPaise,
    unitPricePaise: prices[index]?.paise ?? 0,
  }));
}

const parted = <T>(all: T[], first: number): [T[], T[]] => [all.slice(0, first), all.slice(first)];

/** With no more than it takes to find the prices: every change of a cart asks for them twice. */
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

function remember(tx: Writer, lines: ReturnType<typeof priced>): void {
  const prices = lines
    .filter(({ seenPaise, unitPricePaise }) => seenPaise !== unitPricePaise)
    .map(({ id, unitPricePaise }) => ({ id, paise: unitPricePaise }));
  if (prices.length > 0) storeSeen(tx).run({ prices: JSON.stringify(prices) });
}

const storeSeen = prepared((tx: Writer) =>
  tx
    .update(cartLines)
    .set({
      seenPaise: sql`(select value ->> 'paise' from json_each(${placeholder("prices")}) where value ->> 'id' = ${cartLines.id})`,
    })
    .where(sql`${cartLines.id} in (select value ->> 'id' from json_each(${placeholder("prices")}))`)
    .prepare(),
);
