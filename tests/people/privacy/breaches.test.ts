import "../../sales/orders/with-mail";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog, breaches, breachPersons, mails, users } from "~/base/db/schema";
import { jobTitle } from "~/upkeep/jobs/job-words";
import { hour } from "~/base/lib/time";
import { breachById, breachVersion } from "~/people/privacy/breaches/breaches.server";
import { clocksOf } from "~/people/privacy/breaches/clocks";
import { breachLettersJob } from "~/people/privacy/breaches/letters-job.server";
import { eraseUser } from "~/people/privacy/erase-user.server";
import { exportUser } from "~/people/privacy/export-user.server";
import * as book from "~/routes/admin/breaches/breaches";
import * as page from "~/routes/admin/breaches/breach";
import * as edit from "~/routes/admin/breaches/edit-breach";
import * as file from "~/routes/admin/breaches/persons-csv";
import * as fresh from "~/routes/admin/breaches/new-breach";
import { formIn, got, posted } from "../accounts/answers";
import { htmlOf } from "../accounts/rendered";
import { admin, argsFor, cookieOf, seller, shopper } from "../../cast";
import { emptyOutbox, mailsOf } from "../mail/outbox";
import { sold } from "../../sales/orders/sold";
import { newId } from "~/base/lib/ids.server";

const path = "/dashboard/admin/breaches";
let cookie = "";

/** In English alone, as an owner in a hurry writes it. */
const typed = {
  title: "Mail account read",
  noticed: "2026-11-20T10:00",
  from: "2026-11-19T22:15",
  until: "2026-11-20T09:30",
  kind_names: "on",
  kind_e_mails: "on",
  kind_passwords: "on",
  contact: "Ramesh Shah, 0261 400 1234",
  nature_en: "Somebody read our mail account.",
  place_en: "Our mail provider",
  extent_en: "Mails of two days",
  consequences_en: "False calls in our name.",
  measures_en: "The password is new.",
  advice_en: "Pay nobody who calls.",
};
const inGujarati = {
  nature_gu: "કોઈએ અમારા ઇમેઇલ વાંચ્યા.",
  place_gu: "ઇમેઇલ કંપની",
  extent_gu: "બે દિવસના ઇમેઇલ",
  consequences_gu: "ખોટા ફોન",
  measures_gu: "પાસવર્ડ નવો છે.",
  advice_gu: "ફોન કરનારને પૈસા ન આપો.",
};

async function written(more: Record<string, string> = {}): Promise<string> {
  const answer = await posted(
    fresh.action,
    `${path}/new`,
    { idempotencyKey: newId(), ...typed, ...more },
    { cookie },
  );
  expect(answer.status).toBe(303);
  return answer.location?.split("/").at(-1) ?? "";
}
const versionNow = (id: string): string => {
  const breach = breachById(id);
  return breach ? breachVersion(breach) : "";
};
const at = (id: string) => ({ cookie, params: { id } });
const add = (id: string, form: Record<string, string>) =>
  posted(page.action, `${path}/${id}`, { intent: "add", ...form }, at(id));
const send = (id: string) => posted(page.action, `${path}/${id}`, { intent: "letters" }, at(id));
const personsOf = (id: string) =>
  db.select().from(breachPersons).where(eq(breachPersons.breachId, id)).all();
const shown = (id: string) => htmlOf(page, argsFor(`${path}/${id}`, at(id)));

beforeEach(async () => {
  await emptyOutbox();
  cookie = await cookieOf(await admin());
});

