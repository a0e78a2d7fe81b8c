import "./with-mail";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addressesOf } from "~/people/accounts/address-book.server";
import { sessionUser } from "~/people/accounts/session/session.server";
import { userByPassword } from "~/people/accounts/users/users.server";
import { db, write } from "~/base/db/connection.server";
import { guestEmails, mailLinks, mails, users } from "~/base/db/schema";
import { proveGuestEmail } from "~/sales/orders/mails/guest-mail.server";
import type { Order } from "~/sales/orders/order.server";
import * as finish from "~/routes/account/finish-account";
import * as keep from "~/routes/checkout/keep-order";
import * as status from "~/routes/checkout/order-status";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { argsFor, cookieOf, shopper } from "../../cast";
import { guestWith, press, typed } from "../checkout/guests";
import { orderOf, tokenIn } from "../checkout/shopping";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../../shelf";

providerOnTheWire();

const password = "sing-tel-at-home";
let email: string;
let order: Order;
let browser: string;
let buyers = 0;

async function guestOrders(): Promise<void> {
  const placed = await press(await guestWith(await product()), { ...typed, email });
  order = orderOf(tokenIn(placed.location ?? ""));
  browser = placed.cookie;
}

beforeEach(async () => {
  buyers += 1;
  email = `guest-${buyers}@example.com`;
  await guestOrders();
});

/** Presses "Mail me the link" on the order's page. */
const ask = (cookie = browser, form: Record<string, string> = { _: "" }) =>
  posted(keep.action, `/order/${order.token}/keep`, form, {
    params: { token: order.token },
    cookie,
  });

/** The token in the last mail to this e-mail. */
function mailed(): string {
  const sent = db.select().from(mails).where(eq(mails.recipient, email)).all();
  return /\/register\/([\w-]{43})/.exec(sent.map(({ text }) => text).join())?.[1] ?? "";
}

const linksMailed = () =>
  db.$count(mails, and(eq(mails.recipient, email), eq(mails.kind, "account-link")));

const link = (token: string, cookie?: string) => ({ params: { token }, cookie });
const open = (token: string, cookie?: string) =>
  htmlOf(finish, argsFor(`/register/${token}`, link(token, cookie)));
const finished = (token: string, cookie?: string, chosen = password) =>
  posted(finish.action, `/register/${token}`, { password: chosen }, link(token, cookie));
const account = () => db.select().from(users).where(eq(users.email, email)).get();
const isProved = () =>
  Boolean(db.select().from(guestEmails).where(eq(guestEmails.email, email)).get()?.provedAt);
const seen = () =>
  htmlOf(
    status,
    argsFor(`/order/${order.token}`, { params: { token: order.token }, cookie: browser }),
  );

describe("a guest who keeps the address after an order", () => {
  test("has an account once a password is chosen behind the mailed link, and not before", async () => {
    expect(await seen()).toContain("Keep this address: choose a password");
    expect(await ask()).toMatchObject({ status: 303, location: `/order/${order.token}` });
    expect(account()).toBeUndefined();

    const token = mailed();
    expect(await open(token)).toContain("Open my account");
    expect(account()).toBeUndefined();
    expect(isProved()).toBe(false);

    const answer = await finished(token);
    expect(isProved()).toBe(true);
    expect(answer.location).toBe("/dashboard/user/orders");
    const user = await sessionUser(argsFor("/", { cookie: answer.cookie }).request);
    expect(user).toMatchObject({ email, name: "Meera Desai", phone: "+919825012345" });
    expect(account()?.address).toBe("12 Ring Road, Surat, Gujarat 395007");
    expect(addressesOf(user?.id ?? "")).toMatchObject([{ pin: "395007", isUsual: true }]);
    expect(orderOf(order.token).userId).toBe(user?.id);
    expect(await userByPassword(email, password)).toMatchObject({ email });
  });

  test("uses the link once", async () => {
    await ask();
    const token = mailed();
    await finished(token);
    expect((await got(finish.loader, `/register/${token}`, link(token))).status).toBe(410);
    expect((await finished(token)).location).toBe(`/register/${token}`);
  });

  test("gets the same answer, and no account, where the e-mail has one; the order comes in after its login", async () => {
    const known = await shopper({ email });
    expect(await ask()).toMatchObject({ status: 303, location: `/order/${order.token}` });
    const token = mailed();
    expect(await open(token)).toContain("Log in, and the order comes into it.");
    expect((await finished(token)).location).toBe(`/register/${token}`);
    expect((await finished(token, await cookieOf(await shopper()))).location).toBe(
      `/register/${token}`,
    );
    expect(orderOf(order.token).userId).toBeNull();

    const own = await cookieOf(known);
    expect(await open(token, own)).toContain("Take the order in");
    expect((await finished(token, own)).location).toBe("/dashboard/user/orders");
    expect(orderOf(order.token).userId).toBe(known.id);
    expect(await userByPassword(email, password)).toBeNull();
    expect(account()?.address).toBe(known.address);
  });

  test("never gets a password that somebody else chose before the address was proved", async () => {
    await ask(browser, { password: "the-attackers-own" });
    const token = mailed();
    expect(inputIn(await open(token), "password")).toContain("required");
    await finished(token);
    expect(await userByPassword(email, "the-attackers-own")).toBeNull();
    expect(await userByPassword(email, password)).toMatchObject({ email });
  });

  test.each(["", "short", "password"])("reads why %j is no password", async (weak) => {
    await ask();
    const token = mailed();
    const answer = await finished(token, undefined, weak);
    expect(answer.status).toBe(400);
    expect(formIn(answer).errors.password).toBeTruthy();
    expect(account()).toBeUndefined();
    expect((await finished(token)).location, "the link still works").toBe("/dashboard/user/orders");
  });

  test("gets one link only, with the same answer, until the address is proved or the link is too old", async () => {
    const first = await ask();
    await guestOrders();
    const again = await ask();
    expect(again).toMatchObject({ status: 303, location: `/order/${order.token}` });
    expect(await toastIn(again)).toEqual(await toastIn(first));
    expect(await linksMailed()).toBe(1);
    await write((tx) => {
      tx.update(mailLinks).set({ expiresAt: Date.now() }).where(eq(mailLinks.email, email)).run();
    });
    await ask();
    expect(await linksMailed()).toBe(2);
  });

  test("gets no more than three links to a proved address in a while, and reads how long to wait", async () => {
    await write((tx) => proveGuestEmail(tx, email));
    for (let asked = 0; asked < 3; asked += 1) expect((await ask()).status).toBe(303);
    expect(await linksMailed()).toBe(3);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await linksMailed()).toBe(3);
  });

  test("is sent to prove the mobile first in a browser that did not order", async () => {
    expect((await ask("")).location).toBe(`/order/${order.token}/prove`);
    expect(mailed()).toBe("");
  });
});
