import { beforeAll, expect, test } from "vitest";
import { findProducts } from "~/catalogue/search/found.server";
import { refreshSearch } from "~/catalogue/search/search-job.server";
import { seedDemo } from "~/demo/seed.server";
import { declaredSize } from "~/lib/pack-size";
import { otherQueries } from "./other-queries";
import { queries } from "./queries";

/** How many of a hundred must have the right pack on top. */
const least = 95;

beforeAll(async () => {
  await seedDemo();
  await refreshSearch(Date.now());
});

const tables = { "the first": queries, "the second": otherQueries };
const all = [...queries, ...otherQueries];

test.each(Object.entries(tables))("%s table has 150 queries, each only once", (_name, table) => {
  expect(table.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all.map(([typed]) => typed)).size).toBe(all.length);
});

test.each(Object.entries(tables))("the wanted pack comes first in %s table", (_name, table) => {
  const wrong = table.flatMap(([typed, wanted]) => {
    const { products } = findProducts(typed);
    const [first] = products;
    const found = first
      ? `${first.name} ${declaredSize({ ...first, containers: 1 }, "L")}`
      : "nothing";
    const isRight = wanted ? wanted.test(found) : !first;
    return isRight ? [] : [`${typed}: ${found}`];
  });
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual((table.length * (100 - least)) / 100);
});

test.each(all.filter(([, wanted]) => wanted === null))(
  "%s is said to be no oil of ours",
  (typed) => {
    expect(findProducts(typed)).toMatchObject({ total: 0, isOtherOil: true });
  },
);