describe("the book", () => {
  test("tells all that a new entry lacks at once, by the names on the page", async () => {
    const answer = await posted(fresh.action, `${path}/new`, { place_gu: "સુરત" }, { cookie });
    const { errors, values } = formIn(answer);
    expect(errors).toMatchObject({
      title: "Short name is required",
      noticed: "Write when it was noticed",
      kinds: "Tick at least one kind of data",
      nature_en: "Fill in “What happened”",
      advice_en: "Fill in “What the person can do”",
      nature_gu: "Fill in “What happened” in this language, too",
      contact: "Whom to ask is required",
    });
    expect(errors).not.toHaveProperty("place_gu");
    expect(errors).not.toHaveProperty("until");
    expect(values.place_gu).toBe("સુરત");
  });

  test("keeps what the owner writes down, and what is learnt later", async () => {
    const id = await written();
    expect(breachById(id)).toMatchObject({
      title: "Mail account read",
      noticedAt: Date.parse("2026-11-20T10:00+05:30"),
      kinds: ["names", "e-mails", "passwords"],
      words: { en: { nature: "Somebody read our mail account." } },
    });
    expect(await htmlOf(book, argsFor(path, { cookie }))).toContain("Mail account read");
    const version = versionNow(id);
    const changed = { ...typed, ...inGujarati, causes: "A guessed password", version };
    for (const time of ["once", "twice"])
      expect((await posted(edit.action, `${path}/${id}/edit`, changed, at(id))).status, time).toBe(
        303,
      );
    expect(breachById(id)).toMatchObject({
      causes: "A guessed password",
      words: { gu: { place: "ઇમેઇલ કંપની" } },
    });
    const log = db.select().from(auditLog).where(eq(auditLog.subjectId, id)).all();
    expect(log.map(({ action }) => action)).toEqual(["breach.create", "breach.update"]);
    const { kind_names: _tick, ...others } = typed;
    const other = { ...others, contact: "Asha Shah", version };
    const refused = await posted(edit.action, `${path}/${id}/edit`, other, at(id));
    expect(refused.status).toBe(409);
    expect(formIn(refused).errors).toMatchObject({
      form: expect.stringMatching(/^Someone else changed this breach/),
      causes: "“Facts and reasons, and who did it” says now: A guessed password",
      kind_names: expect.stringMatching(/^“.+” is ticked now\.$/),
      contact: "“Whom to ask” says now: Ramesh Shah, 0261 400 1234",
      place_gu: "“Where (Gujarati)” says now: ઇમેઇલ કંપની",
    });
    expect(formIn(refused).values).toMatchObject({ contact: "Asha Shah", version: versionNow(id) });
    expect(breachById(id)).toMatchObject({ causes: "A guessed password" });
  });

  test.each([
    [{ noticed: "" }, "noticed"],
    [{ until: "2026-11-01T00:00" }, "until"],
    [{ advice_en: " " }, "advice_en"],
    [{ nature_gu: "કોઈએ વાંચ્યા." }, "advice_gu"],
    [{ noticed: "2026-02-30T10:00" }, "noticed"],
  ])("refuses %j beside its field, with all that was typed", async (wrong, field) => {
    const answer = await posted(
      fresh.action,
      `${path}/new`,
      { idempotencyKey: newId(), ...typed, ...wrong },
      { cookie },
    );
    expect(answer.status).toBe(400);
    expect(Object.keys(formIn(answer).errors)).toContain(field);
    expect(formIn(answer).values).toMatchObject({
      title: "Mail account read",
      kind_passwords: "on",
    });
  });

  test("is the owner's alone", async () => {
    const id = await written();
    const theirs = { cookie: await cookieOf(await seller()), params: { id } };
    expect((await got(page.loader, `${path}/${id}`, theirs)).status).toBe(403);
    expect((await got(file.loader, `${path}/${id}/persons.csv`, theirs)).status).toBe(403);
  });
});

describe("who is touched", () => {
  test("are the buyers of a time, each once, with the number where there is no e-mail", async () => {
    const createdAt = Date.parse("2024-01-10T12:00+05:30");
    const ordered = { userId: null, createdAt };
    await sold({ ...ordered, buyerEmail: "Twice@Example.com " });
    await sold({ ...ordered, buyerEmail: "twice@example.com" });
    await sold({ ...ordered, buyerEmail: "", buyerPhone: "90000 00641" });
    await sold({ ...ordered, createdAt: createdAt - 72 * hour, buyerEmail: "early@example.com" });
    const id = await written();
    await add(id, { who: "orders", from: "2024-01-10T00:00", until: "2024-01-11T00:00" });
    await add(id, { who: "orders", from: "2024-01-10T00:00", until: "2024-01-11T00:00" });
    expect(personsOf(id).map(({ person }) => person)).toEqual([
      "phone:90000 00641",
      "twice@example.com",
    ]);
    const html = await shown(id);
    expect(html).toContain("90000 00641");
    expect(html).toContain("please call them");
    const csv = await file.loader(argsFor(`${path}/${id}/persons.csv`, at(id)));
    expect(await csv.text()).toContain("twice@example.com");
  });

  test("are everybody, accounts or some addresses", async () => {
    const user = await shopper({ name: "Kalpana Desai" });
    const id = await written();
    await add(id, { who: "listed", emails: `${user.email}\nother@example.com` });
    expect(personsOf(id)).toMatchObject([
      { email: "other@example.com", name: "" },
      { email: user.email, name: "Kalpana Desai" },
    ]);
    await add(id, { who: "everybody" });
    expect(personsOf(id).length).toBeGreaterThanOrEqual(await db.$count(users));
    await posted(page.action, `${path}/${id}`, { intent: "clear" }, at(id));
    expect(personsOf(id)).toEqual([]);
    const wrong = await add(id, { who: "listed", emails: "no address" });
    expect(formIn(wrong).errors.emails).toContain("no email address");
  });
});

