import { db } from "~/base/db/connection.server";
import { pinIn } from "~/goods/delivery/pin";
import { packIn } from "~/base/lib/pack-size";
import { orderParts } from "~/sales/orders/money/price-parts";
import type { Buyer } from "~/sales/orders/money/khata.server";
import { overLimit } from "~/office/khata/limit/limit.server";
import { limitAsked } from "~/office/khata/limit/question";
import type { Member } from "~/people/accounts/member";
import { furtherThan } from "./bargain/agreed";
import { bargainRight, isOwners, notFurther } from "./bargain/percents.server";
import { bargainTyped } from "./bargain/typed";
import { accountOf } from "./customer.server";
import { packsTyped, phoneForm, pricedForm, sendWithIn } from "./forms";
import { goesOut } from "./options";
import { type CounterPrice, counterPrice, owedKey } from "./price.server";
import { tooMuchFor } from "./too-much.server";
import { textIn } from "~/base/lib/form/form";

/** The price of what `member` typed, for the page; null while no pack is wanted. `now`: UTC ms. */
export function shownPrice(form: FormData, member: Member, now = Date.now()) {
  const { wanted: packs } = packsTyped(form);
  if (packs.length === 0) return null;
  const typed = Object.fromEntries(form);
  const { account, way } = pricedForm.parse(typed);
  const { phone = "" } = phoneForm.safeParse(typed).data ?? {};
  const userId = accountOf(db, account, phone)?.id ?? null;
  const [pin, idempotencyKey] = [pinIn(textIn(form, "pin")), textIn(form, "idempotencyKey")];
  const { bargain } = bargainTyped(form);
  const asked = { idempotencyKey, packs, userId, pin, way, with: sendWithIn(form), phone, bargain };
  const price = counterPrice(db, asked, now);
  const { lines, quotes, quote, sums, owed, priceList, sentWith } = price;
  return {
    lines: lines.map(({ product, quantity, unitPricePaise }) => ({
      id: product.id,
      name: product.name,
      ...packIn(product),
      quantity,
      unitPricePaise,
    })),
    parts: orderParts({
      ...sums,
      couponCode: null,
      deliveryWay: quote?.way ?? null,
      deliveryZone: quote?.zone ?? null,
    }),
    totalPaise: sums.totalPaise,
    /** False: what delivery costs is not known. */
    isFinal: quote !== null,
    /** The PIN that it is for. */
    pin: goesOut(way) ? pin : null,
    quotes: quotes.map(({ way: offered, pricePaise, from, to, freeFromPaise }) => ({
      way: offered,
      pricePaise,
      from,
      to,
      freeFromPaise,
    })),
    bargain: bargainNews(price, member),
    owed,
    owedKey: owedKey(owed),
    priceList,
    sentWith,
    limit:
      textIn(form, "paid") === "later"
        ? limitOf({ userId, buyerPhone: phone }, sums.totalPaise, member)
        : null,
    tooMuchFor: tooMuchFor(db, sums.totalPaise),
  };
}

/** The question about the buyer's limit, and what its tick says; null: there is none. What a buyer owes is the owner's to read. */
function limitOf(buyer: Buyer, totalPaise: number, member: Member) {
  const over = overLimit(db, buyer, totalPaise);
  return over && limitAsked(over, isOwners(bargainRight(db, member)));
}

/** What there is to say of a bargain before the order is written down; null: nothing. */
function bargainNews({ agreed }: CounterPrice, member: Member): string | null {
  if (agreed.problem) return agreed.problem.words;
  const right = bargainRight(db, member);
  if (furtherThan(agreed, right.percent) === null) return null;
  return right.asks
    ? `This is more than ${right.percent} % off the list price: it needs your password.`
    : notFurther(right);
}

export type ShownPrice = NonNullable<ReturnType<typeof shownPrice>>;
