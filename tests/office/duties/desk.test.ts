import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog, dutiesDone, mails, notices } from "~/base/db/schema";
import { dayOf, dayStart } from "~/base/lib/days";
import { day as dayLong } from "~/base/lib/time";
import { dutyMatters } from "~/office/dashboard/today/duty-matters.server";
import { dutiesCalendar } from "~/office/duties/calendar.server";
import { dutiesJob } from "~/office/duties/duties-job.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as calendar from "~/routes/admin/duties/calendar";
import * as page from "~/routes/admin/duties/duties";
import * as one from "~/routes/admin/duties/duty";
import * as file from "~/routes/admin/duties/file";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { admin, argsFor, cookieOf, packer, seller } from "../../cast";
import { answerTo, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { mill as facts } from "./mill";

const path = "/dashboard/admin/duties";
const params = { duty: "gstr-1", period: "2026-10" };
const ofReturn = `${path}/gstr-1/2026-10`;

let cookie = "";
let owner: Viewer;

/** Duties count from the day on which the owner says what the firm is. */
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 30, 6) });
  owner = await admin();
  cookie = await cookieOf(owner);
  await setCompanyFacts({ gstin: "24AAACC1206D1ZM" });
});
afterAll(() => void vi.useRealTimers());

const problems = ({ data }: { data: unknown }) =>
  (data as { form: { errors: Record<string, string> } }).form.errors;

test("before the owner says what the firm is, the page asks, and knows what every shop must do", async () => {
  const html = await htmlOf(page, argsFor(path, { cookie }));
  expect(html).toContain("Say what your firm is");
  expect(html).toContain("Self-audit of dark patterns");
  expect(html).not.toContain("GSTR-3B");
});

test("what the firm is decides its duties; what cannot be is refused, and nothing typed is lost", async () => {
  const wrong = { ...facts, filing: "quarter", turnover: "above-5", feeDay: "the third" };
  const refused = await posted(page.action, path, wrong, { cookie });
  expect(refused.status).toBe(400);
  expect(problems(refused)).toMatchObject({
    feeDay: "Day of the fee must be a date, such as 30-11-2026, or empty",
  });
  const both = await posted(page.action, path, { ...wrong, feeDay: "" }, { cookie });
  expect(problems(both)).toEqual({ filing: "Above ₹5 crore everybody files every month" });
  const within = { ...facts, filingDay: "2027-02-01" };
  expect(problems(await posted(page.action, path, within, { cookie })).filingDay).toBe(
    "This must be the first day of a quarter, such as 01-01-2027, or empty",
  );
  const half = await posted(page.action, path, { ...facts, helpline: "NCH-77" }, { cookie });
  expect(problems(half).helpline).toBe("Give the number and the day of the helpline, or neither");
  const { version } = await page.loader(argsFor(path, { cookie }));
  for (const _ of ["first", "sent twice"])
    expect((await posted(page.action, path, { ...facts, version }, { cookie })).location).toBe(
      path,
    );
  const late = { ...facts, version, oil: "none", scalesDay: "2026-05-05" };
  const overtaken = await posted(page.action, path, late, { cookie });
  expect(overtaken.status).toBe(409);
  expect(problems(overtaken)).toMatchObject({
    form: expect.stringContaining("Someone else changed what your firm is"),
    oil: expect.stringContaining("“Edible oil” says now: "),
    scalesDay: expect.stringContaining("“The last stamp on the scales”"),
  });
  const quarter = { ...facts, filing: "quarter" };
  expect(problems(await posted(page.action, path, quarter, { cookie })).filingDay).toBe(
    "Give the first day of the quarter since when",
  );
  const html = await htmlOf(page, argsFor(path, { cookie }));
  expect(html).toContain("GSTR-3B, with its tax");
  expect(html).not.toContain("Say what your firm is");
});

/** Posts the form of a return with a file, as a browser does. */
function handIn(fields: Record<string, string>, handed?: File) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (handed) form.append("file", handed);
  return answerTo(one.action, argsFor(ofReturn, { cookie, params, form }));
}

