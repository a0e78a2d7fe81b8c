import { beforeEach, expect, test } from "vitest";
import * as apiLogin from "~/routes/api/login";
import * as login from "~/routes/account/login";
import * as register from "~/routes/account/register";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { argsFor, castPassword, shopper } from "../../cast";
import { emptyOutbox, mailsOf } from "../mail/outbox";
import { posted } from "./answers";

beforeEach(emptyOutbox);

const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36";
const loggedIn = ({ email }: Pick<Viewer, "email">, cookie = "", agent = chrome) =>
  posted(
    login.action,
    "/login",
    { email, password: castPassword },
    { cookie, headers: { "User-Agent": agent } },
  );
const told = () => mailsOf("new-device").length;

test("a login in a new browser is told to the owner by mail, with how to end it", async () => {
  const user = await shopper();
  await loggedIn(user);
  const [mail] = mailsOf("new-device");
  expect(mail).toMatchObject({ recipient: user.email, subject: "A login on a new device" });
  expect(mail?.text).toContain("Chrome on Android");
  expect(mail?.text).toMatch(/log out everywhere else in your profile/);
});

test("the same browser is not told again, whatever became of its session; another one is", async () => {
  const user = await shopper();
  const { cookie } = await loggedIn(user);
  await loggedIn(user, cookie);
  await loggedIn(user, cookie.replace(/prayosha_session=[^;]*/, ""));
  expect(told()).toBe(1);
  await loggedIn(user);
  expect(told()).toBe(2);
});

test("a browser is known to each account by itself", async () => {
  const [asha, kiran] = [await shopper(), await shopper()];
  const first = await loggedIn(asha);
  const second = await loggedIn(kiran, first.cookie);
  expect(told()).toBe(2);
  await loggedIn(asha, second.cookie);
  expect(told()).toBe(2);
});

test("a cookie that was made up makes nothing known", async () => {
  const user = await shopper();
  await loggedIn(user, `known_browser=${btoa(JSON.stringify([user.id]))}`);
  await loggedIn(user, `known_browser=x.y`);
  expect(told()).toBe(2);
});

test("the browser in which somebody registered is known", async () => {
  const email = "fresh@example.com";
  const form = {
    name: "A",
    email,
    phone: "982501",
    address: "B",
    answer: "C",
    password: castPassword,
  };
  const { cookie } = await posted(register.action, "/register", form);
  await loggedIn({ email }, cookie);
  expect(told()).toBe(0);
});

test("a wrong password is told to nobody", async () => {
  const { email } = await shopper();
  await posted(login.action, "/login", { email, password: "wrong-one" });
  expect(told()).toBe(0);
});

test("a program is told once as long as it is signed in", async () => {
  const user = await shopper();
  const call = () => {
    const request = new Request("http://localhost:3000/api/v1/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json", "User-Agent": "stock-sheet/2" },
      body: JSON.stringify({ email: user.email, password: castPassword }),
    });
    return apiLogin.action(argsFor(request));
  };
  expect((await call()).status).toBe(200);
  expect((await call()).status).toBe(200);
  const [mail, ...more] = mailsOf("new-device");
  expect(mail?.text).toContain("stock-sheet");
  expect(more).toEqual([]);
});
