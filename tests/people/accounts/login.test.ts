import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as login from "~/routes/account/login";
import { sessionUser } from "~/people/accounts/session/session.server";
import { db, write } from "~/base/db/connection.server";
import { cartLines, carts } from "~/base/db/schema";
import { newToken } from "~/base/lib/ids.server";
import { rememberCart } from "~/sales/cart/cart.server";
import { admin, argsFor, castPassword, cookieOf, cookiesOf, shopper } from "../../cast";
import { formIn, got, posted, sessionIdIn } from "./answers";
import { htmlOf, inputIn } from "./rendered";

const viewerWith = (cookie: string) => sessionUser(argsFor("/", { cookie }).request);

test("the right e-mail and password sign in and lead to the front page", async () => {
  const user = await shopper();
  const answer = await posted(login.action, "/login", {
    email: ` ${user.email.toUpperCase()}`,
    password: castPassword,
  });
  expect(answer.status).toBe(303);
  expect(answer.location).toBe("/");
  expect(await viewerWith(answer.cookie)).toEqual(user);
});

test("an admin lands on the work of the day", async () => {
  const { email } = await admin();
  const answer = await posted(login.action, "/login", { email, password: castPassword });
  expect(answer).toMatchObject({ status: 303, location: "/dashboard/admin" });
});

