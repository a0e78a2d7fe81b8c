import { beforeAll, expect, test } from "vitest";
import { cardOf } from "~/goods/catalogue/product";
import { NothingFound } from "~/goods/catalogue/search/nothing-found";
import { MoreProducts } from "~/goods/catalogue/storefront/list-pager";
import { PackList } from "~/goods/catalogue/storefront/pack-list";
import { ProductCard } from "~/goods/catalogue/storefront/product-card";
import { ProductFacts } from "~/goods/catalogue/storefront/product-facts";
import { ProductGallery } from "~/goods/catalogue/storefront/product-gallery";
import { ProductSizes } from "~/goods/catalogue/storefront/product-sizes";
import { ShareProduct } from "~/goods/catalogue/storefront/share-product";
import { NoLongerSoldPage, SoldOut } from "~/goods/catalogue/storefront/sold-out";
import { productBySlug } from "~/goods/catalogue/products.server";
import { SearchBox } from "~/layout/search-box";
import { PhotoZoom } from "~/goods/photos/photo-zoom";
import * as categories from "~/routes/shop/categories";
import * as category from "~/routes/shop/category";
import * as home from "~/routes/shop/home";
import * as search from "~/routes/shop/search";
import * as store from "~/routes/shop/store";
import { BatchOnSale } from "~/goods/stock/batches/batch-on-sale";
import { inLanguage } from "~/base/words/language";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor } from "../../cast";
import { aCategory, aProduct } from "../../goods/catalogue/shelf";
import { guestFrame } from "../../layout/in-frame";
import { staticPage } from "../../static-page";
import { isForgotten, readIn } from "./forgotten";

/** Of the sizes, as the specification has them. */
const facts = ["Ltr.", "910 g", "455 g", "500 g", "kg"];

let slug: string;
beforeAll(async () => {
  const { id: categoryId, ...made } = await aCategory("TINS");
  slug = made.slug;
  const oil = { categoryId, description: "PRESSED", family: "OIL", mrpPaise: 90_000 };
  const told = { ingredients: "OIL", netWeightG: 910, storage: "COOL", isVegetarian: 1 };
  await aProduct({ ...oil, ...told, name: "SING TEL", packKind: "tin" });
  await aProduct({ ...oil, name: "SING TEL BIG", volumeMl: 5000, pricePaise: 80_000 });
});

const hasNothingForgotten = (html: string) => {
  const texts = readIn(html.replaceAll("<!-- -->", ""));
  expect(texts.filter((text) => text.includes("⟦")).length).toBeGreaterThan(0);
  expect(texts.filter((text) => isForgotten(text, facts))).toEqual([]);
};

const params = () => ({ params: { slug } });
const pages: Record<string, () => Promise<string>> = {
  home: () => htmlOf(home, argsFor("/")),
  store: () => htmlOf(store, argsFor("/Store")),
  "store, narrowed": () =>
    htmlOf(store, argsFor("/Store?category=tins&pack=tin&size=1&price=0-499&stock=in&sort=litre")),
  "store, nothing left": () => htmlOf(store, argsFor("/Store?pack=jar")),
  categories: () => htmlOf(categories, argsFor("/categories")),
  category: () => htmlOf(category, argsFor(`/category/${slug}`, params())),
  search: () => htmlOf(search, argsFor("/search?q=SING")),
  "search, corrected": () => htmlOf(search, argsFor("/search?q=SIMG")),
  "search, by weight": () => htmlOf(search, argsFor("/search?q=5+KG")),
  "search, nothing found": () => htmlOf(search, argsFor("/search?q=ZZZZZ")),
};

test.each(Object.entries(pages))("every word is translated on the page: %s", async (_, html) => {
  hasNothingForgotten(await inLanguage("xx", html));
});

const photos = ["A", "B"].map((alt) => ({
  hash: alt,
  alt,
  width: 1200,
  height: 1200,
  colour: null,
}));

test("every word is translated in the parts of a product's page", () => {
  const [product, big] = ["sing-tel", "sing-tel-big"].map((each) => {
    const found = productBySlug(each);
    if (!found || "movedTo" in found) throw new Error(`There is no ${each}`);
    return found;
  });
  const [photo] = photos;
  if (!product || !big || !photo) return expect.fail("They are gone");
  const card = { ...cardOf(big), isSoldOut: true, loweredFromPaise: 1, rating: null };
  const Component = () => (
    <>
      <ProductCard product={card} />
      <ProductFacts product={{ ...product, lowestPaise: 1, isCompared: true, isLowered: true }} />
      <ProductFacts product={big} />
      <ProductSizes product={product} pin={null} others={[card]} />
      <PackList
        product={{ ...product, genericName: "OIL" }}
        own={{}}
        company={{
          ...guestFrame.company,
          legalName: "PRESS",
          phone: "1",
          email: "A@B",
          fssai: "1",
        }}
        label={{ photo, index: 0 }}
        path="/product/sing-tel"
      />
      <ProductFacts product={{ ...product, volumeMl: 500, netWeightG: 455 }} />
      <ProductCard product={{ ...card, volumeMl: 500 }} />
      <ProductCard product={{ ...card, measure: "kg", netWeightG: 500 }} />
      <ProductCard product={{ ...card, measure: "kg", netWeightG: 4550 }} />
      <ProductGallery photos={photos} path="/product/sing-tel" />
      <PhotoZoom photos={photos} path="/product/sing-tel" />
      <ShareProduct product={card} address="HTTPS" whatsapp="+919825200000" />
      <SoldOut backOn="2026-11-25" />
      <NoLongerSoldPage name="TIN" category={product.category} />
      <BatchOnSale
        batch={{
          id: "B",
          number: "26-11-A",
          packedOn: "2026-11-12",
          bestBefore: "2027-11-12",
          words: "X",
          hasReport: true,
        }}
      />
      <NothingFound keyword="X" shorter="Y" categories={[]} whatsApp="98250 12345" />
      <NothingFound keyword="X" shorter={null} categories={[]} whatsApp={null} />
      <MoreProducts
        range={{ from: 0, to: 8, before: null, isFull: true }}
        page={1}
        total={9}
        pathOf={() => "/"}
        onGrow={() => undefined}
      />
      <SearchBox />
    </>
  );
  const address = "/product/sing-tel?photo=1";
  hasNothingForgotten(inLanguage("xx", () => staticPage({ Component }, { address })));
});
