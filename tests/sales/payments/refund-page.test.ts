import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { refunds } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { requestRefund } from "~/sales/payments/refunds/request-refund.server";
import * as refundScreen from "~/routes/admin/orders/refund";
import { toastIn } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { asRegisteredFirm, november, pay, placed, withParts } from "../invoices/paying";
import { confirmRefund, openRefundPage } from "./refunding";

let boss: Viewer;
let buyer: Viewer;

beforeAll(async () => {
  [boss, buyer] = [await admin(), await shopper()];
});

type Order = Awaited<ReturnType<typeof placed>>;

async function paid(given: Partial<Parameters<typeof placed>[0]> = withParts) {
  const order = await placed({ userId: buyer.id, paymentMethod: "on-delivery", ...given });
  await pay(order, november);
  return order;
}

const refundsOf = (order: Order) =>
  db.select().from(refunds).where(eq(refunds.orderId, order.id)).all();

describe("the refund page", () => {
  const pathOf = (order: Order) => `/dashboard/admin/orders/${order.number}/refund`;
  const htmlAt = async (order: Order, query = "") =>
    htmlOf(
      refundScreen,
      argsFor(pathOf(order) + query, {
        params: { number: order.number },
        cookie: await cookieOf(boss),
      }),
    );

  it("shows delivery and fee as ticks with their amounts, and packs at their price after the discount", async () => {
    const html = await htmlAt(await paid());
    expect(html).toContain("Delivery: ₹60");
    expect(html).toContain("Fee for payment on delivery: ₹25");
    for (const name of ["delivery", "fee"]) {
      expect(inputIn(html, name)).toContain('type="checkbox"');
      expect(inputIn(html, name)).not.toContain("checked");
    }
    expect(html).toContain("Tin, ₹2,699.99 in all after the discount, 3 not refunded");
    expect(html).toContain("Pouch, ₹89.99 in all after the discount, 1 not refunded");
  });

  it("says when a credit note comes too late to lower the tax", async () => {
    await asRegisteredFirm();
    const order = await paid();
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      vi.setSystemTime(Date.parse("2027-11-30T23:59:59+05:30"));
      expect(await htmlAt(order)).not.toContain("section 34");
      vi.setSystemTime(Date.parse("2027-12-01T00:00:00+05:30"));
      expect(await htmlAt(order)).toContain("until 30 Nov 2027 only");
      expect(await htmlAt(order, "?kind=full"), "and goes on").toContain('name="expected"');
    } finally {
      vi.useRealTimers();
    }
  });

  it("shows no ticks for an order without delivery and fee, nor for those given back", async () => {
    const plain = await htmlAt(await paid({}));
    expect(plain).not.toContain('type="checkbox"');
    expect(plain).toContain("Groundnut oil, ₹1,450 each, 1 not refunded");
    const order = await paid();
    await requestRefund(
      { orderId: order.id },
      {
        what: { kind: "lines", lines: [], delivery: true, fee: true },
        reason: "It came too late",
        actor: boss,
        idempotencyKey: newId(),
      },
    );
    expect(await htmlAt(order)).not.toContain('type="checkbox"');
  });

  it("asks about the sum with its parts, and refunds that", async () => {
    const order = await paid();
    const query = "?kind=lines&line-0=1&line-1=0&delivery=yes";
    const html = await htmlAt(order, query);
    for (const words of ["₹959.99", "1 × Tin", "₹899.99", "Delivery", "₹60"])
      expect(html).toContain(words);
    expect(inputIn(html, "delivery")).toContain('type="hidden"');

    const form = { ...Object.fromEntries(new URLSearchParams(query)), expected: "95999" };
    const answer = await confirmRefund(boss, order.number, form);
    expect((await toastIn(answer))?.message).toBe("₹959.99 noted as given back by hand");
    expect(refundsOf(order)).toMatchObject([{ amountPaise: 95_999, deliveryPaise: 6_000 }]);
    expect((await confirmRefund(boss, order.number, form)).status).toBe(409);
  });

  it("says why nothing goes back where another tab has given everything back", async () => {
    const order = await paid();
    await requestRefund(
      { orderId: order.id },
      { what: { kind: "full" }, reason: "It leaked", actor: boss, idempotencyKey: newId() },
    );
    const form = {
      kind: "amount",
      amount: "10.00",
      expected: "1000",
      idempotencyKey: newId(),
      reason: "Late",
    };
    for (const query of ["", "?kind=amount&amount=10"]) {
      const args = { params: { number: order.number }, cookie: await cookieOf(boss), form };
      const html = await htmlOf(refundScreen, argsFor(pathOf(order) + query, args));
      expect(html).toContain("Everything has been refunded, or is on its way back.");
    }
    expect(refundsOf(order)).toHaveLength(1);
  });

  it("counts a line that is sent twice once", async () => {
    const page = await openRefundPage(boss, (await paid()).number, "?kind=lines&line-0=2&line-0=2");
    expect(page.choice).toMatchObject({ amountPaise: 179_999 });
  });

  it.each([
    ["kind=full&delivery=yes", /ticked the delivery.*“Everything that is left”/],
    ["kind=amount&amount=10&fee=yes", /ticked the fee.*“An amount in rupees”/],
  ])("refuses a tick for another choice (%s) beside it, and keeps it", async (query, sentence) => {
    const order = await paid();
    const page = await openRefundPage(boss, order.number, `?${query}`);
    expect(page.choice).toEqual({ problem: expect.stringMatching(sentence), place: "lines" });
    const html = await htmlAt(order, `?${query}`);
    expect(inputIn(html, query.includes("fee") ? "fee" : "delivery")).toContain("checked");
  });
});
