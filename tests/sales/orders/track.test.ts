import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { shopAddress } from "~/base/lib/http/listening.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import type { Order } from "~/sales/orders/order.server";
import { orderNumberAsked } from "~/sales/orders/order-number";
import * as status from "~/routes/checkout/order-status";
import * as prove from "~/routes/checkout/prove-order";
import * as track from "~/routes/checkout/track";
import { formIn, got, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookieOf, shopper } from "../../cast";
import { emptyOutbox, mailsOf } from "../../people/mail/outbox";
import { product } from "../../shelf";
import { guestWith, press, typed } from "../checkout/guests";
import { orderOf, tokenIn } from "../checkout/shopping";
import { providerOnTheWire } from "../payments/provider";
import { sold } from "./sold";

providerOnTheWire();

let order: Order;

beforeEach(async () => {
  order = await ordered();
});

async function ordered(phone = typed.phone): Promise<Order> {
  const placed = await press(await guestWith(await product()), { ...typed, phone });
  return orderOf(tokenIn(placed.location ?? ""));
}

let networks = 0;
/** Each try from a network of its own, unless the test says which. */
const elsewhere = () => `198.51.100.${(networks += 1)}`;

const ask = (number: string, phone: string, { address = elsewhere(), cookie = "" } = {}) =>
  posted(track.action, "/track", { number, phone }, { address, ...(cookie && { cookie }) });
const seen = (cookie: string) =>
  htmlOf(status, argsFor(`/order/${order.token}`, { params: { token: order.token }, cookie }));
const wrongMobile = "98250 00000";
const refusedWith = "We find no order with this number and this mobile number.";

describe("an order's number", () => {
  test.each([
    ["PR-000010", "PR-000010"],
    ["pr-000010", "PR-000010"],
    ["PR000010", "PR-000010"],
    ["pr 10", "PR-000010"],
    ["10", "PR-000010"],
    ["000010", "PR-000010"],
    ["PR 00 00 10", "PR-000010"],
    ["PR–0000–10", "PR-000010"],
    ["#PR-000010", "PR-000010"],
    ["Order no. PR-000010.", "PR-000010"],
    ["ઓર્ડર ૧૦", "PR-000010"],
    ["PR-०००१२३", "PR-000123"],
    ["\u202aPR-000010\u202c", "PR-000010"],
    ["PR-1234567", "PR-1234567"],
  ])("is read in %j", (asked, number) => {
    expect(orderNumberAsked(asked)).toBe(number);
  });

  test.each(["", "PR-", "PR-000000", "98250 12345", "PR2627-000123", "G-2627-000001", "ten"])(
    "is none in %j",
    (asked) => {
      expect(orderNumberAsked(asked)).toBeNull();
    },
  );
});

test("number and mobile lead to the order's page, which shows everything in this browser", async () => {
  const spelt = order.number.toLowerCase().replace("-", " ");
  const answer = await ask(` ${spelt} `, "+91 (98250) 12345");
  expect(answer).toMatchObject({ status: 303, location: `/order/${order.token}` });
  expect(await seen(answer.cookie)).toContain("12 Ring Road");
  expect(await seen("")).not.toContain("Ring Road");
});

test("an account's order is found too, also by somebody signed in with another account", async () => {
  const { id } = await shopper();
  await write((tx) => {
    tx.update(orders).set({ userId: id }).where(eq(orders.id, order.id)).run();
  });
  const other = await cookieOf(await shopper());
  const answer = await ask(order.number, typed.phone, { cookie: other });
  expect(answer).toMatchObject({ status: 303, location: `/order/${order.token}` });
  expect(await seen(`${other}; ${answer.cookie}`)).toContain(order.number);
  // That account alone does not see it.
  const params = { token: order.token };
  const alone = await got(status.loader, `/order/${order.token}`, { params, cookie: other });
  expect(alone.status).toBe(404);
});

