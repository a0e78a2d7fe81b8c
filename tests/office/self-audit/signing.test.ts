import { existsSync, mkdirSync, readdirSync } from "node:fs";
import type * as Files from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { openPagesVersion } from "~/base/db/open-pages.server";
import { jobs, selfAudits } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import { day, hour } from "~/base/lib/time";
import { settingsFrom } from "~/base/lib/env/env.server";
import { selfAuditJob } from "~/office/self-audit/audit-job.server";
import {
  askForAudit,
  auditList,
  noteRan,
  signAudit,
  waitingAudit,
} from "~/office/self-audit/audits.server";
import { checksVersion } from "~/office/self-audit/checks/version";
import { certificates, newestSigned } from "~/office/self-audit/certificates.server";
import { settingsOfCopy } from "~/office/self-audit/copy-settings";
import type { AuditResult, Outcome } from "~/office/self-audit/result";
import { action } from "~/routes/admin/self-audit";
import { loader as certificate } from "~/routes/site/dark-patterns";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { admin, argsFor, cookieOf } from "../../cast";

/** A disk that is full, while a test says so. */
const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock("node:fs/promises", async (original) => {
  const files = await original<typeof Files>();
  const statfs = async (folder: string) => {
    const found = await files.statfs(folder);
    return disk.isFull ? { ...found, bavail: 0 } : found;
  };
  return { ...files, statfs };
});

const by = { id: "owner", name: "Ramesh Shah" };
const signed = { signer: "Ramesh Shah", remark: "" };

const outcome = (state: Outcome["state"]): Outcome => ({
  number: 1,
  state,
  looked: ["pages"],
  found: state === "found" ? [{ place: "/", what: "a timer" }] : [],
  why: [],
});
const resultOf = (...states: Outcome["state"][]): AuditResult => ({
  pages: 52,
  outcomes: states.map(outcome),
});

const ran = (...states: Outcome["state"][]) => ranAt(Date.now(), ...states);

async function ranAt(time: number, ...states: Outcome["state"][]): Promise<string> {
  await askForAudit(by, time);
  const { id = "" } = waitingAudit() ?? {};
  await noteRan(id, { result: resultOf(...states) }, time);
  return id;
}

beforeEach(() => setCompanyFacts({ legalName: "Example Oil Mills LLP", address: "Udhna, Surat" }));

describe("an audit", () => {
  test("waits until it has run, and is asked for once", async () => {
    await askForAudit(by);
    const first = waitingAudit();
    await askForAudit(by);
    expect(waitingAudit()?.id).toBe(first?.id);
    await noteRan(first?.id ?? "", { problem: "It stopped" });
    expect(waitingAudit()).toBeNull();
    await noteRan(first?.id ?? "", { result: resultOf("nothing") });
    expect(db.select().from(selfAudits).all()[0]).toMatchObject({ result: null });
  });

  test("that found something, or could not look at all, is never signed", async () => {
    for (const state of ["found", "unchecked"] as const)
      expect(await signAudit({ id: await ran("nothing", state), ...signed }, by)).toMatch(/again/);
    expect(await signAudit({ id: "none", ...signed }, by)).toMatch(/no result/);
    const id = await ran("found");
    const forced = write((tx) =>
      tx.update(selfAudits).set({ signedAt: 1, signer: "x", firm: "x", firmAddress: "x" }).run(),
    );
    await expect(forced).rejects.toThrow();
    await expect(write((tx) => tx.update(selfAudits).set({ found: 0 }).run())).rejects.toThrow();
    expect(id).not.toBe("");
    expect(newestSigned()).toBeNull();
  });

  test("is signed with the firm's name and address, holds a year, and stays as it is", async () => {
    const before = openPagesVersion();
    const time = Date.UTC(2026, 11, 20, 6);
    const id = await ranAt(time - hour, "nothing", "not-there");
    expect(openPagesVersion()).toBe(before);
    await setCompanyFacts({ address: null });
    expect(await signAudit({ id, ...signed }, by)).toMatch(/address/);
    await setCompanyFacts({ address: "Udhna, Surat" });
    const unsigned = openPagesVersion();
    expect(await signAudit({ id, ...signed }, by, time)).toBeNull();
    expect(openPagesVersion()).toBeGreaterThan(unsigned);
    expect(newestSigned()).toMatchObject({
      number: 1,
      firm: "Example Oil Mills LLP",
      address: "Udhna, Surat",
      until: Date.UTC(2027, 11, 20, 6),
      absent: [1],
    });
    expect(await signAudit({ id, ...signed }, by)).toMatch(/already/);
    const changed = write((tx) =>
      tx.update(selfAudits).set({ signer: "Somebody" }).where(eq(selfAudits.id, id)).run(),
    );
    await expect(changed).rejects.toMatchObject({ sentence: expect.stringContaining("stays") });
    await expect(write((tx) => tx.delete(selfAudits).run())).rejects.toThrow();
    const next = await ranAt(time, "nothing");
    expect(await signAudit({ id: next, ...signed }, by, time + 1000)).toBeNull();
    expect(certificates().map(({ number }) => number)).toEqual([1, 2]);
  });

  test("of before is not signed: not after a newer one, nor after a week, nor of other checks", async () => {
    const time = Date.UTC(2027, 0, 5, 6);
    const sign = (id: string, now: number) => signAudit({ id, ...signed }, by, now);
    const mayBeSigned = (id: string, now: number) =>
      auditList(now).find((one) => one.id === id)?.mayBeSigned;
    const older = await ranAt(time, "nothing");
    expect(mayBeSigned(older, time)).toBe(true);
    const worse = await ranAt(time + hour, "found");
    expect(await sign(older, time + 2 * hour)).toMatch(/Only the newest/);
    expect([older, worse].map((id) => mayBeSigned(id, time + 2 * hour))).toEqual([false, false]);
    const late = await ranAt(time + 3 * hour, "nothing");
    expect(mayBeSigned(late, time + 8 * day)).toBe(false);
    expect(await sign(late, time + 8 * day)).toMatch(/within seven days/);
    await askForAudit(by, time + 4 * hour);
    const { id = "" } = waitingAudit() ?? {};
    const result = JSON.stringify(resultOf("nothing"));
    await write((tx) =>
      tx
        .update(selfAudits)
        .set({ ranAt: time + 4 * hour, result, checksVersion: checksVersion - 1 })
        .where(eq(selfAudits.id, id))
        .run(),
    );
    expect(await sign(id, time + 5 * hour)).toMatch(/Run it again/);
  });

  test.each([
    // 29 February 2028, noon.
    [Date.UTC(2028, 1, 29, 6, 30), Date.UTC(2029, 1, 28, 6, 30)],
    // 1 March 2028, half past midnight in India.
    [Date.UTC(2028, 1, 29, 19), Date.UTC(2029, 1, 28, 19)],
  ])("signed at %d holds for a year of the Indian calendar", async (time, until) => {
    const id = await ranAt(time, "nothing");
    expect(await signAudit({ id, ...signed }, by, time)).toBeNull();
    expect(certificates().find(({ signedAt }) => signedAt === time)?.until).toBe(until);
  });
});

