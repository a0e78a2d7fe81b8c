import { createHmac } from "node:crypto";
import Razorpay from "razorpay";
import { loopbackAddress } from "~/base/lib/http/listening.server";
import { secrets } from "~/base/lib/env/secrets.server";
import { payOnHostedPage } from "../sales/payments/provider";
import { shopForm } from "../razorpay-sandbox/shopper";

/** What a client application has after its customer paid in the provider's window. */
export type Paid = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

/** Pays one of the provider's orders on its own page. */
export async function pay(order: { id: string; amount: number; key: string }): Promise<Paid> {
  const fields = { ...shopForm(order.id), key_id: order.key, amount: String(order.amount) };
  const returned = await payOnHostedPage(fields);
  if (!returned?.razorpay_payment_id) throw new Error("The provider did not take the payment");
  const { razorpay_order_id = "", razorpay_payment_id } = returned;
  // Made here once more: what the shop compares with must be what the provider's documents say.
  const razorpay_signature = signed(razorpay_order_id, razorpay_payment_id);
  return { razorpay_order_id, razorpay_payment_id, razorpay_signature };
}

/** HMAC-SHA256 over `order|payment` with the key secret, in hex. */
export function signed(orderId: string, paymentId: string, secret = secrets.sandboxKey): string {
  return createHmac("sha256", secret).update(`${orderId}|${paymentId}`).digest("hex");
}

/** The official SDK, looking at what the provider holds. */
export function providerSdk(key: string): Razorpay {
  const razorpay = new Razorpay({ key_id: key, key_secret: secrets.sandboxKey });
  const { rq } = razorpay.api as unknown as {
    rq: { defaults: { baseURL: string; proxy: boolean } };
  };
  Object.assign(rq.defaults, { baseURL: `${loopbackAddress()}/demo-pay`, proxy: false });
  return razorpay;
}
