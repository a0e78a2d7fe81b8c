import { beforeAll, beforeEach, expect, test } from "vitest";
import { addToCart } from "~/cart/changes.server";
import { placeOrder } from "~/checkout/place-order.server";
import { db, write } from "~/db/connection.server";
import { carts, guestEmails } from "~/db/schema";
import { mailCancelled, mailOrderPlaced, mailShipped } from "~/orders/order-mails.server";
import type { Order } from "~/orders/order.server";
import { loader } from "~/routes/checkout/order-status";
import { got } from "../accounts/answers";
import { shopper } from "../cast";
import { emptyOutbox, mailsOf } from "../mail/outbox";
import { product } from "../shelf";

let tin: string;
beforeAll(async () => {
  tin = (await product()).id;
});
beforeEach(async () => {
  await emptyOutbox();
  await write((tx) => tx.delete(guestEmails).run());
});

let guests = 0;
async function guestsOrder(email: string): Promise<Order> {
  guests += 1;
  const visitor = { userId: null, cookieCart: `cart-${guests}` };
  const now = Date.now();
  await write((tx) =>
    tx.insert(carts).values({ id: visitor.cookieCart, createdAt: now, updatedAt: now }).run(),
  );
  await addToCart(visitor, tin);
  const phone = `98250 ${20_000 + guests}`;
  const { order } = await placeOrder(
    { id: null, name: "Asha", email, phone, address: "" },
    visitor,
  );
  if (!order) throw new Error("No order was placed");
  return order;
}

const placed = (order: Order) => write((tx) => mailOrderPlaced(tx, order, null));
const shipped = (order: Order) => write((tx) => mailShipped(tx, order));
const kinds = () => mailsOf().map(({ kind }) => kind);

/** The path of the order's page in the newest mail. */
const linked = () => /\/order\/[^\s/"]+/.exec(mailsOf().at(-1)?.text ?? "")?.[0] ?? "";
const open = ({ token }: Order, path: string, method = "GET") =>
  got(loader, path, { params: { token }, method });

test("a guest's address gets one mail, whatever becomes of the order, and for other orders none", async () => {
  const order = await guestsOrder("asha@example.com");
  await placed(order);
  await shipped(order);
  await placed(await guestsOrder(" ASHA@example.com"));
  expect(kinds()).toEqual(["order-placed"]);
  expect(mailsOf()[0]?.text).toContain("until then we send no more mails to it");
  await placed(await guestsOrder("other@example.com"));
  expect(kinds()).toEqual(["order-placed", "order-placed"]);
});

test("once the order was opened through the link in the mail, all mails are sent", async () => {
  const order = await guestsOrder("asha@example.com");
  await placed(order);
  expect((await open(order, linked())).status).toBe(200);
  await shipped(order);
  expect(kinds()).toEqual(["order-placed", "order-shipped"]);
  expect(mailsOf("order-shipped")[0]?.text).not.toContain("until then we send no more mails");
  await placed(await guestsOrder("asha@example.com"));
  expect(kinds()).toHaveLength(3);
});

test("opening the order any other way proves nothing", async () => {
  const [order, other] = [
    await guestsOrder("asha@example.com"),
    await guestsOrder("other@example.com"),
  ];
  await placed(other);
  const othersProof = linked().split("?")[1] ?? "";
  await placed(order);
  expect(linked()).toContain("?mail=");
  for (const path of [
    `/order/${order.token}`,
    `/order/${order.token}?done`,
    `/order/${order.token}?mail=`,
    `/order/${order.token}?mail=${"a".repeat(43)}`,
    `/order/${order.token}?${othersProof}`,
  ])
    expect((await open(order, path)).status, path).toBe(200);
  await open(order, linked(), "HEAD");
  await shipped(order);
  expect(mailsOf("order-shipped")).toEqual([]);
  expect(db.select().from(guestEmails).all()).toMatchObject([
    { email: "other@example.com", provedAt: null },
    { email: "asha@example.com", provedAt: null },
  ]);
});

test("orders with an account are mailed about as ever, also when a guest typed the same address", async () => {
  const user = await shopper();
  await placed(await guestsOrder(user.email));
  const visitor = { userId: user.id, cookieCart: null };
  await addToCart(visitor, tin);
  const { order } = await placeOrder(user, visitor);
  if (!order) throw new Error("No order was placed");
  await emptyOutbox();
  await placed(order);
  expect(linked()).toBe(`/order/${order.token}`);
  await shipped(order);
  await write((tx) => mailCancelled(tx, order));
  expect(kinds()).toEqual(["order-placed", "order-shipped", "order-cancelled"]);
});
