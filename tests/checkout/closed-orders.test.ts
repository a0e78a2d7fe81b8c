import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { reconcile } from "~/checkout/reconcile.server";
import { action as payAgain } from "~/checkout/routes/pay";
import { settlePayment } from "~/checkout/settle.server";
import { write } from "~/db/connection.server";
import { orders, paymentOrders } from "~/db/schema";
import { argsFor, shopper } from "../cast";
import { product } from "../shelf";
import { payOnHostedPage, providerOnTheWire } from "./provider";
import {
  checkOut,
  openPayPage,
  openStatusPage,
  orderOf,
  pressCheckout,
  returnToShop,
  tokenIn,
} from "./shopping";

providerOnTheWire();

const day = 24 * 60 * 60 * 1000;

/** As if everything that happened to the order had happened so many days earlier. */
async function letPass(days: number, token: string): Promise<void> {
  const at = Date.now() - days * day;
  const { id } = await orderOf(token);
  await write(async (tx) => {
    await tx.update(orders).set({ createdAt: at, updatedAt: at }).where(eq(orders.id, id));
    await tx.update(paymentOrders).set({ checkedAt: at }).where(eq(paymentOrders.orderId, id));
  });
}

const thrownBy = (page: Promise<unknown>) => page.catch((thrown: unknown) => thrown);

describe("an order that was placed long ago", () => {
  it("and placed again now is found paid although the browser never came back", async () => {
    const user = await shopper();
    const { token, fields } = await checkOut(user, (await product()).id);
    await letPass(7, token);
    expect(tokenIn(await pressCheckout(user))).toBe(token);
    await payOnHostedPage(fields, { outcome: "close_browser" });
    await reconcile(Date.now() + 60_000);
    expect((await orderOf(token)).paymentStatus).toBe("paid");
  });

  it("cannot be paid by its old link, says so, and can once it is placed again", async () => {
    const user = await shopper();
    const { token } = await checkOut(user, (await product()).id);
    await letPass(3, token);
    const leads = await thrownBy(openPayPage(user, token));
    expect((leads as Response).headers.get("Location")).toBe(`/order/${token}`);
    expect((await openStatusPage(user, token)).data.closed).toBe("too-old");

    await pressCheckout(user);
    expect((await openPayPage(user, token)).form).not.toBeNull();
    expect((await openStatusPage(user, token)).data.closed).toBeNull();
  });

  it("is looked after to the last moment it could be paid at", async () => {
    const { token, fields } = await checkOut(await shopper(), (await product()).id);
    await payOnHostedPage(fields, { outcome: "close_browser" });
    await letPass(3, token);
    await reconcile();
    expect((await orderOf(token)).paymentStatus).toBe("paid");
  });
});

describe("an order whose cart was paid in another tab", () => {
  it("cannot be paid a second time: its pages say so and offer no way to pay", async () => {
    const user = await shopper();
    const first = await checkOut(user, (await product()).id);
    const second = await checkOut(user, (await product()).id);
    await returnToShop(second.token, (await payOnHostedPage(second.fields)) ?? {});

    const path = `/pay/${first.token}`;
    const again = payAgain(argsFor(path, { params: { token: first.token }, form: { _: "" } }));
    for (const open of [openPayPage(user, first.token), again]) {
      const leads = await thrownBy(open);
      expect((leads as Response).headers.get("Location")).toBe(`/order/${first.token}`);
    }
    expect((await openStatusPage(user, first.token)).data.closed).toBe("paid-otherwise");
  });
});

it("a payment that was given back before it was known to be taken keeps nobody waiting", async () => {
  const { token, fields } = await checkOut(await shopper(), (await product()).id);
  const payment = {
    id: "pay_GivenBack00001",
    order_id: fields.order_id ?? "",
    amount: 145_000,
    currency: "INR",
  };
  await settlePayment({ ...payment, status: "created" }, "reconcile");
  expect((await orderOf(token)).paymentStatus).toBe("pending");
  await settlePayment({ ...payment, status: "refunded" }, "reconcile");
  expect((await orderOf(token)).paymentStatus).toBe("unpaid");
});
