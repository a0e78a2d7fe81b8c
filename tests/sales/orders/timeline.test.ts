import { beforeAll, describe, expect, test } from "vitest";
import type { OrderStatus } from "~/base/db/statuses";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import * as page from "~/routes/checkout/order-status";
import { type Standing, timelineOf } from "~/sales/orders/timeline";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "./sold";

const at: Standing = {
  status: "Not Process",
  paymentStatus: "paid",
  paymentMethod: "online",
  deliveryWay: "courier",
  createdAt: 1,
  paidAt: 2,
  packedAt: 3,
  shippedAt: 4,
  deliveredAt: 5,
  cancelledAt: 6,
};

/** "Name when-it-happened state" of every step. */
const told = (standing: Partial<Standing>) =>
  timelineOf({ ...at, ...standing }).map((step) => `${step.name} ${step.at ?? "-"} ${step.state}`);

describe("the way of an order", () => {
  test.each<[OrderStatus, string[]]>([
    [
      "Not Process",
      ["Placed 1 done", "Paid 2 now", "Packed - ahead", "Shipped - ahead", "Delivered - ahead"],
    ],
    [
      "Processing",
      [
        "Placed 1 done",
        "Paid 2 done",
        "Being packed 3 now",
        "Shipped - ahead",
        "Delivered - ahead",
      ],
    ],
    [
      "Shipped",
      ["Placed 1 done", "Paid 2 done", "Packed 3 done", "Shipped 4 now", "Delivered - ahead"],
    ],
    [
      "deliverd",
      ["Placed 1 done", "Paid 2 done", "Packed 3 done", "Shipped 4 done", "Delivered 5 now"],
    ],
    [
      "cancel",
      [
        "Placed 1 done",
        "Paid 2 done",
        "Packed 3 done",
        "Shipped 4 done",
        "Delivered 5 done",
        "Cancelled 6 now",
      ],
    ],
  ])("that stands at %s is told in this order", (status, steps) => {
    expect(told({ status })).toEqual(steps);
  });

  test("that is paid on delivery ends with the payment", () => {
    const waiting = {
      paymentMethod: "on-delivery",
      paymentStatus: "pending",
      paidAt: null,
    } as const;
    expect(told({ ...waiting, status: "deliverd" })).toEqual([
      "Placed 1 done",
      "Packed 3 done",
      "Shipped 4 done",
      "Delivered 5 now",
      "Payment - ahead",
    ]);
    expect(told({ ...waiting, status: "deliverd", paymentStatus: "paid", paidAt: 9 }).at(-1)).toBe(
      "Paid 9 now",
    );
  });

  test.each<[OrderStatus, string[]]>([
    ["Not Process", ["Paid 2 now", "Ready to collect - ahead", "Collected - ahead"]],
    ["Processing", ["Paid 2 done", "Ready to collect 3 now", "Collected - ahead"]],
    ["Shipped", ["Paid 2 done", "Ready to collect 3 now", "Collected - ahead"]],
    ["deliverd", ["Paid 2 done", "Ready to collect 3 done", "Collected 5 now"]],
    ["cancel", ["Paid 2 done", "Ready to collect 3 done", "Collected 5 done", "Cancelled 6 now"]],
  ])("that is collected and stands at %s says so", (status, steps) => {
    expect(told({ status, deliveryWay: "collect" })).toEqual(["Placed 1 done", ...steps]);
  });

  test("that is collected and was never packed is ready since it was sent", () => {
    const sent = { status: "Shipped", packedAt: null, deliveryWay: "collect" } as const;
    expect(told(sent)).toContain("Ready to collect 4 now");
  });

  test("that is paid by transfer waits for the payment first", () => {
    const waiting = { paymentMethod: "transfer", paymentStatus: "pending", paidAt: null } as const;
    expect(told(waiting).slice(0, 2)).toEqual(["Placed 1 now", "Payment - ahead"]);
  });

  test("that was cancelled before anything else happened says only that", () => {
    const nothing = { packedAt: null, shippedAt: null, deliveredAt: null };
    expect(told({ ...nothing, status: "cancel", paymentStatus: "pending" })).toEqual([
      "Placed 1 done",
      "Cancelled 6 now",
    ]);
  });
});

describe("an order's page", () => {
  let user: Awaited<ReturnType<typeof shopper>>;
  let cookie: string;
  beforeAll(async () => {
    user = await shopper();
    cookie = await cookieOf(user);
  });
  const pageOf = ({ token }: { token: string }) =>
    htmlOf(page, argsFor(`/order/${token}`, { cookie, params: { token } }));

  test("tells how far it is, with courier, number and a link that tells the courier nothing", async () => {
    const order = await sold({ userId: user.id });
    const noon = Date.UTC(2026, 0, 12, 6, 30);
    await moveOrder(order.id, { status: "Processing" }, "shop", noon);
    await moveOrder(
      order.id,
      { status: "Shipped", courier: "Delhivery", trackingNumber: "1490-812" },
      "shop",
      noon,
    );
    const html = await pageOf(order);
    expect(html).toContain(`<ol class="timeline" aria-label="How far order ${order.number} is">`);
    expect(html).toMatch(/<li class="timeline-now" aria-current="step">.*?Shipped/);
    expect(html).toContain("12 Jan 2026, 12:00 PM");
    expect(html).toContain(
      '<a href="https://www.delhivery.com/track-v2/package/1490-812" rel="noopener noreferrer">',
    );
    expect(html).not.toContain("target=");
    expect(html).toMatch(/Delivered<\/span> <span[^>]*>still to come/);
  });

  test("keeps a number to itself until the parcel has left", async () => {
    const order = await sold({ userId: user.id });
    await moveOrder(order.id, { courier: "DTDC", trackingNumber: "EARLY-123" }, "shop");
    expect(await pageOf(order)).not.toContain("EARLY-123");
  });

  test("shows the number and the courier's page where no address takes it", async () => {
    const order = await sold({ userId: user.id });
    await moveOrder(
      order.id,
      { status: "Shipped", courier: "India Post", trackingNumber: "EG123456789IN" },
      "shop",
    );
    const html = await pageOf(order);
    expect(html).toMatch(
      /India Post.*?EG123456789IN<\/span><button[^>]* hidden=""[^>]*><span>Copy number<.*?<\/button>.*? <a href="https:[^"]*indiapost[^"]*"/,
    );
  });
});
