import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { type CouponBuyer, discountFor } from "~/sales/coupons/discount.server";
import { db, write } from "~/base/db/connection.server";
import { coupons, orders } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { shopper } from "../../cast";
import { sold } from "../orders/sold";
import { coupon } from "./couponing";

const refusal = "This code cannot be used.";
const someone = { userId: null, phone: "+919900000001" };

const off = (code: string, goodsPaise = 145_000, buyer: CouponBuyer = someone, now?: number) => {
  const { discount, problem } = discountFor(db, code, goodsPaise, buyer, now);
  return discount?.paise ?? problem;
};

test("an amount comes off the goods, whatever the case of the code and the spaces in it", async () => {
  const { id } = await coupon({ code: "DIWALI50", value: 5000 });
  expect(discountFor(db, " diwali 50 ", 145_000, null)).toEqual({
    discount: { couponId: id, code: "DIWALI50", paise: 5000 },
    problem: null,
  });
});

test.each([
  [145_000, 1000, 14_500],
  [19_333, 1250, 2416],
  [145_000, 10_000, 144_900],
])(
  "of goods for %i paise, %i hundredths of a percent are %i paise",
  async (goods, value, paise) => {
    const { code } = await coupon({ kind: "percent", value });
    expect(off(code, goods)).toBe(paise);
  },
);

test("a discount leaves at least ₹1 of the goods", async () => {
  const { code } = await coupon({ value: 200_000 });
  expect(off(code, 145_000)).toBe(144_900);
  expect(off(code, 100)).toBe(refusal);
});

test("without a code there is neither a discount nor a problem", () => {
  expect(discountFor(db, null, 145_000, someone)).toEqual({ discount: null, problem: null });
});

test("below its least value a coupon says how much is missing", async () => {
  const { code } = await coupon({ leastPaise: 150_000 });
  expect(off(code, 138_000)).toBe("Add ₹120 more to use this code.");
  expect(off(code, 150_000)).toBe(10_000);
});

test("an unknown code and one that is off, early, over or used up get the same answer", async () => {
  const now = Date.now();
  const codes = [
    { code: "NOBODY-KNOWS" },
    await coupon({ isOn: false }),
    await coupon({ startsAt: now + 1 }),
    await coupon({ endsAt: now }),
  ].map(({ code }) => code);
  for (const code of codes) expect(off(code, 145_000, someone, now), code).toBe(refusal);
});

test("a coupon counts from its first to its last moment", async () => {
  const { code } = await coupon({ startsAt: 5 * day, endsAt: 6 * day });
  expect(off(code, 145_000, someone, 5 * day)).toBe(10_000);
  expect(off(code, 145_000, someone, 6 * day - 1)).toBe(10_000);
});

describe("a coupon for first orders only", () => {
  const first = () => coupon({ firstOrderOnly: true });

  test("is for who has never ordered, and for who is not known yet", async () => {
    const { code } = await first();
    expect(off(code)).toBe(10_000);
    expect(discountFor(db, code, 145_000, null).discount?.paise).toBe(10_000);
  });

  test.each([
    ["98765 10001", "+919876510001"],
    ["+91-98765-10002", "9876510002"],
    ["+919876510003", "098765 10003"],
  ])("is not for a mobile number that ordered, written %s then and %s now", async (then, phone) => {
    await sold({ userId: null, buyerPhone: then });
    const { code } = await first();
    expect(off(code, 145_000, { userId: null, phone })).toBe(refusal);
  });

  test("is not for an account that ordered with another number", async () => {
    const { id } = await shopper({ phone: "" });
    await sold({ userId: id, buyerPhone: "98765 10004" });
    const { code } = await first();
    expect(off(code, 145_000, { userId: id, phone: "98765 10005" })).toBe(refusal);
  });

  test("is not for a number that has an order to pay on delivery, unless that was cancelled", async () => {
    const open = await sold({
      userId: null,
      buyerPhone: "98765 10006",
      paymentStatus: "pending",
      paymentMethod: "on-delivery",
      paidAt: null,
    });
    const { code } = await first();
    const buyer = { userId: null, phone: "9876510006" };
    expect(off(code, 145_000, buyer)).toBe(refusal);
    await write((tx) =>
      tx.update(orders).set({ status: "cancel" }).where(eq(orders.id, open.id)).run(),
    );
    expect(off(code, 145_000, buyer)).toBe(10_000);
  });

  test("is still for who began to pay but never paid", async () => {
    const phone = "98765 10007";
    await sold({ userId: null, buyerPhone: phone, paymentStatus: "unpaid", paidAt: null });
    const { code } = await first();
    expect(off(code, 145_000, { userId: null, phone })).toBe(10_000);
  });

  test("is for an account without a number beside orders without one", async () => {
    await sold({ userId: null, buyerPhone: "" });
    const { code } = await first();
    expect(off(code, 145_000, { userId: null, phone: "" })).toBe(10_000);
  });
});

test("two coupons cannot share a code in another case", async () => {
  await coupon({ code: "TWICE" });
  await expect(coupon({ code: "twice" })).rejects.toThrow(/UNIQUE/);
  expect(db.select().from(coupons).where(eq(coupons.code, "twice")).get()).toBeUndefined();
});
