import { eq } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as refundScreen from "~/routes/admin/orders/refund";
import * as reviewScreen from "~/routes/admin/money/review";
import { db } from "~/base/db/connection.server";
import { payments, refunds } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { loopbackAddress } from "~/base/lib/http/listening.server";
import { answerTo } from "../../people/accounts/answers";
import { argsFor, cookieOf, shopper } from "../../cast";
import { product } from "../../shelf";
import { payOnHostedPage } from "./provider";
import { checkOut, orderOf, returnToShop } from "../checkout/shopping";

/** What an admin does about money that goes back or does not fit, and what happens at the provider meanwhile. */

/** An order that a shopper paid online, ₹1,450 unless `products` say otherwise. */
export async function paidOrder(...productIds: string[]) {
  const buyer = await shopper();
  const goods = productIds.length > 0 ? productIds : [(await product()).id];
  const { token, fields } = await checkOut(buyer, ...goods);
  const returned = (await payOnHostedPage(fields)) ?? {};
  await returnToShop(token, returned);
  return {
    buyer,
    token,
    fields,
    order: orderOf(token),
    paymentId: returned.razorpay_payment_id ?? "",
  };
}

/** One of the provider's control calls. */
export async function drive<T = Record<string, unknown>>(
  path: string,
  body: object = {},
): Promise<T> {
  const answer = await fetch(`${loopbackAddress()}/demo-pay/__emu/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

type ProviderState = {
  refunds: { id: string; payment_id: string; amount: number; status: string }[];
};

/** The refunds of a payment as the provider knows them. */
export async function refundsAtProvider(paymentId: string) {
  const answer = await fetch(`${loopbackAddress()}/demo-pay/__emu/state`);
  const { refunds: all } = (await answer.json()) as ProviderState;
  return all.filter((refund) => refund.payment_id === paymentId);
}

/** Money that comes without a browser; `forged` overrides what the provider's order says. */
export async function payAtProvider(
  providerOrderId: string,
  forged: { amount?: number; currency?: string; outcome?: string } = {},
) {
  const { payment } = await drive<{ payment: { id: string } }>("pay", {
    order_id: providerOrderId,
    ...forged,
  });
  return payment;
}

/** Confirms a refund on its page, as the form there would. */
export async function confirmRefund(boss: Viewer, number: string, form: Record<string, string>) {
  return answerTo(
    refundScreen.action,
    argsFor(`/dashboard/admin/orders/${number}/refund`, {
      params: { number },
      cookie: await cookieOf(boss),
      form: { idempotencyKey: newId(), reason: "A tin leaked", ...form },
    }),
  );
}

export async function openRefundPage(boss: Viewer, number: string, query = "") {
  return refundScreen.loader(
    argsFor(`/dashboard/admin/orders/${number}/refund${query}`, {
      params: { number },
      cookie: await cookieOf(boss),
    }),
  );
}

/** Presses a button of the review page, and says yes to its question. */
export async function decide(boss: Viewer, form: Record<string, string>) {
  return answerTo(
    reviewScreen.action,
    argsFor("/dashboard/admin/review", {
      cookie: await cookieOf(boss),
      form: { idempotencyKey: newId(), sure: "yes", ...form },
    }),
  );
}

export async function openReviewPage(boss: Viewer) {
  return reviewScreen.loader(argsFor("/dashboard/admin/review", { cookie: await cookieOf(boss) }));
}

export const refundsOfPayment = (paymentId: string) =>
  db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).all();

export function paymentRow(paymentId: string) {
  const row = db.select().from(payments).where(eq(payments.id, paymentId)).get();
  if (!row) throw new Error("No such payment");
  return row;
}
