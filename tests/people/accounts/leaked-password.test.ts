import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as apiForgot from "~/routes/api/forgot-password";
import * as apiProfile from "~/routes/api/profile";
import * as apiRegister from "~/routes/api/register";
import { ensureFirstAdmin } from "~/people/accounts/users/first-admin.server";
import { weaknessOf } from "~/people/accounts/passwords/leaked-password.server";
import * as forgot from "~/routes/account/forgot-password";
import * as profile from "~/routes/account/profile";
import * as register from "~/routes/account/register";
import { updateProfile, userByPassword } from "~/people/accounts/users/users.server";
import { argsFor, castAnswer, cookieOf, shopper, tokenOf } from "../../cast";
import { formIn, posted } from "./answers";

const common = "Password1";
const sentence = (field: string) =>
  `${field} is one that very many people use; please choose another one`;
const registration = {
  name: "Asha",
  phone: "982501",
  address: "Surat",
  answer: "Surat",
  email: "new@example.com",
};

test("the list holds at least ten thousand passwords, each as it is compared", () => {
  const file = "app/people/accounts/passwords/leaked-passwords.txt";
  const list = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(list.length).toBeGreaterThan(10_000);
  expect(list.filter((word) => word !== word.normalize("NFC").toLowerCase())).toEqual([]);
  expect(new Set(list).size).toBe(list.length);
});

test.each(["123456", "qwerty123", "PASSWORD", "iloveyou", "krishna", "india123"])(
  "%s is refused",
  async (password) => {
    expect(await weaknessOf("password", password, "a@example.com")).toBe(sentence("password"));
  },
);

test.each(["asha.patel@example.com", "asha-patel", "AshaPatel2024", "prayosha", "Prayosha Oil 1"])(
  "%s is refused to asha.patel@example.com",
  async (password) => {
    const weakness = await weaknessOf("password", password, "Asha.Patel@example.com");
    expect(weakness).toMatch(/easy to guess/);
  },
);

test.each(["groundnut-2024", "cold-pressed-7", "तेल की बोतल", "a".repeat(200), "word\npassword"])(
  "%s may be chosen",
  async (password) => {
    expect(await weaknessOf("password", password, "a@example.com")).toBeNull();
  },
);

test("the pages say so beside the field, and nothing typed is lost", async () => {
  const signUp = await posted(register.action, "/register", { ...registration, password: common });
  expect(signUp.status).toBe(400);
  expect(formIn(signUp)).toEqual({
    errors: { password: sentence("password") },
    values: registration,
  });

  const user = await shopper();
  const reset = { email: user.email, answer: castAnswer, newpassword: common };
  const forgotten = await posted(forgot.action, "/forgotpassword", reset);
  expect(formIn(forgotten).errors).toEqual({ newpassword: sentence("newpassword") });

  const saved = await posted(
    profile.action,
    "/dashboard/user/profile",
    { password: common },
    { cookie: await cookieOf(user) },
  );
  expect(formIn(saved).errors).toEqual({ password: sentence("password") });
  expect(await userByPassword(user.email, common)).toBeNull();
});

test("the API refuses it in the same words", async () => {
  const user = await shopper();
  const token = await tokenOf(user, "");
  const told = async (
    { action }: { action: (args: ReturnType<typeof argsFor>) => Promise<Response> },
    method: string,
    body: object,
  ) => {
    const request = new Request("http://localhost:3000/api/v1/auth", {
      method,
      headers: { "Content-Type": "application/json", Authorization: token },
      body: JSON.stringify(body),
    });
    const answer = await action(argsFor(request));
    return [answer.status, await answer.json()];
  };
  const refused = (field: string) => ({ success: false, message: sentence(field) });
  expect(await told(apiRegister, "POST", { ...registration, password: common })).toEqual([
    200,
    refused("password"),
  ]);
  const reset = { email: user.email, answer: castAnswer, newpassword: common };
  expect(await told(apiForgot, "POST", reset)).toEqual([200, refused("newpassword")]);
  expect(await told(apiProfile, "PUT", { password: common })).toEqual([
    400,
    { ...refused("password"), error: sentence("password") },
  ]);
});

test("the operator's first admin gets none of them", async () => {
  await expect(ensureFirstAdmin("owner@example.com", common)).rejects.toThrow(
    /^ADMIN_PASSWORD cannot be used: password is one/,
  );
});

test("one that was set before goes on working", async () => {
  const user = await shopper();
  await updateProfile(user, { password: common });
  expect((await userByPassword(user.email, common))?.id).toBe(user.id);
});