test("the page of the certificate says it once there is one", async () => {
  expect(certificate()).toMatchObject({ init: { status: 200 } });
});

describe("the owner's screen", () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await cookieOf(await admin());
  });

  test("makes the job due at once", async () => {
    await write((tx) =>
      tx
        .insert(jobs)
        .values({ name: "self-audit", nextRunAt: Date.now() + 9e6 })
        .run(),
    );
    const form = { intent: "run" };
    await action(argsFor("/dashboard/admin/self-audit", { cookie, form }));
    expect(waitingAudit()).not.toBeNull();
    expect(db.select().from(jobs).all()[0]?.nextRunAt).toBeLessThanOrEqual(Date.now());
  });
});

describe("the job", () => {
  test("says why an audit could not run, and leaves no copy behind", async () => {
    const left = path.join(settings.dataDir, "self-audit-left");
    mkdirSync(left);
    await askForAudit(by);
    expect(await selfAuditJob.run(Date.now())).toBe("The audit could not run");
    expect(waitingAudit()).toBeNull();
    expect(existsSync(left)).toBe(false);
    const folders = readdirSync(settings.dataDir).filter((name) => name.startsWith("self-audit"));
    expect(folders).toEqual([]);
    expect(await selfAuditJob.run(Date.now())).toBe("nothing to do");
  });

  test("makes no copy that would fill the disk", async () => {
    disk.isFull = true;
    await askForAudit(by);
    const { id = "" } = waitingAudit() ?? {};
    await selfAuditJob.run(Date.now());
    disk.isFull = false;
    const row = db.select().from(selfAudits).where(eq(selfAudits.id, id)).get();
    expect(row?.problem).toBe("The disk has no room for a copy of the shop’s data.");
  });

  test("gives the copy nobody to reach, however the shop is paid", () => {
    const own = {
      NODE_ENV: "production",
      SHOP_MODE: "production",
      SHOP_URL: "https://shop.example",
      SESSION_SECRET: "0123456789abcdefghijklmnopqrstuv",
      SMTP_URL: "smtp://mail.example:587",
      MAIL_FROM: "orders@shop.example",
      RAZORPAY_KEY_ID: "rzp_live_abc",
      RAZORPAY_KEY_SECRET: "secret",
      PURGE_URL: "https://edge.example",
      COPY_TO: "file:///copy",
    } as const;
    for (const payments of ["provider", "sandbox", "off"] as const) {
      const copy = settingsFrom(settingsOfCopy({ ...own }, "/copy", payments));
      expect(copy).toMatchObject({ payments, port: 1, dataDir: "/copy", copy: null, edge: null });
      expect(copy.mail.smtp).toBeNull();
      expect(copy.shopUrl).toBe("https://shop.example");
      if (payments === "provider") expect(copy.razorpay.apiBase).toBe("http://127.0.0.1:1");
    }
  });
});
