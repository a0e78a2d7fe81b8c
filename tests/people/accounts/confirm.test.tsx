import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ConfirmPage } from "~/people/accounts/confirm/confirm-page";
import * as adminUser from "~/routes/admin/user";
import * as confirm from "~/routes/account/confirm";
import * as profile from "~/routes/account/profile";
import { updateProfile, userByPassword } from "~/people/accounts/users/users.server";
import * as enquiriesCsv from "~/routes/admin/enquiries-csv";
import * as invoicesCsv from "~/routes/admin/money/invoices-export";
import * as ordersCsv from "~/routes/admin/orders/orders-export";
import * as settings from "~/routes/admin/settings";
import * as payments from "~/routes/admin/payment-settings";
import * as refund from "~/routes/admin/orders/refund";
import * as review from "~/routes/admin/money/review";
import * as twoFactor from "~/routes/admin/two-factor";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { sessions, users } from "~/base/db/schema";
import { admin, argsFor, castPassword, cookieOf, shopper } from "../../cast";
import { formIn, got, posted } from "./answers";
import { htmlOf } from "./rendered";

const sixteenMinutes = 16 * 60 * 1000;

/** The cookie of a browser in which the password was given a while ago. */
async function longAgo(user: Viewer): Promise<string> {
  const cookie = await cookieOf(user);
  await write((tx) =>
    tx
      .update(sessions)
      .set({ confirmedAt: Date.now() - sixteenMinutes })
      .where(eq(sessions.userId, user.id))
      .run(),
  );
  return cookie;
}

async function askedBy(action: (args: ReturnType<typeof argsFor>) => unknown, ask: object) {
  const thrown = await Promise.resolve(argsFor("/", ask))
    .then(action)
    .catch((response: unknown) => response);
  return thrown instanceof Response && thrown.status === 428 ? await thrown.json() : null;
}

test.each([
  ["rights of a user", adminUser.action],
  ["the firm's facts and tax", settings.action],
  ["ways to pay", payments.action],
  ["a refund", refund.action],
  ["a decision about a payment", review.action],
  ["two-factor sign-in", twoFactor.action],
])("%s: the password is asked for again after fifteen minutes", async (_what, action) => {
  const cookie = await longAgo(await admin());
  const form = { some: "thing", 'a"<b>': "'kept'", password: "not kept" };
  expect(await askedBy(action, { cookie, form })).toEqual({
    confirm: {
      fields: [
        ["some", "thing"],
        ['a"<b>', "'kept'"],
      ],
      problem: "",
    },
  });
});

test.each([
  ["/dashboard/admin/orders/export.csv", ordersCsv.loader],
  ["/dashboard/admin/invoices/export.csv", invoicesCsv.loader],
  ["/dashboard/admin/enquiries.csv", enquiriesCsv.loader],
])("%s: people's data is given out after the password only", async (path, loader) => {
  const cookie = await longAgo(await admin());
  const way = encodeURIComponent(`${path}?q=a`);
  expect(await got(loader, `${path}?q=a`, { cookie })).toMatchObject({
    status: 303,
    location: `/dashboard/confirm?redirectTo=${way}`,
  });
  const answer = await posted(
    confirm.action,
    "/dashboard/confirm",
    { confirmPassword: castPassword, redirectTo: `${path}?q=a` },
    { cookie },
  );
  expect(answer).toMatchObject({ status: 303, location: `${path}?q=a` });
  expect((await got(loader, path, { cookie })).status).toBe(200);
});

test("the form goes on with all it held once the password is right, and not before", async () => {
  const user = await shopper();
  const cookie = await longAgo(await admin());
  const act = (password?: string) =>
    askedBy((args) => adminUser.action({ ...args, params: { id: user.id } }), {
      cookie,
      form: { change: "make-admin", ...(password !== undefined && { confirmPassword: password }) },
    });
  const roleNow = () =>
    db.select({ role: users.role }).from(users).where(eq(users.id, user.id)).get()?.role;

  expect(await act("wrong")).toEqual({
    confirm: { fields: [["change", "make-admin"]], problem: "The password is not right." },
  });
  expect(roleNow()).toBe(0);
  expect(await act(castPassword)).toBeNull();
  expect(roleNow()).toBe(1);
});

test("somebody else's password confirms nothing, and guessing is stopped", async () => {
  const user = await admin();
  await updateProfile(user, { password: "quite another 7" });
  const cookie = await longAgo(user);
  const guess = (confirmPassword: string) =>
    posted(confirm.action, "/dashboard/confirm", { confirmPassword }, { cookie });
  for (let turn = 0; turn < 8; turn += 1)
    expect(formIn(await guess(castPassword)).errors.confirmPassword).toMatch(/not right/);
  expect(formIn(await guess("quite another 7")).errors.confirmPassword).toMatch(/Too many tries/);
});

test("a guest is not asked for a password, but to sign in", async () => {
  expect((await got(confirm.loader, "/dashboard/confirm")).status).toBe(401);
  expect((await posted(confirm.action, "/dashboard/confirm", {})).status).toBe(401);
});

test("where it goes on to is on this site", async () => {
  const cookie = await cookieOf(await shopper());
  const form = { confirmPassword: castPassword, redirectTo: "//elsewhere.example" };
  const answer = await posted(confirm.action, "/dashboard/confirm", form, { cookie });
  expect(answer.location).toBe("/dashboard/user/profile");
});

test("a new password takes the current one, in the same form", async () => {
  const user = await shopper();
  const cookie = await longAgo(user);
  const path = "/dashboard/user/profile";
  const save = (form: Record<string, string>) => posted(profile.action, path, form, { cookie });
  expect((await got(profile.loader, path, { cookie })).data).toMatchObject({ asksPassword: true });

  expect((await save({ name: "Asha P" })).status, "a name takes none").toBe(303);
  const without = await save({ password: "new-cold-pressed", phone: "982505" });
  expect(without.status).toBe(400);
  expect(formIn(without)).toMatchObject({
    errors: { confirmPassword: /current password/ },
    values: { phone: "982505" },
  });
  const wrong = await save({ password: "new-cold-pressed", confirmPassword: "wrong" });
  expect(formIn(wrong).errors.confirmPassword).toBe("The password is not right.");
  expect(await userByPassword(user.email, "new-cold-pressed")).toBeNull();
  const right = await save({ password: "new-cold-pressed", confirmPassword: castPassword });
  expect(right.status).toBe(303);
  expect((await userByPassword(user.email, "new-cold-pressed"))?.id).toBe(user.id);
});

test("the page that asks holds the form's fields, written so that nothing of them becomes markup", async () => {
  const fields: [string, string][] = [["a", `"><script>alert(1)</script>`]];
  const Page = () => <ConfirmPage confirm={{ fields, problem: "" }} />;
  const html = await htmlOf({ default: Page }, argsFor("/any"));
  expect(html).toContain('type="hidden" name="a"');
  expect(html).not.toContain("<script>");
});
