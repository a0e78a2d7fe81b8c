import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { couponUses, orders } from "~/base/db/schema";
import { jobTitle } from "~/upkeep/jobs/job-words";
import { day } from "~/base/lib/time";
import { lapseJob } from "~/sales/payments/lapse-job.server";
import { guestsJob } from "~/people/privacy/guests-job.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { shopper } from "../../cast";
import * as stored from "../orders/sold";
import { product } from "../../shelf";
import { cartWith, coupon, guest, guestOrders, usesNow } from "./couponing";

let tin: string;

beforeAll(async () => {
  tin = (await product()).id;
});

let serial = 0;

/** Numbers that placing an order never comes to. */
function sold(given: Parameters<typeof stored.sold>[0]) {
  serial += 1000;
  return stored.sold({ serial, ...given });
}

const unpaid = { paymentStatus: "unpaid", paidAt: null, userId: null } as const;
const of = (id: string) => db.select().from(orders).where(eq(orders.id, id)).get();

describe("an order that nobody pays", () => {
  test("gives back its coupon after two days, once", async () => {
    const { code, id } = await coupon({ inAll: 1 });
    const { order } = (await guestOrders(tin, code)).placed;
    const placedAt = order?.updatedAt ?? 0;
    expect(await lapseJob.run(placedAt + 2 * day)).toBe("No order waited too long.");
    expect(usesNow(id)).toBe(1);
    expect(await lapseJob.run(placedAt + 2 * day + 1)).toBe("1 order waited too long.");
    expect(usesNow(id)).toBe(0);
    expect(of(order?.id ?? "")?.lapsedAt).toBe(placedAt + 2 * day + 1);
    expect(await lapseJob.run(placedAt + 3 * day)).toBe("No order waited too long.");
  });

  test("lapses with all others, however many there are, and no other order does", async () => {
    const at = Date.now() - 3 * day;
    for (let n = 0; n < 205; n += 1) await sold({ ...unpaid, createdAt: at });
    const paid = await sold({ userId: null, createdAt: at });
    const underWay = await sold({ ...unpaid, paymentStatus: "pending", createdAt: at });
    expect(await lapseJob.run(Date.now())).toBe("205 orders waited too long.");
    expect([of(paid.id)?.lapsedAt, of(underWay.id)?.lapsedAt]).toEqual([null, null]);
  });
});

describe("the data of a guest who never paid", () => {
  const buyer = { buyerName: "Kalpana Desai", buyerPhone: "99099 88877", shipName: "Kalpana" };

  test("go after 30 days; order, number and amounts stay", async () => {
    const order = await sold({ ...unpaid, ...buyer, createdAt: Date.now() - 31 * day });
    const young = await sold({ ...unpaid, ...buyer, createdAt: Date.now() - 29 * day });
    expect(await guestsJob.run(Date.now())).toBe("1 order has no buyer now.");
    expect(of(order.id)).toMatchObject({
      number: order.number,
      totalPaise: 145_000,
      buyerName: "Erased customer",
      buyerPhone: "",
      buyerEmail: "",
      buyerAddress: "",
      shipName: null,
    });
    expect(of(young.id)).toMatchObject(buyer);
    expect(await guestsJob.run(Date.now())).toBe("Nobody's time was over.");
  });

  test("go from the uses of coupons, too", async () => {
    const { code } = await coupon();
    const { order } = (await guestOrders(tin, code)).placed;
    await guestsJob.run((order?.updatedAt ?? 0) + 31 * day);
    const use = db
      .select()
      .from(couponUses)
      .where(eq(couponUses.orderId, order?.id ?? ""))
      .get();
    expect(use).toMatchObject({ phone: "", userId: null });
  });

  test("go after an order on delivery that was cancelled, but stay with a parcel that came back", async () => {
    const cancelled = {
      ...buyer,
      ...unpaid,
      paymentStatus: "pending",
      paymentMethod: "on-delivery",
      status: "cancel",
      createdAt: Date.now() - 31 * day,
    } as const;
    const called = await sold({ ...cancelled, cancelReason: "buyer" });
    const returned = await sold({ ...cancelled, cancelReason: "returned" });
    const open = await sold({ ...cancelled, status: "Not Process" });
    await guestsJob.run(Date.now());
    expect(of(called.id)?.buyerPhone).toBe("");
    expect(of(returned.id)).toMatchObject(buyer);
    expect(of(open.id)).toMatchObject(buyer);
  });

  test("stay while the order is paid, and so do those of an account", async () => {
    const user = await shopper();
    const at = Date.now() - 90 * day;
    const kept = [
      await sold({ userId: null, ...buyer, createdAt: at }),
      await sold({ ...unpaid, ...buyer, userId: user.id, createdAt: at }),
    ];
    await guestsJob.run(Date.now());
    for (const { id } of kept) expect(of(id)).toMatchObject(buyer);
  });
});

test("a guest who was forgotten and orders the same cart gets a new order", async () => {
  const buyer = guest();
  const visitor = await cartWith(tin, null);
  const before = await placeOrder(buyer, visitor);
  await guestsJob.run((before.order?.updatedAt ?? 0) + 31 * day);
  const after = await placeOrder(buyer, visitor);
  expect(after.order?.number).not.toBe(before.order?.number);
  expect(of(after.order?.id ?? "")?.buyerPhone).toBe(buyer.phone);
});

test("both jobs say in words what they did, and have a title on the Health page", async () => {
  await lapseJob.run(Date.now());
  expect(await lapseJob.run(Date.now())).toBe("No order waited too long.");
  expect(await guestsJob.run(Date.now())).toBe("Nobody's time was over.");
  for (const { name } of [lapseJob, guestsJob]) expect(jobTitle(name)).not.toBe(name);
});
