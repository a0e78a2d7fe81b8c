import { beforeAll, expect, test } from "vitest";
import * as categories from "~/routes/admin/goods/categories";
import * as searchWords from "~/routes/admin/goods/search-words";
import {
  addSearchWords,
  allSearchWords,
} from "~/goods/catalogue/search/owners-words/search-words.server";
import { allCouriers } from "~/sales/orders/couriers.server";
import * as couriers from "~/routes/admin/orders/couriers";
import { htmlOf } from "../../people/accounts/rendered";
import { aCategory } from "../../goods/catalogue/shelf";
import { admin, argsFor, cookieOf } from "../../cast";

let cookie: string;
let rows: Record<string, string | undefined>;

beforeAll(async () => {
  const owner = await admin();
  cookie = await cookieOf(owner);
  await addSearchWords("peanut, groundnut", owner);
  rows = {
    categories: (await aCategory("Tins")).id,
    couriers: allCouriers()[0]?.id,
    "search words": allSearchWords()[0]?.id,
  };
});

const screens = [
  ["categories", categories],
  ["couriers", couriers],
  ["search words", searchWords],
] as const;

test.each(screens)(
  "a refused new entry among the %s leads into its own fields",
  async (_, page) => {
    expectToFit(await htmlOf(page, argsFor("/list", { cookie, form: {} })));
  },
);

test.each(screens)("a refused change in the dialog of the %s does too", async (name, page) => {
  const id = rows[name] ?? "";
  const form = { intent: "update", id };
  const html = await htmlOf(page, argsFor(`/list?edit=${id}`, { cookie, form }));
  expect(html).toContain("<dialog");
  expectToFit(html);
});

/** No id stands twice; each label has its field, and each wrong field's sentence links to one. */
function expectToFit(html: string): void {
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);
  const ids = found(/ id="([^"]+)"/g);
  const fields = found(/<(?:input|textarea|select)\b[^>]* id="([^"]+)"/g);
  const links = found(/ href="#([^"]+)"/g);
  expect(ids).toEqual([...new Set(ids)]);
  expect(links).not.toEqual([]);
  expect(fields).toEqual(expect.arrayContaining([...found(/ for="([^"]+)"/g), ...links]));
}
