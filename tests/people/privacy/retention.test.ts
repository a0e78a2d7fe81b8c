import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog, consents, enquiries, grievances, mails, orders } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { booksKeptFrom } from "~/people/privacy/retention/how-long";
import { retentionJob } from "~/people/privacy/retention/retention-job.server";
import { retentionPage } from "~/people/privacy/retention/retention-page.server";
import { sold } from "../../sales/orders/sold";

const now = Date.now();
const [young, old] = [now - 360 * day, now - 370 * day];
const inKind = (kind: string) => retentionPage().kinds.find((each) => each.kind === kind);

test("messages, mails and the audit log go after a year, in as many writes as it takes, and the owner sees how many", async () => {
  await write((tx) => {
    for (let n = 0; n < 230; n += 1) {
      const createdAt = n < 220 ? old : young;
      tx.insert(mails)
        .values({
          id: newId(),
          key: `retention:${n}`,
          kind: "order-paid",
          recipient: "asha@example.com",
          subject: "",
          text: "",
          html: "",
          nextTryAt: 0,
          createdAt,
        })
        .run();
    }
    for (const createdAt of [old, young]) {
      const text = { name: "Asha", email: "asha@example.com", phone: "98250 12345" };
      tx.insert(enquiries)
        .values({ id: newId(), kind: "contact", ...text, createdAt })
        .run();
      tx.insert(auditLog)
        .values({
          id: newId(),
          actorId: "a",
          actorName: "Ramesh",
          action: "product.update",
          subjectId: "p",
          subjectName: "Oil",
          createdAt,
        })
        .run();
    }
  });
  await retentionJob.run(now);
  expect(inKind("mails")).toMatchObject({ inAll: 220 });
  expect(inKind("enquiries")).toMatchObject({ inAll: 1 });
  expect(inKind("audit")).toMatchObject({ inAll: 1 });
  expect(db.select().from(mails).all()).toHaveLength(10);
  await retentionJob.run(now);
  expect(inKind("mails")).toMatchObject({ inAll: 220, last: expect.stringMatching(/^0,/) });
});

test.each([
  // Year 2019-20: its return is due on 31 December 2020, and 72 months later it is 31 December 2026.
  ["2026-12-31T18:00:00Z", "2019-04-01"],
  ["2026-12-31T18:31:00Z", "2020-04-01"],
])("at %s the books since %s are kept", (at, from) => {
  expect(booksKeptFrom(Date.parse(at))).toBe(Date.parse(`${from}T00:00:00+05:30`));
});

test("a buyer leaves an order once the law lets go of its year; the order and younger ones stay", async () => {
  const first = booksKeptFrom(now);
  const gone = await sold({ userId: null, createdAt: first - 1, buyerEmail: "gone@example.com" });
  const kept = await sold({ userId: null, createdAt: first, buyerEmail: "kept@example.com" });
  await retentionJob.run(now);
  const of = (id: string) => db.select().from(orders).where(eq(orders.id, id)).get();
  expect(of(gone.id)).toMatchObject({ buyerEmail: "", totalPaise: gone.totalPaise });
  expect(of(kept.id)).toMatchObject({ buyerEmail: "kept@example.com" });
});

test("a consent that was withdrawn a year ago is forgotten, one that holds never", async () => {
  const row = (email: string, withdrawnAt: number | null) => ({
    id: newId(),
    purpose: "marketing" as const,
    email,
    noticeVersion: "2026-11-25",
    noticeHash: "hash",
    language: "en" as const,
    door: "profile" as const,
    givenAt: old - day,
    withdrawnAt,
    withdrawnDoor: withdrawnAt === null ? null : ("profile" as const),
  });
  await write((tx) => {
    tx.insert(consents)
      .values([row("a@example.com", old), row("b@example.com", young), row("c@example.com", null)])
      .run();
  });
  await retentionJob.run(now);
  const left = db.select().from(consents).all();
  expect(left.map(({ email }) => email)).toEqual(["b@example.com", "c@example.com"]);
});

test("a complaint keeps its number and times, and forgets after 72 months who complained", async () => {
  const complaint = (number: string, settledAt: number) => ({
    id: newId(),
    number,
    year: "1718",
    serial: Number(number.slice(-1)),
    token: newId(),
    kind: "goods" as const,
    name: "Asha",
    email: "asha@example.com",
    phone: "98250 12345",
    words: "The tin leaks",
    createdAt: settledAt,
    language: "en" as const,
    acknowledgedAt: settledAt,
    settledAt,
    dueAt: null,
  });
  const kept = booksKeptFrom(now);
  await write((tx) =>
    tx
      .insert(grievances)
      .values([complaint("G-1718-000001", kept - day), complaint("G-1718-000002", kept + day)])
      .run(),
  );
  await retentionJob.run(now);
  const rows = db.select().from(grievances).all();
  expect(rows.map(({ number, name, words }) => [number, name, words])).toEqual([
    ["G-1718-000001", "", ""],
    ["G-1718-000002", "Asha", "The tin leaks"],
  ]);
  expect(inKind("complaints")).toMatchObject({ inAll: 1 });
});
