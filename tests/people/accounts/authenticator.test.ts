import { Authenticator } from "remix-auth";
import { beforeEach, expect, test, vi } from "vitest";
import * as apiLogin from "~/routes/api/login";
import * as login from "~/routes/account/login";
import * as confirm from "~/routes/account/confirm";
import { updateProfile } from "~/people/accounts/users/users.server";
import { write } from "~/base/db/connection.server";
import { attempts } from "~/base/db/schema";
import { argsFor, castPassword, cookieOf, shopper } from "../../cast";
import { answerTo, formIn, posted } from "./answers";

beforeEach(() => write((tx) => tx.delete(attempts).run()));

const address = "203.0.113.21";

const onThePage = (email: string, password: string) =>
  posted(login.action, "/login", { email, password }, { address });

async function byApi(email: string, password: string): Promise<number> {
  const request = new Request("http://localhost:3000/api/v1/auth/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return (await answerTo(apiLogin.action, argsFor(request, { address }))).status;
}

test("the login page, the API and what asks for the password again go through one Authenticator", async () => {
  const user = await shopper();
  const asked = vi.spyOn(Authenticator.prototype, "authenticate");

  expect((await onThePage(user.email, castPassword)).status).toBe(303);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await byApi(user.email, castPassword)).toBe(200);
  expect(asked).toHaveBeenCalledTimes(2);
  const form = { confirmPassword: castPassword };
  const cookie = await cookieOf(user);
  expect((await posted(confirm.action, "/dashboard/confirm", form, { cookie })).status).toBe(303);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(new Set(asked.mock.contexts).size).toBe(1);
});

test("wrong passwords on the page and by the API count together, and close both", async () => {
  const { email } = await shopper();
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await onThePage(email, "wrong-1")).status).toBe(400);
    expect(await byApi(email, "wrong-1")).toBe(401);
  }
  expect((await onThePage(email, castPassword)).status).toBe(429);
  expect(await byApi(email, castPassword)).toBe(429);
});

test.each([" a+b&c=%20;", "\uFEFFüber १२३", "સિંગતેલ-ઘાણી", "🥜🥜🥜"])(
  "the password %j is the same wherever it is given",
  async (password) => {
    const user = await shopper();
    await updateProfile(user, { password });
    expect((await onThePage(user.email, password)).status).toBe(303);
    expect(await byApi(user.email, password)).toBe(200);
    for (const other of [password.trim().slice(1), `${password} `])
      expect(await byApi(user.email, other)).toBe(401);
  },
);

test("a form is read once, and a program may write it with any boundary", async () => {
  const { email } = await shopper();
  const boundary = email.slice(0, 2);
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const formed = (password: string) =>
    new Request("http://localhost:3000/login", {
      method: "POST",
      headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
      body: `${field("email", email)}${field("password", password)}--${boundary}--\r\n`,
    });

  const wrong = await answerTo(login.action, argsFor(formed("wrong-1"), { address }));
  expect(wrong.status).toBe(400);
  expect(formIn(wrong).errors).toEqual({ form: "The email or the password is not right." });
  const right = await answerTo(login.action, argsFor(formed(castPassword), { address }));
  expect(right.status).toBe(303);
});
