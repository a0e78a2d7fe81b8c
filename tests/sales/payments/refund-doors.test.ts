import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { newId } from "~/base/lib/ids.server";
import { providerPaymentOf } from "~/sales/payments/provider/provider.server";
import { settlePayment } from "~/sales/payments/settle.server";
import * as reviewScreen from "~/routes/admin/money/review";
import * as returnScreen from "~/routes/admin/orders/order-return";
import * as orderScreen from "~/routes/admin/orders/order";
import * as listScreen from "~/routes/admin/orders/orders";
import * as refundScreen from "~/routes/admin/orders/refund";
import * as takeOutScreen from "~/routes/admin/orders/take-out";
import { answerTo } from "../../people/accounts/answers";
import { admin, argsFor, castPassword, shopper } from "../../cast";
import { checkOut } from "../checkout/shopping";
import { stored } from "../invoices/paying";
import { product } from "../../shelf";
import { cookieOfLongAgo } from "./changing";
import { providerOnTheWire } from "./provider";
import { paidOrder, payAtProvider, refundsAtProvider, refundsOfPayment } from "./refunding";

providerOnTheWire();

let boss: Viewer;
let cookie: string;

beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOfLongAgo(boss);
});

type Case = {
  action: (args: LoaderFunctionArgs) => unknown;
  path: string;
  number?: string;
  form: Record<string, string>;
  paymentId: string;
};

const twoPacks = async () => paidOrder((await product()).id, (await product()).id);

/** Every way on which an admin sends money back, up to the last press. */
const doors: Record<string, () => Promise<Case>> = {
  "cancelling in the list of orders": async () => {
    const { order, paymentId } = await twoPacks();
    const form = {
      order: order.id,
      status: "cancel",
      version: "Not Process",
      refund: "yes",
      idempotencyKey: newId(),
    };
    return { action: listScreen.action, path: "/dashboard/admin/orders", form, paymentId };
  },
  "cancelling on the page of the order": async () => {
    const { order, paymentId } = await twoPacks();
    const form = {
      status: "cancel",
      version: "Not Process",
      refund: "yes",
      idempotencyKey: newId(),
    };
    return { action: orderScreen.action, ...at(order, ""), form, paymentId };
  },
  "the refund page": async () => {
    const { order, paymentId } = await twoPacks();
    const form = { kind: "full", expected: String(order.totalPaise), reason: "Leaked" };
    return {
      action: refundScreen.action,
      ...at(order, "/refund"),
      form: { idempotencyKey: newId(), ...form },
      paymentId,
    };
  },
  "the refund of what was sent back": async () => {
    const { order, paymentId } = await twoPacks();
    await moveOrder(order.id, { status: "deliverd" }, boss);
    const sent = {
      ...at(order, "/return"),
      form: { idempotencyKey: newId(), goods: "sound", "line-0": "1" },
    };
    const recorded = await answerTo(returnScreen.action, argsOf(sent));
    expect(recorded.location).toContain("/refund?kind=lines&line-0=1");
    expect(refundsOfPayment(paymentId)).toEqual([]);
    const form = { kind: "lines", "line-0": "1", expected: "145000", reason: "Sent back" };
    return {
      action: refundScreen.action,
      ...at(order, "/refund"),
      form: { idempotencyKey: newId(), ...form },
      paymentId,
    };
  },
  "taking packs out": async () => {
    const { order, paymentId } = await twoPacks();
    const form = { "line-0": "1", expected: "145000", reason: "Sold out", idempotencyKey: newId() };
    return { action: takeOutScreen.action, ...at(order, "/take-out"), form, paymentId };
  },
  "the review of a payment": async () => {
    const { fields } = await checkOut(await shopper(), (await product()).id);
    const { id: paymentId } = await payAtProvider(fields.order_id ?? "", { amount: 140_000 });
    expect(await settlePayment(await providerPaymentOf(paymentId), "webhook")).toBe("review");
    const form = {
      decision: "refund",
      payment: paymentId,
      note: "",
      idempotencyKey: newId(),
      sure: "yes",
    };
    return { action: reviewScreen.action, path: "/dashboard/admin/review", form, paymentId };
  },
};

const at = ({ number }: { number: string }, page: string) => ({
  number,
  path: `/dashboard/admin/orders/${number}${page}`,
});

const argsOf = ({ path, number = "", form }: Omit<Case, "action" | "paymentId">) =>
  argsFor(path, { params: { number }, cookie, form });

test.each(Object.keys(doors))(
  "%s asks for the password before any money goes back",
  async (name) => {
    cookie = await cookieOfLongAgo(boss);
    const door = await doors[name]?.();
    if (!door) throw new Error("No such door");
    const asked = await answerTo(door.action, argsOf(door));
    expect(asked.status).toBe(428);
    expect(refundsOfPayment(door.paymentId)).toEqual([]);

    const given = { ...door, form: { ...door.form, confirmPassword: castPassword } };
    expect((await answerTo(door.action, argsOf(given))).status).toBe(303);
    expect(await refundsAtProvider(door.paymentId)).toHaveLength(1);
  },
);

test("nothing was changed by the question: the order is still to be packed", async () => {
  const { order } = await twoPacks();
  const form = { status: "cancel", version: "Not Process", refund: "yes", idempotencyKey: newId() };
  cookie = await cookieOfLongAgo(boss);
  await answerTo(orderScreen.action, argsOf({ ...at(order, ""), form }));
  expect(stored(order.id).status).toBe("Not Process");
});
