import "./with-mail";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addressesOf } from "~/accounts/address-book.server";
import { sessionUser } from "~/accounts/session.server";
import { userByPassword } from "~/accounts/users.server";
import { db } from "~/db/connection.server";
import { mails, users } from "~/db/schema";
import type { Order } from "~/orders/order.server";
import * as finish from "~/routes/account/finish-account";
import * as keep from "~/routes/checkout/keep-order";
import * as status from "~/routes/checkout/order-status";
import { formIn, got, posted } from "../accounts/answers";
import { htmlOf } from "../accounts/rendered";
import { argsFor, cookieOf, shopper } from "../cast";
import { guestWith, press, typed } from "../checkout/guests";
import { orderOf, tokenIn } from "../checkout/shopping";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../shelf";

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

const choose = (chosen = password, cookie: string | undefined = browser) =>
  posted(
    keep.action,
    `/order/${order.token}/keep`,
    { password: chosen },
    {
      params: { token: order.token },
      cookie,
    },
  );

/** The token in the last mail to this e-mail. */
function mailed(): string {
  const sent = db.select().from(mails).where(eq(mails.recipient, email)).all();
  return /\/register\/([\w-]{43})/.exec(sent.map(({ text }) => text).join())?.[1] ?? "";
}

const link = (token: string, cookie?: string) => ({ params: { token }, cookie });
const open = (token: string, cookie?: string) =>
  htmlOf(finish, argsFor(`/register/${token}`, link(token, cookie)));
const finished = (token: string, cookie?: string) =>
  posted(finish.action, `/register/${token}`, { _: "" }, link(token, cookie));
const account = () => db.select().from(users).where(eq(users.email, email)).get();
const seen = () =>
  htmlOf(
    status,
    argsFor(`/order/${order.token}`, { params: { token: order.token }, cookie: browser }),
  );

describe("a guest who chooses a password after an order", () => {
  test("has an account once the button behind the mailed link is pressed, and not before", async () => {
    expect(await seen()).toContain("Keep this address: choose a password");
    expect(await choose()).toMatchObject({ status: 303, location: `/order/${order.token}` });
    expect(account()).toBeUndefined();

    const token = mailed();
    expect(await open(token)).toContain("Open my account");
    expect(account()).toBeUndefined();

    const answer = await finished(token);
    expect(answer.location).toBe("/dashboard/user/orders");
    const user = await sessionUser(argsFor("/", { cookie: answer.cookie }).request);
    expect(user).toMatchObject({ email, name: "Meera Desai", phone: "+919825012345" });
    expect(account()?.address).toBe("12 Ring Road, Surat, Gujarat 395007");
    expect(addressesOf(user?.id ?? "")).toMatchObject([{ pin: "395007", isUsual: true }]);
    expect(orderOf(order.token).userId).toBe(user?.id);
    expect(await userByPassword(email, password)).toMatchObject({ email });
  });

  test("uses the link once", async () => {
    await choose();
    const token = mailed();
    await finished(token);
    expect((await got(finish.loader, `/register/${token}`, link(token))).status).toBe(410);
    expect((await finished(token)).location).toBe(`/register/${token}`);
  });

  test("gets the same answer, and no account, where the e-mail has one; the order comes in after its login", async () => {
    const known = await shopper({ email });
    expect(await choose()).toMatchObject({ status: 303, location: `/order/${order.token}` });
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

  test.each(["", "short", "password"])("reads why %j is no password", async (weak) => {
    const answer = await choose(weak);
    expect(answer.status).toBe(400);
    expect(formIn(answer).errors.password).toBeTruthy();
    expect(mailed()).toBe("");
  });

  test("gets no more than three links", async () => {
    for (let asked = 0; asked < 3; asked += 1) expect((await choose()).status).toBe(303);
    expect((await choose()).status).toBe(429);
  });

  test("is sent to prove the mobile first in a browser that did not order", async () => {
    expect((await choose(password, "")).location).toBe(`/order/${order.token}/prove`);
    expect(mailed()).toBe("");
  });
});
