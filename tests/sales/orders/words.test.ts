import { describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { arrivalWords, nextWords, standingWords } from "~/sales/orders/order-words";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { whatsAppText, whatsAppTo } from "~/base/lib/whatsapp";
import * as adminList from "~/routes/admin/orders/orders";
import * as list from "~/routes/account/orders";
import * as orderPage from "~/routes/checkout/order-status";
import { htmlOf } from "../../people/accounts/rendered";
import { sold } from "./sold";

const paid = {
  status: "Not Process",
  paymentStatus: "paid",
  paymentMethod: "online",
  deliveryWay: "courier",
  cancelReason: null,
  partPaidAt: null,
  advancePaise: null,
  awaitsConfirmation: false,
} as const;

describe("how an order stands", () => {
  test.each([
    [{}, "We have your order and pack it next."],
    [
      { paymentStatus: "pending", paymentMethod: "transfer" },
      "We have your order and pack it as soon as your money is here.",
    ],
    [
      { paymentStatus: "pending", paymentMethod: "on-delivery", awaitsConfirmation: true },
      "We have your order and pack it once you have confirmed it.",
    ],
    [{ status: "Processing" }, "Your order is packed and leaves soon."],
    [{ status: "Processing", deliveryWay: "collect" }, "Your order is packed. You can collect it."],
    [{ status: "Shipped" }, "Your order is on its way."],
    [{ status: "Shipped", deliveryWay: "collect" }, "Your order is packed. You can collect it."],
    [{ status: "deliverd" }, "Your order has been delivered."],
    [{ status: "deliverd", deliveryWay: "collect" }, "You have collected your order."],
    [{ status: "cancel" }, "Your order is cancelled. We write to you about your money."],
    [
      { status: "cancel", cancelReason: "returned", paymentStatus: "refunded" },
      "Your parcel came back to us, so the order is closed. Your money is on its way back.",
    ],
    [
      { status: "cancel", cancelReason: "buyer", paymentStatus: "pending" },
      "You cancelled this order. There is nothing to pay.",
    ],
    [
      { status: "cancel", paymentStatus: "pending", paymentMethod: "transfer", partPaidAt: 1 },
      "Your order is cancelled. We write to you about your money.",
    ],
    [
      { status: "cancel", paymentStatus: "pending", paymentMethod: "on-delivery", advancePaise: 1 },
      "Your order is cancelled. Your money is on its way back.",
    ],
    [
      { status: "cancel", paymentStatus: "pending", paymentMethod: "transfer" },
      "Your order is cancelled. You have paid it? Then please write to us.",
    ],
  ] as const)("is a plain sentence: %j", (change, sentence) => {
    expect(standingWords({ ...paid, ...change })).toBe(sentence);
  });

  test("says what comes next, and promises a mail only to an account with an address", () => {
    const mailed = { ...paid, userId: "asha", buyerEmail: "asha@example.com" };
    const guests = { ...mailed, userId: null };
    expect(nextWords(mailed)).toBe("We write to you when it leaves.");
    for (const order of [{ ...mailed, buyerEmail: "" }, guests])
      expect(nextWords(order)).toBe("This page says when it leaves.");
    expect(nextWords({ ...guests, deliveryWay: "collect" })).toContain("it is ready");
    for (const status of ["Processing", "Shipped"] as const)
      expect(nextWords({ ...mailed, status, deliveryWay: "collect" })).toBeNull();
    expect(nextWords({ ...mailed, status: "deliverd" })).toBeNull();
  });

  test("says the promised days until it is there", () => {
    const promised = { promisedFrom: "2026-11-25", promisedTo: "2026-11-27" };
    expect(arrivalWords({ ...paid, ...promised })).toBe("25–27 Nov");
    expect(arrivalWords({ ...paid, ...promised, status: "deliverd" })).toBeNull();
    expect(arrivalWords({ ...paid, promisedFrom: null, promisedTo: null })).toBeNull();
  });
});

describe("an order's WhatsApp links", () => {
  test("fill in a text, where the shop's address takes one", () => {
    expect(whatsAppText("Order 1\nhttps://a.example/x?y")).toBe(
      "https://wa.me/?text=Order%201%0Ahttps%3A%2F%2Fa.example%2Fx%3Fy",
    );
    expect(whatsAppTo("https://wa.me/919825012345", "Order 1")).toBe(
      "https://wa.me/919825012345?text=Order%201",
    );
    expect(whatsAppTo("https://chat.whatsapp.com/abc", "x")).toBe("https://chat.whatsapp.com/abc");
    expect(whatsAppTo(null, "x")).toBeNull();
  });
});

describe("the pages of a paid order", () => {
  const promised = {
    deliveryWay: "courier",
    deliveryZone: "Gujarat",
    promisedFrom: "2026-11-25",
    promisedTo: "2026-11-27",
    goodsPaise: 145_000,
    deliveryPaise: 6000,
    totalPaise: 151_000,
  } as const;

  test("thank for a new one above the list, in plain words before the status", async () => {
    await setCompanyFacts({ whatsapp: "https://wa.me/919825012345" });
    const user = await shopper();
    const cookie = await cookieOf(user);
    const order = await sold({ userId: user.id, ...promised });
    const html = await htmlOf(list, argsFor("/dashboard/user/orders", { cookie }));
    expect(html).toContain("Your orders</h1>");
    const thanks = html.slice(html.indexOf("thank-you"), html.indexOf("own-order"));
    for (const words of [
      "Thank you for your order",
      "We have your order and pack it next.",
      "1 × Groundnut oil",
      "₹1,510",
      "25–27 Nov",
      "12 Ring Road",
      `https://wa.me/919825012345?text=Order%20${order.number}`,
    ])
      expect(thanks).toContain(words);
    const entry = html.slice(html.indexOf("own-order"));
    expect(entry).toMatch(
      /pack it next\.<\/strong> <span class="muted small">Status: Not Process</,
    );
    expect(entry).toContain("Success");
    await setCompanyFacts({ whatsapp: null });
  });

  test("thank an admin who bought, above the list of all orders, and no other admin", async () => {
    const boss = await admin();
    await sold({ userId: boss.id, ...promised });
    await sold({ userId: (await shopper()).id });
    const pageOf = async (viewer: Viewer, query = "") =>
      htmlOf(
        adminList,
        argsFor(`/dashboard/admin/orders${query}`, { cookie: await cookieOf(viewer) }),
      );
    const html = await pageOf(boss);
    const thanks = html.slice(html.indexOf("thank-you"), html.indexOf("order-card"));
    for (const words of ["We have your order and pack it next.", "₹1,510", "12 Ring Road"])
      expect(thanks).toContain(words);
    for (const other of [await pageOf(await admin()), await pageOf(boss, "?status=Shipped")])
      expect(other).not.toContain("Thank you for your order");
  });

  test("no longer thank once it is packed or an hour has passed, and the owner's list has its own status", async () => {
    const user = await shopper();
    const cookie = await cookieOf(user);
    const packed = await sold({ userId: user.id, status: "Processing", ...promised });
    const old = Date.now() - 3_700_000;
    await sold({ userId: user.id, createdAt: old, paidAt: old });
    const html = await htmlOf(list, argsFor("/dashboard/user/orders", { cookie }));
    expect(html).not.toContain("Thank you for your order");
    expect(html).toMatch(/<strong>Your order is packed and leaves soon\./);
    const boss = await cookieOf(await admin());
    const owners = await htmlOf(
      adminList,
      argsFor(`/dashboard/admin/orders?q=${packed.number}`, { cookie: boss }),
    );
    expect(owners).toContain("Processing</option>");
    expect(owners).not.toContain("<strong>Your order is packed");
  });

  test("show the same block, the days and every part of the price on the order's own page", async () => {
    const user = await shopper();
    const order = await sold({ userId: user.id, ...promised });
    const page = (cookie?: string) =>
      htmlOf(
        orderPage,
        argsFor(`/order/${order.token}`, {
          params: { token: order.token },
          ...(cookie && { cookie }),
        }),
      );
    const own = await page(await cookieOf(user));
    for (const words of [
      "Thank you for your order",
      "25–27 Nov",
      "Goods",
      "Delivery",
      "₹60",
      "₹1,510",
    ])
      expect(own).toContain(words);
    const strangers = await page();
    expect(strangers).toContain("25–27 Nov");
    expect(strangers).not.toContain("Ring Road");
    expect(own).not.toContain("Keep this link");
  });

  test("give the link to a buyer without an e-mail, and say that nothing is mailed", async () => {
    const order = await sold({
      userId: null,
      buyerEmail: "",
      paymentStatus: "pending",
      paymentMethod: "on-delivery",
      paidAt: null,
      ...promised,
    });
    const ask = { params: { token: order.token } };
    const html = await htmlOf(orderPage, argsFor(`/order/${order.token}`, ask));
    expect(html).toContain("nothing is mailed");
    expect(html).toMatch(
      new RegExp(`<input[^>]*readOnly=""[^>]*value="http[^"]*/order/${order.token}"`, "i"),
    );
    expect(html).toContain(encodeURIComponent(`/order/${order.token}`));
    expect(html).not.toContain("We write to you");
  });
});
