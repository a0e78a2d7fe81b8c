import { guestCookie, isForCarts, linesInCart, quietCarts, stockOfCarts } from "./crowd";
import { type Ask, load } from "./load";
import { besideCards } from "./measure";
import { connections, isQuick, isWanted, rounds, seconds } from "./options";
import { orderLoad } from "./order-load";
import { medians, type Round } from "./row";
import { rowsOf } from "./rows-of";
import type { Served } from "./served";
import { provider } from "./shop";
import { tell } from "./tell";
import type { Size } from "./templates";

/** What is written: products into carts, orders from the Checkout button to paid. */
export async function measureWriting(shop: Served, dataDir: string, size: Size): Promise<void> {
  if (isWanted("add to cart"))
    tell({
      ...size,
      name: "add to cart",
      kind: "adding",
      alone: false,
      visitor: "with a cart",
      ...medians(await adding(shop, dataDir)),
    });
  if (isWanted("place order"))
    tell({
      ...size,
      name: "place order → settle",
      kind: "order",
      alone: false,
      visitor: "signed in",
      ...medians(await ordering(shop, dataDir)),
    });
}

async function adding(shop: Served, dataDir: string): Promise<Round[]> {
  const each = Math.floor(quietCarts.from / (rounds + 1));
  const found: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const asks = await addToCart(dataDir, shop.address, { from: round * each, count: each });
    const before = cartLinesIn(dataDir);
    const figures = await load(shop, asks, { connections, seconds });
    const added = cartLinesIn(dataDir) - before;
    if (added < figures.answers)
      throw new Error(`${figures.answers} answers, but only ${added} lines`);
    if (round > 0) found.push(await besideCards(figures));
  }
  return found;
}

async function ordering(shop: Served, dataDir: string): Promise<Round[]> {
  const count = isQuick ? 600 : 3000;
  const found: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const shoppers = { from: round * count, count: round === 0 ? 600 : count, atOnce: 10 };
    const figures = await orderLoad({ shop, dataDir, provider }, shoppers);
    if (round > 0) found.push(await besideCards(figures));
  }
  return found;
}

const linesPerCart = 20;

/** Every request puts another product into a cart that does not hold it yet, so every one is a committed write. */
async function addToCart(
  dataDir: string,
  address: string,
  guests: { from: number; count: number },
): Promise<Ask[]> {
  const ids = rowsOf<string>(
    dataDir,
    `select id from products where ${isForCarts} order by id limit ?`,
    stockOfCarts,
  );
  const asks: Ask[][] = [];
  for (let index = guests.from; index < guests.from + guests.count; index += 1) {
    const headers = {
      Cookie: await guestCookie(index),
      Origin: address,
      "Content-Type": "application/x-www-form-urlencoded",
    };
    asks.push(
      Array.from({ length: linesPerCart }, (_, line) => ({
        path: "/cart",
        method: "POST",
        headers,
        body: `intent=add&product=${ids[(index + linesInCart + line) % ids.length]}`,
        status: 303,
      })),
    );
  }
  return asks.flat();
}

const cartLinesIn = (dataDir: string) =>
  rowsOf<number>(dataDir, "select count(*) from cart_lines limit ?", 1)[0] ?? 0;
