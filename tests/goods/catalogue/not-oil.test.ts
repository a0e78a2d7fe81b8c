import { beforeAll, describe, expect, test } from "vitest";
import { updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import type { Product } from "~/goods/catalogue/product";
import { bestSellers } from "~/office/dashboard/best-sellers.server";
import { sellWarnings } from "~/office/dashboard/sell-warnings.server";
import { contentsWords } from "~/sales/orders/admin/slip/slip-words";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import * as counter from "~/routes/admin/counter/counter";
import * as adminOrder from "~/routes/admin/orders/order";
import * as slipPage from "~/routes/admin/orders/order-slip";
import * as newQuote from "~/routes/admin/quotes/new-quote";
import * as cart from "~/routes/shop/cart";
import * as productPage from "~/routes/shop/product";
import * as quickOrder from "~/routes/shop/quick-order";
import * as store from "~/routes/shop/store";
import { inLanguage } from "~/base/words/language";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, cookiesOf } from "../../cast";
import { sold } from "../../sales/orders/sold";
import { aCategory, anInput, aProduct } from "./shelf";

/** Litres in any of the three languages, and a price for one. */
const litre = /(?:\d|per |≈ )\s?(?:L|Ltr\.?|litres?|ml)\b|લિટર|મિલી|लीटर|मिली/;

let soap: Product;
let cake: Product;
let cookie: string;

const byWeight = (netWeightG: number) => ({
  measure: "kg" as const,
  netWeightG,
  volumeMl: Math.round(netWeightG / 9.1) * 10,
});

beforeAll(async () => {
  const category = await aCategory("Soap and cake");
  const given = { categoryId: category.id, description: "For the bath." };
  soap = await aProduct({
    ...given,
    name: "Soap",
    pricePaise: 2000,
    hsn: "3401",
    ...byWeight(100),
  });
  cake = await aProduct({
    ...given,
    name: "Cake",
    pricePaise: 17_500,
    hsn: "2305",
    ...byWeight(5000),
  });
  cookie = await cookieOf(await admin());
});

/** What a page shows, its data for search engines included. */
const wordsIn = (html: string) =>
  html
    .replace(/<(?:header|footer)[\s\S]*?<\/(?:header|footer)>|<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ");

describe("what is no oil and sold by weight is never told in litres", () => {
  test.each(["en", "gu", "hi"] as const)("on its page, in %s", async (language) => {
    const pages = [soap, cake].map(({ slug }) =>
      inLanguage(language, () =>
        htmlOf(productPage as never, argsFor(`/product/${slug}`, { params: { slug } })),
      ),
    );
    const [ofSoap = "", ofCake = ""] = (await Promise.all(pages)).map(wordsIn);
    expect(ofSoap).not.toMatch(litre);
    expect(ofCake).not.toMatch(litre);
    if (language !== "en") return;
    expect(ofSoap).toContain("₹0.20 per g (₹200 per kg), inclusive of all taxes");
    expect(ofCake).toContain("₹35 per kg, inclusive of all taxes");
    expect(ofCake).toMatch(/Pack of 5 kg/);
  });

  test("on cards", async () => {
    const html = await htmlOf(store as never, argsFor("/Store?category=soap-and-cake"));
    const grid = /<ul class="product-grid[\s\S]*?<\/ul>/.exec(html)?.[0] ?? "";
    expect(wordsIn(grid)).toContain("₹175 / 5 kg");
    expect(wordsIn(grid)).not.toMatch(litre);
  });

  test("in the cart, on the quick order and at the counter", async () => {
    const form = { intent: "add", product: cake.id };
    const added = await cart.action(argsFor("/cart", { form })).catch((thrown: unknown) => thrown);
    const jar = added instanceof Response ? cookiesOf(added.headers.getSetCookie()) : "";
    const inCart = wordsIn(await htmlOf(cart as never, argsFor("/cart", { cookie: jar })));
    expect(inCart).toContain("₹175 / 5 kg");
    expect(inCart).not.toMatch(litre);
    for (const [page, path, asked] of [
      [quickOrder, "/quick-order"],
      [counter, "/dashboard/admin/counter", { intent: "find", phone: "97250 70707" }],
      [newQuote, "/dashboard/admin/quotes/new"],
    ] as const) {
      const args = argsFor(path, { cookie, ...(asked && { form: asked }) });
      const words = wordsIn(await htmlOf(page as never, args));
      expect(words).toContain("5 kg");
      expect(words).not.toMatch(litre);
    }
  });

  test("on the order, its slip and among the best sellers", async () => {
    const line = { productId: cake.id, name: "Cake", slug: cake.slug, hsn: "2305", quantity: 3 };
    const order = await sold({ userId: null, lines: [{ ...line, ...byWeight(5000) }] });
    const args = () => argsFor("/dashboard/admin/x", { cookie, params: { number: order.number } });
    for (const page of [adminOrder, slipPage])
      expect(wordsIn(await htmlOf(page as never, args()))).not.toMatch(litre);
    expect(contentsWords(slipOf(order.number)!)).toBe("15 kg");
    expect(bestSellers()).toMatchObject([{ name: "Cake", grams: 15_000 }]);
    const mixed = await sold({ userId: null, lines: [{ ...line, ...byWeight(5000) }, {}] });
    expect(contentsWords(slipOf(mixed.number)!)).toBe("5 L (4.55 kg of oil), 15 kg of other goods");
  });

  test("and is not measured by the rule on packs of edible oil", async () => {
    expect(sellWarnings().sizes.total).toBe(0);
    const odd = { ...anInput(cake.category.id), ...byWeight(7000), hsn: "2305" };
    await updateProduct(cake.id, odd);
    expect(sellWarnings().sizes.total).toBe(0);
    await updateProduct(cake.id, { ...odd, hsn: "1508" });
    expect(sellWarnings().sizes.total).toBe(1);
  });
});