describe("the letters", () => {
  test("go once to each person, in their language, after the password was given", async () => {
    const english = await shopper();
    const gujarati = await shopper();
    await write((tx) =>
      tx.update(users).set({ language: "gu" }).where(eq(users.id, gujarati.id)).run(),
    );
    const id = await written(inGujarati);
    await add(id, { who: "listed", emails: `${english.email} ${gujarati.email}` });
    await write((tx) => tx.run(sql`update sessions set confirmed_at = 0`));
    expect((await send(id)).status).toBe(428);
    await write((tx) => tx.run(sql`update sessions set confirmed_at = ${Date.now()}`));
    expect(mailsOf("breach")).toEqual([]);
    expect((await send(id)).status).toBe(303);
    await breachLettersJob.run(Date.now());
    await breachLettersJob.run(Date.now());
    expect(jobTitle(breachLettersJob.name)).toBe("Writes to the people whom a data breach touched");
    expect(mailsOf("breach")).toHaveLength(2);
    const to = (email: string) =>
      db
        .select()
        .from(mails)
        .where(and(eq(mails.recipient, email), eq(mails.kind, "breach")))
        .get()?.text;
    // Everything that rule 7 asks for.
    for (const words of [
      "Somebody read our mail account.",
      "Our mail provider",
      "19 Nov 2026, 10:15 PM",
      "Mails of two days",
      "names, email addresses",
      "False calls in our name.",
      "The password is new.",
      "Pay nobody who calls.",
      "Ramesh Shah, 0261 400 1234",
    ])
      expect(to(english.email)).toContain(words);
    expect(to(gujarati.email)).toContain("કોઈએ અમારા ઇમેઇલ વાંચ્યા.");
    expect(to(gujarati.email)).toContain("શું થયું");
    expect(await shown(id)).toContain("2<!-- --> of <!-- -->2");

    // Whoever is added later gets one; nobody a second one.
    const later = await shopper();
    await add(id, { who: "listed", emails: `${english.email} ${later.email}` });
    await breachLettersJob.run(Date.now());
    expect(mailsOf("breach")).toHaveLength(2);
    await send(id);
    await breachLettersJob.run(Date.now());
    expect(mailsOf("breach")).toHaveLength(3);
    expect((await send(id)).status).toBe(400);
  });

  test("reach a few hundred people in one run", async () => {
    const id = await written();
    const many = Array.from({ length: 230 }, (_, n) => `many${n}@example.com`);
    await add(id, { who: "listed", emails: many.join("\n") });
    await send(id);
    expect(await breachLettersJob.run(Date.now())).toBe("230 letters are in the outbox.");
  });

  test("to the Board are ready, with the clocks of the law", async () => {
    const id = await written();
    const html = await shown(id);
    expect(html).toContain("To the Data Protection Board of India");
    expect(html).toContain("Likely impact: False calls in our name.");
    const breach = breachById(id);
    if (!breach) throw new Error("The breach is gone");
    const [cert, , detail] = clocksOf(breach, breach.noticedAt + 7 * hour);
    expect(cert).toMatchObject({ isLate: true });
    expect(detail?.due).toContain("23 Nov 2026, 10:00 AM: 2 days left");
    await posted(page.action, `${path}/${id}`, { intent: "told", what: "board" }, at(id));
    expect(db.select().from(breaches).where(eq(breaches.id, id)).get()?.boardToldAt).not.toBeNull();
  });
});

test("a person on the list is told so in the export, and taken out when erased", async () => {
  const user = await shopper();
  const id = await written();
  await add(id, { who: "listed", emails: user.email });
  expect((await exportUser(user.email))?.breaches).toMatchObject([{ title: "Mail account read" }]);
  await eraseUser(user.email);
  expect(personsOf(id)).toMatchObject([{ email: "", name: "", phone: "" }]);
});
