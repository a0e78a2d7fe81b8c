import "../../office/demo/shared-photos";
import { beforeAll, describe, expect, test } from "vitest";
import { findProducts } from "~/goods/catalogue/search/found.server";
import { searchJob } from "~/goods/catalogue/search/search-job.server";
import { shorterFor } from "~/goods/catalogue/search/shorter-word.server";
import { suggestionsFor } from "~/goods/catalogue/search/suggestions.server";
import { seedDemo } from "~/office/demo/seed.server";
import { declaredSize } from "~/base/lib/pack-size";
import { loader } from "~/routes/shop/search";
import { loader as suggestions } from "~/routes/shop/suggestions";
import { argsFor } from "../../cast";
import { errandQueries } from "./errand-queries";
import { furtherQueries } from "./further-queries";
import { homeQueries } from "./home-queries";
import { kitchenQueries } from "./kitchen-queries";
import { lastQueries } from "./last-queries";
import { latinQueries } from "./latin-queries";
import { marketQueries } from "./market-queries";
import { mixedQueries } from "./mixed-queries";
import { moreQueries } from "./more-queries";
import { odd } from "./odd-queries";
import { otherQueries } from "./other-queries";
import { queries } from "./queries";
import { peopleQueries } from "./people-queries";
import { phoneQueries } from "./phone-queries";
import { plainQueries } from "./plain-queries";
import { scriptQueries } from "./script-queries";
import { shopQueries } from "./shop-queries";
import { spokenQueries } from "./spoken-queries";
import { isWanted, type Query } from "./wanted-packs";

/** How many of a hundred must have the right pack on top. */
const least = 97;

/** Queries in a table. */
const leastLong = 85;

beforeAll(async () => {
  await seedDemo();
  await searchJob.run(Date.now());
});

const tables = {
  "the first": queries,
  "the second": otherQueries,
  "the third": moreQueries,
  "the fourth": mixedQueries,
  "the fifth": spokenQueries,
  "the sixth": furtherQueries,
  "the seventh": latinQueries,
  "the eighth": scriptQueries,
  "the ninth": shopQueries,
  "the tenth": homeQueries,
  "the eleventh": lastQueries,
  "the twelfth": errandQueries,
  "the thirteenth": phoneQueries,
  "the fourteenth": peopleQueries,
  "the fifteenth": kitchenQueries,
  "the sixteenth": plainQueries,
  "the seventeenth": marketQueries,
};
const all: Query[] = Object.values(tables).flat();

test.each(Object.entries(tables))("%s table is long, and has each only once", (_name, table) => {
  expect(table.length).toBeGreaterThanOrEqual(leastLong);
  expect(new Set(all.map(([typed]) => typed)).size).toBe(all.length);
});

test.each(Object.entries(tables))("the wanted pack comes first in %s table", (_name, table) => {
  const wrong = table.flatMap(([typed, wanted]) => {
    const { products } = findProducts(typed);
    const [first] = products;
    const found = first ? `${first.name} ${declaredSize({ ...first, containers: 1 }, "L")}` : null;
    return isWanted(wanted, found) ? [] : [`${typed}: ${found ?? "nothing"}`];
  });
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual((table.length * (100 - least)) / 100);
});

test.each(all.filter(([, wanted]) => wanted === null))(
  "%s is said to be no oil of ours",
  (typed) => {
    const { total, isOtherOil } = findProducts(typed);
    expect(total).toBe(0);
    expect(isOtherOil || shorterFor(typed) === null).toBe(true);
  },
);

const names = (typed: string) => findProducts(typed).products.map(({ name }) => name);

describe("a search for something odd", () => {
  test.each(odd.map((typed) => [JSON.stringify(typed).slice(0, 40), typed] as const))(
    "%s is answered by page and suggestions",
    async (_said, typed) => {
      const asked = `q=${encodeURIComponent(typed)}`;
      await loader(argsFor(`/search?${asked}`));
      const answer = await suggestions(argsFor(`/search/suggestions?${asked}`));
      expect([200, 429]).toContain(answer.status);
      expect(Array.isArray(suggestionsFor(typed))).toBe(true);
    },
  );

  test.each([
    "😀 sing tel 🛢️",
    '"sing tel"',
    "sing + tel",
    "sing/tel",
    "\ufeffsing tel",
    "sing\u200btel",
    "sing\u00a0tel",
    "sing tel!!!",
    "(sing tel)",
    "સિંગ\u200dતેલ",
    "સિંગ તેલ".normalize("NFD"),
    "સિંગ તેલ sing tel",
  ])("%j finds what its words say", (typed) => {
    expect(names(typed)[0]).toMatch(/Sing Tel/);
  });

  test("Devanagari letters with a dot below are the same composed and apart", () => {
    const typed = "लकड़ी घाणा";
    expect(names(typed).length).toBeGreaterThan(0);
    expect(names(typed.normalize("NFD"))).toEqual(names(typed.normalize("NFC")));
    expect(names("लकड\u093cी घाणा")).toEqual(names("लक\u095cी घाणा"));
  });

  test.each(["price", "price today", "oil price", "sasta", "ભાવ", "सस्ता दाम"])(
    "%s, which tells nothing, shows what is sold",
    (typed) => expect(findProducts(typed).total).toBeGreaterThan(15),
  );
});
