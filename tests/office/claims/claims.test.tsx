import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog, claims, mails, notices, sessions } from "~/base/db/schema";
import { openPagesVersion } from "~/base/db/open-pages.server";
import { type ClaimName, claimNames } from "~/base/db/claims";
import { dayOf, dayStart } from "~/base/lib/days";
import { day as dayLong, hour } from "~/base/lib/time";
import { Footer } from "~/layout/footer";
import { pageMeta } from "~/layout/page-meta";
import { claimVersions } from "~/office/claims/decide.server";
import { claimsJob } from "~/office/claims/claims-job.server";
import { claimMatters } from "~/office/dashboard/today/claim-matters.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as screen from "~/routes/admin/claims/claims";
import * as file from "~/routes/admin/claims/file";
import { DeliveryLine } from "~/goods/delivery/delivery-line";
import * as category from "~/routes/shop/category";
import * as home from "~/routes/shop/home";
import * as product from "~/routes/shop/product";
import * as store from "~/routes/shop/store";
import * as about from "~/routes/site/about";
import * as contact from "~/routes/site/contact";
import * as proof from "~/routes/site/proof";
import * as shipping from "~/routes/site/shipping-policy";
import * as terms from "~/routes/site/terms";
import { companyFacts } from "~/upkeep/pages/company.server";
import { admin, argsFor, cookieOf, packer, seller } from "../../cast";
import { aCategory, aProduct } from "../../goods/catalogue/shelf";
import { htmlAt, guestFrame, undecided } from "../../layout/in-frame";
import { answerTo, formIn, got, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";

const path = "/dashboard/admin/settings/claims";

let owner: Viewer;
let cookie = "";
let tins = "";
let tin = "";

beforeAll(async () => {
  // Before the last day of the proofs below.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-30T12:00:00+05:30") });
  owner = await admin();
  cookie = await cookieOf(owner);
  const { id: categoryId, slug } = await aCategory("Tins");
  tins = slug;
  tin = (await aProduct({ categoryId, name: "Tin", description: "Filtered." })).slug;
});
beforeEach(() => write((tx) => void tx.delete(claims).run()));

const proven = {
  way: "with proof",
  name: "ISO 9001:2026",
  number: "QM-77",
  issuer: "TÜV Example",
  until: "2027-03-31",
};

/** Posts the form of a claim with a file, as a browser does. */
function say(claim: ClaimName, fields: Record<string, string>, chosen?: File) {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    claim,
    version: claimVersions()[claim],
    ...fields,
  }))
    form.append(name, value);
  form.append("file", chosen ?? new File([], ""));
  return answerTo(screen.action, argsFor(path, { cookie, form }));
}

const paper = (name = "certificate.pdf") =>
  new File([Buffer.from("%PDF-1.7 proof")], name, { type: "application/pdf" });

type Meta = (args: object) => unknown;

/** What a shopper gets of all pages that make a claim: their own part, their heads and the foot. */
async function everywhere(): Promise<string> {
  const company = companyFacts();
  const matches = [{ id: "root", data: { address: "https://shop.example", company } }];
  const pages = [
    [home, "/"],
    [about, "/about"],
    [contact, "/contact"],
    [terms, "/Termsofservices"],
    [shipping, "/shipingpolicy"],
    [store, "/store"],
    [category, `/category/${tins}`, { slug: tins }],
    [product, `/product/${tin}`, { slug: tin }],
  ] as const;
  const parts = [];
  for (const [page, address, params = {}] of pages) {
    parts.push(await htmlOf(page, argsFor(address, { params })));
    const { data } = await answerTo(page.loader, argsFor(address, { params }));
    parts.push(JSON.stringify((page.meta as Meta)({ data, matches })));
  }
  const { data } = await got(product.loader, `/product/${tin}`, { params: { slug: tin } });
  const shown = data as Omit<Parameters<typeof DeliveryLine>[0], "company">;
  parts.push(htmlAt("/", <DeliveryLine {...shown} company={company} />));
  parts.push(JSON.stringify(pageMeta({}, matches)));
  parts.push(htmlAt("/", <Footer frame={{ ...guestFrame, company }} />));
  return parts.join("\n").replaceAll("<!-- -->", "");
}

