import { beforeAll, expect, test } from "vitest";
import * as adminUsers from "~/routes/admin/users";
import { admin, argsFor, cookieOf, packer, shopper } from "../../cast";
import { got } from "./answers";
import { htmlOf } from "./rendered";

type Loaded = {
  customers: { name: string; email: string }[];
  keyword: string;
  total: number;
  page: number;
  pages: number;
};

let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin({ name: "Ramesh Shah", phone: "" }));
  await shopper({ name: "100% Oil", email: "percent@example.com", phone: "0261 222" });
  await shopper({ name: "આશા પટેલ", email: "gujarati@example.com" });
  await Promise.all(Array.from({ length: 20 }, (_, n) => shopper({ name: `Shopper ${n}` })));
});

const load = async (query: string) =>
  (await got(adminUsers.loader, `/dashboard/admin/users${query}`, { cookie })).data as Loaded;

test("the admin sees all accounts, twenty a page, newest first", async () => {
  const first = await load("");
  expect(first).toMatchObject({ total: 23, page: 1, pages: 2 });
  expect(first.customers).toHaveLength(20);
  const second = await load("?page=2");
  expect(second.customers.map(({ name }) => name)).toEqual(["આશા પટેલ", "100% Oil", "Ramesh Shah"]);
});

test.each([
  ["percent@", ["100% Oil"]],
  ["PERCENT@EXAMPLE", ["100% Oil"]],
  ["%", ["100% Oil"]],
  ["આશા", ["આશા પટેલ"]],
  ["0261", ["100% Oil"]],
  ["' or 1=1 --", []],
  ["_", []],
])("searching %j finds %j", async (keyword, names) => {
  const { customers } = await load(`?q=${encodeURIComponent(keyword)}`);
  expect(customers.map(({ name }) => name)).toEqual(names);
});

test.each([
  ["-1", 1],
  ["0", 1],
  ["x", 1],
  ["1e3", 1],
  ["99", 2],
])("page %j shows page %i", async (asked, shown) => {
  expect((await load(`?page=${asked}`)).page).toBe(shown);
});

test("the list shows who, how to reach them and as what, and no address or hash", async () => {
  const html = await htmlOf(adminUsers, argsFor("/dashboard/admin/users?q=percent", { cookie }));
  expect(html).toContain("100% Oil");
  expect(html).toContain("percent@example.com");
  expect(html).toContain("0261 222");
  expect(html).toContain("Shopper</span>");
  expect(JSON.stringify(await load(""))).not.toMatch(/argon2|Ring Road/);
});

test("a search that finds nobody offers the whole list", async () => {
  const html = await htmlOf(adminUsers, argsFor("/dashboard/admin/users?q=zzz", { cookie }));
  expect(html).toContain("Nobody has that");
  expect(html).toContain('href="/dashboard/admin/users"');
});

test("going on to the next page keeps the keyword", async () => {
  const html = await htmlOf(adminUsers, argsFor("/dashboard/admin/users?q=Shopper-", { cookie }));
  expect(html).toMatch(/href="[^"]*\?q=Shopper-&amp;page=2"/);
});

test("one of the staff is shown with what they may do", async () => {
  await packer();
  const html = await htmlOf(adminUsers, argsFor("/dashboard/admin/users?q=Kiran", { cookie }));
  expect(html).toContain("Packer</span>");
  expect(html).not.toContain("Shopper</span>");
});
