import { beforeAll, expect, test } from "vitest";
import { findProducts } from "~/catalogue/search/found.server";
import { refreshSearch } from "~/catalogue/search/search-job.server";
import { seedDemo } from "~/demo/seed.server";
import { declaredSize } from "~/lib/pack-size";
import { queries } from "./queries";

/** How many of a hundred must have the right pack on top. */
const least = 95;

beforeAll(async () => {
  await seedDemo();
  await refreshSearch(Date.now());
});

test("there are 150 queries, each only once", () => {
  expect(new Set(queries.map(([typed]) => typed)).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(150);
});

test("the wanted pack comes first", () => {
  const wrong = queries.flatMap(([typed, wanted]) => {
    const { products } = findProducts(typed);
    const [first] = products;
    const found = first
      ? `${first.name} ${declaredSize({ ...first, containers: 1 }, "L")}`
      : "nothing";
    const isRight = wanted ? wanted.test(found) : !first;
    return isRight ? [] : [`${typed}: ${found}`];
  });
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(
    (queries.length * (100 - least)) / 100,
  );
});

test.each(queries.filter(([, wanted]) => wanted === null))(
  "%s is said to be no oil of ours",
  (typed) => {
    expect(findProducts(typed)).toMatchObject({ total: 0, isOtherOil: true });
  },
);
