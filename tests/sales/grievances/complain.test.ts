import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { mails, notices } from "~/base/db/schema";
import { storeGrievance } from "~/sales/grievances/store-grievance.server";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import * as statusPage from "~/routes/site/grievance";
import * as page from "~/routes/site/grievances";
import { inLanguage } from "~/base/words/language";
import { formIn, got, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookieOf, shopper } from "../../cast";
import { wordsOf } from "../../upkeep/pages/shown";
import { clear, letters, send, stored, typed } from "./sending";

afterEach(clear);

const statusWords = async (token: string) =>
  wordsOf(await htmlOf(statusPage, argsFor(`/grievance/${token}`, { params: { token } })));

test("a complaint gets a number, and its page says what happens next", async () => {
  const answer = await send();
  const [complaint] = stored();
  expect(answer).toMatchObject({ status: 303, location: `/grievance/${complaint?.token}` });
  expect(complaint).toMatchObject({
    kind: "goods",
    orderNumber: "PR-000012",
    words: "The tin leaks.\nPlease send another one.",
    name: "Asha Patel",
    phone: "+919825012345",
    email: "asha@example.com",
    userId: null,
    language: "en",
    acknowledgedAt: null,
    settledAt: null,
  });
  expect(complaint?.number).toMatch(/^G-\d{4}-000001$/);
  expect(complaint?.token).toMatch(/^[\w-]{43}$/);
  expect((await toastIn(answer))?.message).toContain(complaint?.number);
  const words = await statusWords(complaint?.token ?? "");
  expect(words).toContain(complaint?.number);
  expect(words).toContain("The tin leaks.");
  expect(words).toMatch(/Acknowledged by \d{2} \w{3} \d{4}, [\d:]+ [AP]M at the latest/);
  expect(words).toMatch(/National Consumer Helpline.*1915/);
  // Links are passed on.
  expect(words).not.toMatch(/98250|asha@example/);
});

test("the complainant gets a copy of the complaint as it was recorded, and the owner is told", async () => {
  await send();
  const [complaint] = stored();
  const [copy, ...more] = letters();
  expect(more).toEqual([]);
  expect(copy).toMatchObject({ kind: "grievance-received", recipient: "asha@example.com" });
  for (const part of [complaint?.number, "PR-000012", "Asha Patel", "+91 98250 12345"])
    expect(copy?.text).toContain(part);
  expect(copy?.text).toContain("> The tin leaks.\n> Please send another one.");
  expect(copy?.text).toContain(`/grievance/${complaint?.token}`);
  const [told] = db.select().from(notices).all();
  expect(told).toMatchObject({ path: `/dashboard/admin/grievances/${complaint?.number}` });
  expect(told?.words).not.toContain("Asha");
  const [toOwner] = db.select().from(mails).where(eq(mails.kind, "grievance")).all();
  expect(toOwner?.text).toContain("> The tin leaks.");
});

test("who complains in Gujarati gets the copy in Gujarati, with links to Gujarati pages", async () => {
  const answer = await inLanguage("gu", () => send());
  const [complaint] = stored();
  expect(complaint?.language).toBe("gu");
  expect((await toastIn(answer))?.message).toContain("ફરિયાદ મળી");
  const [copy] = letters();
  expect(copy?.subject).toBe(`ફરિયાદ ${complaint?.number} મળી`);
  expect(copy?.text).toContain(`/gu/grievance/${complaint?.token}`);
  const [toOwner] = db.select().from(mails).where(eq(mails.kind, "grievance")).all();
  expect(toOwner?.subject).toContain("Complaint");
});

test("without an e-mail the page of the complaint is the copy", async () => {
  await send({ ...typed, email: "", order: "" });
  const [complaint] = stored();
  expect(complaint).toMatchObject({ email: "", orderNumber: null });
  expect(letters()).toEqual([]);
  expect(await statusWords(complaint?.token ?? "")).toContain("keep the address of this page");
});

test("the complaint of who is signed in belongs to the account", async () => {
  const asha = await shopper();
  await send(typed, undefined, await cookieOf(asha));
  expect(stored()[0]?.userId).toBe(asha.id);
});

test("numbers count up without gaps, and begin anew in April", async () => {
  const at = (text: string) => Date.parse(`${text}+05:30`);
  const said = {
    kind: "other",
    order: null,
    name: "A",
    phone: "+919825012345",
    email: "",
  } as const;
  for (const [words, time] of [
    ["One", "2027-03-30T10:00:00"],
    ["Two", "2027-03-31T23:59:00"],
    ["Three", "2027-04-01T00:01:00"],
  ] as const)
    await storeGrievance({ ...said, words }, null, at(time));
  expect(stored().map(({ number }) => number)).toEqual([
    "G-2627-000001",
    "G-2627-000002",
    "G-2728-000001",
  ]);
});

