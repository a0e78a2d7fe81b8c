import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import * as adminHome from "~/routes/admin/home";
import * as staffScreen from "~/routes/admin/staff";
import * as twoSteps from "~/routes/admin/two-factor";
import * as joinPage from "~/routes/account/join";
import * as parcels from "~/routes/admin/orders/parcels";
import { versionOf } from "~/base/lib/form/version.server";
import { staffWords } from "~/people/accounts/staff-words";
import { changeStaff } from "~/people/accounts/staff/staff-list.server";
import { demandTwoFactor } from "~/people/accounts/staff/demanded-two-factor.server";
import { sessionUser, type Viewer } from "~/people/accounts/session/session.server";
import { setRole } from "~/people/accounts/users/user-rights.server";
import { db, write } from "~/base/db/connection.server";
import { mailLinks, settings, twoFactor, users } from "~/base/db/schema";
import { admin, argsFor, castPassword, cookieOf, packer, seller, shopper } from "../../cast";
import { formIn, got, posted } from "./answers";

let owner: Viewer;
let cookie: string;
let people = 0;

beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
});

const path = "/dashboard/admin/staff";
const change = (form: Record<string, string>) => posted(staffScreen.action, path, form, { cookie });
const listed = async () =>
  (await got(staffScreen.loader, path, { cookie })).data as Awaited<
    ReturnType<typeof staffScreen.loader>
  >;
const userWith = (email: string) => db.select().from(users).where(eq(users.email, email)).get();
const homeOf = (who: { cookie: string }) => got(adminHome.loader, "/dashboard/admin", who);

/** Invites and returns the token, which the owner is shown where the shop sends no mail. */
async function tokenFor(email: string, staff = "packer", name = "Kiran"): Promise<string> {
  const answer = await change({ name, email, staff });
  const { passOn } = answer.data as { passOn: { link: string } };
  return passOn.link.split("/join/")[1] ?? "";
}

function newcomer(): string {
  people += 1;
  return `newcomer-${people}@example.com`;
}

function join(token: string, form: Record<string, string>, who: { cookie?: string } = {}) {
  return posted(joinPage.action, `/join/${token}`, form, { ...who, params: { token } });
}

const opened = async (token: string, who: { cookie?: string } = {}) =>
  (await got(joinPage.loader, `/join/${token}`, { ...who, params: { token } })).status;

test("an invitation opens an account with its role, once", async () => {
  const email = newcomer();
  const token = await tokenFor(email);
  expect((await listed()).invitations).toContainEqual(
    expect.objectContaining({ email, name: "Kiran", staff: "packer" }),
  );

  expect(await opened(token)).toBe(200);
  expect(userWith(email)).toBeUndefined();
  expect(formIn(await join(token, { password: "12345" })).errors).toHaveProperty("password");
  const joined = await join(token, { password: castPassword });
  expect(joined).toMatchObject({ status: 303, location: "/dashboard/admin" });
  expect(userWith(email)).toMatchObject({ name: "Kiran", staff: "packer", role: 0 });
  expect((await homeOf({ cookie: joined.cookie })).status).toBe(200);

  expect(await opened(token)).toBe(410);
  expect((await join(token, { password: castPassword })).location).toBe(`/join/${token}`);
  expect((await listed()).invitations.map((one) => one.email)).not.toContain(email);
});

test("who has an account accepts with it, and nobody else does", async () => {
  const asha = await shopper();
  const token = await tokenFor(asha.email, "seller");
  await join(token, { password: "another-pass-1" });
  const stranger = { cookie: await cookieOf(await shopper()) };
  await join(token, {}, stranger);
  expect(userWith(asha.email)).toMatchObject({ staff: null });

  await join(token, {}, { cookie: await cookieOf(asha) });
  expect(userWith(asha.email)).toMatchObject({ id: asha.id, name: asha.name, staff: "seller" });
});

test("an invitation that is sent again or cancelled works no more", async () => {
  const email = newcomer();
  const first = await tokenFor(email);
  const again = await change({ intent: "again", email });
  const { passOn } = again.data as { passOn: { link: string } };
  expect(await opened(first)).toBe(410);
  const second = passOn.link.split("/join/")[1] ?? "";
  expect(await opened(second)).toBe(200);

  await change({ intent: "cancel", email });
  expect(await opened(second)).toBe(410);
  expect(db.select().from(mailLinks).where(eq(mailLinks.email, email)).all()).toEqual([]);
});

test("admins and staff are not invited", async () => {
  for (const { email } of [owner, await packer()]) {
    const answer = await change({ name: "Kiran", email, staff: "packer" });
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors).toHaveProperty("email");
  }
});

test("a role that is taken away closes the area at once", async () => {
  const kiran = await packer();
  const theirs = { cookie: await cookieOf(kiran) };
  expect((await got(parcels.loader, "/dashboard/admin/parcels", theirs)).status).toBe(200);

  const role = { intent: "role", user: kiran.id, version: versionOf("packer") };
  for (const _ of ["first", "sent twice"])
    expect((await change({ ...role, staff: "seller" })).status).toBe(303);
  expect(userWith(kiran.email)).toMatchObject({ staff: "seller" });
  const late = await change({ ...role, staff: "" });
  expect(late.status).toBe(409);
  const version = versionOf("seller");
  expect(formIn(late)).toMatchObject({
    errors: {
      form: expect.stringContaining("Someone else changed this role"),
      staff: `“Role” says now: ${staffWords.seller.name}`,
    },
    values: { user: kiran.id, staff: "", version },
  });
  expect(userWith(kiran.email)).toMatchObject({ staff: "seller" });
  await change({ ...role, version, staff: "" });
  expect(userWith(kiran.email)).toMatchObject({ staff: null });
  expect(await sessionUser(argsFor("/", theirs).request)).toBeNull();
  expect(await changeStaff((await shopper()).id, "packer", owner)).toBeNull();
});

test("whoever becomes an admin has no other role", async () => {
  const kiran = await seller();
  await setRole(kiran.id, 1, owner);
  expect(userWith(kiran.email)).toMatchObject({ role: 1, staff: null });
  await setRole(kiran.id, 0, owner);
});

test("where two-factor sign-in is demanded, nothing else opens without it", async () => {
  const kiran = await packer();
  const theirs = { cookie: await cookieOf(kiran) };
  expect(await demandTwoFactor(true, owner)).toBe(false);
  expect((await homeOf(theirs)).status).toBe(200);

  const has = (id: string) =>
    write((tx) =>
      tx
        .insert(twoFactor)
        .values({ userId: id, sealedSecret: "x", confirmedAt: 1, createdAt: 1 })
        .run(),
    );
  await has(owner.id);
  expect((await change({ intent: "second-step", demanded: "yes" })).status).toBe(303);

  expect(await homeOf(theirs)).toMatchObject({
    status: 303,
    location: "/dashboard/admin/two-steps",
  });
  expect((await posted(parcels.action, "/dashboard/admin/parcels", {}, theirs)).location).toBe(
    "/dashboard/admin/two-steps",
  );
  expect((await got(twoSteps.loader, "/dashboard/admin/two-steps", theirs)).status).toBe(200);
  expect((await homeOf({ cookie })).status).toBe(200);

  await has(kiran.id);
  expect((await homeOf(theirs)).status).toBe(200);
  await write((tx) => tx.delete(settings).where(eq(settings.key, "staff.secondStep")).run());
});
