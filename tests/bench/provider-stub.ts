import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export const keys = { id: "rzp_test_BENCH00000000", secret: "bench_key_secret" };

/** A payment provider in this process that says yes at once: makes orders, and knows every payment as captured. */
export class ProviderStub {
  private readonly amounts = new Map<string, number>();
  private readonly server = createServer(async (request, response) => {
    const [, what = "", id = ""] = /^\/v1\/(orders|payments)\/?(\w*)/.exec(request.url ?? "") ?? [];
    const answer =
      request.method === "POST" && what === "orders"
        ? this.newOrder(JSON.parse(await textOf(request)))
        : this.payment(id);
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(answer));
  });

  /** Gives the address for RAZORPAY_API_BASE. */
  async open(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }

  /** What the provider's page posts to the shop after a payment of this order. */
  paidForm(orderId: string): URLSearchParams {
    const paymentId = paymentOf(orderId);
    const signed = createHmac("sha256", keys.secret).update(`${orderId}|${paymentId}`);
    return new URLSearchParams({
      razorpay_payment_id: paymentId,
      razorpay_order_id: orderId,
      razorpay_signature: signed.digest("hex"),
    });
  }

  private newOrder({ amount, receipt, notes }: Record<string, unknown>) {
    const id = `order_stub${process.hrtime.bigint()}`;
    this.amounts.set(id, Number(amount));
    return { id, entity: "order", amount, currency: "INR", receipt, status: "created", notes };
  }

  private payment(id: string) {
    const orderId = id.replace(/^pay_/, "order_");
    const amount = this.amounts.get(orderId) ?? 0;
    return { id, order_id: orderId, amount, currency: "INR", status: "captured", method: "upi" };
  }
}

const paymentOf = (orderId: string) => orderId.replace(/^order_/, "pay_");

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