describe("what is not taken", () => {
  test.each([
    ["no subject", { kind: "" }, { kind: "Say what it is about" }],
    ["no words", { words: " \r\n" }, { words: "Complaint is required" }],
    ["no name", { name: "" }, { name: "Name is required" }],
    ["no mobile", { phone: "call me" }, { phone: "Mobile must have at least 6 digits" }],
    ["half an e-mail", { email: "asha@" }, { email: "Email must look like name@example.com" }],
  ])("%s: said beside the field, the rest kept", async (_what, change, errors) => {
    const form = { ...typed, ...change };
    const answer = await send(form);
    expect(answer.status).toBe(400);
    expect(formIn(answer)).toMatchObject({ errors, values: form });
    expect(stored()).toEqual([]);
  });

  test("what fills the hidden field has its number, its clock and its copy, and the owner is not told", async () => {
    const answer = await send({ ...typed, "zq-7": "https://hotelraj.example" });
    const [complaint, ...others] = stored();
    expect(others).toEqual([]);
    expect(complaint).toMatchObject({ mayBeSpam: true, acknowledgedAt: null });
    expect(complaint?.dueAt).toBeGreaterThan(Date.now());
    expect(answer).toMatchObject({ status: 303, location: `/grievance/${complaint?.token}` });
    expect(letters()).toHaveLength(1);
    expect(db.select().from(notices).all()).toEqual([]);
  });

  test("no double click: the same words about another order are another complaint", async () => {
    await send();
    await send({ ...typed, order: "PR-000013" });
    await send({ ...typed, order: "" });
    await send({ ...typed, order: "" });
    expect(stored().map(({ orderNumber }) => orderNumber)).toEqual([
      "PR-000012",
      "PR-000013",
      null,
    ]);
  });

  test("a double click: one complaint, one mail, one page", async () => {
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.location).toBe(other.location);
    expect(stored()).toHaveLength(1);
    expect(letters()).toHaveLength(1);
  });

  test("many from one network, or with one e-mail: they have to wait, and lose nothing", async () => {
    for (let turn = 1; turn <= 6; turn += 1) {
      const form = { ...typed, phone: `98250 1234${turn}`, email: `${turn}@example.com` };
      expect((await send(form, "203.0.113.7")).status).toBe(303);
    }
    const seventh = await send({ ...typed, words: "One more" }, "203.0.113.7");
    expect(seventh.status).toBe(429);
    expect(formIn(seventh).values.words).toBe("One more");
    expect(Number(seventh.headers.get("Retry-After"))).toBeGreaterThan(3500);

    // Nobody sends a stranger mails from many networks.
    const toStranger = (turn: number) =>
      send(
        {
          ...typed,
          words: `Mail ${turn}`,
          phone: `98250 5432${turn}`,
          email: "Stranger@example.com",
        },
        `203.0.113.${10 + turn}`,
      );
    for (let turn = 1; turn <= 4; turn += 1) expect((await toStranger(turn)).status).toBe(303);
    expect((await toStranger(5)).status).toBe(429);
  });
});

test("the page of a complaint opens with its whole link alone, and is kept nowhere", async () => {
  await send();
  const token = stored()[0]?.token ?? "";
  const answer = await got(statusPage.loader, `/grievance/${token}`, { params: { token } });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  for (const wrong of [token.slice(0, -1), `${token.slice(0, -1)}!`, "G-2627-000001"]) {
    const unknown = await got(statusPage.loader, "/grievance/x", { params: { token: wrong } });
    expect(unknown.status).toBe(404);
  }
});

test("the page says who answers complaints, by when, and who the seller is", async () => {
  await setCompanyFacts({
    legalName: "Prayosha Oil Mills LLP",
    address: "Plot 12, Udhna, Surat 394210",
    phone: "+91 98765 43210",
    grievanceName: "Meena Shah",
    grievanceDesignation: "Partner",
    grievanceEmail: "grievance@example.com",
  });
  const words = wordsOf(await htmlOf(page, argsFor("/grievances?order=PR-000007")));
  for (const fact of [
    "Meena Shah",
    "Partner",
    "grievance@example.com",
    "+91 98765 43210",
    "Prayosha Oil Mills LLP",
    "Plot 12, Udhna",
    "48 hours",
    "one month",
    "1915",
  ])
    expect(words).toContain(fact);
  expect(await htmlOf(page, argsFor("/grievances?order=PR-000007"))).toContain('value="PR-000007"');
});
