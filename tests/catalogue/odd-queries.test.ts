import { beforeAll, describe, expect, test } from "vitest";
import { findProducts } from "~/catalogue/search/found.server";
import { refreshSearch } from "~/catalogue/search/search-job.server";
import { suggestionsFor } from "~/catalogue/search/suggestions.server";
import { seedDemo } from "~/demo/seed.server";
import { loader } from "~/routes/shop/search";
import { loader as suggestions } from "~/routes/shop/suggestions";
import { argsFor } from "../cast";

beforeAll(async () => {
  await seedDemo();
  await refreshSearch(Date.now());
});

const names = (typed: string) => findProducts(typed).products.map(({ name }) => name);

const odd = [
  "x".repeat(20_000),
  "sing tel ".repeat(2000),
  "तेल".repeat(3000),
  "15 kg ".repeat(500),
  "😀",
  "😀 sing tel 🛢️",
  "👨‍👩‍👧‍👦",
  "the of a",
  "'",
  '"',
  '""""',
  '"sing tel',
  "sing' OR 1=1 --",
  "'; DROP TABLE products; --",
  "AND",
  "OR",
  "NOT",
  "sing AND NOT tel",
  "NEAR(sing tel, 2)",
  "name:sing",
  "sing*",
  "^sing",
  "-tel",
  "sing + tel",
  "{name} : sing",
  "(sing",
  "%",
  "_",
  "%%%",
  "s_ng",
  "\\",
  "[a-z]*",
  "<script>alert(1)</script>",
  "\u0000",
  "sing\u0000tel",
  "\u200d",
  "\u200b\u200b",
  "\ufeffsing tel",
  "\u202esing tel",
  "0",
  "1",
  "15",
  "99999999999999999999",
  "0 litre",
  "1/0 litre",
  "99999.999 kg",
  "99 x 99999 kg",
  "-5 litre",
  "٥ لتر",
  "٣",
  "नारियल sing તેલ 15",
  "ૐ",
  "्",
  "ા",
  "ﬁltered",
  "constructor",
  "__proto__",
  "toString hasOwnProperty",
];

describe("a search for something odd", () => {
  test.each(odd.map((typed) => [JSON.stringify(typed).slice(0, 40), typed] as const))(
    "%s is answered, and soon, by page and suggestions",
    async (_said, typed) => {
      const asked = `q=${encodeURIComponent(typed)}`;
      const began = performance.now();
      await loader(argsFor(`/search?${asked}`));
      const answer = await suggestions(argsFor(`/search/suggestions?${asked}`));
      expect([200, 429]).toContain(answer.status);
      expect(Array.isArray(suggestionsFor(typed))).toBe(true);
      expect(performance.now() - began).toBeLessThan(2000);
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
