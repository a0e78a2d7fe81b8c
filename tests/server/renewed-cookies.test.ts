import { createCookie } from "@remix-run/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { knownBrowser, knownBrowserCookie } from "~/people/accounts/sign-in/known-browser.server";
import { sessionCookie, sessionUser, startSession } from "~/people/accounts/session/session.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { cartCount, rememberCart } from "~/sales/cart/cart.server";
import { addToCart } from "~/sales/cart/changes.server";
import { write } from "~/base/db/connection.server";
import { secrets } from "~/base/lib/env/secrets.server";
import { signedCookie } from "~/base/lib/http/signed-cookie.server";
import { createHandler } from "~/server/handler";
import { pageCache } from "~/server/page-cache/page-cache";
import { listenerFor } from "~/server/serve";
import { aCategory, aProduct } from "../goods/catalogue/shelf";
import { argsFor, cookiesOf, shopper } from "../cast";
import { serverOf } from "./asked";
import { shopBuild } from "./shop-build";

/** The first release signed cookies without their names. Nobody who has one of them may lose a cart or a session. */

let shop: Awaited<ReturnType<typeof serverOf>>;
let user: Viewer;
let token: string;
let cartId: string;

beforeAll(async () => {
  const handler = createHandler(await shopBuild(), "production");
  shop = await serverOf(
    listenerFor(
      handler,
      pageCache(handler, () => "/"),
    ),
  );
  user = await shopper();
  token = await write((tx) => startSession(tx, user.id));
  const oil = await aProduct({ categoryId: (await aCategory("Tins")).id });
  const added = await addToCart({ userId: null, cookieCart: null }, oil.id);
  cartId = added.cartId ?? "";
});
afterAll(() => shop.close());
afterEach(() => {
  vi.useRealTimers();
});

/** A `Cookie` header as the first release made it. */
const signedBefore = async (name: string, value: unknown) =>
  cookiesOf([await createCookie(name, { secrets: [secrets.session] }).serialize(value)]);
const asked = (cookie: string) => argsFor("/", { cookie });
const viewerWith = (cookie: string) => sessionUser(asked(cookie).request);
const countWith = async (cookie: string) => (await cartCount(asked(cookie))).count;
const setBy = async (path: string, Cookie: string, method = "GET") => {
  const headers = { Cookie, "Sec-Fetch-Site": "same-origin" };
  return (await shop.ask(path, { method, headers })).headers["set-cookie"] ?? [];
};

test("a session and a cart of the first release go on, and are signed anew on a page from memory", async () => {
  const session = await signedBefore("prayosha_session", token);
  const cart = await signedBefore("prayosha_cart", cartId);
  expect((await viewerWith(session))?.id).toBe(user.id);
  expect(await countWith(cart)).toBe(1);

  await setBy("/", "");
  const anew = await setBy("/", `${session}; ${cart}`);
  expect(anew.map((value) => value.split("=")[0])).toEqual(["prayosha_session", "prayosha_cart"]);
  for (const value of anew) expect(value).toMatch(/; Max-Age=\d{7,};.*HttpOnly; SameSite=Lax/);
  const [sessionAnew = "", cartAnew = ""] = anew.map((value) => cookiesOf([value]));
  expect(sessionAnew).not.toBe(session);
  expect((await viewerWith(sessionAnew))?.id).toBe(user.id);
  expect(await countWith(cartAnew)).toBe(1);
  expect(await setBy("/", `${sessionAnew}; ${cartAnew}`)).toEqual([]);
});

test("the mark of a known browser goes on too, and is signed anew where a page is made", async () => {
  const today = await knownBrowserCookie(asked("").request, user.id);
  const [mark = ""] = JSON.parse(
    atob(decodeURIComponent(today.split("=")[1]?.split(".")[0] ?? "")),
  ) as string[];
  const old = await signedBefore("known_browser", [mark.split(".")[0]]);
  expect(await knownBrowser(asked(old).request, user.id)).not.toBeNull();
  const [anew = ""] = await setBy("/login", old);
  expect(await knownBrowser(asked(cookiesOf([anew])).request, user.id)).not.toBeNull();
});

test("an answer that takes the cookie away, and one of the API, sets none anew", async () => {
  const session = await signedBefore("prayosha_session", token);
  expect(await setBy("/api/v1/product/product-count", session)).toEqual([]);
  const own = await write((tx) => startSession(tx, user.id));
  const out = await setBy("/logout", await signedBefore("prayosha_session", own), "POST");
  expect(out.filter((value) => value.startsWith("prayosha_session="))).toEqual([
    expect.stringContaining("Max-Age=0"),
  ]);
});

test("what is signed for one name is refused under every other", async () => {
  const names = ["prayosha_session", "prayosha_cart", "known_browser", "prayosha_toast"];
  for (const [name, set] of [
    ["prayosha_session", await sessionCookie(token)],
    ["prayosha_cart", (await rememberCart(cartId)).get("Set-Cookie") ?? ""],
  ] as const) {
    const value = cookiesOf([set]).slice(name.length + 1);
    expect(await signedCookie(name, 60).parse(`${name}=${value}`)).not.toBeNull();
    for (const other of names.filter((each) => each !== name))
      expect([other, await signedCookie(other, 60).parse(`${other}=${value}`)]).toEqual([
        other,
        null,
      ]);
  }
  const moved = cookiesOf([await signedCookie("prayosha_cart", 60).serialize(token)]);
  expect(await viewerWith(moved.replace("prayosha_cart", "prayosha_session"))).toBeNull();
});

test("an old signature is accepted for what looks like the cookie's own value alone, and of lasting cookies", async () => {
  for (const value of ["", "short", 7, [token], { token }])
    expect(await viewerWith(await signedBefore("prayosha_session", value))).toBeNull();
  expect(await viewerWith(await signedBefore("prayosha_session", cartId))).toBeNull();
  const step = await signedBefore("prayosha_step", { userId: user.id });
  expect(await signedCookie("prayosha_step", 600).parse(step)).toBeNull();
});

test("from 2028 on nothing signed the old way is accepted", async () => {
  const oldSignaturesUntil = Date.UTC(2028, 0, 1);
  vi.useFakeTimers({ toFake: ["Date"], now: oldSignaturesUntil });
  const later = await write((tx) => startSession(tx, user.id));
  expect((await viewerWith(cookiesOf([await sessionCookie(later)])))?.id).toBe(user.id);
  expect(await viewerWith(await signedBefore("prayosha_session", later))).toBeNull();
  vi.setSystemTime(oldSignaturesUntil - 60_000);
  expect((await viewerWith(await signedBefore("prayosha_session", later)))?.id).toBe(user.id);
});
