import { expect, test } from "vitest";
import * as forgot from "~/routes/account/forgot-password";
import { sessionUser } from "~/people/accounts/session/session.server";
import { userByPassword } from "~/people/accounts/users/users.server";
import { db, write } from "~/base/db/connection.server";
import { apiTokens } from "~/base/db/schema";
import { argsFor, castAnswer, castPassword, cookieOf, shopper } from "../../cast";
import { formIn, posted, toastIn } from "./answers";
import { htmlOf, inputIn } from "./rendered";

const newpassword = "fresh-oil-1";
const post = (form: Record<string, string>) => posted(forgot.action, "/forgotpassword", form);

test("the right answer gives the account a new password and leads to login", async () => {
  const { email } = await shopper();
  const answer = await post({ email, newpassword, answer: castAnswer });
  expect(answer).toMatchObject({ status: 303, location: "/login" });
  expect(await toastIn(answer)).toEqual({
    type: "success",
    message: "Your password is changed. Please log in.",
  });
  expect(await userByPassword(email, newpassword)).not.toBeNull();
  expect(await userByPassword(email, castPassword)).toBeNull();
});

test("a new password ends all sessions and API tokens of that user, and of nobody else", async () => {
  const [user, other] = [await shopper(), await shopper()];
  const cookies = [await cookieOf(user), await cookieOf(user)];
  const othersCookie = await cookieOf(other);
  await giveApiToken(user.id);
  await giveApiToken(other.id);

  await post({ email: user.email, newpassword, answer: castAnswer });
  for (const cookie of cookies)
    expect(await sessionUser(argsFor("/", { cookie }).request)).toBeNull();
  expect(await sessionUser(argsFor("/", { cookie: othersCookie }).request)).toEqual(other);
  expect(
    db
      .select()
      .from(apiTokens)
      .all()
      .map(({ userId }) => userId),
  ).toEqual([other.id]);
});

test.each(["surat", "  SURAT ", "Surat"])("the answer may be written as %j", async (answer) => {
  const { email } = await shopper({ answer: "Surat" });
  expect((await post({ email, newpassword, answer })).status).toBe(303);
});

test("spaces within an answer and ways of encoding its letters make no difference", async () => {
  const spaced = await shopper({ answer: "New  Delhi" });
  expect((await post({ email: spaced.email, newpassword, answer: "new delhi" })).status).toBe(303);
  const composed = await shopper({ answer: "Orléans".normalize("NFC") });
  const decomposed = "ORLÉANS".normalize("NFD");
  expect((await post({ email: composed.email, newpassword, answer: decomposed })).status).toBe(303);
});

test("a wrong answer and an unknown e-mail get the very same answer and change nothing", async () => {
  const { email } = await shopper();
  const wrong = await post({ email, newpassword, answer: "Pune" });
  const unknown = await post({ email: "nobody@example.com", newpassword, answer: castAnswer });
  expect(wrong.status).toBe(400);
  expect(formIn(wrong).errors).toEqual({ form: "The email or the answer is not right." });
  expect(unknown.status).toBe(400);
  expect(formIn(unknown).errors).toEqual(formIn(wrong).errors);
  expect(await userByPassword(email, castPassword)).not.toBeNull();
});

test("a password that is too short is refused before the answer is looked at", async () => {
  const { email } = await shopper();
  const answer = await post({ email, newpassword: "12345", answer: castAnswer });
  expect(answer.status).toBe(400);
  expect(formIn(answer).errors).toEqual({
    newpassword: "newpassword must have 6 characters or more",
  });
  expect(await userByPassword(email, castPassword)).not.toBeNull();
});

test("what was typed comes back, the new password never", async () => {
  const form = { email: "me@example.com", newpassword: "secret-88", answer: "Pune" };
  expect(formIn(await post(form)).values).toEqual({
    email: "me@example.com",
    answer: "Pune",
  });
  const html = await htmlOf(forgot, argsFor("/forgotpassword", { form }));
  expect(inputIn(html, "email")).toContain('value="me@example.com"');
  expect(html).not.toContain("secret-88");
});

test("the way back is kept", async () => {
  const { email } = await shopper();
  const form = { email, newpassword, answer: castAnswer, redirectTo: "/cart" };
  expect((await post(form)).location).toBe("/login?redirectTo=%2Fcart");
});

async function giveApiToken(userId: string): Promise<void> {
  const now = Date.now();
  await write((tx) =>
    tx
      .insert(apiTokens)
      .values({ tokenHash: `hash-of-${userId}`, userId, createdAt: now, expiresAt: now + 1e6 })
      .run(),
  );
}
