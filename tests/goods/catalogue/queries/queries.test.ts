import "../../../office/demo/shared-photos";
import { beforeAll, describe, expect, test } from "vitest";
import { findProducts } from "~/goods/catalogue/search/found.server";
import { searchJob } from "~/goods/catalogue/search/search-job.server";
import { shorterFor } from "~/goods/catalogue/search/shorter-word.server";
import { suggestionsFor } from "~/goods/catalogue/search/suggestions.server";
import { seedDemo } from "~/office/demo/seed.server";
import { declaredSize } from "~/base/lib/pack-size";
import { loader } from "~/routes/shop/search";
import { loader as suggestions } from "~/routes/shop/suggestions";
import { argsFor } from "../../../cast";
import { gujarati } from "./gujarati";
import { hindi } from "./hindi";
import { latin } from "./latin";
import { odd } from "./odd";
import { slips } from "./slips";
import { isWanted } from "./wanted";

beforeAll(async () => {
  await seedDemo();
  await searchJob.run(Date.now());
});

describe.each(Object.entries({ latin, gujarati, hindi, slips }))(
  "in the table %s",
  (_name, rows) => {
    test.each(rows)("%s finds first what it should", (typed, wanted) => {
      const [first] = findProducts(typed).products;
      const found = first
        ? `${first.name} ${declaredSize({ ...first, containers: 1 }, "L")}`
        : null;
      expect(isWanted(wanted, found), found ?? "nothing").toBe(true);
    });

    test.each(rows.filter(([, wanted]) => wanted === null))("%s is no oil of ours", (typed) => {
      const { total, isOtherOil } = findProducts(typed);
      expect(total).toBe(0);
      expect(isOtherOil || shorterFor(typed) === null).toBe(true);
    });
  },
);

test("each query stands in the tables once", () => {
  const typed = [latin, gujarati, hindi, slips].flat().map(([query]) => query);
  expect(typed.toSorted()).toEqual([...new Set(typed)].toSorted());
});

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
