import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { deleteProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { lookAtPayments, reconcile } from "~/sales/payments/reconcile/reconcile.server";
import * as orderStatusPage from "~/routes/checkout/order-status";
import { loader as cancelled } from "~/routes/checkout/cancelled";
import { db, write } from "~/base/db/connection.server";
import { orderLines, orders, paymentOrders, products } from "~/base/db/schema";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookieOf, shopper } from "../../cast";
import { anyCategory, product } from "../../shelf";
import { payOnHostedPage, providerOnTheWire } from "./provider";
import {
  cartOfUser,
  checkOut,
  eventsOf,
  fillCart,
  openPayPage,
  openStatusPage,
  orderOf,
  ordersOfUser,
  paymentsOfOrder,
  pressCheckout,
  returnToShop,
  tokenIn,
} from "../checkout/shopping";

const provider = providerOnTheWire();

async function paid(press?: Record<string, string>) {
  const user = await shopper();
  const oil = await product();
  const { token, fields } = await checkOut(user, oil.id);
  const returned = await payOnHostedPage(fields, press);
  return { user, oil, token, fields, returned: returned ?? {} };
}

async function reprice(id: string, pricePaise: number) {
  const row = db.select().from(products).where(eq(products.id, id)).get();
  if (!row) throw new Error("No such product");
  const { name, description, volumeMl, shipping } = row;
  await updateProduct(id, {
    name,
    description,
    volumeMl: volumeMl ?? 0,
    shipping: shipping === 1 ? 1 : 0,
    categoryId: await anyCategory(),
    pricePaise,
  });
}

describe("a payment that goes well", () => {
  it("makes the order paid, empties the cart and leads to the shopper's own orders", async () => {
    const { user, token, returned } = await paid();
    expect(await returnToShop(token, returned)).toBe(`/order/${token}?done`);
    const order = orderOf(token);
    expect(order).toMatchObject({
      paymentStatus: "paid",
      status: "Not Process",
      totalPaise: 145_000,
    });
    expect(order.paidAt).toBeTypeOf("number");
    expect(cartOfUser(user)).toEqual([]);
    expect(eventsOf(order.id)).toEqual(["placed", "paid"]);

    const leads = await openStatusPage(user, token, "?done").catch((thrown: unknown) => thrown);
    expect(leads).toBeInstanceOf(Response);
    expect((leads as Response).headers.get("Location")).toBe("/dashboard/user/orders");
  });

  it("freezes what was bought: a later price, name or deletion changes nothing", async () => {
    const { token, oil, returned } = await paid();
    await returnToShop(token, returned);
    await reprice(oil.id, 1);
    await deleteProduct(oil.id);
    const order = orderOf(token);
    const lines = db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).all();
    expect(lines).toMatchObject([
      { name: oil.name, unitPricePaise: 145_000, volumeMl: 5000, quantity: 1 },
    ]);
  });

  it("#32 counts in whole paise: 19.99 and 1450.10 add up exactly", async () => {
    const user = await shopper();
    const small = await product({ pricePaise: 1_999 });
    const large = await product({ pricePaise: 145_010 });
    const { fields } = await checkOut(user, small.id, large.id);
    expect(fields.amount).toBe("147009");
  });
});

describe("the same payment told more than once", () => {
  it("#4 a callback sent again changes nothing and leads to the same page", async () => {
    const { token, returned } = await paid();
    await returnToShop(token, returned);
    const before = orderOf(token);
    expect(await returnToShop(token, returned)).toBe(`/order/${token}?done`);
    expect(orderOf(token)).toEqual(before);
    expect(eventsOf(before.id).filter((kind) => kind === "paid")).toHaveLength(1);
  });

  it("#2 callbacks, reconciler and status page at the same moment pay the order once", async () => {
    const { token, user, returned } = await paid();
    await Promise.all([
      returnToShop(token, returned),
      reconcile(),
      openStatusPage(user, token),
      returnToShop(token, returned),
    ]);
    const order = orderOf(token);
    expect(order.paymentStatus).toBe("paid");
    expect(eventsOf(order.id).filter((kind) => kind === "paid")).toHaveLength(1);
    expect(paymentsOfOrder(order.id)).toHaveLength(1);
  });
});

