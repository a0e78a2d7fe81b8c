import { and, eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { activate } from "~/checkout/cart-orders.server";
import { write, type Writer } from "~/db/connection.server";
import { orders } from "~/db/schema";
import type { PaymentMethod } from "~/db/statuses";
import { moveIn } from "~/fulfilment/move-order.server";
import { settings } from "~/lib/env/settings.server";
import { addressOnPaper, type Place } from "~/lib/india/place-lines";
import { needsAddress } from "~/orders/needs-address";
import { type Order, orderByNumber } from "~/orders/order.server";
import type { Buyer, OrderTerms } from "~/orders/order-terms";
import { fingerprintOf, storeOrder } from "~/orders/store-order.server";
import { noJoining } from "~/orders/together/joining";
import { joinIn } from "~/orders/together/send-together.server";
import { cashProblem } from "~/payments/by-hand/cash-limit.server";
import { choicesFor } from "~/payments/by-hand/other-payments";
import { otherPayments } from "~/payments/by-hand/other-payments.server";
import { orderPaidBy } from "~/payments/by-hand/receive-money.server";
import { markOrderPaid } from "~/payments/mark-order-paid.server";
import { holdPacks } from "~/stock/holds.server";
import { accountOf } from "./customer.server";
import type { TypedOrder, WantedPacks } from "./forms";
import { goesOut, type Paying } from "./options";
import { type CounterPrice, counterPrice, owedKey } from "./price.server";

/** An order as it was typed. `place`: where it goes, or the address on the invoice of what is taken along or collected; null: none is asked for. */
export type Typed = TypedOrder & { packs: WantedPacks[]; place: Place | null };

/**
 * `written`: this form was written down before as something else, the order `number`. `gone`: a pack is no longer sold. `total`: the
 * total is not the one that was shown. `owed`: there are fewer packs, and nobody agreed to owe them. `reference`: it paid the order
 * `number`. `cash`: too much of it, for the reason in `words`. `send-with`: it cannot be sent with that order, for the reason in `words`.
 */
export type NotWritten =
  | {
      problem:
        | "no-packs"
        | "gone"
        | "not-served"
        | "total"
        | "owed"
        | "no-account"
        | "no-link"
        | "too-much";
    }
  | { problem: "written" | "reference"; number: string }
  | { problem: "cash" | "send-with"; words: string };

type Written = { order: Order; isNew: boolean; problem?: undefined } | NotWritten;

/** How an order at the counter is paid, as orders say it. */
const methods: Record<Paying, PaymentMethod> = {
  cash: "cash",
  upi: "transfer",
  link: "online",
  later: "later",
};

/**
 * Stores an order that an admin writes down, once for each form: priced here, its packs taken (below zero if the owner agreed), paid at
 * once in cash or by UPI, delivered at once if it is taken along. All in one write.
 */
export function writeOrder(typed: Typed, admin: Actor, now = Date.now()): Promise<Written> {
  return write((tx) => {
    const account = accountOf(tx, typed.account, typed.phone);
    if (typed.account && !account) return { problem: "no-account" };
    const { token, packs, way } = typed;
    const userId = account?.id ?? null;
    const pin = typed.place?.pin ?? null;
    const { with: other, phone } = typed;
    const price = counterPrice(tx, { token, packs, userId, pin, way, with: other, phone }, now);
    const buyer = buyerOf(typed, account);
    const terms = termsOf(typed, price, admin);
    const fingerprint = fingerprintOf(price.lines, buyer, terms);
    const before = orderOfForm(tx, token);
    if (before)
      return before.fingerprint === fingerprint
        ? { order: before, isNew: false }
        : { problem: "written", number: before.number };

    const refused = refusedBy(tx, typed, price, userId, now);
    if (refused) return refused;
    const apart = sendWithProblem(tx, typed, userId);
    if (apart !== null) return { problem: "send-with", words: apart };
    const key = { cartId: token, cartRound: 1, fingerprint };
    const order = storeOrder(tx, buyer, key, price.lines, terms);
    recordChange(tx, {
      actor: admin,
      action: "order.create",
      subject: { id: order.id, name: order.number },
      after: {
        totalPaise: order.totalPaise,
        paymentMethod: order.paymentMethod,
        handedOver: way === "along" ? "taken along" : order.deliveryWay,
      },
    });
    if (typed.with) joinIn(tx, order, typed.with, admin);
    pay(tx, order, price, typed, admin, now);
    if (way === "along" && typed.paid !== "link") handOver(tx, order, admin, now);
    return { order, isNew: true };
  });
}

const orderOfForm = (tx: Writer, token: string): Order | undefined =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, token), eq(orders.cartRound, 1)))
    .get();

