import { afterEach, expect, it, vi } from "vitest";
import { action as tryAgain } from "~/routes/checkout/pay";
import { providerPaymentOf } from "~/sales/payments/provider/provider.server";
import { settlePayment } from "~/sales/payments/settle.server";
import { answerTo } from "../../people/accounts/answers";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { product } from "../../shelf";
import { providerOnTheWire } from "./provider";
import { decide, payAtProvider, refundsOfPayment } from "./refunding";
import {
  checkOut,
  fillCart,
  openPayPage,
  openStatusPage,
  orderOf,
  pressCheckout,
  tokenIn,
} from "../checkout/shopping";

// The provider takes every call and never answers. Whoever waits for it is answered within 12 s in all, however many
// questions the shop has; the clock of the shop is put forward by that much.

const provider = providerOnTheWire();
const inAll = 12_000;
let speaksAgain = () => {};

afterEach(() => {
  vi.useRealTimers();
  speaksAgain();
});

function fallsSilent() {
  speaksAgain = provider.fail(/^(GET|POST) \/v1\//, "silence", 1_000);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
}

/** What `work` gives within so many ms of the shop's clock; throws when it is not done by then. */
async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const state = { isDone: false };
  const done = work().finally(() => (state.isDone = true));
  while (!state.isDone && vi.getTimerCount() === 0) await new Promise(setImmediate);
  // In small steps, so that what is done between two questions is done in its time.
  for (let passed = 0; !state.isDone && passed < ms; passed += 10) {
    await vi.advanceTimersByTimeAsync(10);
    await new Promise(setImmediate);
  }
  if (!state.isDone) throw new Error(`Not answered within ${ms} ms`);
  return done;
}

it("a shopper at the checkout finds the order kept, and is told so again when it is tried again", async () => {
  const user = await shopper();
  await fillCart(user, (await product()).id);
  fallsSilent();
  const token = tokenIn(await within(inAll, () => pressCheckout(user)));
  expect((await openPayPage(user, token)).form).toBeNull();
  const ask = { params: { token }, cookie: await cookieOf(user), form: { _: "" } };
  const again = await within(inAll, () => answerTo(tryAgain, argsFor(`/pay/${token}`, ask)));
  expect(again.status).toBe(502);
  expect(JSON.stringify(again.data)).toContain("still does not answer");
  expect(orderOf(token).paymentStatus).toBe("unpaid");
});

it("a shopper who looks at the order sees how it stood", async () => {
  const user = await shopper();
  const { token } = await checkOut(user, (await product()).id);
  fallsSilent();
  const { data } = await within(inAll, () => openStatusPage(user, token));
  expect(data.paymentStatus).toBe("unpaid");
});

it("an admin who gives money of a payment in review back waits for both questions together", async () => {
  const boss = await admin();
  const { fields } = await checkOut(await shopper(), (await product()).id);
  const { id } = await payAtProvider(fields.order_id ?? "", { amount: 140_000 });
  expect(await settlePayment(await providerPaymentOf(id), "webhook")).toBe("review");
  fallsSilent();
  const answer = await within(inAll, () => decide(boss, { decision: "refund", payment: id }));
  expect(answer.status).toBe(303);
  expect(refundsOfPayment(id)).toMatchObject([{ status: "requested" }]);
});