const words: Record<ClaimName, RegExp> = {
  certificate: /ISO 9001|certified/,
  family: /family (oil )?press|family business/i,
  purity: /Purity|Naturality|only thing we press|One seed|makes one thing|stayed with one oil/,
  place: /Surat/,
};

test("a shop whose owner decided nothing says what it always said", async () => {
  expect(companyFacts().claims).toEqual(undecided);
  const html = await everywhere();
  for (const said of Object.values(words)) expect(html).toMatch(said);
  expect(html).toContain(
    "Groundnut oil from a family press in Surat, Gujarat. ISO 9001:2015 certified.",
  );
  expect(html).toContain(
    "Our corporate office is in Surat. We work under a quality management system certified to ISO 9001:2015: each step",
  );
  expect(html).toContain(
    "Write to Prayosha in Surat, or call us: Monday to Saturday, 9 am to 6 pm. ISO 9001:2015 certified.",
  );
  for (const said of [
    "Leaves Surat the same or the next business day.",
    "Tins: groundnut oil pressed in Surat.",
    "Every groundnut oil we press and pack in Surat",
    "from our press in Surat, sent to kitchens across India.",
  ])
    expect(html).toContain(said);
  expect(html).not.toContain("What proves it");
});

test.each(claimNames)("a claim that is refused is made nowhere: %s", async (claim) => {
  const before = openPagesVersion();
  expect(await say(claim, { way: "not shown" })).toMatchObject({ status: 303, location: path });
  expect(openPagesVersion()).toBeGreaterThan(before);
  const html = await everywhere();
  expect(html).not.toMatch(words[claim]);
  for (const other of claimNames.filter((name) => name !== claim))
    expect(html).toMatch(words[other]);
  // As it was again, without a trace.
  await say(claim, { way: "as it is" });
  expect(companyFacts().claims).toEqual(undecided);
});

test("without all of them the pages still say what the shop is", async () => {
  for (const claim of claimNames) await say(claim, { way: "not shown" });
  const html = await everywhere();
  for (const said of Object.values(words)) expect(html).not.toMatch(said);
  expect(html).toContain("An oil press");
  expect(html).toContain("Groundnut oil, pressed and packed by us.");
  expect(html).toContain("Originality");
});

test("a proof needs what proves; nothing typed is lost", async () => {
  const refused = await say("certificate", { way: "with proof", name: "", issuer: "TÜV" });
  expect(refused.status).toBe(400);
  expect(formIn(refused).errors).toEqual({
    name: "Say what it certifies, such as ISO 9001:2015",
    number: "Give the number of the proof",
    until: "Give the last day of the certificate",
  });
  expect(formIn(refused).values.issuer).toBe("TÜV");
  const over = await say("family", { ...proven, until: "2026-01-31" });
  expect(formIn(over).errors).toEqual({ until: "This day is over: the claim would go at once" });
  const open = await say("family", { ...proven, isPublic: "on" });
  expect(formIn(open).errors).toEqual({ file: "Choose the file that buyers may open" });
  const wrong = await say("family", proven, paper("list.csv"));
  expect(formIn(wrong).errors).toEqual({ file: "The file must be pdf, jpg or png" });
  expect(db.select().from(claims).all()).toEqual([]);
});