type Account = ReturnType<typeof accountOf>;

function buyerOf({ name, phone, place, way }: Typed, account: Account): Buyer {
  const address = place && !goesOut(way) ? addressOnPaper(place) : "";
  return { id: account?.id ?? null, name, phone, email: account?.email ?? "", address };
}

function termsOf(typed: Typed, { quote, priceList }: CounterPrice, admin: Actor): OrderTerms {
  const { name, phone, place, gstin, firm, paid, way } = typed;
  return {
    method: methods[paid],
    source: "owner",
    placedBy: admin.id,
    delivery: goesOut(way) && place ? { name, phone, ...place } : null,
    quote,
    gstin,
    firm,
    priceList,
  };
}

/** Why this order is not written down; null: it is. */
function refusedBy(
  tx: Writer,
  { paid, phone, seen, owed, reference, place, gstin }: Typed,
  price: CounterPrice,
  userId: string | null,
  now: number,
): NotWritten | null {
  const { totalPaise } = price.sums;
  // The form asks by the total that it shows; another one is refused below.
  if (seen === totalPaise && !place && needsAddress(gstin, totalPaise))
    throw new Error("An order without the address that its invoice needs");
  if (price.gone.length > 0) return { problem: "gone" };
  if (price.lines.length === 0) return { problem: "no-packs" };
  if (!price.quote) return { problem: "not-served" };
  if (seen !== totalPaise) return { problem: "total" };
  if (owedKey(price.owed) !== owed && price.owed.length > 0) return { problem: "owed" };
  if (paid === "link" && settings.payments === "off") return { problem: "no-link" };
  if (paid === "link" && choicesFor(totalPaise, true, otherPayments(tx)).tooMuchOnline)
    return { problem: "too-much" };
  if (paid === "cash") {
    const words = cashProblem(tx, { userId, phones: [phone] }, totalPaise, now);
    return words === null ? null : { problem: "cash", words };
  }
  const number = paid === "upi" && reference ? orderPaidBy(tx, reference) : null;
  return number === null ? null : { problem: "reference", number };
}

/** Why these goods cannot be sent with the order that they are added to; null: they can, or go by themselves. */
function sendWithProblem(tx: Writer, { with: other, phone, way }: Typed, userId: string | null) {
  if (!other) return null;
  if (way === "along") return `What is taken along is not sent with ${other}.`;
  return noJoining(orderByNumber(other, tx), { userId, buyerPhone: phone, shipPhone: null });
}

/** Money taken now makes the order paid; a pay link holds the packs for a while; an order to be paid later takes them now. */
function pay(
  tx: Writer,
  order: Order,
  { lines }: CounterPrice,
  { paid, reference }: Typed,
  { id: actor }: Actor,
  now: number,
): void {
  switch (paid) {
    case "later":
      activate(tx, order, lines);
      break;
    case "link":
      holdPacks(tx, order, countedIn(lines), undefined, now);
      break;
    case "cash":
      markOrderPaid(tx, order, { actor, by: "by hand: cash at the counter", paymentId: null }, now);
      break;
    case "upi": {
      const by = `by hand: ${reference ? `reference ${reference}` : "UPI, seen by the owner"}`;
      tx.update(orders).set({ receivedUtr: reference }).where(eq(orders.id, order.id)).run();
      markOrderPaid(tx, order, { actor, by, paymentId: null }, now);
    }
  }
}

const countedIn = (lines: CounterPrice["lines"]) =>
  lines
    .filter(({ product }) => product.isCounted)
    .map(({ product, quantity }) => ({ productId: product.id, quantity }));

function handOver(tx: Writer, order: Order, admin: Actor, now: number): void {
  const moved = moveIn(tx, order.id, { status: "deliverd" }, admin, now);
  if (moved.problem) throw new Error(`The order was not handed over: ${moved.problem}`);
}
