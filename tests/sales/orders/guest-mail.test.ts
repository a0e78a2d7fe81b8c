import "./with-mail";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addToCart } from "~/sales/cart/changes.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { db, write } from "~/base/db/connection.server";
import { carts, guestEmails } from "~/base/db/schema";
import { proveGuestEmail } from "~/sales/orders/mails/guest-mail.server";
import { mailCancelled } from "~/sales/orders/mails/order-mails.server";
import { mailOrderPlaced } from "~/sales/orders/mails/placed-mail.server";
import { mailShipped } from "~/sales/orders/mails/parcel-mails.server";
import type { Order } from "~/sales/orders/order.server";
import * as page from "~/routes/checkout/order-status";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, shopper } from "../../cast";
import { emptyOutbox, mailsOf } from "../../people/mail/outbox";
import { product } from "../../shelf";
import { sold } from "./sold";

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
  got(page.loader, path, { params: { token }, method });
const shown = ({ token }: Pick<Order, "token">, path: string) =>
  htmlOf(page, argsFor(path, { params: { token } }));
const button = "Yes, write to me about this order</button>";
/** Presses that button on the page that the newest mail links to. */
const press = ({ token }: Order, proof = linked().split("?mail=")[1] ?? "") =>
  posted(page.action, `/order/${token}`, { intent: "mail", proof }, { params: { token } });
const provedAt = (email: string) =>
  db.select().from(guestEmails).where(eq(guestEmails.email, email)).get()?.provedAt;

test("a guest's address gets one mail, whatever becomes of the order, and for other orders none", async () => {
  const order = await guestsOrder("asha@example.com");
  await placed(order);
  await shipped(order);
  await placed(await guestsOrder(" ASHA@example.com"));
  expect(kinds()).toEqual(["order-placed"]);
  expect(mailsOf()[0]?.text).toContain(
    "until then, or until the order is paid, we send no more mails to it",
  );
  await placed(await guestsOrder("other@example.com"));
  expect(kinds()).toEqual(["order-placed", "order-placed"]);
});

test("once the button behind the mail's link is pressed, all mails are sent", async () => {
  const order = await guestsOrder("asha@example.com");
  await placed(order);
  expect(await shown(order, linked())).toContain(button);
  const answer = await press(order);
  expect(answer).toMatchObject({ status: 303, location: `/order/${order.token}` });
  expect((await toastIn(answer))?.message).toBe("Thank you. We write to you about this order.");
  expect(await shown(order, linked()), "asked once").not.toContain(button);
  expect((await press(order)).status, "pressed twice").toBe(303);
  await shipped(order);
  expect(kinds()).toEqual(["order-placed", "order-shipped"]);
  expect(mailsOf("order-shipped")[0]?.text).not.toContain("we send no more mails");
  await placed(await guestsOrder("asha@example.com"));
  expect(kinds()).toHaveLength(3);
});

test("opening the link proves nothing, as a program that checks mails opens it too", async () => {
  const order = await guestsOrder("asha@example.com");
  await placed(order);
  for (const method of ["GET", "HEAD"])
    expect((await open(order, linked(), method)).status).toBe(200);
  expect(provedAt("asha@example.com")).toBeNull();
  await shipped(order);
  expect(kinds()).toEqual(["order-placed"]);
});

test("no other link leads to the button, and no other key proves the address", async () => {
  const [order, other] = [
    await guestsOrder("asha@example.com"),
    await guestsOrder("other@example.com"),
  ];
  await placed(other);
  const othersProof = linked().split("?mail=")[1] ?? "";
  await placed(order);
  expect(linked()).toContain("?mail=");
  for (const path of [`/order/${order.token}`, `/order/${order.token}?done`])
    expect(await shown(order, path), path).not.toContain(button);
  for (const proof of ["", "a".repeat(43), othersProof]) {
    const html = await shown(order, `/order/${order.token}?mail=${proof}`);
    expect(html, proof).not.toContain(button);
    const answer = await press(order, proof);
    expect(answer.status, proof).toBe(409);
    expect(formIn(answer).errors.form).toContain("the link in our mail");
  }
  for (const email of ["asha@example.com", "other@example.com"]) expect(provedAt(email)).toBeNull();
});

test("the page says the same to every guest and gives the link, whatever is known about the e-mail", async () => {
  const pageOf = async (email: string, paymentStatus: "paid" | "pending" = "pending") => {
    guests += 1;
    const serial = 900_000 + guests;
    const createdAt = 1_790_000_000_000;
    const order = await sold({
      userId: null,
      buyerEmail: email,
      serial,
      createdAt,
      paymentStatus,
      paymentMethod: "on-delivery",
    });
    const html = await shown(order, `/order/${order.token}`);
    return html.replaceAll(order.token, "").replaceAll(order.number, "");
  };
  await write((tx) => {
    tx.insert(guestEmails).values({ email: "mailed@example.com", mailedAt: 1, createdAt: 1 }).run();
    proveGuestEmail(tx, "proved@example.com");
  });
  const html = await pageOf("new@example.com");
  expect(html).toContain("This page says when it leaves.");
  expect(html).toContain("Keep this link");
  expect(html).toContain("once you have confirmed it with the link in our first mail.");
  for (const email of ["mailed@example.com", "proved@example.com", (await shopper()).email])
    expect(await pageOf(email), email).toBe(html);
  const paid = await pageOf("new@example.com", "paid");
  expect(paid).toContain("We also write to your email address.");
  expect(await pageOf("proved@example.com", "paid")).toBe(paid);
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
