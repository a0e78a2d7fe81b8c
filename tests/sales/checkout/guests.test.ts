import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart } from "~/sales/cart/changes.server";
import { changeCheckout, checkoutSettings } from "~/sales/checkout/checkout-settings.server";
import { db } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { changeOtherPayments, otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { gapsOf } from "~/sales/orders/delivery";
import { loader } from "~/routes/checkout/order-status";
import * as payPage from "~/routes/checkout/pay";
import * as page from "~/routes/checkout/place-order";
import { versionOf } from "~/base/lib/form/version.server";
import * as settingsPage from "~/routes/admin/checkout-settings";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { aZone, noDelivery, setting } from "../../goods/delivery/shelf";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../../shelf";
import { guestWith, hiddenIn, press, totalAfter, typed } from "./guests";
import { fillCart, openPayPage, openStatusPage, orderOf, tokenIn } from "./shopping";

providerOnTheWire();

let tin: Awaited<ReturnType<typeof product>>;
let cookie: string;

beforeAll(async () => {
  tin = await product();
});
beforeEach(async () => {
  await noDelivery();
  cookie = await guestWith(tin);
});

const allOrders = () => db.$count(orders);
const payOnDelivery = async (feePaise = 0) =>
  changeOtherPayments(
    {
      ...otherPayments(),
      onDelivery: { isOn: true, mostPaise: 1e7, feePaise, asksToConfirm: false },
    },
    await admin(),
  );

/** The state is a select, which needs no choice. */
const fieldIn = (html: string, name: string) => (name === "state" ? "" : inputIn(html, name));

describe("a guest", () => {
  test("orders on one page with at most seven typed fields, and is led to the pay page", async () => {
    const html = await htmlOf(page, argsFor("/checkout", { cookie }));
    const needed = Object.keys(typed).filter((name) => fieldIn(html, name).includes("required"));
    expect(needed).toEqual(["name", "phone", "email", "line", "city", "pin"]);
    expect(html).toContain("Pay ₹1,450");

    const answer = await press(cookie, { ...typed, ...hiddenIn(html) });
    expect(answer).toMatchObject({ status: 303 });
    expect(answer.location).toMatch(/^\/pay\//);
    expect(orderOf(tokenIn(answer.location ?? ""))).toMatchObject({
      userId: null,
      buyerName: "Meera Desai",
      buyerEmail: "meera@example.com",
      buyerPhone: "+919825012345",
      shipCity: "Surat",
      shipState: "24",
      shipPin: "395007",
      totalPaise: 145_000,
    });
  });

  test("who presses twice has one order", async () => {
    const [one, other] = await Promise.all([press(cookie, typed), press(cookie, typed)]);
    expect(one.location).toBe(other.location);
  });

  test("helps the browser to fill in the form", async () => {
    const html = await htmlOf(page, argsFor("/checkout", { cookie }));
    const help = {
      name: 'autoComplete="shipping name"',
      phone: 'autoComplete="shipping tel"',
      email: 'autoComplete="email"',
      line: 'autoComplete="shipping street-address"',
      city: 'autoComplete="shipping address-level2"',
      pin: 'autoComplete="shipping postal-code"',
    };
    for (const [name, token] of Object.entries(help)) expect(inputIn(html, name)).toContain(token);
    expect(inputIn(html, "pin")).toContain('inputMode="numeric"');
    expect(inputIn(html, "phone")).toContain('inputMode="tel"');
  });

  test.each([
    ["phone", "12345", "Mobile must be an Indian mobile number, such as 98765 43210"],
    ["email", "", "Email is required to pay online"],
    ["email", "meera@", "Email must look like name@example.com"],
    ["pin", "39500", "PIN must have 6 digits, such as 395002"],
    ["gstin", "27AAPFU0939F1ZV", "Name of the firm is required", "firm"],
    ["firm", "Patel Stores", "GSTIN is required with the name of a firm", "gstin"],
  ])("whose %s is %j reads why, and loses nothing", async (field, value, sentence, at = field) => {
    const before = await allOrders();
    const form = { ...typed, [field]: value };
    const answer = await press(cookie, form);
    expect(answer.status).toBe(400);
    expect(formIn(answer)).toMatchObject({ errors: { [at]: sentence }, values: form });
    const html = await htmlOf(page, argsFor("/checkout", { cookie, form }));
    expect(html).toContain(`<a href="#${at}"`);
    expect(inputIn(html, "city")).toContain('value="Surat"');
    expect(await allOrders()).toBe(before);
  });

  test("needs no e-mail to pay on delivery", async () => {
    await payOnDelivery();
    const answer = await press(cookie, { ...typed, email: "", method: "on-delivery" });
    expect(answer.location).toMatch(/^\/order\//);
    expect(orderOf(tokenIn(answer.location ?? ""))).toMatchObject({
      buyerEmail: "",
      paymentStatus: "pending",
    });
  });

  test("needs a name and a mobile to collect, nothing else", async () => {
    await setting("delivery.collect", "on");
    await setting("delivery.collectHours", "Mon–Sat, 10 to 6");
    const html = await htmlOf(page, argsFor("/checkout", { cookie }));
    expect(html, "says where and when").toMatch(/Collect at our press[^]{0,160}Mon–Sat, 10 to 6/);
    const answer = await press(cookie, {
      name: typed.name,
      phone: typed.phone,
      pin: "",
      way: "collect:0",
    });
    expect(orderOf(tokenIn(answer.location ?? ""))).toMatchObject({
      deliveryWay: "collect",
      shipPin: null,
      buyerPhone: "+919825012345",
    });
    const token = tokenIn(answer.location ?? "");
    const own = argsFor(`/pay/${token}`, {
      cookie: `${cookie}; ${answer.cookie}`,
      params: { token },
    });
    expect(await htmlOf(payPage, own)).toMatch(
      /Collected by<\/dt><dd[^>]*>Meera Desai\n\+91 98250 12345</,
    );
  });

  test("is sent to the login where the shop wants accounts", async () => {
    const boss = await admin();
    const ask = { cookie: await cookieOf(boss) };
    const path = "/dashboard/admin/settings/checkout";
    const { version } = await settingsPage.loader(argsFor(path, ask));
    const save = (form: Record<string, string>) =>
      posted(settingsPage.action, path, { version, transferDays: "2", ...form }, ask);
    for (const _ of ["first", "sent twice"]) expect((await save({})).status).toBe(303);
    expect(checkoutSettings().guests).toBe(false);
    const late = await save({ guests: "on", packs: "7" });
    expect(late.status).toBe(409);
    expect(formIn(late)).toMatchObject({
      errors: {
        guests: "“Shoppers may order without an account” is not ticked now.",
        packs: "“Packs of one product, in all” is empty now.",
      },
      values: { packs: "7", version: versionOf(checkoutSettings()) },
    });
    const asked = await got(page.loader, "/checkout", { cookie });
    const sent = await press(cookie, typed);
    expect(asked.location).toBe("/login?redirectTo=%2Fcart");
    expect(sent.location).toBe("/login?redirectTo=%2Fcheckout%3Fpin%3D395007");
    for (const answer of [asked, sent])
      expect((await toastIn(answer))?.message).toBe("please login to checkout");
    await changeCheckout({ guests: true }, boss);
    expect((await press(cookie, typed)).location).toMatch(/^\/pay\//);
  });
});

test("what was typed when the session ended is there after signing in, once", async () => {
  await changeCheckout({ guests: false }, await admin());
  const form = { ...typed, area: "Near the temple", line: "અ".repeat(300), firm: "Desai & Co" };
  const sent = await press(cookie, { ...form, address: "new" });
  const user = await shopper();
  const signedIn = [await cookieOf(user), cookie, sent.cookie].join("; ");
  await addToCart({ userId: user.id, cookieCart: null }, tin.id);
  const path = "/checkout?pin=395007";
  const html = await htmlOf(page, argsFor(path, { cookie: signedIn }));
  for (const name of ["name", "phone", "area", "city", "pin", "firm"] as const)
    expect(inputIn(html, name)).toContain(`value="${form[name].replace("&", "&amp;")}"`);
  expect(html).toContain(form.line);
  expect(html, "nothing is wrong with it").not.toContain('role="alert"');
  expect(html, "nothing was asked of a firm elsewhere").not.toContain('name="billTo"');
  expect(html).toMatch(/value="new"[^>]*checked|checked[^>]*value="new"/);

  const kept = sent.headers.getSetCookie().find((each) => each.startsWith("prayosha_checkout="));
  expect(kept?.length).toBeLessThan(4096);
  const opened = await got(page.loader, path, { cookie: signedIn });
  expect(opened.headers.getSetCookie().join()).toMatch(/^prayosha_checkout=[^,]*Max-Age=0/);

  const billed = await press(cookie, { ...form, billTo: "4 Mill Lane, Pune 411001" });
  const again = [await cookieOf(user), cookie, billed.cookie].join("; ");
  expect(await htmlOf(page, argsFor(path, { cookie: again }))).toContain("4 Mill Lane, Pune");
  await changeCheckout({ guests: true }, await admin());
});

test("Back may lead to a guest's refused form, and to no form of an account", async () => {
  const kept = async (asked: string) =>
    page.headers({
      loaderHeaders: (await got(page.loader, "/checkout", { cookie: asked, form: { ...typed } }))
        .headers,
      actionHeaders: new Headers(),
      parentHeaders: new Headers(),
      errorHeaders: undefined,
    } as Parameters<typeof page.headers>[0]) as Headers;
  expect((await kept(cookie)).get("Cache-Control")).toBe("private, no-cache");
  const user = await shopper();
  await addToCart({ userId: user.id, cookieCart: null }, tin.id);
  expect((await kept(await cookieOf(user))).get("Cache-Control")).toBe("no-store");
});

describe("what delivery costs", () => {
  beforeEach(async () => {
    await aZone({ pins: ["395"], rates: { 100_000: 6000 } });
    await aZone({ pins: ["78"], rates: { 100_000: 10_000 } });
  });

  test("is told before anything is ordered, with what was typed kept", async () => {
    const before = await allOrders();
    const first = await htmlOf(page, argsFor("/checkout", { cookie }));
    expect(first).toContain("See the total with delivery");
    const form = { ...typed, ...hiddenIn(first) };
    const second = await totalAfter(cookie, form);
    expect(second).toContain(
      "Delivery to 395007 costs ₹60: the total is now ₹1,510. Press again to order.",
    );
    for (const name of ["name", "phone", "email", "city", "pin"] as const)
      expect(inputIn(second, name)).toContain(`value="${typed[name]}"`);
    expect(await allOrders()).toBe(before);
    expect(second).toContain("Pay ₹1,510");
    const placed = await press(cookie, { ...typed, ...hiddenIn(second) });
    expect(orderOf(tokenIn(placed.location ?? ""))).toMatchObject({
      deliveryPaise: 6000,
      totalPaise: 151_000,
    });
  });

  test("to another PIN is told again", async () => {
    const shown = await htmlOf(page, argsFor("/checkout?pin=395007", { cookie }));
    expect(shown).toContain("Pay ₹1,510");
    const answer = await press(cookie, { ...typed, ...hiddenIn(shown), pin: "781001" });
    expect(answer.data).toMatchObject({
      news: "Delivery to 781001 costs ₹100: the total is now ₹1,550. Press again to order.",
    });
  });

  test("is no order where the shop does not deliver", async () => {
    const answer = await press(cookie, { ...typed, pin: "110001" });
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors.pin).toBe(
      "We do not deliver to 110001 yet. Please write to us, or choose another address.",
    );
  });

  test("is never replaced by collecting", async () => {
    await setting("delivery.collect", "on");
    const answer = await press(cookie, { ...typed, pin: "110001", way: "" });
    expect(formIn(answer).errors.pin).toContain("We do not deliver to 110001 yet.");
  });

  test("is said for collecting, too, under a button that only shows the total", async () => {
    await setting("delivery.collect", "on");
    const first = await htmlOf(page, argsFor("/checkout", { cookie }));
    expect(first).toContain("See the total with delivery");
    const second = await totalAfter(cookie, { ...typed, way: "collect:0", ...hiddenIn(first) });
    expect(second).toContain("The total is now ₹1,450. Press again to order.");
    expect(second).toMatch(/value="collect:0"[^>]*checked|checked[^>]*value="collect:0"/);
  });

  test("and the fee of paying on delivery are in the total that was shown", async () => {
    await payOnDelivery(3000);
    await aZone({ pins: ["4"], rates: { 100_000: 6000 }, paysOnDelivery: true });
    const form = { ...typed, pin: "400001", method: "on-delivery" };
    const shown = await htmlOf(page, argsFor("/checkout?pin=400001", { cookie }));
    const answer = await press(cookie, { ...form, ...hiddenIn(shown), fee: "0" });
    expect(answer.data).toMatchObject({
      news: "Paying on delivery costs ₹30: the total is now ₹1,540. Press again to order.",
    });
    const again = await htmlOf(
      page,
      argsFor("/checkout?pin=400001&method=on-delivery", { cookie }),
    );
    expect(again).toContain("Place order ₹1,540");
    expect(shown, "the whole total beside the choice").toContain("Pay on delivery ₹1,540");
    const placed = await press(cookie, { ...form, ...hiddenIn(shown) });
    expect(orderOf(tokenIn(placed.location ?? ""))).toMatchObject({ totalPaise: 154_000 });
  });

  test.each(["online", "on-delivery"])(
    "and a fee that fell away is told before ordering (page made for %s)",
    async (method) => {
      await payOnDelivery(3000);
      await aZone({ pins: ["4"], rates: { 100_000: 6000 }, paysOnDelivery: true });
      const shown = await htmlOf(
        page,
        argsFor(`/checkout?pin=400001&method=${method}`, { cookie }),
      );
      expect(shown).toContain("Pay on delivery ₹1,540 (₹30 fee)");
      await payOnDelivery(0);
      const form = { ...typed, pin: "400001", method: "on-delivery" };
      const answer = await press(cookie, { ...form, ...hiddenIn(shown) });
      expect(answer.data).toMatchObject({ news: "The total is now ₹1,510. Press again to order." });
      const again = await htmlOf(
        page,
        argsFor("/checkout", { cookie, form: { ...form, ...hiddenIn(shown) } }),
      );
      const placed = await press(cookie, { ...form, ...hiddenIn(again) });
      expect(orderOf(tokenIn(placed.location ?? ""))).toMatchObject({ totalPaise: 151_000 });
    },
  );

  test("stops the cart's button, too, when it was not shown there", async () => {
    const user = await shopper();
    await fillCart(user, tin.id);
    const asUser = await cookieOf(user);
    const answer = await press(asUser, { total: "145000" });
    expect(answer.data).toMatchObject({
      news: "Delivery to 395002 costs ₹60: the total is now ₹1,510. Press again to order.",
    });
    const seen = await press(asUser, { total: "145000", way: "courier:6000" });
    expect(seen.location).toMatch(/^\/pay\//);
  });
});

describe("a buyer with an account", () => {
  test.each([
    [{ phone: "98" }, "Surat 395002"],
    [{}, "Surat"],
    [{}, "Somewhere 395002"],
  ])("whose profile %j, %j no courier can use goes to the form", async (extra, address) => {
    const user = await shopper({ address, ...extra });
    await fillCart(user, tin.id);
    const before = await allOrders();
    const answer = await press(await cookieOf(user), { total: "145000" });
    expect(answer.location).toBe("/checkout");
    expect(await allOrders()).toBe(before);
  });

  test("whose one line tells everything orders at once, with the address in parts", async () => {
    const user = await shopper({ address: "B-12 Shanti Niketan, Adajan, Surat 395009, Gujarat" });
    await fillCart(user, tin.id);
    const answer = await press(await cookieOf(user), {});
    expect(orderOf(tokenIn(answer.location ?? ""))).toMatchObject({
      userId: user.id,
      shipLine: "B-12 Shanti Niketan, Adajan",
      shipCity: "Surat",
      shipState: "24",
      shipPin: "395009",
      shipPhone: "+919825012345",
    });
  });
});

test("the owner sees which orders lack a PIN or a mobile", async () => {
  const answer = await press(cookie, typed);
  const whole = orderOf(tokenIn(answer.location ?? ""));
  expect(gapsOf(whole)).toEqual([]);
  const bare = { ...whole, shipLine: null, buyerAddress: "Surat", buyerPhone: "98" };
  expect(gapsOf(bare)).toEqual(["No PIN", "No mobile"]);
  expect(
    gapsOf({ ...bare, buyerAddress: "Surat ૩૯૫ ૦૦૨", buyerPhone: "0261 247, 98250 12345" }),
  ).toEqual([]);
});

test("the browser that ordered sees the address, another with the link does not", async () => {
  const answer = await press(cookie, typed);
  const token = tokenIn(answer.location ?? "");
  const own = argsFor(`/order/${token}`, { params: { token }, cookie: answer.cookie });
  expect((await loader(own)).data.address?.name).toBe("Meera Desai");
  expect((await openStatusPage(null, token)).data).toMatchObject({ address: null, papers: [] });
  expect((await openPayPage(null, token)).address).toBeNull();
  expect(db.select().from(orders).where(eq(orders.token, token)).get()?.userId).toBeNull();
});
