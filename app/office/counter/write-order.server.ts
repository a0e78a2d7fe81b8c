import { and, eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { activate } from "~/sales/checkout/cart-orders.server";
import { write, type Writer } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import type { PaymentMethod } from "~/base/db/statuses";
import { overLimit } from "~/office/khata/limit/limit.server";
import { overLimitWords } from "~/office/khata/limit/question";
import { moveIn } from "~/sales/fulfilment/move-order.server";
import { addressOnPaper } from "~/base/lib/india/place-lines";
import type { Order } from "~/sales/orders/order.server";
import type { Buyer, OrderTerms } from "~/sales/orders/order-terms";
import { fingerprintOf, storeOrder } from "~/sales/orders/store-order.server";
import { joinIn } from "~/sales/orders/together/send-together.server";
import { noteMoney } from "~/sales/orders/money/money-received.server";
import { markOrderPaid } from "~/sales/payments/mark-order-paid.server";
import { holdPacks } from "~/goods/stock/holds.server";
import { noBargain } from "./bargain/agreed";
import { recordBargain } from "./bargain/record.server";
import type { BargainRight } from "./bargain/percents.server";
import { accountOf } from "./customer.server";
import { goesOut, type Paying } from "./options";
import { type CounterPrice, counterPrice } from "./price.server";
import {
  beyondLimit,
  type NotWritten,
  refusedBy,
  sendWithProblem,
  tooFarDown,
  type Typed,
} from "./refused-order.server";

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
 * once in cash or by UPI, delivered at once if it is taken along. All in one write. `right`: how far below the list price it may go; null:
 * as far as one likes, after the owner's password.
 */
export function writeOrder(
  typed: Typed,
  admin: Actor,
  right: BargainRight | null = noRight,
  now = Date.now(),
): Promise<Written> {
  return write((tx) => {
    const account = accountOf(tx, typed.account, typed.phone);
    if (typed.account && !account) return { problem: "no-account" };
    const { idempotencyKey, packs, way } = typed;
    const userId = account?.id ?? null;
    const pin = typed.place?.pin ?? null;
    const { with: other, phone, bargain = noBargain } = typed;
    const wanted = { idempotencyKey, packs, userId, pin, way, with: other, phone, bargain };
    const price = counterPrice(tx, wanted, now);
    const buyer = buyerOf(typed, account);
    const terms = termsOf(typed, price, admin);
    const fingerprint = fingerprintOf(price.lines, buyer, terms);
    const before = orderOfForm(tx, idempotencyKey);
    if (before)
      return before.fingerprint === fingerprint
        ? { order: before, isNew: false }
        : { problem: "written", number: before.number };

    const refused = refusedBy(tx, typed, price, userId, now);
    if (refused) return refused;
    const apart = sendWithProblem(tx, typed, userId);
    if (apart !== null) return { problem: "send-with", words: apart };
    const tooFar = tooFarDown(price, right);
    if (tooFar) return tooFar;
    const onAccount = { userId, buyerPhone: phone };
    const over = typed.paid === "later" ? overLimit(tx, onAccount, price.sums.totalPaise) : null;
    const tooMuch = over && beyondLimit(over, typed, right);
    if (tooMuch) return tooMuch;
    const key = { cartId: idempotencyKey, cartRound: 1, fingerprint };
    const order = storeOrder(tx, buyer, key, price.lines, terms);
    recordChange(tx, {
      actor: admin,
      action: "order.create",
      subject: { id: order.id, name: order.number },
      after: {
        totalPaise: order.totalPaise,
        paymentMethod: order.paymentMethod,
        handedOver: way === "along" ? "taken along" : order.deliveryWay,
        ...(over && { beyondLimit: overLimitWords(over) }),
      },
    });
    recordBargain(tx, order, price.agreed, admin);
    if (typed.with) joinIn(tx, order, typed.with, admin);
    pay(tx, order, price, typed, admin, now);
    if (way === "along" && typed.paid !== "link") handOver(tx, order, admin, now);
    return { order, isNew: true };
  });
}

const orderOfForm = (tx: Writer, idempotencyKey: string): Order | undefined =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, idempotencyKey), eq(orders.cartRound, 1)))
    .get();

/** Of who may give nothing. */
const noRight: BargainRight = { percent: 0, asks: false };

type Account = ReturnType<typeof accountOf>;

function buyerOf({ name, phone, place, way }: Typed, account: Account): Buyer {
  const address = place && !goesOut(way) ? addressOnPaper(place) : "";
  return { id: account?.id ?? null, name, phone, email: account?.email ?? "", address };
}

function termsOf(
  typed: Typed,
  { quote, priceList, agreed }: CounterPrice,
  admin: Actor,
): OrderTerms {
  const { name, phone, place, gstin, firm, billTo, paid, way } = typed;
  return {
    method: methods[paid],
    source: "owner",
    placedBy: admin.id,
    delivery: goesOut(way) && place ? { name, phone, ...place } : null,
    quote,
    gstin,
    firm,
    billTo: billTo ?? null,
    priceList,
    bargain: agreed.paise > 0 ? agreed.discounts : null,
  };
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
  const received = { orderId: order.id, amountPaise: order.totalPaise, note: "at the counter" };
  switch (paid) {
    case "later":
      activate(tx, order, lines);
      break;
    case "link":
      holdPacks(tx, order, countedIn(lines), undefined, now);
      break;
    case "cash":
      noteMoney(tx, { ...received, way: "cash", reference: null, by: actor }, now);
      markOrderPaid(tx, order, { actor, by: "by hand: cash at the counter", paymentId: null }, now);
      break;
    case "upi": {
      const by = `by hand: ${reference ? `reference ${reference}` : "UPI, seen by the owner"}`;
      noteMoney(tx, { ...received, way: "upi", reference, by: actor }, now);
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