describe("a shopper who does not come back", () => {
  it("#1 the browser was closed after paying: the reconciler finds the payment", async () => {
    const { token, user } = await paid({ outcome: "close_browser" });
    expect(orderOf(token).paymentStatus).toBe("unpaid");
    await reconcile();
    expect(orderOf(token).paymentStatus).toBe("paid");
    expect(cartOfUser(user)).toEqual([]);
  });

  it("#13 #33 comes back signed out or on another device: the link shows how the payment stands, nothing of the buyer", async () => {
    const { token, returned, user } = await paid();
    await returnToShop(token, returned);
    const { data } = await openStatusPage(null, token, "?done");
    expect(data).toMatchObject({ paymentStatus: "paid", address: null });
    expect(JSON.stringify(data)).not.toContain(user.email);
  });

  it("#14 somebody else who is signed in finds no such order", async () => {
    const { token } = await paid();
    const stranger = await shopper();
    for (const open of [openPayPage, openStatusPage]) {
      const thrown = await open(stranger, token).catch((error: unknown) => error);
      expect((thrown as Response).status).toBe(404);
    }
  });
});

describe("what was never paid", () => {
  it.each([
    ["#12 no signature", { razorpay_signature: "" }],
    ["#12 a signature of the wrong length", { razorpay_signature: "ab".repeat(31) }],
    ["#12 a signature of other letters", { razorpay_signature: "zz".repeat(32) }],
    ["#12 a signature made up", { razorpay_signature: "ab".repeat(32) }],
    ["a payment id that was never signed", { razorpay_payment_id: "pay_AAAAAAAAAAAAAA" }],
    ["a payment id that is none", { razorpay_payment_id: "../../etc/passwd" }],
  ])("%s: the order stays unpaid", async (_, forged) => {
    const user = await shopper();
    const { token } = await checkOut(user, (await product()).id);
    const real = {
      razorpay_payment_id: "pay_BBBBBBBBBBBBBB",
      razorpay_order_id: "order_BBBBBBBBBBBBBB",
      razorpay_signature: "cd".repeat(32),
    };
    expect(await returnToShop(token, { ...real, ...forged })).toBe(`/order/${token}`);
    const order = orderOf(token);
    expect(order.paymentStatus).toBe("unpaid");
    expect(paymentsOfOrder(order.id)).toEqual([]);
    expect(cartOfUser(user)).toHaveLength(1);
  });

  it("#11 a cheap order's signature does not pay a dear one", async () => {
    const cheap = await paid();
    const user = await shopper();
    const dear = await checkOut(user, (await product({ pricePaise: 5_000_000 })).id);
    await returnToShop(dear.token, cheap.returned);
    expect(orderOf(dear.token).paymentStatus).toBe("unpaid");
  });

  it("an empty callback, an unknown order and a broken link lead on without an error", async () => {
    const { token } = await checkOut(await shopper(), (await product()).id);
    expect(await returnToShop(token, { nothing: "" })).toBe(`/order/${token}`);
    const unknown = "A".repeat(43);
    expect(await returnToShop(unknown, {})).toBe(`/order/${unknown}`);
    expect(await returnToShop("%00'\"<script>", {})).toBe("/cart");
  });

  it("#10 an amount changed in the form is refused by the provider", async () => {
    const { fields } = await checkOut(await shopper(), (await product()).id);
    await expect(payOnHostedPage({ ...fields, amount: "100" })).rejects.toThrow("400");
  });

  it("calls the shop at the provider as the firm calls itself", async () => {
    await setCompanyFacts({ name: "Surat Oil House" });
    const { fields } = await checkOut(await shopper(), (await product()).id);
    expect(fields.name).toBe("Surat Oil House");
  });

  it("#20 Cancel on the pay page leaves the order unpaid and the cart full", async () => {
    const { user, token } = await paid({ outcome: "cancel" });
    const answer = await cancelled(argsFor(`/payment/cancelled?o=${token}`));
    expect(answer.headers.get("Location")).toBe(`/order/${token}?cancelled`);
    expect(orderOf(token).paymentStatus).toBe("unpaid");
    expect(cartOfUser(user)).toHaveLength(1);
  });
});

