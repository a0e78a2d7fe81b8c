import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { validatePayment } from "~/sales/payments/api-payment.server";
import { providerPaymentOf, refundPayment } from "~/sales/payments/provider/provider.server";
import { lookAtPayments } from "~/sales/payments/reconcile/reconcile.server";
import { refundJob } from "~/sales/payments/refunds/refund-job.server";
import { sweepPayments } from "~/sales/payments/reconcile/sweep.server";
import { db } from "~/base/db/connection.server";
import { invoices, mails } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { shopper } from "../../cast";
import { product } from "../../shelf";
import { payOnHostedPage, providerOnTheWire } from "./provider";
import { refundsAtProvider, refundsOfPayment } from "./refunding";
import { checkOut, eventsOf, orderOf, returnToShop } from "../checkout/shopping";
import { captured, eventBody, lever, payment, tell } from "./telling";

providerOnTheWire();

const of = (orderId: string, series: "PR" | "CN") =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.series, series)))
    .all();

it("#2 one payment told by browser, webhook, reconciler, sweep and the API, fifty times at once, counts once", async () => {
  const user = await shopper();
  const { token, fields } = await checkOut(user, (await product()).id);
  const returned = (await payOnHostedPage(fields)) ?? {};
  const { id } = orderOf(token);
  const entity = await providerPaymentOf(returned.razorpay_payment_id ?? "");
  const told = { ...entity, order_id: fields.order_id ?? "" };
  const signed = {
    providerOrderId: fields.order_id ?? "",
    paymentId: entity.id,
    signature: returned.razorpay_signature ?? "",
    cart: [],
  };
  const ways = [
    () => returnToShop(token, returned),
    () => tell(captured(told)),
    () => tell(eventBody("order.paid", told)),
    () => lookAtPayments(id),
    () => validatePayment(user, signed),
    () => sweepPayments(Date.now() + 60_000),
  ];
  await Promise.all(Array.from({ length: 50 }, (_, turn) => ways[(turn * 7) % ways.length]!()));

  expect(orderOf(token).paymentStatus).toBe("paid");
  expect(eventsOf(id).filter((kind) => kind === "paid")).toHaveLength(1);
  expect(of(id, "PR")).toHaveLength(1);
  expect(
    db
      .select()
      .from(mails)
      .where(eq(mails.key, `order-paid:${id}`))
      .all(),
  ).toHaveLength(1);
});

describe("#6 the news of a refund before any news of its payment", () => {
  const refundBody = (event: string, refund: object, paid?: object) =>
    JSON.stringify({
      entity: "event",
      event,
      contains: ["refund"],
      payload: { refund: { entity: refund }, ...(paid && { payment: { entity: paid } }) },
    });

  async function placed() {
    const { token, fields } = await checkOut(await shopper(), (await product()).id);
    return { token, orderId: fields.order_id ?? "" };
  }

  it("with the payment in it pays the order, then counts", async () => {
    const { token, orderId } = await placed();
    const paid = payment(orderId, { amount_refunded: 45_000 });
    const refund = { id: `rfnd_${paid.id}`, payment_id: paid.id, amount: 45_000, currency: "INR" };
    const processed = { ...refund, status: "processed", notes: [] };
    await tell(refundBody("refund.processed", processed, paid));
    await tell(captured({ ...paid, amount_refunded: 0 }));
    await tell(refundBody("refund.created", { ...processed, status: "pending" }, paid));
    const order = orderOf(token);
    expect(order.paymentStatus).toBe("part_refunded");
    expect(refundsOfPayment(paid.id)).toMatchObject([{ status: "processed" }]);
    expect(of(order.id, "CN")).toHaveLength(1);
  });

  it("alone is made up for when the payment is heard of", async () => {
    const { token, orderId } = await placed();
    const { payment: paid } = (await lever("/pay", { order_id: orderId })) as {
      payment: { id: string };
    };
    const made = await refundPayment({
      paymentId: paid.id,
      amountPaise: 45_000,
      key: `dash-${newId()}`,
      receipt: "by-phone",
    });
    await tell(refundBody("refund.processed", made));
    expect(refundsOfPayment(paid.id)).toEqual([]);
    await lookAtPayments(orderOf(token).id);
    await refundJob.run(Date.now());
    expect(orderOf(token).paymentStatus).toBe("part_refunded");
    expect(await refundsAtProvider(paid.id)).toHaveLength(1);
  });
});

it("order.paid without its payment is kept and hurts nothing", async () => {
  const { token, fields } = await checkOut(await shopper(), (await product()).id);
  const order = { id: fields.order_id, amount: 145_000, status: "paid" };
  const body = JSON.stringify({ event: "order.paid", payload: { order: { entity: order } } });
  expect((await tell(body)).status).toBe(200);
  expect(orderOf(token).paymentStatus).toBe("unpaid");
});