test("a return is noted with the file that was handed in, once, and the file comes back byte by byte", async () => {
  const bytes = Buffer.from('{"gstin":"24AAACC1206D1ZM"}');
  const given = { day: "11-11-2026", doneBy: "Our accountant", reference: "AA2411" };
  const much = new File([Buffer.alloc(5 * 1024 * 1024 + 1)], "return.json");
  expect(problems(await handIn(given, much))).toEqual({ file: "The file must be at most 5 MB" });
  const strange = new File([bytes], "return.exe");
  expect(problems(await handIn(given, strange)).file).toContain("must be one of these: pdf, json");
  const early = { ...given, day: dayOf(Date.now() + 3 * dayLong) };
  expect(problems(await handIn(early))).toEqual({ day: "This day is still to come" });
  expect(db.select().from(dutiesDone).all()).toEqual([]);

  const noted = await handIn(given, new File([bytes], "returns ગુજરાત.json"));
  expect(noted.location).toBe(path);
  expect((await handIn(given)).location).toBe(ofReturn);
  const [row, ...more] = db.select().from(dutiesDone).all();
  if (!row) throw new Error("Nothing is noted");
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    day: "2026-11-11",
    doneBy: "Our accountant",
    reference: "AA2411",
    fileName: "returns ગુજરાત.json",
    fileType: "application/json",
    fileHash: createHash("sha256").update(bytes).digest("hex"),
  });
  const sent = await file.loader(
    argsFor(`${path}/file/${row.id}`, { cookie, params: { id: row.id } }),
  );
  expect(Buffer.from(await sent.arrayBuffer())).toEqual(bytes);
  expect(sent.headers.get("Content-Disposition")).toContain("attachment;");
  expect(sent.headers.get("Content-Security-Policy")).toContain("sandbox");
  const html = await htmlOf(one, argsFor(ofReturn, { cookie, params }));
  expect(html).toContain(row.fileHash);
});

test("what was noted stays as it is; a mistake is taken back with a reason, and then it can be noted again", async () => {
  const change = () => write((tx) => void tx.update(dutiesDone).set({ day: "2026-01-01" }).run());
  await expect(change()).rejects.toThrow("What was handed in does not change");
  const leave = () => write((tx) => void tx.delete(dutiesDone).run());
  await expect(leave()).rejects.toThrow("What was handed in is not deleted");
  const back = { intent: "take-back", because: "" };
  const refused = await handIn(back);
  expect(problems(refused)).toEqual({ because: "Reason is required" });
  expect((await handIn({ ...back, because: "Wrong month" })).location).toBe(ofReturn);
  const html = await htmlOf(one, argsFor(ofReturn, { cookie, params }));
  expect(html).toContain("Wrong month");
  expect(html).toContain("It is done");
  const again = { day: "2026-11-12", doneBy: "Meena", reference: "" };
  expect((await handIn(again)).location).toBe(path);
  expect(db.select().from(dutiesDone).all()).toHaveLength(2);
  const actions = db
    .select()
    .from(auditLog)
    .all()
    .map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith("duty."))).toEqual([
    "duty.done",
    "duty.take-back",
    "duty.done",
  ]);
});

test("a government puts a duty off", async () => {
  const of = { duty: "gstr-3b", period: "2026-11" };
  const address = `${path}/gstr-3b/2026-11`;
  const { page: before } = await one.loader(argsFor(address, { cookie, params: of }));
  const { version } = before;
  const form = { intent: "put-off", version, day: "24-12-2026", because: "Notification 9/2026" };
  const wrongDay = async (day: string) =>
    problems(await posted(one.action, address, { ...form, day }, { cookie, params: of })).day;
  expect(await wrongDay("24-11-2026")).toBe(
    "The rule’s own day is 20 Dec 2026: give that day or a later one",
  );
  expect(await wrongDay("24-12-2028")).toBe("New day must be at most 12 months later");
  const send = (more: object) =>
    posted(one.action, address, { ...form, ...more }, { cookie, params: of });
  for (const _ of ["first", "sent twice"]) expect((await send({})).location).toBe(address);
  const late = await send({ day: "2026-12-28", because: "Press note" });
  expect(late.status).toBe(409);
  expect(problems(late)).toMatchObject({
    form: expect.stringContaining("Someone else changed the day of this duty"),
    day: "“New day” says now: 24 Dec 2026",
    because: "“Who says so” says now: Notification 9/2026",
  });
  const html = await htmlOf(one, argsFor(address, { cookie, params: of }));
  expect(html).toContain("24 Dec 2026 (Notification 9/2026)");
});