describe("a payment that fails first", () => {
  it("and is cancelled then, only says that it was cancelled", async () => {
    const { user, token, returned } = await paid({ outcome: "failure" });
    await returnToShop(token, returned);
    const failure = async (query: string) =>
      (await openStatusPage(user, token, query)).data.failure;
    expect(await failure("")).toContain("did not go through");
    expect(await failure("?cancelled")).toBeNull();
  });

  it("#19 can be tried again on the same order; the cart is not emptied by the failure", async () => {
    const { user, token, fields, returned } = await paid({
      outcome: "failure",
      reason: "insufficient_fund",
    });
    expect(await returnToShop(token, returned)).toBe(`/order/${token}`);
    expect(orderOf(token)).toMatchObject({
      paymentStatus: "unpaid",
      failureReason: "insufficient_fund",
    });
    expect(cartOfUser(user)).toHaveLength(1);

    const again = await payOnHostedPage(fields);
    await returnToShop(token, again ?? {});
    expect(orderOf(token)).toMatchObject({ paymentStatus: "paid", failureReason: null });
    expect(paymentsOfOrder(orderOf(token).id)).toHaveLength(2);
  });

  it("#34 words that the browser brings about the failure are not shown", async () => {
    const { token } = await checkOut(await shopper(), (await product()).id);
    const nasty = "<script>alert(1)</script>";
    await returnToShop(token, {
      "error[code]": nasty,
      "error[description]": nasty,
      "error[reason]": nasty,
    });
    const { data } = await openStatusPage(null, token);
    expect(JSON.stringify(data)).not.toContain("alert(1)");
    expect(data.paymentStatus).toBe("unpaid");
  });

  it("a bank that does not answer keeps the order pending, and it is paid or given up later", async () => {
    const { user, token } = await paid({ outcome: "no_answer" });
    await reconcile();
    expect(orderOf(token).paymentStatus).toBe("pending");
    const { data, init } = await openStatusPage(user, token);
    expect(data.nextLook).toEqual({ path: `/order/${token}?look=1`, inMs: 5000, left: 24 });
    expect(data.isProved, "the bank has said nothing yet").toBe(false);
    expect(await headingOf(user, token)).toBe("Waiting for your bank");
    // It would drag back a shopper who has gone on to another page.
    expect(new Headers(init?.headers).has("Refresh")).toBe(false);
    const last = await openStatusPage(user, token, "?look=24");
    expect(last.data.nextLook).toBeNull();
  });
});

/** The heading of the order's page. */
async function headingOf(user: Viewer, token: string): Promise<string | undefined> {
  const ask = { params: { token }, cookie: await cookieOf(user) };
  const html = await htmlOf(orderStatusPage, argsFor(`/order/${token}`, ask));
  return /<h1>([^<]*)/.exec(html)?.[1];
}

describe("one cart, two tabs", () => {
  it("#30 a double click on Checkout makes one order, and one at the provider", async () => {
    const user = await shopper();
    await fillCart(user, (await product()).id);
    const before = provider.calls.length;
    const [first, second] = await Promise.all([pressCheckout(user), pressCheckout(user)]);
    expect(first).toBe(second);
    expect(ordersOfUser(user)).toHaveLength(1);
    const made = provider.calls.slice(before).filter((call) => call === "POST /v1/orders");
    expect(made).toHaveLength(1);
  });

  it("#8 two tabs with different contents, both paid: one order is paid, the other's money waits for a person", async () => {
    const user = await shopper();
    const first = await checkOut(user, (await product()).id);
    const second = await checkOut(user, (await product()).id);
    expect(second.token).not.toBe(first.token);
    await returnToShop(first.token, (await payOnHostedPage(first.fields)) ?? {});
    await returnToShop(second.token, (await payOnHostedPage(second.fields)) ?? {});
    expect(orderOf(first.token).paymentStatus).toBe("paid");
    const twice = orderOf(second.token);
    expect(twice.paymentStatus).toBe("review");
    expect(paymentsOfOrder(twice.id)).toMatchObject([
      { payment: { review: "second payment", status: "captured" } },
    ]);
  });

  it("the provider refuses a second payment of the same order", async () => {
    const { token, fields, returned } = await paid();
    await returnToShop(token, returned);
    await expect(payOnHostedPage(fields)).rejects.toThrow("400");
  });

  it("what was added while the first order was paid stays in the cart", async () => {
    const { user, token, returned } = await paid();
    const later = await product();
    await fillCart(user, later.id);
    await returnToShop(token, returned);
    expect(cartOfUser(user)).toMatchObject([{ name: later.name }]);
  });

  it("the same things bought again make a new order", async () => {
    const { user, token, oil, returned } = await paid();
    await returnToShop(token, returned);
    const again = await checkOut(user, oil.id);
    expect(again.token).not.toBe(token);
  });
});

