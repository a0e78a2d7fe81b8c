import { desc, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog, settings } from "~/base/db/schema";
import { companyFacts, setCompanyFacts, storedFacts } from "~/upkeep/pages/company.server";
import * as adminSettings from "~/routes/admin/settings";
import { admin, argsFor, cookieOf } from "../../cast";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";

const path = "/dashboard/admin/settings";
let cookie: string;

beforeEach(async () => {
  await write((tx) => tx.delete(settings).run());
  cookie = await cookieOf(await admin({ name: "Ramesh Shah" }));
});

const version = () => storedFacts().version;
const save = async (form: Record<string, string>) =>
  posted(adminSettings.action, path, { version: version(), ...form }, { cookie });

test("what is saved is what the shop says from then on, and is written down", async () => {
  await setCompanyFacts({ hours: "Every day" });
  const answer = await save({
    name: "Prayosha",
    phone: " 0261 400 1234 \r\n\r\n+91 98765 43210",
    announcement: "Closed on 14 January",
    instagram: "https://instagram.example/prayosha",
    gstin: "24aaaaa0000a1z8",
  });
  expect(answer).toMatchObject({ status: 303, location: path });
  expect((await toastIn(answer))?.message).toBe("Settings are saved");
  expect(companyFacts()).toMatchObject({
    name: "Prayosha",
    phone: "0261 400 1234\n+91 98765 43210",
    announcement: "Closed on 14 January",
    hours: null,
    gstin: "24AAAAA0000A1Z8",
  });
  const entry = db
    .select()
    .from(auditLog)
    .orderBy(desc(sql`rowid`))
    .limit(1)
    .get();
  expect(entry).toMatchObject({ action: "settings.update", actorName: "Ramesh Shah" });
  expect(JSON.parse(entry?.changes ?? "")).toMatchObject({
    hours: ["Every day", null],
    announcement: [null, "Closed on 14 January"],
  });
});

test("what is unset says so beside its field", async () => {
  await setCompanyFacts({ email: "care@example.com" });
  const html = await htmlOf(adminSettings, argsFor(path, { cookie }));
  expect(inputIn(html, "email")).toContain('value="care@example.com"');
  expect(html.match(/not set</g)).toHaveLength(18);
});

test.each([
  ["facebook", "javascript:alert(1)", "Facebook must be an address that begins with https://"],
  ["instagram", "http://example.com", "Instagram must be an address that begins with https://"],
  [
    "youtube",
    "https://user:secret@example.com",
    "YouTube must be an address that begins with https://",
  ],
  ...["data:text/html,x", "98250 1234", "http://wa.me/919825012345"].map((typed) => [
    "whatsapp",
    typed,
    "WhatsApp must be a number such as 98250 12345, or an address that begins with https://",
  ]),
  ["email", "care at example", "Email must look like name@example.com"],
  ["phone", "0261 400 1234\n12", "Phone must have at least 6 digits in each line"],
  ["fssai", "12", "FSSAI licence or registration must have 14 digits"],
  ["gstin", "24", "GSTIN must look like 24ABCDE1234F1Z5"],
  ["gstin", "99AAAAA0000A1Z8", "GSTIN must begin with the two digits of a state"],
  ["gstin", "24AAAAA0000A1Z5", "GSTIN is mistyped: its last character does not fit the others"],
  ["state", "28", "State must be one of the list"],
  ["announcement", "x".repeat(201), "Announcement must have at most 200 characters"],
  ["name", "two\nlines", "Name has characters in it that cannot be shown"],
])(
  "%s %j is refused beside the field, and everything typed is kept",
  async (field, typed, sentence) => {
    const answer = await save({ hours: "Every day", [field]: typed });
    expect(answer.status).toBe(400);
    expect(formIn(answer)).toMatchObject({
      errors: { [field]: sentence },
      values: { hours: "Every day", [field]: typed },
    });
    expect(companyFacts().hours).toBeNull();
  },
);

test.each([
  ["98250 12345", "https://wa.me/919825012345"],
  ["+91-98250-12345", "https://wa.me/919825012345"],
  ["098250 12345", "https://wa.me/919825012345"],
  ["૯૮૨૫૦ ૧૨૩૪૫", "https://wa.me/919825012345"],
  ["+971 50 123 4567", "https://wa.me/971501234567"],
  ["https://wa.me/message/ABC", "https://wa.me/message/ABC"],
])("WhatsApp may be typed as %j", async (typed, stored) => {
  expect((await save({ whatsapp: typed })).status).toBe(303);
  expect(companyFacts().whatsapp).toBe(stored);
});

test("every mistake is told at once, the state that the GSTIN does not fit among them", async () => {
  const answer = await save({ fssai: "12", gstin: "24AAAAA0000A1Z8", state: "27", email: "care" });
  expect(answer.status).toBe(400);
  expect(Object.keys(formIn(answer).errors).toSorted()).toEqual(["email", "fssai", "state"]);
});

