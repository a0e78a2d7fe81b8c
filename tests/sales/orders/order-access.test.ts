import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { issueInvoice } from "~/sales/invoices/issue.server";
import { write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { linksTo } from "~/sales/orders/mails/order-letter.server";
import type { Order } from "~/sales/orders/order.server";
import * as cancel from "~/routes/checkout/cancel-order";
import * as invoice from "~/routes/checkout/order-invoice";
import * as prove from "~/routes/checkout/prove-order";
import * as status from "~/routes/checkout/order-status";
import { newId } from "~/base/lib/ids.server";
import { formIn, got, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { guestWith, press, typed } from "../checkout/guests";
import { orderOf, tokenIn } from "../checkout/shopping";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../../shelf";

providerOnTheWire();

let order: Order;
let browser: string;

beforeEach(async () => {
  const placed = await press(await guestWith(await product()), typed);
  order = orderOf(tokenIn(placed.location ?? ""));
  browser = placed.cookie;
  await write((tx) => issueInvoice(tx, order, Date.now()));
});

const ask = (cookie?: string) => ({ params: { token: order.token }, cookie });
const seen = (cookie?: string) => htmlOf(status, argsFor(`/order/${order.token}`, ask(cookie)));
const invoiceFor = (cookie?: string) =>
  got(invoice.loader, `/order/${order.token}/invoice`, ask(cookie));
const type = (phone: string, cookie?: string, address?: string) =>
  posted(prove.action, `/order/${order.token}/prove`, { phone }, { ...ask(cookie), address });

test("the browser that ordered sees address and invoice", async () => {
  expect(await seen(browser)).toContain("12 Ring Road");
  expect((await invoiceFor(browser)).status).toBe(200);
});

test("the link alone shows packs and sum, no name, address or invoice", async () => {
  for (const cookie of [undefined, await cookieOf(await shopper())]) {
    const html = await seen(cookie);
    expect(html).toContain("₹1,450");
    expect(html).not.toMatch(/Meera|Ring Road|98250/);
    expect(html).toContain("The mobile number of the order");
    const prove = `/order/${order.token}/prove`;
    expect(await invoiceFor(cookie)).toMatchObject({ status: 303, location: prove });
    for (const answer of [
      await got(cancel.loader, `/order/${order.token}/cancel`, ask(cookie)),
      await posted(
        cancel.action,
        `/order/${order.token}/cancel`,
        { idempotencyKey: newId() },
        ask(cookie),
      ),
    ])
      expect(answer).toMatchObject({ status: 303, location: prove });
  }
});

test("the invoice of an account's order asks to sign in", async () => {
  const user = await shopper();
  await write((tx) => {
    tx.update(orders).set({ userId: user.id }).where(eq(orders.id, order.id)).run();
  });
  const answer = await invoiceFor();
  expect(answer.status).toBe(401);
  expect(answer.headers.get("Refresh")).toBe(
    `2; url=/login?redirectTo=${encodeURIComponent(`/order/${order.token}/invoice`)}`,
  );
});

test("a guest's mail says what the invoice asks for, an account's that it asks to sign in", async () => {
  const labels = (userId: string | null) =>
    write((tx) => linksTo(tx, { ...order, userId }).map((part) => Object(part).label as string));
  expect(await labels(null)).toEqual([
    "See your order",
    "Your invoice (we ask for your mobile number)",
  ]);
  expect((await labels("asha"))[1]).toBe("Your invoice (after signing in)");
});

test("an admin sees the invoice", async () => {
  expect((await invoiceFor(await cookieOf(await admin()))).status).toBe(200);
});

test("the mobile number, in any notation, opens everything to the browser where it is typed", async () => {
  const answer = await type("+91 (98250) 12345");
  expect(answer).toMatchObject({ status: 303, location: `/order/${order.token}` });
  expect(await seen(answer.cookie)).toContain("12 Ring Road");
  expect((await invoiceFor(answer.cookie)).status).toBe(200);
});

test("a wrong number is refused beside the field; after five their network does not get in for a while, others do", async () => {
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await type("98250 12340");
    expect(answer.status).toBe(400);
    expect(formIn(answer)).toMatchObject({
      errors: { phone: expect.stringContaining("not the number of this order") as string },
      values: { phone: "98250 12340" },
    });
  }
  const blocked = await type(typed.phone);
  expect(blocked.status).toBe(429);
  expect(Number(blocked.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(formIn(blocked)).toMatchObject({
    errors: { form: expect.stringContaining("Too many tries.") as string },
    values: { phone: typed.phone },
  });
  expect((await type(typed.phone, undefined, "198.51.100.77")).status).toBe(303);
  // The browser that ordered needs no number.
  expect((await invoiceFor(browser)).status).toBe(200);
});

test("one order's number opens no other order", async () => {
  const { cookie } = await type(typed.phone);
  const placed = await press(await guestWith(await product()), { ...typed, phone: "9825099999" });
  order = orderOf(tokenIn(placed.location ?? ""));
  expect(await seen(cookie)).not.toContain("Ring Road");
  expect((await type(typed.phone, cookie)).status).toBe(400);
});

test("a shop that cannot mail offers the guest to register", async () => {
  const html = await seen(browser);
  expect(html).toContain('href="/register"');
  expect(html).not.toContain("choose a password");
});
