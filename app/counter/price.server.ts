import type { Reader } from "~/db/connection.server";
import { type Quote, quotesFor, takenAlong } from "~/delivery/quotes.server";
import type { SoldLine } from "~/orders/store-order.server";
import { type Sums, sumsOf } from "~/orders/sums";
import { soldToday, totalOf } from "~/payments/submitted-list.server";
import { priceListOf, unitPrices } from "~/prices/unit-price.server";
import { shortOf } from "~/stock/available.server";
import type { WantedPacks } from "./forms";
import type { Handover } from "./options";

/** What is wanted, whose prices count, and how it gets to the buyer. `token`: of the form, whose own hold does not count. */
type Wanted = {
  token: string;
  packs: WantedPacks[];
  userId: string | null;
  pin: string | null;
  way: Handover;
};

/** More packs than are left: `owed` of them are missing. */
export type Owed = { id: string; name: string; left: number; owed: number };

export type CounterPrice = {
  lines: SoldLine[];
  /** Products that are no longer sold, by id. */
  gone: string[];
  /** The ways to the PIN, and collecting. */
  quotes: Quote[];
  /** The chosen one; null: it is not offered, or the PIN is not known. */
  quote: Quote | null;
  sums: Sums;
  owed: Owed[];
  /** The name of the customer's price list. */
  priceList: string | null;
};

/** What an order at the counter costs: the one sum of its page and of the order. `now`: UTC ms. */
export function counterPrice(
  from: Reader,
  { token, packs, userId, pin, way }: Wanted,
  now: number,
): CounterPrice {
  const { sold, unavailable } = soldToday(from, packs);
  const prices = unitPrices(from, userId, sold);
  const lines = sold.map((line, index) => ({
    ...line,
    unitPricePaise: prices[index]?.paise ?? line.unitPricePaise,
  }));
  const goodsPaise = totalOf(lines);
  const quotes = quotesFor(from, { lines, goodsPaise }, pin, now);
  const quote = chosen(from, lines, quotes, way);
  return {
    lines,
    gone: unavailable.map(({ _id }) => _id),
    quotes,
    quote,
    sums: sumsOf({ goodsPaise, deliveryPaise: quote?.pricePaise ?? 0 }),
    owed: owedOf(from, lines, token, now),
    priceList: priceListOf(from, userId)?.name ?? null,
  };
}

function chosen(from: Reader, lines: SoldLine[], quotes: Quote[], way: Handover): Quote | null {
  if (way === "along") return takenAlong(from, lines);
  const isWanted = (quote: Quote) => (way ? quote.way === way : quote.way !== "collect");
  return quotes.find(isWanted) ?? null;
}

function owedOf(from: Reader, lines: SoldLine[], token: string, now: number): Owed[] {
  const wanted = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const short = shortOf(from, wanted, { cartId: token, now });
  return lines.flatMap(({ product: { id, name }, quantity }) => {
    const left = short.get(id)?.packs;
    return left === undefined ? [] : [{ id, name, left, owed: quantity - left }];
  });
}

/** What the owner agrees to owe, as one text for the form. */
export const owedKey = (owed: Owed[]): string =>
  owed
    .map(({ id, owed }) => `${id}:${owed}`)
    .toSorted()
    .join();
