import { beforeEach, expect, test } from "vitest";
import { createMailLink } from "~/people/accounts/mail-links.server";
import { profilePathOf } from "~/people/accounts/own-area";
import { userByPassword } from "~/people/accounts/users/users.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { write } from "~/base/db/connection.server";
import { attempts } from "~/base/db/schema";
import * as forgot from "~/routes/account/forgot-password";
import * as join from "~/routes/account/join";
import * as login from "~/routes/account/login";
import * as link from "~/routes/account/new-password";
import * as userProfile from "~/routes/account/profile";
import * as adminProfile from "~/routes/admin/profile";
import * as apiForgot from "~/routes/api/forgot-password";
import * as apiProfile from "~/routes/api/profile";
import {
  admin,
  argsFor,
  castAnswer,
  castPassword,
  cookieOf,
  packer,
  seller,
  shopper,
  tokenOf,
} from "../../cast";
import { formIn, posted } from "./answers";
import { htmlOf, inputIn } from "./rendered";

/** Of nine characters, and of ten. */
const [short, long] = ["press-124", "press-1247"];
const sentence = (field: string) => `${field} must have 10 characters or more`;
const opens = async ({ email }: Viewer, password: string) =>
  (await userByPassword(email, password)) !== null;

beforeEach(() => write((tx) => tx.delete(attempts).run()));

const profileOf = async (user: Viewer, password: string) => {
  const { action } = profilePathOf(user).includes("admin") ? adminProfile : userProfile;
  const form = { name: "", phone: "", address: "", password };
  return posted(action, profilePathOf(user), form, { cookie: await cookieOf(user) });
};
const linkTo = async ({ id, email }: Viewer) => {
  const token = await write((tx) => createMailLink(tx, "password", { email, userId: id }));
  return { path: `/forgotpassword/${token}`, params: { token } };
};

test.each([
  ["owner", admin],
  ["seller", seller],
  ["packer", packer],
])(
  "a new password of the %s has ten characters or more, by whatever way it comes",
  async (_who, make) => {
    const user = await make();
    const refused = await profileOf(user, short);
    expect([refused.status, formIn(refused).errors.password]).toEqual([400, sentence("password")]);

    const { path, params } = await linkTo(user);
    const html = await htmlOf(link, argsFor(path, { params }));
    expect(inputIn(html, "newpassword")).toContain('minLength="10"');
    const byLink = await posted(link.action, path, { newpassword: short }, { params });
    expect([byLink.status, formIn(byLink).errors]).toEqual([
      400,
      { form: sentence("newpassword"), newpassword: sentence("newpassword") },
    ]);
    const byAnswer = { email: user.email, answer: castAnswer, newpassword: short };
    const answered = await posted(forgot.action, "/forgotpassword", byAnswer);
    expect([answered.status, formIn(answered).errors.newpassword]).toEqual([
      400,
      sentence("newpassword"),
    ]);
    expect(await opens(user, castPassword)).toBe(true);

    expect((await posted(link.action, path, { newpassword: long }, { params })).status).toBe(303);
    expect(await opens(user, long)).toBe(true);
  },
);

test("a wrong answer does not tell whose account it is", async () => {
  const sent = (email: string) =>
    posted(forgot.action, "/forgotpassword", { email, answer: "Mumbai", newpassword: short });
  const [owner, nobody] = [await sent((await admin()).email), await sent("nobody@example.com")];
  expect(formIn(owner).errors).toEqual(formIn(nobody).errors);
});

test("the API refuses it in the same way", async () => {
  const user = await admin();
  const token = await tokenOf(user, "");
  const call = async (action: (args: never) => unknown, method: string, body: object) => {
    const request = new Request("http://localhost:3000/api/v1/auth", {
      method,
      headers: { "Content-Type": "application/json", Authorization: token },
      body: JSON.stringify(body),
    });
    const answer = (await action(argsFor(request) as never)) as Response;
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };
  const reset = { email: user.email, answer: castAnswer, newpassword: short };
  expect(await call(apiForgot.action, "POST", reset)).toEqual([200, sentence("newpassword")]);
  expect(await call(apiProfile.action, "PUT", { password: short })).toEqual([
    400,
    sentence("password"),
  ]);
});

test("who is invited opens the account with ten", async () => {
  const staffed = { email: "new@example.com", staff: "packer" as const, name: "Kiran" };
  const token = await write((tx) => createMailLink(tx, "staff", staffed));
  const send = (password: string) =>
    posted(join.action, `/join/${token}`, { password }, { params: { token } });
  expect(formIn(await send(short)).errors.password).toBe(sentence("password"));
  expect((await send(long)).status).toBe(303);
});

test("shoppers choose six, and a member of staff whose password is shorter still signs in", async () => {
  const user = await shopper();
  expect((await profileOf(user, "sing24")).status).toBe(303);
  const owner = await admin({ password: "press4" });
  const form = { email: owner.email, password: "press4" };
  expect((await posted(login.action, "/login", form)).status).toBe(303);
});
