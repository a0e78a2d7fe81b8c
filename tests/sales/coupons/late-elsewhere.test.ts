import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { addToCart } from "~/sales/cart/changes.server";
import { setCoupon } from "~/sales/cart/coupon.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { giveBackUnpaidUses } from "~/sales/coupons/unpaid-uses.server";
import { db, write } from "~/base/db/connection.server";
import { orderEvents, orders, payments } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { day, hour } from "~/base/lib/time";
import type { Buyer } from "~/sales/orders/order-terms";
import { validatePayment } from "~/sales/payments/api-payment.server";
import { cancelMissingTransfers } from "~/sales/payments/by-hand/missing-transfers.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { payAtProvider } from "../payments/refunding";
import { signed } from "../../api/paying";
import { admin, shopper } from "../../cast";
import { checkOut, openPayPage, orderOf } from "../checkout/shopping";
import { formFor, written } from "../../office/counter/counter";
import { noDelivery } from "../../goods/delivery/shelf";
import { providerOnTheWire } from "../payments/provider";
import { accept, sentQuote, typed } from "../../office/quotes/quoting";
import { product } from "../../shelf";
import { pays } from "../../goods/stock/counted";
import { cartWith, coupon, guest, usesNow } from "./couponing";

/** Coupons that were given back, through the doors beside the shop's own payment page: API, quotes, counter, transfers. */

providerOnTheWire();

let boss: Viewer;
let tin: string;
beforeAll(async () => {
  boss = await admin();
  tin = (await product()).id;
  await noDelivery();
  const onDelivery = { isOn: true, mostPaise: 9_000_000, feePaise: 0, asksToConfirm: false };
  const transfer = { isOn: true, details: "Bank of Surat, A/c 123456", upi: null };
  await changeOtherPayments({ onDelivery, transfer }, boss);
});

const seen = { goodsPaise: 135_000 };

async function began(code: string, buyer: Buyer = guest(), method?: "transfer" | "on-delivery") {
  const visitor = await cartWith(tin, code, buyer.id ?? undefined);
  const { order, problem } = await placeOrder(buyer, visitor, { seen, ...(method && { method }) });
  if (!order) throw new Error(`Refused: ${problem}`);
  return { visitor, buyer, order };
}

/** An order whose buyer did not pay in 15 minutes. */
async function late(code: string, buyer?: Buyer) {
  const begun = await began(code, buyer);
  await giveBackUnpaidUses(begun.order.createdAt + hour);
  return begun;
}

const reviewOf = (paymentId: string) =>
  db.select().from(payments).where(eq(payments.id, paymentId)).get()?.review;
const eventsOf = (id: string) =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .all()
    .map(({ kind }) => kind);

describe("a coupon for first orders, given back", () => {
  const mobile = (buyer: Buyer) => buyer.phone;

  test("is gone for who has ordered at the counter meanwhile, with the number in another notation", async () => {
    const { code, id } = await coupon({ firstOrderOnly: true });
    const { order, buyer } = await late(code);
    await written(formFor({ [tin]: 1 }, { phone: `+91${mobile(buyer).replace(" ", "-")}` }));
    const { settled, paymentId } = await pays(order);
    expect([settled, reviewOf(paymentId)]).toEqual(["review", "coupon used up"]);
    expect(usesNow(id)).toBe(0);
  });

  test("and for who accepted a quote meanwhile; before its 15 minutes are over the money still pays", async () => {
    const { code } = await coupon({ firstOrderOnly: true });
    const [slow, quick] = [await late(code), await began(code)];
    for (const { buyer } of [slow, quick]) {
      const fields = { phone: mobile(buyer), [`packs.${tin}`]: "2", [`price.${tin}`]: "1400" };
      const { location } = await accept(await sentQuote(boss, typed(fields)));
      expect(location).toContain("/order/");
    }
    expect((await pays(slow.order)).settled).toBe("review");
    expect((await pays(quick.order)).settled).toBe("paid");
  });

  test("is not taken a second time by an account and a guest with one mobile", async () => {
    const { code, id } = await coupon({ firstOrderOnly: true });
    const user = await shopper();
    const asGuest = await late(code, { ...guest(), phone: user.phone });
    const own = await late(code, user);
    const ended = [(await pays(own.order)).settled, (await pays(asGuest.order)).settled];
    expect(ended).toEqual(["paid", "review"]);
    expect(usesNow(id)).toBe(1);
  });
});

describe("through the API", () => {
  /** An order of the shop's pages whose payment the account's program submits. */
  async function submits(code: string, isUsedUp: boolean) {
    const user = await shopper();
    await addToCart({ userId: user.id, cookieCart: null }, tin);
    await setCoupon({ userId: user.id, cookieCart: null }, code);
    const { token, fields } = await checkOut(user);
    const order = orderOf(token);
    expect(order.discountPaise).toBe(10_000);
    await giveBackUnpaidUses(order.createdAt + hour);
    if (isUsedUp) {
      expect((await pays((await began(code)).order)).settled).toBe("paid");
      await expect(openPayPage(user, token)).rejects.toMatchObject({ status: 303 });
    }
    const providerOrderId = fields.order_id ?? "";
    const { id: paymentId } = await payAtProvider(providerOrderId);
    const signature = signed(providerOrderId, paymentId);
    const cart = [{ _id: tin, qnty: 1 }];
    return validatePayment(user, { providerOrderId, paymentId, signature, cart });
  }

  test("money for an order that gave its coupon back waits for a person once it is used up, and pays until then", async () => {
    const { code, id } = await coupon({ inAll: 1 });
    expect(await submits(code, false)).toBe("paid");
    expect(usesNow(id)).toBe(1);
    const other = await coupon({ inAll: 1 });
    expect(await submits(other.code, true)).toEqual({ review: "coupon used up" });
    expect(usesNow(other.id)).toBe(1);
  });
});

describe("an order by transfer that was cancelled because its money did not come", () => {
  async function missed(code: string) {
    const begun = await began(code, guest(), "transfer");
    const longAgo = Date.now() - 3 * day;
    await write((tx) =>
      tx
        .update(orders)
        .set({ createdAt: longAgo, updatedAt: longAgo })
        .where(eq(orders.id, begun.order.id))
        .run(),
    );
    await cancelMissingTransfers();
    return begun.order;
  }
  const takesUp = (id: string) => moveOrder(id, { status: "Not Process" }, boss);

  test("is taken up again with its coupon when the money comes, and the history says where others have used it", async () => {
    const { code, id } = await coupon({ inAll: 1 });
    const order = await missed(code);
    expect(usesNow(id)).toBe(0);
    expect((await pays((await began(code)).order)).settled).toBe("paid");
    await takesUp(order.id);
    expect(eventsOf(order.id).filter((kind) => kind === "coupon-over")).toHaveLength(1);
    expect(usesNow(id)).toBe(2);
    expect(await receiveMoney(order.id, { reference: null, note: "" }, boss)).toMatchObject({
      leftPaise: 0,
    });
  });

  test.each([{ inAll: 1 }, { perBuyer: 1 }, { firstOrderOnly: true }])(
    "says nothing where its coupon is still good: %o",
    async (rule) => {
      const { code, id } = await coupon(rule);
      const order = await missed(code);
      await takesUp(order.id);
      expect(eventsOf(order.id)).not.toContain("coupon-over");
      expect(usesNow(id)).toBe(1);
    },
  );
});
