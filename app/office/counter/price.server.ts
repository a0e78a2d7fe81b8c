import type { Reader } from "~/base/db/connection.server";
import { type Quote, quotesFor, takenAlong } from "~/goods/delivery/quotes.server";
import { noJoining } from "~/sales/orders/together/joining";
import { orderByNumber } from "~/sales/orders/order.server";
import type { SoldLine } from "~/sales/orders/store-order.server";
import { type Sums, sumsOf } from "~/sales/orders/money/sums";
import { soldToday, totalOf } from "~/sales/payments/submitted-list.server";
import { priceListOf, unitPrices } from "~/goods/prices/unit-price.server";
import { shortOf } from "~/goods/stock/available.server";
import { type Agreed, agreedOn, type Bargain, noBargain } from "./bargain/agreed";
import type { WantedPacks } from "./forms";
import type { Handover } from "./options";

/**
 * What is wanted, whose prices count, what was agreed on, and how it gets to the buyer. `idempotencyKey`: of the form, whose own hold does not count. `with`: the number
 * of the order that it is sent with; empty: none.
 */
type Wanted = {
  idempotencyKey: string;
  packs: WantedPacks[];
  userId: string | null;
  pin: string | null;
  way: Handover;
  with: string;
  phone: string;
  /** None by default. */
  bargain?: Bargain;
};

/** More packs than are left: `owed` of them are missing. */
type Owed = { id: string; name: string; left: number; owed: number };

export type CounterPrice = {
  /** At list prices. */
  lines: SoldLine[];
  agreed: Agreed;
  /** Products that are no longer sold, by id. */
  gone: string[];
  /** The ways to the PIN, and collecting. */
  quotes: Quote[];
  /** The chosen one; null: it is not offered, or the PIN is not known. */
  quote: Quote | null;
  sums: Sums;
  owed: Owed[];
  /** The order whose parcel it goes into, so that delivery is not charged again; null: none. */
  sentWith: string | null;
  /** The name of the customer's price list. */
  priceList: string | null;
};

/** What an order at the counter costs: the one sum of its page and of the order. `now`: UTC ms. */
export function counterPrice(from: Reader, wanted: Wanted, now: number): CounterPrice {
  const { idempotencyKey, packs, userId, pin, way } = wanted;
  const { sold, unavailable } = soldToday(from, packs);
  const prices = unitPrices(from, userId, sold);
  const lines = sold.map((line, index) => ({
    ...line,
    unitPricePaise: prices[index]?.paise ?? line.unitPricePaise,
  }));
  const goodsPaise = totalOf(lines);
  const sentWith = parcelOf(from, wanted);
  const offered = quotesFor(from, { lines, goodsPaise }, pin, now);
  const quotes = sentWith === null ? offered : offered.map(withoutCharge);
  const quote = chosen(from, lines, quotes, way);
  const agreed = agreedOn(lines, wanted.bargain ?? noBargain);
  return {
    lines,
    agreed,
    gone: unavailable.map(({ _id }) => _id),
    quotes,
    quote,
    sums: sumsOf({
      goodsPaise,
      deliveryPaise: quote?.pricePaise ?? 0,
      discountPaise: agreed.paise,
    }),
    owed: owedOf(from, lines, idempotencyKey, now),
    sentWith: quote && quote.way !== "collect" ? sentWith : null,
    priceList: priceListOf(from, userId)?.name ?? null,
  };
}

/** The number of the buyer's order into whose parcel this goes: it has not left, will be sent, and goes to the same PIN. */
function parcelOf(from: Reader, { with: other, phone, userId, pin }: Wanted): string | null {
  const target = other ? orderByNumber(other, from) : null;
  if (!target || pin === null || target.shipPin !== pin) return null;
  // Until a pay link is paid, nobody pays for its delivery.
  if (target.paymentStatus === "unpaid") return null;
  const buyer = { userId, buyerPhone: phone, shipPhone: null };
  return noJoining(target, buyer) === null ? target.number : null;
}

const withoutCharge = (quote: Quote): Quote => ({ ...quote, pricePaise: 0 });

function chosen(from: Reader, lines: SoldLine[], quotes: Quote[], way: Handover): Quote | null {
  if (way === "along") return takenAlong(from, lines);
  const isWanted = (quote: Quote) => (way ? quote.way === way : quote.way !== "collect");
  return quotes.find(isWanted) ?? null;
}

function owedOf(from: Reader, lines: SoldLine[], idempotencyKey: string, now: number): Owed[] {
  const wanted = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const short = shortOf(from, wanted, { cartId: idempotencyKey, now });
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