test("a claim with its proof shows number and last day, and buyers open the paper where they may", async () => {
  await say("certificate", { ...proven, isPublic: "on" }, paper());
  await say("family", { ...proven, number: "UDYAM-GJ-22", until: "" }, paper("udyam.pdf"));
  const html = await everywhere();
  expect(html).toContain("ISO 9001:2026 certified, number QM-77, until 31 Mar 2027");
  expect(html).not.toContain("ISO 9001:2015");
  const page = await htmlOf(about, argsFor("/about"));
  expect(page).toContain("What proves it");
  expect(page).toContain("UDYAM-GJ-22");
  expect(page).toContain('href="/proof/certificate"');
  expect(page).not.toContain('href="/proof/family"');
  // The others are as they were.
  expect(html).toMatch(words.purity);
  expect(html).not.toContain("Proof: number");
  await say("purity", { ...proven, number: "LAB-9" });
  for (const [part, address] of [
    [home, "/"],
    [about, "/about"],
  ] as const)
    expect(await htmlOf(part, argsFor(address))).toContain("Proof: number LAB-9");
  expect(html).toMatch(words.place);

  const opened = (await proof.loader(
    argsFor("/proof/certificate", { params: { claim: "certificate" } }),
  )) as Response;
  expect(await opened.text()).toBe("%PDF-1.7 proof");
  expect(opened.headers.get("Content-Disposition")).toContain("certificate.pdf");
  for (const claim of ["family", "purity", "none"])
    expect((await got(proof.loader, `/proof/${claim}`, { params: { claim } })).status).toBe(404);
});

test("who decides late reads what somebody else decided meanwhile", async () => {
  const { versions } = await screen.loader(argsFor(path, { cookie }));
  const version = versions.certificate;
  const first = { ...proven, version, isPublic: "on", "version-file": "" };
  for (const _ of ["first", "sent twice"])
    expect((await say("certificate", first, paper())).status).toBe(303);
  expect(db.select().from(claims).all()).toHaveLength(1);
  const late = await say("certificate", { ...proven, version, way: "not shown", number: "QM-9" });
  expect(late.status).toBe(409);
  const now = claimVersions().certificate;
  expect(formIn(late)).toMatchObject({
    errors: {
      form: expect.stringContaining("Someone else changed this claim"),
      way: "“On the pages” says now: Shown with its proof",
      number: "“Number” says now: QM-77",
      file: expect.stringContaining("another is stored now"),
      isPublic: "“Buyers may open it” is ticked now.",
    },
    values: { number: "QM-9", version: now, claim: "certificate" },
  });
  expect(formIn(late).errors).not.toHaveProperty("issuer");
  expect(db.select().from(claims).all()).toHaveLength(1);
  // Other claims are as they were.
  expect((await say("place", { way: "not shown", version: versions.place })).status).toBe(303);
  expect((await say("certificate", { way: "not shown", version: now })).status).toBe(303);
});

test("a paper of any name is downloaded, and nothing in it runs", async () => {
  const chosen = paper('<b>"😀\r\n.pdf');
  await say("certificate", { ...proven, isPublic: "on" }, chosen);
  const ask = { params: { claim: "certificate" } };
  const { headers } = (await proof.loader(argsFor("/proof/certificate", ask))) as Response;
  expect(headers.get("Content-Disposition")).toBe(
    "attachment; filename=\"-b-.pdf\"; filename*=UTF-8''%3Cb%3E%22%F0%9F%98%80.pdf",
  );
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(await htmlOf(about, argsFor("/about"))).not.toContain("<b>");
});

test("the owner keeps each paper with its checksum, also after another took its place", async () => {
  await say("certificate", proven, paper());
  // Changed without a new file: the paper stays.
  await say("certificate", { ...proven, number: "QM-78" });
  await say("certificate", { way: "not shown" });
  const html = await htmlOf(screen, argsFor(path, { cookie }));
  const hash = createHash("sha256").update("%PDF-1.7 proof").digest("hex");
  expect(html.split(hash)).toHaveLength(3);
  const [, row] = db.select().from(claims).orderBy(desc(claims.createdAt), desc(claims.id)).all();
  expect(row).toMatchObject({ number: "QM-78", fileHash: hash });
  const ask = { cookie, params: { id: row!.id } };
  const handed = (await file.loader(argsFor(`${path}/file/${row!.id}`, ask))) as Response;
  expect(await handed.text()).toBe("%PDF-1.7 proof");
  const entries = db.select().from(auditLog).where(eq(auditLog.action, "claim.decide")).all();
  expect(entries.at(-1)?.changes).toContain('"way":["with proof","not shown"]');
});

