import "../orders/with-mail";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { guestEmails, mails, orders } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { proveGuestEmail } from "~/sales/orders/mails/guest-mail.server";
import { hour } from "~/base/lib/time";
import { confirmKeyOf, confirmOrder } from "~/sales/payments/by-hand/confirmation.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { confirmationJob } from "~/sales/payments/by-hand/unconfirmed.server";
import * as adminList from "~/routes/admin/orders/orders";
import * as orderPage from "~/routes/checkout/order-status";
import { formIn, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { eventsOf, fillCart, orderOf, pressCheckout, tokenIn } from "../checkout/shopping";
import { guestWith, press as pressAsGuest, typed } from "../checkout/guests";
import { product } from "../../shelf";

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
/** The mail that asks for the confirmation leaves, or is refused. `at`: UTC ms. */
const mailArrives = (status: "sent" | "refused" = "sent", at = order().createdAt) =>
  write((tx) =>
    tx
      .update(mails)
      .set({ status, sentAt: status === "sent" ? at : null })
      .where(eq(mails.key, `order-placed:${order().id}`))
      .run(),
  );
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
      expect(
        await htmlOf(
          orderPage,
          argsFor(`/order/${token}`, { params: { token }, form: { intent: "confirm", key } }),
        ),
      ).toContain("This order cannot be confirmed any more.");
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
    expect(await list()).not.toMatch(/To (confirm|call): /);
  });

  test("is confirmed by a double click, and by a button that is pressed long after", async () => {
    const key = confirmKeyOf(order());
    const answers = await Promise.all([press(key), press(key)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(eventsOf(order().id).filter((kind) => kind === "confirmed")).toHaveLength(1);
    await moveOrder(order().id, { status: "cancel" }, boss);
    expect((await press(key)).status, "cancelled since").toBe(409);
  });

  test("is reminded once after 6 hours, and cancelled after 24", async () => {
    const asked = order().createdAt + 2 * hour;
    const at = (hours: number) => confirmationJob.run(asked + hours * hour);
    await at(30);
    expect(mailOf("order-unconfirmed"), "nobody was asked yet").toBeUndefined();
    expect(order().status).toBe("Not Process");
    await mailArrives("sent", asked);
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

  test("is not cancelled while the mail that asks for it has not left, and its page says whether it does", async () => {
    const chase = () => confirmationJob.run(Date.now() + 30 * hour);
    await chase();
    expect(order().status).toBe("Not Process");
    await mailArrives("refused");
    await chase();
    expect(order().status).toBe("Not Process");
    expect(await pageAs(user)).toContain("We call you on your mobile number");
    await mailArrives();
    await chase();
    expect(order().status).toBe("cancel");
  });

  test("is left alone once it is confirmed, by transfer, or when its buyer has no e-mail and was never asked", async () => {
    await mailArrives();
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
    await write((tx) => {
      tx.update(orders).set({ buyerEmail: "" }).where(eq(orders.token, token)).run();
      tx.delete(mails)
        .where(eq(mails.key, `order-placed:${order().id}`))
        .run();
    });
    expect(await pageAs(user)).toContain("We call you on your mobile number");
    await confirmationJob.run(Date.now() + 30 * hour);
    for (const each of [confirmed, transfer, token])
      expect(orderOf(each).status).toBe("Not Process");
  });
});

describe("a guest's order on delivery in such a shop", () => {
  const isProved = () => Boolean(db.select().from(guestEmails).get()?.provedAt);
  const place = async () => {
    const cookie = await guestWith(await product());
    const placed = await pressAsGuest(cookie, { ...typed, method: "on-delivery" });
    token = tokenIn(placed.location ?? "");
  };

  test("proves its e-mail by the button that confirms it, so that the next mails are sent", async () => {
    await place();
    const [, query = ""] = /\/order\/[\w-]+(\?\S+)/.exec(mailOf("order-placed")?.text ?? "") ?? [];
    const html = await pageAs(null, query);
    expect(html).toContain("Confirm my order</button>");
    expect(html, "one button is enough").not.toContain("Yes, write to me");
    expect(isProved()).toBe(false);
    await press(linkIn(query.replace(/.*&/, "?")).replace("?confirm=", ""));
    expect(isProved()).toBe(true);
    await moveOrder(order().id, { status: "Shipped" }, boss);
    expect(mailOf("order-shipped")?.recipient).toBe(typed.email);
  });

  test("is one to call, and is not cancelled, if its e-mail may not be written to", async () => {
    await write((tx) => tx.delete(guestEmails).run());
    await place();
    const first = await pageAs(null);
    await place();
    expect(mailOf("order-placed")).toBeUndefined();
    const words = "We mail you a link or call you on your mobile number";
    for (const html of [first, await pageAs(null)]) expect(html).toContain(words);
    await confirmationJob.run(Date.now() + 30 * hour);
    expect(order().status).toBe("Not Process");
  });

  test("counts as reminded only if a reminder was mailed", async () => {
    await write((tx) => tx.delete(guestEmails).run());
    await place();
    await mailArrives();
    const chase = () => confirmationJob.run(order().createdAt + 7 * hour);
    await chase();
    expect(mailOf("order-unconfirmed"), "the address is not proved").toBeUndefined();
    expect(eventsOf(order().id)).not.toContain("reminded");
    await write((tx) => proveGuestEmail(tx, typed.email));
    expect(await chase()).toContain("Reminded 1 ");
    expect(mailOf("order-unconfirmed")?.recipient).toBe(typed.email);
    expect(eventsOf(order().id)).toContain("reminded");
  });
});