test("GSTIN, state, licence and mail address that are wrong together are told together", async () => {
  const answer = await save({
    gstin: "24AAAAA0000A1Z5",
    state: "28",
    fssai: "12",
    email: "care",
    phone: "12",
  });
  expect(Object.keys(formIn(answer).errors).toSorted()).toEqual([
    "email",
    "fssai",
    "gstin",
    "phone",
    "state",
  ]);
});

test("mobile numbers have one spelling wherever the shop shows them, also those stored before", async () => {
  await save({ phone: "+919876500001\n098250-12345\n0261 400 1234" });
  const shown = "+91 98765 00001\n+91 98250 12345\n0261 400 1234";
  expect(companyFacts().phone).toBe(shown);
  await setCompanyFacts({ phone: "9876500001" });
  expect(companyFacts().phone).toBe("+91 98765 00001");
});

test("each part of the form is led to from above it, as are the other settings", async () => {
  const html = await htmlOf(adminSettings, argsFor(path, { cookie }));
  const led = [...html.matchAll(/href="#(the-[a-z]+)"/g)].map(([, id]) => id);
  expect(led).toEqual(["the-firm", "the-contact", "the-tax", "the-links", "the-announcement"]);
  for (const id of led) expect(html).toContain(`<fieldset id="${id}"`);
  for (const screen of ["payments", "checkout", "delivery", "testimonials"])
    expect(html).toContain(`href="${path}/${screen}"`);
});

test("the second of two admins is told, sees both, and saves on purpose the next time", async () => {
  const seen = version();
  await save({ hours: "Every day" });
  const form = { version: seen, hours: "Weekdays", name: "Prayosha" };
  const told = await posted(adminSettings.action, path, form, { cookie });
  expect(told.status).toBe(409);
  expect(formIn(told).errors.form).toMatch(/^Someone else changed the settings/);
  expect(companyFacts().hours).toBe("Every day");

  const html = await htmlOf(adminSettings, argsFor(path, { cookie, form }));
  expect(inputIn(html, "hours")).toContain('value="Weekdays"');
  expect(html).toContain("Saved by someone else: Every day");
  expect(html).toContain("Saved by someone else: not set");
  const next = /name="version" value="([^"]+)"/.exec(html)?.[1] ?? "";
  await posted(adminSettings.action, path, { ...form, version: next }, { cookie });
  expect(companyFacts().hours).toBe("Weekdays");
});

test("a fact taken away meanwhile counts as a change", async () => {
  await setCompanyFacts({ hours: "Every day", email: "care@example.com" });
  const seen = version();
  await setCompanyFacts({ hours: null });
  const form = { version: seen, email: "other@example.com" };
  expect((await posted(adminSettings.action, path, form, { cookie })).status).toBe(409);
});

test("sending the same form twice saves once", async () => {
  const seen = version();
  const before = await db.$count(auditLog);
  const form = { version: seen, hours: "Every day" };
  for (const _ of [1, 2])
    expect((await posted(adminSettings.action, path, form, { cookie })).status).toBe(303);
  expect(await db.$count(auditLog)).toBe(before + 1);
});

test("the screen is the admin's alone to see as it is stored", async () => {
  expect((await got(adminSettings.loader, path)).status).toBe(401);
});

test("the state has to be the one that the GSTIN begins with, and is taken from it when left blank", async () => {
  const other = await save({ gstin: "24AAAAA0000A1Z8", state: "27" });
  expect(other.status).toBe(400);
  expect(formIn(other).errors).toEqual({
    state: "State must be Gujarat (24): the GSTIN begins with it",
  });
  await save({ gstin: "24AAAAA0000A1Z8", state: "" });
  expect(companyFacts()).toMatchObject({ gstin: "24AAAAA0000A1Z8", state: "24" });
  await save({ state: "27" });
  expect(companyFacts()).toMatchObject({ gstin: null, state: "27" });
});

test("the screen says what is missing for a tax invoice, and what invoices look like without it", async () => {
  const without = await htmlOf(adminSettings, argsFor(path, { cookie }));
  expect(without).toContain("a bill of supply / receipt without tax lines");
  for (const fact of ["GSTIN", "State", "FSSAI licence or registration", "Address"])
    expect(without).toContain(`<strong>${fact}</strong> is not set`);

  const stored = { gstin: "24AAAAA0000A1Z8", state: "24", fssai: "10700000000000" };
  await setCompanyFacts({ ...stored, address: "Udhna, Surat" });
  const complete = await htmlOf(adminSettings, argsFor(path, { cookie }));
  expect(complete).toContain("Every paid order gets a tax invoice");
  expect(complete).not.toContain("</strong> is not set");
  expect(complete).toContain('<option value="24" selected="">Gujarat (24)</option>');
});