describe("a catalogue that changes meanwhile", () => {
  it("#9 a price changed while paying: the order keeps the price that was agreed", async () => {
    const { token, oil, returned } = await paid();
    await reprice(oil.id, 200_000);
    await returnToShop(token, returned);
    expect(orderOf(token)).toMatchObject({ paymentStatus: "paid", totalPaise: 145_000 });
  });

  it("#9 a price changed before Checkout: the shopper is told, nothing is ordered", async () => {
    const user = await shopper();
    const oil = await product();
    await fillCart(user, oil.id);
    await reprice(oil.id, 150_000);
    expect(await pressCheckout(user, { total: "145000" })).toBe("/cart");
    expect(ordersOfUser(user)).toEqual([]);
    expect(await pressCheckout(user, { total: "150000" })).toMatch(/^\/pay\//);
  });

  it("#9 a cart placed again at another price gets a new order at the provider", async () => {
    const user = await shopper();
    const oil = await product();
    const first = await checkOut(user, oil.id);
    await reprice(oil.id, 150_000);
    const second = await checkOut(user, oil.id);
    expect(second.token).not.toBe(first.token);
    expect(second.fields.amount).toBe("150000");
  });

  it("a product deleted while in the cart stops Checkout", async () => {
    const user = await shopper();
    const oil = await product();
    await fillCart(user, oil.id);
    await deleteProduct(oil.id);
    expect(await pressCheckout(user)).toBe("/cart");
    expect(ordersOfUser(user)).toEqual([]);
  });

  it("an empty cart cannot be checked out", async () => {
    expect(await pressCheckout(await shopper())).toBe("/cart");
  });
});

describe("a provider in trouble", () => {
  it.each(["lost-answer", "no-connection", 500, "html"] as const)(
    "#15 order create: %s. The order is kept, and trying again makes one order there",
    async (fault) => {
      const user = await shopper();
      const oil = await product();
      await fillCart(user, oil.id);
      provider.fail(/^POST \/v1\/orders$/, fault);
      const token = tokenIn(await pressCheckout(user));
      await pressCheckout(user);
      const { form } = await openPayPage(user, token);
      const kept = db
        .select()
        .from(paymentOrders)
        .where(eq(paymentOrders.orderId, orderOf(token).id))
        .all();
      expect(kept).toMatchObject([{ id: form?.fields.order_id, amountPaise: 145_000 }]);
      await returnToShop(token, (await payOnHostedPage(form?.fields ?? {})) ?? {});
      expect(orderOf(token).paymentStatus).toBe("paid");
    },
  );

  it("#16 wrong keys: the shopper reads a plain sentence and the cart stays", async () => {
    const user = await shopper();
    await fillCart(user, (await product()).id);
    provider.fail(/^POST \/v1\/orders$/, 401);
    const path = await pressCheckout(user);
    expect(path).toMatch(/^\/pay\//);
    expect((await openPayPage(user, tokenIn(path))).form).toBeNull();
    expect(cartOfUser(user)).toHaveLength(1);
  });

  it.each(["no-connection", 500, "html"] as const)(
    "#17 fetching the payment: %s. The signature counts: pending, then paid once the provider answers",
    async (fault) => {
      const { token, returned, user } = await paid();
      provider.fail(/^GET \/v1\/payments\//, fault);
      expect(await returnToShop(token, returned)).toBe(`/order/${token}`);
      expect(orderOf(token).paymentStatus).toBe("pending");
      const answers = provider.fail(/^GET \/v1\/orders\//, "no-connection", 99);
      expect(await headingOf(user, token)).toBe("Payment received, confirming");
      answers();
      await lookAtPayments(orderOf(token).id);
      const { data } = await openStatusPage(user, token);
      expect(data.paymentStatus).toBe("paid");
    },
  );

  it.each([
    ["unpaid", 1, 0],
    ["unpaid", 4, 1],
    ["pending", 4, 0],
    ["pending", 11, 1],
  ] as const)(
    "the page of an order that is %s and was asked about %d s ago asks %d times",
    async (paymentStatus, seconds, times) => {
      const { token } = await checkOut(await shopper(), (await product()).id);
      const { id } = orderOf(token);
      await write((tx) => {
        tx.update(orders).set({ paymentStatus }).where(eq(orders.id, id)).run();
        tx.update(paymentOrders)
          .set({ checkedAt: Date.now() - seconds * 1000 })
          .where(eq(paymentOrders.orderId, id))
          .run();
      });
      const before = provider.calls.length;
      await openStatusPage(null, token);
      expect(provider.calls.length - before).toBe(times);
    },
  );
});

describe("money that does not fit", () => {
  it("#10 a captured amount other than the order's is kept for a person to look at", async () => {
    const { token, fields } = await checkOut(await shopper(), (await product()).id);
    await write((tx) => {
      tx.update(paymentOrders)
        .set({ amountPaise: 100_000 })
        .where(eq(paymentOrders.id, fields.order_id ?? ""))
        .run();
    });
    await returnToShop(token, (await payOnHostedPage(fields)) ?? {});
    const order = orderOf(token);
    expect(order.paymentStatus).toBe("review");
    expect(paymentsOfOrder(order.id)).toMatchObject([{ payment: { review: "amount" } }]);
  });
});
