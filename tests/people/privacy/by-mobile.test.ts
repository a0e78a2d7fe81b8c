import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { eraseUser } from "~/people/privacy/erase-user.server";
import { exportUser } from "~/people/privacy/export-user.server";
import { shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";

let people = 0;
/** Somebody's e-mail and mobile, in the notation of guests' orders. */
function somebody() {
  people += 1;
  return { email: `person${people}@example.com`, mobile: `+9198250${10_000 + people}` };
}

/** A guest's order that was paid on delivery, without an e-mail. */
const withoutEmail = (buyerPhone: string) =>
  sold({ userId: null, buyerPhone, buyerEmail: "", status: "deliverd" });

const numbersOf = async (email: string) =>
  ((await exportUser(email))?.orders ?? []).map(({ number }) => number).toSorted();

test("no e-mail at all is nobody: it finds no order of those who left it out", async () => {
  const { mobile } = somebody();
  await withoutEmail(mobile);
  expect(await exportUser("")).toBeNull();
  expect(await eraseUser("")).toBeNull();
});

describe("an order without an e-mail", () => {
  test.each([
    ["paid", { status: "Not Process" }],
    ["refunded", { paymentStatus: "refunded", status: "cancel" }],
    ["delivered", { paymentStatus: "pending", paymentMethod: "on-delivery", paidAt: null }],
  ] as const)("is found by the mobile number of an order that was %s", async (_what, given) => {
    const { email, mobile } = somebody();
    const typed = { buyerEmail: email, buyerPhone: mobile };
    const known = await sold({ userId: null, status: "deliverd", ...typed, ...given });
    const other = await withoutEmail(mobile);
    expect(await numbersOf(email)).toEqual([known.number, other.number].toSorted());
  });

  test("is found by the mobile number of an account's order, in any notation", async () => {
    const { mobile } = somebody();
    const user = await shopper();
    const typed = `${mobile.slice(3, 8)} ${mobile.slice(8)}`;
    const known = await sold({ userId: user.id, buyerEmail: user.email, buyerPhone: typed });
    const other = await withoutEmail(mobile);
    expect(await numbersOf(user.email)).toEqual([known.number, other.number].toSorted());
  });

  test.each([
    ["was never paid", { paymentStatus: "unpaid", paidAt: null }],
    ["waits for its money", { paymentStatus: "pending", paymentMethod: "transfer", paidAt: null }],
    ["was cancelled", { paymentStatus: "pending", paymentMethod: "on-delivery", status: "cancel" }],
  ] as const)("is not somebody else's whose order with that number %s", async (_why, given) => {
    const { email, mobile } = somebody();
    const typed = { userId: null, buyerEmail: email, buyerPhone: mobile, paidAt: null };
    const claimed = await sold({ ...typed, ...given });
    const strangers = await withoutEmail(mobile);
    const text = JSON.stringify(await exportUser(email));
    expect(text).toContain(claimed.id);
    expect(text).not.toContain(strangers.id);
  });

  test("stays when somebody else with an unpaid order of that number is erased", async () => {
    const { email, mobile } = somebody();
    await sold({
      userId: null,
      buyerEmail: email,
      buyerPhone: mobile,
      paymentStatus: "unpaid",
      paidAt: null,
    });
    const { id } = await withoutEmail(mobile);
    expect(await eraseUser(email)).toMatchObject({ orders: 1, byMobile: 0 });
    const stored = db.select().from(orders).where(eq(orders.id, id)).get();
    expect(stored?.buyerPhone).toBe(mobile);
  });

  test("is not that of who sent its buyer a parcel", async () => {
    const [giver, friend] = [somebody(), somebody()];
    const given = { buyerEmail: giver.email, buyerPhone: giver.mobile, shipPhone: friend.mobile };
    const gift = await sold({ userId: null, status: "deliverd", ...given });
    await withoutEmail(friend.mobile);
    expect(await numbersOf(giver.email)).toEqual([gift.number]);
  });

  test("is not found by an order's e-mail alone, when that has no mobile number", async () => {
    const email = `${newId().toLowerCase()}@example.com`;
    const known = await sold({ userId: null, buyerEmail: email, buyerPhone: "" });
    await withoutEmail("");
    expect(await numbersOf(email)).toEqual([known.number]);
  });
});