test("a claim goes on the day after its proof ends, in Surat; the owner is told a month before, and twice is once", async () => {
  await say("certificate", { ...proven, isPublic: "on" }, paper());
  const end = dayStart("2027-03-31")!;
  const told = () =>
    db
      .select({ words: notices.words })
      .from(notices)
      .where(eq(notices.path, path))
      .all()
      .map((row) => row.words);

  await claimsJob.run(end - 31 * dayLong);
  expect(told()).toEqual([]);
  expect(claimMatters(end - 31 * dayLong).map(({ count }) => count)).toEqual([0, 0]);
  for (const _ of [1, 2]) await claimsJob.run(end - 30 * dayLong);
  expect(told()).toEqual(["Quality certificate: its proof ends on 31 Mar 2027"]);
  expect(claimMatters(end - 30 * dayLong)[0]).toMatchObject({ count: 1 });

  // 23:30 of the last day in Surat, which is still 18:00 in Greenwich.
  await claimsJob.run(end + 23.5 * hour);
  expect(await everywhere()).toContain("ISO 9001:2026 certified");
  const before = openPagesVersion();
  const after = end + 24 * hour;
  expect(dayOf(after)).toBe("2027-04-01");
  await claimsJob.run(after);
  const version = openPagesVersion();
  expect(version).toBeGreaterThan(before);
  await claimsJob.run(after + hour);
  expect(openPagesVersion()).toBe(version);
  expect(told()).toEqual([
    "Quality certificate: its proof ends on 31 Mar 2027",
    "Quality certificate: no longer shown, its proof ended on 31 Mar 2027",
  ]);
  expect(db.select().from(mails).where(eq(mails.kind, "duty")).all()).toHaveLength(2);
  const html = await everywhere();
  expect(html).not.toMatch(/ISO 9001|certified|QM-77|What proves it/);
  const params = { claim: "certificate" };
  expect((await got(proof.loader, "/proof/certificate", { params })).status).toBe(404);
  expect(claimMatters(after)[1]).toMatchObject({ count: 1 });
  const ends = db.select().from(auditLog).where(eq(auditLog.action, "claim.end")).all();
  expect(ends).toHaveLength(1);

  // A new proof brings it back.
  await say("certificate", { ...proven, until: "2030-03-31" }, paper());
  expect(await everywhere()).toContain("number QM-77, until 31 Mar 2030");
  expect(claimMatters(after).map(({ count }) => count)).toEqual([0, 0]);
});

test("the password is asked for again, and a file that cannot pass that question is asked for once more", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ claim: "family", ...proven }))
    form.append(name, value);
  form.append("file", new File([Buffer.alloc(300_000, 1)], "udyam.pdf"));
  await write((tx) => tx.update(sessions).set({ confirmedAt: 0 }).run());
  const asked = await answerTo(screen.action, argsFor(path, { cookie, form }));
  expect(asked.status).toBe(428);
  expect(db.select().from(claims).all()).toEqual([]);
  cookie = await cookieOf(owner);
  const again = { claim: "family", ...proven, file: "udyam.pdf" };
  const answer = await posted(screen.action, path, again, { cookie });
  expect(formIn(answer).errors).toEqual({ file: "Choose the file once more: udyam.pdf" });
  expect(formIn(answer).values.file).toBeUndefined();
});

test("nobody but the owner opens the screen or a paper", async () => {
  for (const person of [await packer(), await seller()]) {
    const ask = { cookie: await cookieOf(person) };
    expect((await got(screen.loader, path, ask)).status).toBe(403);
    expect((await posted(screen.action, path, { claim: "family" }, ask)).status).toBe(403);
    expect((await got(file.loader, `${path}/file/1`, ask)).status).toBe(403);
  }
});
