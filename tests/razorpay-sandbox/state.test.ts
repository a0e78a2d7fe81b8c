import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Context } from "~/razorpay-sandbox/context";
import { openContext } from "~/razorpay-sandbox/open-context.server";
import { approve } from "~/razorpay-sandbox/state/approve.server";
import { attempt } from "~/razorpay-sandbox/state/attempt.server";
import { authorize } from "~/razorpay-sandbox/state/authorize.server";
import { capture } from "~/razorpay-sandbox/state/capture.server";
import { fail } from "~/razorpay-sandbox/state/fail.server";
import { failureFor } from "~/razorpay-sandbox/state/failures";
import { insertOrder, orderById } from "~/razorpay-sandbox/state/orders.server";
import { paymentById } from "~/razorpay-sandbox/state/payments.server";
import { processRefund, refund } from "~/razorpay-sandbox/state/refund.server";
import { refundsOfPayment } from "~/razorpay-sandbox/state/refunds.server";
import { type Move, transition } from "~/razorpay-sandbox/state/transition.server";

let folder: string;
let context: Context;
let close: () => void;
let orderId: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sandbox-"));
  ({ context, close } = openContext({
    prefix: "",
    databaseFile: path.join(folder, "sandbox.sqlite"),
    keySecret: "emu_key_secret",
    shopName: "Prayosha Oil",
    now: () => 1_756_455_561_000,
  }));
  orderId = insertOrder(context, {
    amountPaise: 145000,
    currency: "INR",
    receipt: null,
    autoCapture: null,
    notes: {},
  }).id;
});
afterEach(() => {
  close();
  rmSync(folder, { recursive: true });
});

describe("the states of a payment", () => {
  it("go created, authorized, captured, refunded, and the order is paid on the way", () => {
    const id = begin();
    expect(standing(id)).toEqual(["attempted", "created"]);
    transition(context, authorize(id));
    expect(standing(id)).toEqual(["attempted", "authorized"]);
    transition(context, capture(id));
    expect(standing(id)).toEqual(["paid", "captured"]);
    const { id: refundId } = transition(context, refund(whole(id)));
    transition(context, processRefund(refundId));
    expect(standing(id)).toEqual(["paid", "refunded"]);
    expect(events()).toEqual([
      "payment.authorized",
      "payment.captured",
      "order.paid",
      "refund.created",
      "refund.processed",
    ]);
  });

  it("never go any other way", () => {
    const id = begin();
    refuses(capture(id), refund(whole(id)));
    transition(context, fail(id, failureFor("payment_failed")));
    refuses(capture(id), refund(whole(id)), fail(id, failureFor("payment_failed")));
    transition(context, authorize(id));
    refuses(authorize(id), refund(whole(id)), fail(id, failureFor("payment_failed")));
    transition(context, capture(id));
    refuses(authorize(id), capture(id), fail(id, failureFor("payment_failed")));
    const { id: refundId } = transition(context, refund(whole(id)));
    transition(context, processRefund(refundId));
    refuses(authorize(id), capture(id), refund(whole(id)), processRefund(refundId));
    expect(standing(id)).toEqual(["paid", "refunded"]);
  });

  it("allow another attempt after a failure or beside an unanswered one, none after a yes", () => {
    transition(context, fail(begin(), failureFor("payment_failed")));
    begin();
    transition(context, authorize(begin()));
    expect(orderById(context, orderId)!.attempts).toBe(3);
    expect(begin).toThrow(/already paid/);
    expect(orderById(context, orderId)!.attempts).toBe(3);
  });
});

describe("a bank that says yes late", () => {
  it("pays an order that is still open", () => {
    const id = begin();
    transition(context, fail(id, failureFor("payment_timed_out")));
    expect(approve(context, id)).toMatchObject({ status: "captured", error: null });
    expect(orderById(context, orderId)!.status).toBe("paid");
  });

  it("leaves the capture to the merchant where that is agreed", () => {
    context.settings.autoCapture = false;
    expect(approve(context, begin()).status).toBe("authorized");
  });

  it("has its money given back when another payment has paid the order", () => {
    const late = begin();
    transition(context, fail(late, failureFor("payment_timed_out")));
    approve(context, begin());
    const seen = events().length;
    expect(approve(context, late)).toMatchObject({
      status: "refunded",
      amountRefundedPaise: 145000,
    });
    expect(refundsOfPayment(context, late)).toMatchObject([
      { amountPaise: 145000, status: "processed" },
    ]);
    expect(events().slice(seen)).toEqual([
      "payment.authorized",
      "refund.created",
      "refund.processed",
    ]);
  });
});

describe("events", () => {
  it("hold the things as they were at that moment", () => {
    approve(context, begin());
    const [authorized, captured, paid] = context.database
      .prepare<[], string>("SELECT payload FROM events ORDER BY rowid")
      .pluck()
      .all()
      .map((payload) => JSON.parse(payload) as unknown);
    expect(authorized).toMatchObject({ payment: { entity: { status: "authorized", fee: null } } });
    expect(captured).toMatchObject({ payment: { entity: { status: "captured", fee: 3422 } } });
    expect(paid).toMatchObject({
      payment: { entity: { status: "captured" } },
      order: { entity: { status: "paid", amount_paid: 145000, amount_due: 0, attempts: 1 } },
    });
  });

  it("are written together with what they tell, or neither is", () => {
    const id = begin();
    const broken: Move<void> = (at) => {
      authorize(id)(at);
      throw new Error("the disk is gone");
    };
    expect(() => transition(context, broken)).toThrow("the disk is gone");
    expect(paymentById(context, id)!.status).toBe("created");
    expect(events()).toEqual([]);
  });
});

function begin(): string {
  const instrument = { method: "upi", vpa: "success@razorpay", reference: "1" } as const;
  const details = { instrument, description: null, email: null, contact: null, notes: {} };
  return transition(context, attempt(orderId, details)).id;
}

function whole(paymentId: string) {
  return {
    paymentId,
    amountPaise: undefined,
    speed: "normal",
    receipt: null,
    notes: {},
    idempotencyKey: null,
    fingerprint: null,
  } as const;
}

function standing(paymentId: string): [order: string, payment: string] {
  return [orderById(context, orderId)!.status, paymentById(context, paymentId)!.status];
}

function events(): string[] {
  return context.database
    .prepare<[], string>("SELECT name FROM events ORDER BY rowid")
    .pluck()
    .all();
}

function refuses(...moves: Move<unknown>[]): void {
  const before = events();
  for (const move of moves) expect(() => transition(context, move)).toThrow();
  expect(events()).toEqual(before);
}
