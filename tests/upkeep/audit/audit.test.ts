import { beforeAll, expect, test } from "vitest";
import { auditFilterIn } from "~/upkeep/audit/audit-filter";
import { auditActors, auditPage } from "~/upkeep/audit/audit-list.server";
import { changesInWords, wordsForAction } from "~/upkeep/audit/audit-words";
import { type AuditAction, recordChange } from "~/upkeep/audit/record.server";
import * as adminAudit from "~/routes/admin/audit";
import { db, write } from "~/base/db/connection.server";
import { auditLog } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { admin, argsFor, cookieOf } from "../../cast";
import { htmlOf } from "../../people/accounts/rendered";

const path = "/dashboard/admin/audit";
const ramesh = { id: "r", name: "Ramesh Shah" };
const meera = { id: "m", name: "Meera" };
let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  for (let n = 0; n < 51; n += 1) await record(ramesh, "order.status", `PR-${n}`);
  await record(meera, "category.create", "Tins & <b>Jars</b>", { name: "Tins" });
  await write((tx) =>
    recordChange(tx, {
      actor: meera,
      action: "product.update",
      subject: { id: "p", name: "100% Sing" },
      before: { pricePaise: 145_000, volumeMl: 500, shipping: "Yes", same: 1 },
      after: { pricePaise: 150_050, volumeMl: 5000, shipping: "No", same: 1 },
    }),
  );
});

const found = (query: string) => {
  const page = auditPage({ ...auditFilterIn(new URLSearchParams(query)), page: 1 });
  return { total: page.total, newest: page.entries[0]?.subjectName };
};

test("entries are listed newest first, twenty a page", () => {
  const all = auditFilterIn(new URLSearchParams());
  const first = auditPage({ ...all, page: 1 });
  expect(first).toMatchObject({ total: 53, page: 1, pages: 3 });
  expect(first.entries).toHaveLength(20);
  expect(first.entries[0]?.subjectName).toBe("100% Sing");
  expect(
    auditPage({ ...all, page: 7 })
      .entries.slice(-3)
      .map((entry) => entry.subjectName),
  ).toEqual(["PR-2", "PR-1", "PR-0"]);
});

test("they are filtered by admin, kind, day and name", () => {
  const today = dayOf(Date.now());
  expect(found("by=m")).toEqual({ total: 2, newest: "100% Sing" });
  expect(found("kind=category")).toEqual({ total: 1, newest: "Tins & <b>Jars</b>" });
  expect(found("by=r&kind=product")).toEqual({ total: 0, newest: undefined });
  expect(found("q=100%25")).toEqual({ total: 1, newest: "100% Sing" });
  expect(found(`from=${today}&to=${today}`).total).toBe(53);
  expect(found("to=2020-01-01").total).toBe(0);
  expect(found("from=nonsense&kind=nonsense").total).toBe(53);
  expect(auditActors()).toEqual([meera, ramesh]);
});

test("an entry says in words who changed what from what to what", async () => {
  const html = await htmlOf(adminAudit, argsFor(`${path}?by=m`, { cookie }));
  expect(html).toContain("Changed the product 100% Sing");
  expect(html).toContain("Price: ₹1,450 → ₹1,500.50");
  expect(html).toContain("Volume: 0.5 L → 5 L");
  expect(html).toContain("Shipping: Yes → No");
  expect(html).toContain("Tins &amp; &lt;b&gt;Jars&lt;/b&gt;");
  expect(html).not.toContain("Same:");
  expect(html).toMatch(/\d{2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d{2} [AP]M/);
});

test("a filter that nothing passes says so", async () => {
  expect(await htmlOf(adminAudit, argsFor(`${path}?q=zzz`, { cookie }))).toContain(
    "No change is like that.",
  );
});

test("values are shortened, empty ones named, and unknown actions still shown", () => {
  const [{ before, after } = { before: "", after: "" }] = changesInWords(
    JSON.stringify({ description: [null, "x".repeat(400)] }),
  );
  expect(before).toBe("nothing");
  expect(after).toHaveLength(301);
  expect(changesInWords('{"role":[0,1],"answered":[false,true]}')).toEqual([
    { field: "Role", before: "shopper", after: "admin" },
    { field: "Answered", before: "no", after: "yes" },
  ]);
  expect(wordsForAction("user.role")).toBe("Changed the rights of");
  expect(wordsForAction("raffle.draw")).toBe("raffle.draw");
});

test.each([
  ["", "audit_log_newest"],
  ["by=m", "audit_log_actor"],
  ["kind=category", "audit_log_kind"],
])("a list by %j walks an index", (query, index) => {
  const { by, kind } = auditFilterIn(new URLSearchParams(query));
  const where = by ? `where actor_id = '${by}'` : kind ? `where kind = '${kind}'` : "";
  const plan = db.all<{ detail: string }>(
    `explain query plan select * from audit_log ${where} order by created_at desc, rowid desc limit 50`,
  );
  expect(plan.map(({ detail }) => detail).join()).toContain(index);
  expect(plan.map(({ detail }) => detail).join()).not.toContain("TEMP B-TREE");
  expect(auditLog.kind.name).toBe("kind");
});

function record(actor: typeof ramesh, action: AuditAction, name: string, after = {}) {
  return write((tx) => recordChange(tx, { actor, action, subject: { id: name, name }, after }));
}