test.each([
  ["gstr-1", "2026-13"],
  ["gstr-1", "2026-Q4"],
  ["iff", "2026-10"],
  ["gstr-1", "../.."],
  ["nothing", "2026-10"],
])("there is no duty %s of %s", async (duty, period) => {
  const asked = one.loader(argsFor(`${path}/x/y`, { cookie, params: { duty, period } }));
  await expect(asked).rejects.toMatchObject({ status: 404 });
});

test("the owner is told once, a week before, and Today says the same", async () => {
  const at = (day: string) => (dayStart(day) ?? 0) + 12 * 3_600_000;
  const told = () => db.select().from(notices).where(eq(notices.kind, "duty")).all();
  const before = at("2027-02-03");
  await write((tx) => void tx.delete(notices).run());
  expect(await dutiesJob.run(before)).toBe("Nothing is due within a week");
  expect(await dutiesJob.run(at("2027-02-04"))).toBe("1 due within a week");
  await dutiesJob.run(at("2027-02-04"));
  expect(told().map(({ words, path: to }) => [words, to])).toEqual([
    ["GSTR-1, January 2027: by 11 Feb 2027", `${path}/gstr-1/2027-01`],
  ]);
  const letters = db.select().from(mails).where(eq(mails.kind, "duty")).all();
  expect(letters.map(({ subject }) => subject)).toEqual(["GSTR-1, January 2027: by 11 Feb 2027"]);
  const matters = dutyMatters(at("2027-02-04"));
  expect(matters[1]).toMatchObject({
    count: 1,
    one: "duty is due by 11 Feb 2027: GSTR-1, January 2027",
    to: `${path}/gstr-1/2027-01`,
  });
  expect(matters[0]?.count).toBeGreaterThan(1);
  expect(matters[0]?.to).toBe(path);
});

test("the calendar file holds a year, folded as the standard asks", async () => {
  const sent = await calendar.loader(argsFor(`${path}.ics`, { cookie }));
  expect(sent.headers.get("Content-Type")).toContain("text/calendar");
  const text = dutiesCalendar("2026-12-01", Date.UTC(2026, 11, 1, 6, 30));
  const lines = text.split("\r\n");
  expect(lines.slice(0, 3)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Prayosha//Duties//EN",
  ]);
  expect(lines.at(-2)).toBe("END:VCALENDAR");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const whole = text.replaceAll("\r\n ", "");
  expect(whole).toContain(
    "UID:gstr-1-2026-11@duties\r\nDTSTAMP:20261201T063000Z\r\nDTSTART;VALUE=DATE:20261211\r\nDTEND;VALUE=DATE:20261212",
  );
  expect(whole).toContain("SUMMARY:GSTR-3B\\, with its tax\\, November 2026");
  // Put off, as the page says.
  expect(whole).toContain(
    "UID:gstr-3b-2026-11@duties\r\nDTSTAMP:20261201T063000Z\r\nDTSTART;VALUE=DATE:20261224",
  );
  expect(whole.match(/BEGIN:VEVENT/g)?.length).toBe(whole.match(/END:VEVENT/g)?.length);
  expect(whole.match(/UID:voppa-/g)).toHaveLength(12);
});

test("only the owner opens any of it", async () => {
  for (const who of [await packer(), await seller()]) {
    const theirs = await cookieOf(who);
    for (const ask of [
      () => page.loader(argsFor(path, { cookie: theirs })),
      () => one.loader(argsFor(ofReturn, { cookie: theirs, params })),
      () => calendar.loader(argsFor(`${path}.ics`, { cookie: theirs })),
      () => file.loader(argsFor(`${path}/file/x`, { cookie: theirs, params: { id: "x" } })),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 403 });
  }
  const theirs = await cookieOf(await seller());
  const sent = await posted(page.action, path, facts, { cookie: theirs }).catch((error) => error);
  expect(sent.status).toBe(403);
});

test("a return of a month that is not over cannot be noted", async () => {
  const period = dayOf(Date.now()).slice(0, 7);
  const now = { duty: "gstr-1", period };
  const html = await htmlOf(one, argsFor(`${path}/gstr-1/${period}`, { cookie, params: now }));
  expect(html).toContain("It can be noted once");
  const form = { day: dayOf(Date.now()), doneBy: "We" };
  const refused = await answerTo(
    one.action,
    argsFor(`${path}/gstr-1/${period}`, { cookie, params: now, form }),
  );
  expect(refused.status).toBe(409);
  expect(problems(refused).form).toContain("is not over yet");
});
