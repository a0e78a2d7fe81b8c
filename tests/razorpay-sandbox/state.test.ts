import { afterEach, beforeEach, expect, it } from "vitest";
import { openContext } from "~/razorpay-sandbox/open-context.server";
import { attempt } from "~/razorpay-sandbox/state/attempt.server";
import { authorize } from "~/razorpay-sandbox/state/authorize.server";
import { capture } from "~/razorpay-sandbox/state/capture.server";
import { fail } from "~/razorpay-sandbox/state/fail.server";
import { failureFor } from "~/razorpay-sandbox/state/failures";
import { insertOrder } from "~/razorpay-sandbox/state/orders.server";
import { paymentById } from "~/razorpay-sandbox/state/payments.server";
import { processRefund, refund } from "~/razorpay-sandbox/state/refund.server";
import { type Move, transition } from "~/razorpay-sandbox/state/transition.server";

// What no call can bring about: moves that its callers never make, and a disk that is gone.

const none = { receipt: null, autoCapture: null, notes: {} };
const all = {
  speed: "normal",
  receipt: null,
  notes: {},
  idempotencyKey: null,
  fingerprint: null,
} as const;
const instrument = { method: "upi", vpa: "success@razorpay", reference: "1" } as const;
const nobody = { instrument, description: null, email: null, contact: null, notes: {} };

let opened: ReturnType<typeof openContext>;
let id: string;

beforeEach(() => {
  const options = { prefix: "", databaseFile: ":memory:", keySecret: "emu", shopName: "Shop" };
  opened = openContext(options);
  const order = insertOrder(opened.context, { ...none, amountPaise: 145000, currency: "INR" });
  ({ id } = move(attempt(order.id, nobody)));
});
afterEach(() => opened.close());

const move = <T>(to: Move<T>): T => transition(opened.context, to);
const failed = () => fail(id, failureFor("payment_failed"));
const whole = () => refund({ ...all, paymentId: id, amountPaise: undefined });
const events = () => opened.context.database.prepare("SELECT name FROM events").pluck().all();

function refuses(...moves: Move<unknown>[]): void {
  const before = events();
  for (const wrong of moves) expect(() => move(wrong)).toThrow();
  expect(events()).toEqual(before);
}

it("a payment goes from created or failed to authorized, captured, refunded, and no other way", () => {
  refuses(capture(id), whole());
  move(failed());
  refuses(capture(id), whole(), failed());
  move(authorize(id));
  refuses(authorize(id), whole(), failed());
  move(capture(id));
  refuses(authorize(id), capture(id), failed());
  const { id: refundId } = move(whole());
  move(processRefund(refundId));
  refuses(authorize(id), capture(id), whole(), processRefund(refundId));
  expect(paymentById(opened.context, id)!.status).toBe("refunded");
});

it("events are written together with what they tell, or neither is", () => {
  const broken: Move<void> = (at) => {
    authorize(id)(at);
    throw new Error("the disk is gone");
  };
  expect(() => move(broken)).toThrow("the disk is gone");
  expect(paymentById(opened.context, id)!.status).toBe("created");
  expect(events()).toEqual([]);
});
