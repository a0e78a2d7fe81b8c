import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import * as notYou from "~/routes/checkout/not-you";
import * as page from "~/routes/checkout/place-order";
import { write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { eraseOrders } from "~/people/privacy/erase-user.server";
import { argsFor, cookieOf, shopper } from "../../cast";
import { noDelivery } from "../../goods/delivery/shelf";
import { posted } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { product } from "../../shelf";
import { providerOnTheWire } from "../payments/provider";
import { guestWith, hiddenIn, press, typed } from "./guests";
import { fillCart, orderOf, tokenIn } from "./shopping";

providerOnTheWire();

let tin: Awaited<ReturnType<typeof product>>;
/** A browser that has ordered, paid or not, and has something in its cart again. */
let browser: string;
let order: ReturnType<typeof orderOf>;

beforeAll(async () => {
  tin = await product();
});
beforeEach(async () => {
  await noDelivery();
  const cookie = await guestWith(tin);
  const html = await htmlOf(page, argsFor("/checkout", { cookie }));
  const answer = await press(cookie, { ...typed, gstin: "", ...hiddenIn(html) });
  order = orderOf(tokenIn(answer.location ?? ""));
  browser = `${cookie}; ${answer.cookie}`;
});

const checkout = (cookie: string, path = "/checkout") => htmlOf(page, argsFor(path, { cookie }));
const valueIn = (html: string, name: string) =>
  /value="([^"]*)"/.exec(inputIn(html, name))?.[1] ?? "";

test("the checkout form knows the buyer of the last order in this browser", async () => {
  const html = await checkout(browser);
  expect(valueIn(html, "name")).toBe("Meera Desai");
  expect(valueIn(html, "phone")).toContain("98250 12345");
  expect(valueIn(html, "email")).toBe("meera@example.com");
  expect(valueIn(html, "city")).toBe("Surat");
  expect(valueIn(html, "pin")).toBe("395007");
  expect(html).toContain("12 Ring Road");
  expect(html).toContain("Not you?");
});

test("its cookie holds the id of the order, and nothing of a person", () => {
  const [, value = ""] = /prayosha_buyer=([^;]+)/.exec(browser) ?? [];
  const [text = ""] = decodeURIComponent(value).split(".");
  expect(JSON.parse(Buffer.from(text, "base64").toString())).toBe(order.id);
});

test("another PIN keeps name and mobile, and asks for the place anew", async () => {
  const html = await checkout(browser, "/checkout?pin=380001");
  expect(valueIn(html, "name")).toBe("Meera Desai");
  expect(valueIn(html, "pin")).toBe("380001");
  expect(html).not.toContain("12 Ring Road");
});

test("Not you? empties the form", async () => {
  const answer = await posted(notYou.action as never, "/checkout/not-you", {}, { cookie: browser });
  expect(answer).toMatchObject({ status: 303, location: "/checkout" });
  const gone = browser.replace(/prayosha_buyer=[^;]+/, "prayosha_buyer=");
  const html = await checkout(gone);
  expect(valueIn(html, "name")).toBe("");
  expect(html).not.toContain("Not you?");
});

test("of an erased order nothing is known", async () => {
  await write((tx) => eraseOrders(tx, { orderIds: [order.id] }));
  const html = await checkout(browser);
  expect(valueIn(html, "name")).toBe("");
  expect(html).not.toContain("Not you?");
});

test("an order that an account has taken over tells a signed-out browser nothing", async () => {
  const { id } = await shopper();
  await write((tx) => tx.update(orders).set({ userId: id }).where(eq(orders.id, order.id)).run());
  expect(valueIn(await checkout(browser), "name")).toBe("");
});

test("who is signed in sees their own data only", async () => {
  const user = await shopper();
  await fillCart(user, tin.id);
  const html = await checkout(`${await cookieOf(user)}; ${browser}`);
  expect(html).not.toContain("Meera Desai");
});

test("a cookie that is not signed is none", async () => {
  const forged = browser.replace(/prayosha_buyer=([^;.]+)[^;]*/, "prayosha_buyer=$1.forged");
  expect(valueIn(await checkout(forged), "name")).toBe("");
});
