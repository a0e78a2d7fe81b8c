import { parse } from "csv-parse/sync";
import { desc, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog, enquiries } from "~/base/db/schema";
import { storeBulk, storeContact } from "~/sales/enquiries/enquiries.server";
import * as adminEnquiries from "~/routes/admin/enquiries";
import * as csv from "~/routes/admin/enquiries-csv";
import { newId } from "~/base/lib/ids.server";
import { admin, argsFor, cookieOf } from "../../cast";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";

const path = "/dashboard/admin/enquiries";
type Loaded = {
  enquiries: { id: string; name: string; answered: string | null }[];
  total: number;
  page: number;
  pages: number;
};

let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin({ name: "Ramesh Shah" }));
  const now = Date.now();
  const reach = { email: "asha@example.com", phone: "+91 98250 12345" };
  await write((tx) =>
    tx
      .insert(enquiries)
      .values(
        Array.from({ length: 21 }, (_, n) => ({
          id: newId(n),
          kind: "contact" as const,
          name: `Early ${n}`,
          ...reach,
          area: "Surat",
          message: "Hello",
          createdAt: n + 1,
        })),
      )
      .run(),
  );
  await storeContact(
    { ...reach, name: "Asha", area: "Adajan", message: '=cmd|"x"\n100% pure?' },
    now - 2,
  );
  await storeBulk(
    { ...reach, name: "Mehul", business: "Mehul & Sons", product: "Tin", quantity: "40 tins" },
    now - 1,
  );
});

const load = async (query = "") =>
  (await got(adminEnquiries.loader, path + query, { cookie })).data as Loaded;
const namesIn = ({ enquiries }: Loaded) => enquiries.map(({ name }) => name);
const mark = (form: Record<string, string>, query = "") =>
  posted(adminEnquiries.action, path + query, form, { cookie });

test("what came in is listed newest first, twenty a page", async () => {
  const first = await load();
  expect(first).toMatchObject({ total: 23, page: 1, pages: 2 });
  expect(namesIn(first).slice(0, 3)).toEqual(["Mehul", "Asha", "Early 20"]);
  expect(namesIn(await load("?page=2"))).toEqual(["Early 2", "Early 1", "Early 0"]);
  expect((await load("?page=99")).page).toBe(2);
});

test.each([
  ["?kind=bulk", ["Mehul"]],
  ["?q=100%25", ["Asha"]],
  ["?q=MEHUL+%26", ["Mehul"]],
  ["?q=40+TINS", ["Mehul"]],
  ["?kind=contact&q=adajan", ["Asha"]],
  ["?kind=bulk&state=answered", []],
])("%s shows %j", async (query, names) => expect(namesIn(await load(query))).toEqual(names));

test("marking says who answered and when, leads back to the same list, and is written down", async () => {
  const [asha] = (await load("?q=adajan")).enquiries;
  const answer = await mark({ enquiry: asha?.id ?? "", answered: "yes" }, "?q=adajan");
  expect(answer).toMatchObject({ status: 303, location: `${path}?q=adajan` });
  expect((await toastIn(answer))?.message).toBe("The enquiry of Asha is marked as answered");
  const [marked] = (await load("?state=answered")).enquiries;
  expect(marked?.answered).toMatch(/^Answered by Ramesh Shah on \d{2} \w{3} \d{4}, /);
  expect((await load("?state=open")).total).toBe(22);

  await mark({ enquiry: asha?.id ?? "", answered: "yes" });
  await mark({ enquiry: asha?.id ?? "", answered: "no" });
  expect((await load("?state=open")).total).toBe(23);
  const entries = db
    .select()
    .from(auditLog)
    .orderBy(desc(sql`rowid`))
    .all();
  expect(entries.map(({ subjectName, changes }) => [subjectName, changes])).toEqual([
    ["Asha (contact)", '{"answered":[true,false]}'],
    ["Asha (contact)", '{"answered":[false,true]}'],
  ]);
});

test("an enquiry that is not there is refused", async () => {
  const answer = await mark({ enquiry: "none", answered: "yes" });
  expect(answer.status).toBe(404);
  expect(formIn(answer).errors.form).toBe("There is no such enquiry.");
  expect((await mark({ enquiry: "none" })).status).toBe(400);
});

test("the screen shows the words as words, and how to reach who wrote them", async () => {
  const html = await htmlOf(adminEnquiries, argsFor(`${path}?q=mehul`, { cookie }));
  expect(html).toContain("Mehul &amp; Sons");
  expect(html).toContain('href="tel:+919825012345"');
  expect(html).toContain(`href="${path}.csv?q=mehul"`);
  const none = await htmlOf(adminEnquiries, argsFor(`${path}?q=zzz`, { cookie }));
  expect(none).toContain("No enquiry is like that.");
});

test("the CSV holds all that the filter lets through, with formulas escaped", async () => {
  expect(await csvRows("")).toHaveLength(23);
  expect(await csvRows("?kind=bulk")).toMatchObject([
    { Name: "Mehul", Quantity: "40 tins", Message: "" },
  ]);
  expect(await csvRows("?q=adajan")).toMatchObject([
    { Message: `'=cmd|"x"\n100% pure?`, Phone: "98250 12345" },
  ]);
});

test("a CSV of many goes over every one of them once", async () => {
  await write((tx) => {
    for (let n = 0; n < 1200; n += 1) {
      const row = {
        id: newId(5),
        kind: "bulk" as const,
        name: `Many ${n}`,
        email: "e@example.com",
      };
      tx.insert(enquiries)
        .values({ ...row, phone: "123456", createdAt: 5 })
        .run();
    }
  });
  const answer = await csv.loader(argsFor(`${path}.csv?q=many`, { cookie }));
  const rows: { Name: string }[] = parse(await answer.text(), { columns: true, bom: true });
  expect(rows).toHaveLength(1200);
  expect(new Set(rows.map(({ Name }) => Name)).size).toBe(1200);
});

async function csvRows(query: string): Promise<Record<string, string>[]> {
  const answer = await csv.loader(argsFor(`${path}.csv${query}`, { cookie }));
  return parse(await answer.text(), { columns: true, bom: true });
}
