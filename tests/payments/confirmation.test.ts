import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/accounts/viewer.server";
import { db, write } from "~/db/connection.server";
import { mails, orders } from "~/db/schema";
import { hour } from "~/lib/time";
import { confirmKeyOf, confirmOrder } from "~/payments/confirmation.server";
import { changeOtherPayments } from "~/payments/other-payments.server";
import { chaseUnconfirmed } from "~/payments/unconfirmed.server";
import * as adminList from "~/routes/admin/orders/orders";
import * as orderPage from "~/routes/checkout/order-status";
import { formIn, posted, toastIn } from "../accounts/answers";
import { htmlOf } from "../accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../cast";
import { eventsOf, fillCart, orderOf, pressCheckout, tokenIn } from "../checkout/shopping";
import { product } from "../shelf";

let boss: Viewer;
let user: Viewer;
let token: string;

beforeAll(async () => {
  boss = await admin();
  await changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 500_000, feePaise: 0, asksToConfirm: true },
      transfer: { isOn: true, details: "Bank of Surat" },
    },
    boss,
  );
});
beforeEach(async () => {
  user = await shopper();
  await fillCart(user, (await product()).id);
  token = tokenIn(await pressCheckout(user, { method: "on-delivery" }));
});

const order = () => orderOf(token);
const mailOf = (kind: string) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.key, `${kind}:${order().id}`))
    .get();
const pageAs = async (as: Viewer | null, query = "") =>
  htmlOf(
    orderPage,
    argsFor(`/order/${token}${query}`, {
      params: { token },
      ...(as && { cookie: await cookieOf(as) }),
    }),
  );
const press = (key: string) =>
  posted(orderPage.action, `/order/${token}`, { intent: "confirm", key }, { params: { token } });
const linkIn = (text = "") => /\?confirm=[\w-]+/.exec(text)?.[0] ?? "";

describe("an order on delivery in a shop that asks for a confirmation", () => {
  test("is confirmed by the button on its page, to which only the mail's link leads", async () => {
    expect(order()).toMatchObject({ needsConfirmation: true, confirmedAt: null });
    const mail = mailOf("order-placed");
    expect(mail?.subject).toBe(`Please confirm your order ${order().number}`);
    const link = linkIn(mail?.text);

    const bare = await pageAs(user);
    expect(bare).toContain("We have sent you a mail");
    expect(bare).not.toContain("Confirm my order</button>");
    for (const query of [link, link])
      expect(await pageAs(null, query)).toContain("Confirm my order</button>");
    expect(order().confirmedAt, "looking changes nothing").toBeNull();

    const answer = await press(link.replace("?confirm=", ""));
    expect(answer.location).toBe(`/order/${token}`);
    expect((await toastIn(answer))?.message).toBe("Thank you. Your order is confirmed.");
    expect(order().confirmedAt).not.toBeNull();
    expect(eventsOf(order().id)).toEqual(["placed", "payment-by-hand", "confirmed"]);
    const page = await pageAs(user);
    expect(page).toContain("We have your order and pack it next.");
    expect(page).not.toContain("Please confirm");
    expect((await press(confirmKeyOf(order()))).status, "pressed twice").toBe(303);
    expect(eventsOf(order().id)).toHaveLength(3);
  });

  test("is not confirmed by another order's key", async () => {
    for (const key of ["", "x".repeat(43), confirmKeyOf({ id: "another" })]) {
      const answer = await press(key);
      expect(answer.status).toBe(409);
      expect(formIn(answer).errors.form).toContain("cannot be confirmed");
      expect(await pageAs(user, `?confirm=${key}`)).not.toContain("Confirm my order</button>");
    }
    expect(order().confirmedAt).toBeNull();
  });

  test("is one to confirm in the owner's list, then one to call", async () => {
    const list = async () =>
      htmlOf(
        adminList,
        argsFor(`/dashboard/admin/orders?q=${order().number}`, { cookie: await cookieOf(boss) }),
      );
    expect(await list()).toContain(`To confirm: ${user.phone}`);
    await write((tx) =>
      tx
        .update(orders)
        .set({ createdAt: Date.now() - 6 * hour })
        .where(eq(orders.token, token))
        .run(),
    );
    expect(await list()).toContain(`To call: ${user.phone}`);
    await confirmOrder(order().id);
    expect(await list()).not.toMatch(/To (confirm|call)/);
  });

  test("is reminded once after 6 hours, and cancelled after 24", async () => {
    const at = (hours: number) => chaseUnconfirmed(order().createdAt + hours * hour);
    await at(5.9);
    expect(mailOf("order-unconfirmed")).toBeUndefined();
    await at(6);
    const reminder = mailOf("order-unconfirmed");
    expect(linkIn(reminder?.text)).toBe(linkIn(mailOf("order-placed")?.text));
    await at(7);
    expect(eventsOf(order().id).filter((kind) => kind === "reminded")).toHaveLength(1);
    expect(order().status).toBe("Not Process");

    await at(24);
    expect(order()).toMatchObject({ status: "cancel", cancelReason: "unconfirmed" });
    expect(mailOf("order-cancelled")?.text).toContain("not confirmed within 24 hours");
    expect((await press(confirmKeyOf(order()))).status).toBe(409);
    expect(order().confirmedAt).toBeNull();
    const page = await pageAs(user);
    expect(page).toContain(
      "was not confirmed within 24 hours, so it is cancelled. There is nothing to pay.",
    );
    await at(25);
    expect(eventsOf(order().id).filter((kind) => kind === "status")).toHaveLength(1);
  });

  test("is left alone once it is confirmed, by transfer, or when its buyer has no e-mail and was never asked", async () => {
    await confirmOrder(order().id);
    const confirmed = token;
    user = await shopper();
    await fillCart(user, (await product()).id);
    token = tokenIn(await pressCheckout(user, { method: "transfer" }));
    expect(order()).toMatchObject({ needsConfirmation: false });
    const transfer = token;
    user = await shopper();
    await fillCart(user, (await product()).id);
    token = tokenIn(await pressCheckout(user, { method: "on-delivery" }));
    await write((tx) =>
      tx.update(orders).set({ buyerEmail: "" }).where(eq(orders.token, token)).run(),
    );
    expect(await pageAs(user)).toContain("We call you on your mobile number");
    await chaseUnconfirmed(Date.now() + 30 * hour);
    for (const each of [confirmed, transfer, token])
      expect(orderOf(each).status).toBe("Not Process");
  });
});
