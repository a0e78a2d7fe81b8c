import { describe, expect, test } from "vitest";
import { noPackFacts } from "~/goods/catalogue/pack-facts";
import { productData } from "~/goods/catalogue/product-data";
import type { Product } from "~/goods/catalogue/product";
import { unitPrice, unitPrices } from "~/goods/catalogue/unit-price";
import { inLanguage } from "~/base/words/language";

const pack = (pricePaise: number, given: Partial<Product>) => ({
  ...noPackFacts,
  hsn: "1508",
  volumeMl: 1000,
  ...given,
  pricePaise,
});
const kilograms = (netWeightG: number) => ({
  measure: "kg" as const,
  netWeightG,
  volumeMl: Math.round(netWeightG / 0.91),
});

describe("the unit sale price (rule 6(11))", () => {
  test.each([
    ["half a litre", pack(10_500, { volumeMl: 500 }), "₹0.21 per ml"],
    ["rounded to the paisa", pack(10_745, { volumeMl: 500 }), "₹0.21 per ml"],
    ["and half a paisa up", pack(10_750, { volumeMl: 500 }), "₹0.22 per ml"],
    ["always with two decimals", pack(20_000, { volumeMl: 200 }), "₹1.00 per ml"],
    ["just below a litre", pack(20_000, { volumeMl: 999 }), "₹0.20 per ml"],
    ["a litre", pack(20_000, {}), "₹200 per litre"],
    ["five litres", pack(145_000, { volumeMl: 5000 }), "₹290 per litre"],
    ["with paise", pack(290_000, { volumeMl: 15_000 }), "₹193.33 per litre"],
    ["half a kilogram", pack(11_500, kilograms(500)), "₹0.23 per g"],
    ["fifteen kilograms", pack(318_000, kilograms(15_000)), "₹212 per kg"],
    ["a carton as a whole", pack(105_000, { volumeMl: 5000, containers: 10 }), "₹210 per litre"],
  ])("of %s", (_what, of, words) => {
    expect(unitPrice(of)).toBe(words);
  });

  test("has the price per litre beside it where it is another, to compare packs, and nothing for a litre", () => {
    const prices = (pricePaise: number, given: Partial<Product>) =>
      Object.values(unitPrices(pack(pricePaise, given)));
    expect(prices(10_500, { volumeMl: 500 })).toEqual(["₹0.21 per ml", "₹210 per litre"]);
    expect(prices(145_000, { volumeMl: 5000 })).toEqual(["₹290 per litre", null]);
    expect(prices(20_000, {})).toEqual([null, null]);
    const kilogram = { ...kilograms(1000), volumeMl: 1100 };
    expect(prices(20_000, kilogram)).toEqual([null, "₹181.82 per litre"]);
  });

  test("of what is no oil never speaks of litres", () => {
    const soap = pack(2000, { ...kilograms(100), hsn: "3401" });
    expect(unitPrices(soap)).toEqual({ own: "₹0.20 per g", perLitre: "₹200 per kg" });
    const cake = pack(17_500, { ...kilograms(5000), hsn: "2305" });
    expect(unitPrices(cake)).toEqual({ own: "₹35 per kg", perLitre: null });
    const kilogram = pack(4500, { ...kilograms(1000), hsn: "230500" });
    expect(unitPrices(kilogram)).toEqual({ own: null, perLitre: null });
    const vinegar = pack(9000, { volumeMl: 500, hsn: "2209" });
    expect(unitPrices(vinegar)).toEqual({ own: "₹0.18 per ml", perLitre: "₹180 per litre" });
  });

  test("is said in Gujarati and Hindi", async () => {
    const half = pack(10_500, { volumeMl: 500 });
    const said = { own: "₹0.21/મિલી", perLitre: "₹210/લિટર" };
    expect(inLanguage("gu", () => unitPrices(half))).toEqual(said);
    expect(inLanguage("hi", () => unitPrice(half))).toBe("₹0.21/मिली");
    expect(inLanguage("hi", () => unitPrice(pack(11_500, kilograms(500))))).toBe("₹0.23/ग्राम");
  });
});

describe("search engines are told", () => {
  const told = (of: ReturnType<typeof pack>) => {
    const product = {
      ...of,
      id: "p",
      slug: "p",
      name: "Oil",
      description: "Oil",
      shipping: 1,
      isSoldOut: false,
      category: { id: "k", name: "Oils", slug: "oils" },
    };
    const terms = { returns: { "@type": "MerchantReturnPolicy" }, shipping: undefined };
    return productData("https://shop.example", product, [], terms);
  };

  test.each([
    ["ml of a small pack", pack(10_500, { volumeMl: 500 }), [500, "MLT"]],
    ["litres of a large one", pack(10_500, { volumeMl: 5000 }), [5, "LTR"]],
    ["grams", pack(10_500, kilograms(500)), [500, "GRM"]],
    ["kilograms", pack(10_500, kilograms(15_000)), [15, "KGM"]],
  ] as const)("the price by %s", (_what, of, [value, unitCode]) => {
    expect(told(of)).toMatchObject({
      offers: {
        priceSpecification: [
          {
            "@type": "UnitPriceSpecification",
            price: "105.00",
            referenceQuantity: { value, unitCode, valueReference: { value: 1, unitCode } },
          },
        ],
      },
    });
  });
});