test("an unknown number and another mobile get the same answer, which keeps what was typed", async () => {
  const another = await ask(order.number, wrongMobile);
  const unknown = await ask("PR-999999", wrongMobile);
  for (const answer of [another, unknown]) {
    expect(answer.status).toBe(400);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  }
  expect(formIn(another)).toMatchObject({
    errors: { form: expect.stringContaining(refusedWith) as string },
    values: { number: order.number, phone: wrongMobile },
  });
  expect(formIn(unknown).errors).toEqual(formIn(another).errors);
});

test("an order without a mobile number is found by none", async () => {
  await write((tx) => {
    tx.update(orders).set({ buyerPhone: "", shipPhone: null }).where(eq(orders.id, order.id)).run();
  });
  for (const phone of ["-", "none", typed.phone])
    expect((await ask(order.number, phone)).status, phone).toBe(400);
});

test("what cannot be read is said beside its field", async () => {
  const { errors } = formIn(await ask("my oil", ""));
  expect(errors).toEqual({
    number: "Order number must look like PR-000123",
    phone: "Mobile is required",
  });
});

describe("guessing is limited", () => {
  const blocked = {
    errors: { form: expect.stringContaining("Too many tries.") as string },
  };

  test.each(["known", "unknown"])(
    "to five tries a network for one number, %s or not; others get in",
    async (which) => {
      const number = which === "known" ? order.number : "PR-888888";
      const address = elsewhere();
      for (let tries = 0; tries < 5; tries += 1)
        expect((await ask(number, `98250 0000${tries}`, { address })).status).toBe(400);
      const answer = await ask(number, typed.phone, { address });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(formIn(answer)).toMatchObject(blocked);
      expect((await ask(order.number, typed.phone)).status).toBe(303);
    },
  );

  test("together with the tries on the order's own page", async () => {
    const address = elsewhere();
    const params = { token: order.token };
    for (let tries = 0; tries < 5; tries += 1)
      await posted(
        prove.action,
        `/order/${order.token}/prove`,
        { phone: wrongMobile },
        { params, address },
      );
    expect((await ask(order.number, typed.phone, { address })).status).toBe(429);
  });

  test("to fifteen tries a network for all numbers together", async () => {
    const address = elsewhere();
    for (let tries = 1; tries <= 15; tries += 1)
      expect((await ask(`7000${tries}`, `98111 ${10_000 + tries}`, { address })).status).toBe(400);
    expect((await ask(order.number, typed.phone, { address })).status).toBe(429);
  });

  test("to thirty an hour with one mobile number, from wherever", async () => {
    const mobile = "97222 33344";
    for (let tries = 1; tries <= 30; tries += 1)
      expect((await ask(`8000${tries}`, mobile)).status).toBe(400);
    const late = await ask("80099", "+91 97222-33344");
    expect(late.status).toBe(429);
    expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(15 * 60);
  });

  test("but not what was right: a shopper may look as often as they like", async () => {
    const address = elsewhere();
    for (let times = 0; times < 20; times += 1)
      expect((await ask(order.number, typed.phone, { address })).status).toBe(303);
  });
});

let serial = 5000;

test.each([
  ["en", "Track Order", "/track"],
  ["gu", "ઓર્ડર ટ્રેક કરો", "/gu/track"],
  ["hi", "ऑर्डर ट्रैक करें", "/hi/track"],
] as const)(
  "a mail about an order ends with the page, in its language: %s",
  async (language, label, path) => {
    const { id: userId } = await shopper();
    await emptyOutbox();
    const { id } = await sold({
      userId,
      language,
      deliveryWay: "collect",
      serial: (serial += 1000),
    });
    await moveOrder(id, { status: "Processing" }, "shop");
    const [mail] = mailsOf();
    const link = shopAddress() + path;
    expect(mail?.text).toContain(`\n${label}: ${link}\n`);
    expect(mail?.html).toContain(`<a href="${link}">${label}</a>`);
  },
);