test("the session cookie cannot be read by scripts and is not sent along by other sites' forms", async () => {
  const user = await shopper();
  const { headers } = await posted(login.action, "/login", {
    email: user.email,
    password: castPassword,
  });
  const cookie = headers.getSetCookie().find((value) => value.startsWith("prayosha_session="));
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("a wrong password and an unknown e-mail get the very same answer", async () => {
  const user = await shopper();
  const wrong = await posted(login.action, "/login", { email: user.email, password: "not-it-99" });
  const unknown = await posted(login.action, "/login", {
    email: user.email.replace("shopper", "stranger"),
    password: "not-it-99",
  });
  expect(wrong.status).toBe(400);
  expect(formIn(wrong).errors).toEqual({ form: "The email or the password is not right." });
  expect(unknown.status).toBe(wrong.status);
  expect(formIn(unknown).errors).toEqual(formIn(wrong).errors);
  expect(wrong.cookie + unknown.cookie).toBe("");
});

test("after a refusal the e-mail and the way back are still there, the password is not", async () => {
  const form = { email: "who@example.com", password: "secret-77", redirectTo: "/cart" };
  const answer = await posted(login.action, "/login", form);
  expect(formIn(answer).values).toEqual({ email: "who@example.com", redirectTo: "/cart" });

  const html = await htmlOf(login, argsFor("/login", { form }));
  expect(html).not.toContain("secret-77");
  expect(inputIn(html, "email")).toContain('value="who@example.com"');
  expect(inputIn(html, "redirectTo")).toContain('value="/cart"');
});

test.each([
  [{ email: "", password: "x" }, { email: "email is required" }],
  [{ email: "a@b.in", password: "" }, { password: "password is required" }],
  [{}, { email: "email is required", password: "password is required" }],
])("what is missing is named beside its field (%j)", async (form, errors) => {
  const answer = await posted(login.action, "/login", form as Record<string, string>);
  expect(answer.status).toBe(400);
  expect(formIn(answer).errors).toEqual(errors);
});

test("signing in leads back to the page the shopper came from", async () => {
  const { email } = await shopper();
  const path = "/category/oil?page=2#top";
  const loaded = await got(login.loader, `/login?redirectTo=${encodeURIComponent(path)}`);
  expect(loaded.data).toMatchObject({ redirectTo: path });
  const form = { email, password: castPassword, redirectTo: path };
  expect((await posted(login.action, "/login", form)).location).toBe(path);
});

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example/",
  "https:evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/\n/evil.example",
  "/..//evil.example",
  "/%0d%0a/..//evil.example",
  " //evil.example",
  "evil.example",
])("signing in never leads to another site (%j)", async (redirectTo) => {
  const { email } = await shopper();
  const { location } = await posted(login.action, "/login", {
    email,
    password: castPassword,
    redirectTo,
  });
  const origin = "https://shop.example";
  expect(location).toMatch(/^\//);
  expect(new URL(location ?? "", origin).origin).toBe(origin);

  const loaded = await got(login.loader, `/login?redirectTo=${encodeURIComponent(redirectTo)}`);
  const kept = (loaded.data as { redirectTo: string }).redirectTo;
  expect(new URL(kept, origin).origin).toBe(origin);
});

test("every sign-in begins a new session and ends the one the browser had", async () => {
  const user = await shopper();
  const before = await cookieOf(user);
  const form = { email: user.email, password: castPassword };
  const answer = await posted(login.action, "/login", form, { cookie: before });
  expect(await sessionIdIn(answer)).not.toBe(await sessionIdIn({ cookie: before }));
  expect(await viewerWith(before)).toBeNull();
  expect(await viewerWith(answer.cookie)).toEqual(user);
});

test("a failed sign-in leaves the session the browser has alone", async () => {
  const user = await shopper();
  const cookie = await cookieOf(user);
  await posted(login.action, "/login", { email: user.email, password: "wrong" }, { cookie });
  expect(await viewerWith(cookie)).toEqual(user);
});

test("somebody who is signed in is led on at once", async () => {
  const asShopper = { cookie: await cookieOf(await shopper()) };
  const asAdmin = { cookie: await cookieOf(await admin()) };
  expect(await leadsTo("/login", asShopper)).toBe("/dashboard/user");
  expect(await leadsTo("/login", asAdmin)).toBe("/dashboard/admin");
  expect(await leadsTo("/login?redirectTo=/cart", asShopper)).toBe("/cart");
  expect(await leadsTo("/login?redirectTo=//evil.example", asShopper)).toBe("/dashboard/user");
  expect(await leadsTo("/login?redirectTo=/dashboard/admin/users", asAdmin)).toBe(
    "/dashboard/admin/users",
  );
});

test.each(["/dashboard/admin", "/Dashboard/Admin/users", "/dashboard/admin?x=1"])(
  "a shopper whom %s refused gets the login form, not a circle of redirects",
  async (path) => {
    const ask = { cookie: await cookieOf(await shopper()) };
    const address = `/login?redirectTo=${encodeURIComponent(path)}`;
    expect(await got(login.loader, address, ask)).toMatchObject({
      status: 200,
      data: { redirectTo: path, refused: { name: "Asha Patel", area: "/dashboard/user" } },
    });
    expect(await htmlOf(login, argsFor(address, ask))).toContain("You are logged in as Asha Patel");
  },
);

test("the links to registering and to a forgotten password keep the way back", async () => {
  const html = await htmlOf(login, argsFor("/login?redirectTo=%2Fcart"));
  expect(html).toContain('href="/register?redirectTo=%2Fcart"');
  expect(html).toContain('href="/forgotpassword?redirectTo=%2Fcart"');
  expect(await htmlOf(login, argsFor("/login"))).toContain('href="/register"');
});

test("what a guest put into the cart is theirs once they sign in", async () => {
  const user = await shopper();
  const now = Date.now();
  const guestCart = newToken();
  await write((tx) => {
    tx.insert(carts).values({ id: guestCart, createdAt: now, updatedAt: now }).run();
    tx.insert(cartLines)
      .values({ id: "line", cartId: guestCart, name: "Sing tel", quantity: 2, createdAt: now })
      .run();
  });
  const cookie = cookiesOf((await rememberCart(guestCart)).getSetCookie());
  const form = { email: user.email, password: castPassword };
  const answer = await posted(login.action, "/login", form, { cookie });
  expect(answer.cookie).toMatch(/prayosha_cart=.*prayosha_session=/);
  const cart = db.select().from(carts).where(eq(carts.userId, user.id)).get();
  expect(cart?.id).toBe(guestCart);
});

async function leadsTo(path: string, who: { cookie: string }): Promise<string | null> {
  const { status, location } = await got(login.loader, path, who);
  expect(status).toBe(303);
  return location;
}
