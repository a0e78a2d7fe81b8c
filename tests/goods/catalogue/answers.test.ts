import { beforeAll, describe, expect, test } from "vitest";
import { pageAsked } from "~/goods/catalogue/search/answers/page-asked.server";
import { findProducts } from "~/goods/catalogue/search/found.server";
import { suggestionsFor } from "~/goods/catalogue/search/suggestions.server";
import { inLanguage } from "~/base/words/language";
import SearchResults, { loader } from "~/routes/shop/search";
import routes from "~/routes";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { argsFor } from "../../cast";
import { staticPage } from "../../static-page";
import { askedPages, goodsAsked } from "./asked-pages";
import { gujarati } from "./queries/gujarati";
import { hindi } from "./queries/hindi";
import { latin } from "./queries/latin";
import { slips } from "./queries/slips";
import { aCategory, aProduct } from "./shelf";

beforeAll(async () => {
  const { id: categoryId } = await aCategory("Oils");
  for (const name of ["Prayosha Sing Tel", "Groundnut Oil Tin", "Refined Oil Pouch", "Gift Pair"])
    await aProduct({ name, categoryId, description: "Pressed groundnut oil." });
});

const data = async (typed: string) => loader(argsFor(`/search?q=${encodeURIComponent(typed)}`));

describe("a question leads to the page that answers it", () => {
  test.each(askedPages)("%s → %s", (typed, page) => {
    expect(pageAsked(typed)?.to).toBe(page);
  });

  test("which is one of the shop", () => {
    const paths = routes.map(({ path }) => `/${path}`);
    for (const [, page] of askedPages) expect(paths).toContain(page.split("#")[0]);
  });

  test("with a sentence in the language of the page", () => {
    const asked = () => pageAsked("order kahan hai");
    expect(asked()).toEqual({
      to: "/track",
      title: "Track your order",
      sentence: "Its number and your mobile number show where it is.",
    });
    expect(inLanguage("gu", asked)?.title).toBe("તમારો ઓર્ડર ટ્રેક કરો");
    expect(inLanguage("hi", asked)?.title).toBe("अपना ऑर्डर ट्रैक करें");
  });
});

describe("what names goods is answered by goods alone", () => {
  test.each(goodsAsked)("%s", (typed) => {
    expect(pageAsked(typed)).toBeNull();
  });

  test("all that the tables of queries ask for", () => {
    const answered = [latin, gujarati, hindi, slips]
      .flat()
      .map(([typed]) => typed)
      .filter((typed) => pageAsked(typed));
    expect(answered.sort()).toEqual(["wholesale"]);
  });

  test("also if a product is called as one asks", async () => {
    expect(pageAsked("order number")?.to).toBe("/track");
    const { id: categoryId } = await aCategory("Odd");
    await aProduct({ name: "Order Number Nine Oil", categoryId });
    expect(pageAsked("order number")).toBeNull();
  });
});

describe("the page of results", () => {
  test("has the card above the goods", async () => {
    const found = await data("bulk order pouch");
    expect(found.answer).toBeNull();
    const html = staticPage({ Component: SearchResults }, { data: await data("cod") });
    expect(html.indexOf('href="/Termsofservices#billing-accuracy"')).toBeGreaterThan(0);
    expect(html.indexOf("How you can pay")).toBeLessThan(html.indexOf("Groundnut Oil Tin"));
  });

  test("has it also without goods", async () => {
    const found = await data("contact");
    expect(found.total).toBe(0);
    const html = staticPage({ Component: SearchResults }, { data: found });
    expect(html).toContain("No Products Found");
    expect(html).toContain('href="/contact"');
    expect(html).toContain("See all products");
  });

  test("does not tell of other words that goods were searched for by", async () => {
    const found = await data("refund");
    expect(found.instead).not.toBeNull();
    const html = staticPage({ Component: SearchResults }, { data: found });
    expect(html).not.toContain("Showing results for");
  });
});

test("suggestions begin with the page", () => {
  const [first] = suggestionsFor("return policy");
  expect(first).toEqual({ name: "Refund and Return Policy", note: "Page", to: "/RefundandReturn" });
  expect(inLanguage("hi", () => suggestionsFor("ऑर्डर ट्रैक"))[0]?.to).toBe("/hi/track");
  expect(suggestionsFor("groundnut oil").map(({ note }) => note)).not.toContain("Page");
});

describe("the shop's own name finds all goods", () => {
  const everything = () => findProducts("").total;
  const found = (typed: string) => {
    const { total, products } = findProducts(typed);
    return [total, products[0]?.name];
  };

  test.each(["prayosha", "Prayosha Oil", "prayosha oils", "PRAYOSHA", "પ્રયોષા", "प्रयोषा तेल"])(
    "%s: first what is called so",
    (typed) => {
      expect(found(typed)).toEqual([everything(), "Prayosha Sing Tel"]);
    },
  );

  test("whatever the owner calls the shop, and beside other words it says nothing", async () => {
    expect(findProducts("gir gold").total).toBe(0);
    await setCompanyFacts({ name: "Gir Gold Oil", legalName: "Saurabh Agro LLP" });
    for (const typed of ["gir gold", "Gir Gold Oil", "girgold", "saurabh", "સૌરભ", "saurabh agro"])
      expect(findProducts(typed).total, typed).toBe(everything());
    expect(found("gir gold pouch")).toEqual(found("pouch"));
    expect(found("gir gold 5 litre")).toEqual(found("5 litre"));
    expect(pageAsked("gir gold customer care")?.to).toBe("/contact");
  });
});
