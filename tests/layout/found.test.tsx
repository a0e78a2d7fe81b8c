import { statSync } from "node:fs";
import type { MetaDescriptor } from "@remix-run/node";
import type { ComponentType } from "react";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import CategoryPage, * as category from "~/routes/shop/category";
import Categories, * as categories from "~/routes/shop/categories";
import Home, * as home from "~/routes/shop/home";
import ProductPage, * as product from "~/routes/shop/product";
import Store, * as store from "~/routes/shop/store";
import { demoCompany } from "~/office/demo/company";
import type { FrameCompany } from "~/upkeep/pages/company";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import * as googleFeed from "~/routes/site/google-feed";
import Bulk, * as bulk from "~/routes/site/bulk";
import Contact, * as contact from "~/routes/site/contact";
import Grievances, * as grievances from "~/routes/site/grievances";
import Recalls, * as recalls from "~/routes/shop/recalls";
import Track, * as track from "~/routes/checkout/track";
import { listedPaths } from "~/layout/listed";
import { remakePhotos } from "~/goods/photos/photo-remaking.server";
import About, * as about from "~/routes/site/about";
import Privacy, * as privacy from "~/routes/site/privacy";
import Refund, * as refund from "~/routes/site/refund-and-return";
import Shipping, * as shipping from "~/routes/site/shipping-policy";
import Terms, * as terms from "~/routes/site/terms";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { admin, argsFor } from "../cast";
import { aCategory, aProduct, facts, picture } from "../goods/catalogue/shelf";
import { aZone, noDelivery } from "../goods/delivery/shelf";
import { itemsIn } from "../goods/feed/merchant-rules";
import { guestFrame, undecided } from "./in-frame";
import { shown } from "../upkeep/pages/shown";
import { photosOnTheWire } from "../server/photo-server";
import { faultsOf } from "./vocabulary";

const address = "https://shop.example";
const askPhoto = photosOnTheWire();

type Page = {
  path: string;
  Page: ComponentType;
  route: { meta: unknown; loader?: (args: never) => unknown };
  slug?: string;
};

const pages: Page[] = [
  { path: "/", Page: Home, route: home },
  { path: "/Store", Page: Store, route: store },
  { path: "/categories", Page: Categories, route: categories },
  { path: "/about", Page: About, route: about },
  { path: "/contact", Page: Contact, route: contact },
  { path: "/grievances", Page: Grievances, route: grievances },
  { path: "/recalls", Page: Recalls, route: recalls },
  { path: "/track", Page: Track, route: track },
  { path: "/bulk", Page: Bulk, route: bulk },
  { path: "/Termsofservices", Page: Terms, route: terms },
  { path: "/privacy", Page: Privacy, route: privacy },
  { path: "/RefundandReturn", Page: Refund, route: refund },
  { path: "/shipingpolicy", Page: Shipping, route: shipping },
  { path: "/category/tins", Page: CategoryPage, route: category, slug: "tins" },
  { path: "/product/sturdy-tin", Page: ProductPage, route: product, slug: "sturdy-tin" },
  { path: "/product/small", Page: ProductPage, route: product, slug: "small" },
];

const longName = `A very long name ${"of oil ".repeat(20)}`.trim();

beforeAll(async () => {
  const { id: categoryId } = await aCategory("Tins");
  const large = await picture(1200, 900).jpeg().toBuffer();
  const small = await picture(300, 300).jpeg().toBuffer();
  await aProduct({
    categoryId,
    name: "Sturdy tin",
    description: `Pressed </script><b>in\nSurat. ${"Good oil for every kitchen. ".repeat(20)}`,
    pricePaise: 145_050,
    volumeMl: 500,
    photo: { original: large, alt: "A tin" },
  });
  await aProduct({ categoryId, name: "Small", photo: { original: small, alt: "A jar" } });
  await aProduct({ categoryId, name: longName, shipping: 0 });
});

async function dataOf({ path, route, slug }: Page): Promise<object | null> {
  const args = argsFor(address + path, { params: slug ? { slug } : {} });
  const given = (await route.loader?.(args as never)) as { data?: object } | null | undefined;
  return (given && "data" in given ? given.data : (given ?? null)) as object | null;
}

const demoFirm = { ...demoCompany, name: "Prayosha Oil", claims: undecided };

type Meta = (args: object) => MetaDescriptor[];

/** The head of a page as the server would make it, of a firm that has told all about itself or nothing. */
async function headOf(page: Page, company: FrameCompany = demoFirm): Promise<MetaDescriptor[]> {
  await setCompanyFacts(company);
  const matches = [{ id: "root", data: { address, company } }];
  return (page.route.meta as Meta)({ data: await dataOf(page), matches });
}

const contentOf = (head: MetaDescriptor[], name: string): unknown =>
  head.flatMap((tag) => {
    const { name: tagName, property, content } = tag as Record<string, unknown>;
    return tagName === name || property === name ? [content] : [];
  })[0];

const titleIn = (head: MetaDescriptor[]) =>
  head.flatMap((tag) => ("title" in tag ? [String(tag.title)] : []))[0] ?? "";

const linksIn = (head: MetaDescriptor[]) =>
  head.flatMap((tag) => {
    const { rel, hrefLang, href } = tag as Record<string, string | undefined>;
    return rel ? [[rel, hrefLang, href].filter(Boolean).join(" ")] : [];
  });

type Graph = Record<string, never>[];

/** As a program reads it out of the page. */
function graphIn(head: MetaDescriptor[]): Graph {
  const [block] = head.flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []));
  return block ? JSON.parse(JSON.stringify(block))["@graph"] : [];
}

const typesIn = (head: MetaDescriptor[]) => graphIn(head).map((thing) => thing["@type"]);
const thingIn = (head: MetaDescriptor[], type: string): Record<string, unknown> =>
  graphIn(head).find((thing) => thing["@type"] === type) ?? {};

const pageAt = (path: string) => pages.find((page) => page.path === path) as Page;

describe.each(pages.map((page) => [page.path, page] as const))("%s", (path, page) => {
  test("has a title of at most 60 characters and a description of 50 to 160", async () => {
    const head = await headOf(page);
    expect(titleIn(head)).toMatch(/\S/);
    expect(titleIn(head).length).toBeLessThanOrEqual(60);
    const description = String(contentOf(head, "description"));
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).not.toMatch(/\s\s|\n/);
  });

  test("has one main heading", async () => {
    const html = shown(page.Page, { path, data: await dataOf(page) });
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  });

  test("says which address is its own, in which language", async () => {
    const links = linksIn(await headOf(page)).filter((link) => link !== "preload");
    expect(links).toEqual([
      `canonical ${address}${path}`,
      `alternate en-IN ${address}${path}`,
      `alternate gu-IN ${address}/gu${path === "/" ? "" : path}`,
      `alternate hi-IN ${address}/hi${path === "/" ? "" : path}`,
      `alternate x-default ${address}${path}`,
    ]);
  });

  test("may be listed, and shows a picture where it is shared", async () => {
    const head = await headOf(page);
    expect(contentOf(head, "robots")).toBeUndefined();
    expect(contentOf(head, "og:url")).toBe(`${address}${path}`);
    expect(contentOf(head, "og:title")).toBe(titleIn(head));
    expect(contentOf(head, "og:description")).toBe(contentOf(head, "description"));
    expect(contentOf(head, "og:image")).toMatch(/^https:\/\/shop\.example\/.+\.jpg$/);
    expect(Number(contentOf(head, "og:image:width"))).toBeGreaterThanOrEqual(600);
    expect(contentOf(head, "twitter:card")).toBe("summary_large_image");
  });

  test("tells programs nothing that schema.org does not know", async () => {
    for (const company of [demoFirm, guestFrame.company])
      expect(graphIn(await headOf(page, company)).flatMap((thing) => faultsOf(thing))).toEqual([]);
  });
});

test("the pages that are always there are all listed, and no other", () => {
  const fixed = pages.filter(({ slug }) => !slug).map(({ path }) => path);
  expect(listedPaths.toSorted()).toEqual(fixed.toSorted());
});

test("the check of what is told finds a wrong type, property, value and thing", () => {
  const brand = { "@type": "Brand", name: " ", colour: "red" };
  const offer = { "@type": "Offer", availability: "InStock", seller: brand };
  expect(faultsOf({ "@type": "Product", brand, offers: offer })).toEqual([
    "/Product.brand/Brand.name:   does not fit",
    "/Product.brand/Brand.colour: no such property",
    "/Product.offers/Offer.availability: InStock does not fit",
    "/Product.offers/Offer.seller: no Brand may stand here",
  ]);
  expect(faultsOf({ "@type": "Jug" })).toEqual([": no type Jug"]);
});

describe("what programs read", () => {
  test("of the home page: the firm, how to search the shop, the products on top", async () => {
    const head = await headOf(pageAt("/"));
    expect(typesIn(head)).toEqual(["LocalBusiness", "WebSite", "ItemList"]);
    expect(thingIn(head, "LocalBusiness")).toMatchObject({
      name: "Prayosha Oil",
      email: "care@prayosha.example",
      telephone: "+91 98765 43210",
      taxID: "24AAAAA0000A1Z8",
      address: {
        streetAddress: expect.stringMatching(/^Plot 12, /),
        addressLocality: "Surat",
        addressRegion: "Gujarat",
        postalCode: "394210",
        addressCountry: "IN",
      },
      openingHoursSpecification: [{ opens: "09:00", closes: "18:00" }],
      sameAs: [demoCompany.facebook, demoCompany.instagram, demoCompany.youtube],
    });
    expect(thingIn(head, "WebSite")).toMatchObject({
      potentialAction: { target: { urlTemplate: `${address}/search?q={search_term_string}` } },
    });
  });

  test("of a firm that has told nothing: its name and where its shop is", async () => {
    const head = await headOf(pageAt("/about"), guestFrame.company);
    expect(thingIn(head, "Organization")).toEqual({
      "@type": "Organization",
      "@id": `${address}/#organization`,
      name: "Prayosha Oil",
      url: `${address}/`,
      logo: `${address}/brand/icon-512.png`,
    });
  });

  test("of a product: what it is, what it costs, how it is returned and sent", async () => {
    const head = await headOf(pageAt("/product/sturdy-tin"));
    expect(typesIn(head)).toEqual(["Product", "BreadcrumbList"]);
    expect(contentOf(head, "og:type")).toBe("product");
    expect(thingIn(head, "Product")).toMatchObject({
      name: "Sturdy tin",
      category: "Tins",
      brand: { name: "Prayosha" },
      size: "0.5 L",
      additionalProperty: { value: 0.5, unitCode: "LTR" },
      image: [expect.stringMatching(/^https:\/\/shop\.example\/photos\/[0-9a-f]{64}\/960\.jpg$/)],
      offers: {
        price: "1450.50",
        priceCurrency: "INR",
        availability: "https://schema.org/InStock",
        itemCondition: "https://schema.org/NewCondition",
        hasMerchantReturnPolicy: {
          merchantReturnDays: 7,
          merchantReturnLink: `${address}/RefundandReturn`,
        },
        shippingDetails: { shippingDestination: { addressCountry: "IN" } },
      },
    });
  });

  test("of a product with other sizes: the oil, with each of them and its price", async () => {
    const { id: categoryId } = await aCategory("Jars");
    const photo = { original: await picture(1200, 900).jpeg().toBuffer(), alt: "A jar" };
    const oil = { ...facts, categoryId, family: "Sing Tel", photo };
    const litre = await aProduct({ ...oil, name: "Sing Tel 1 L", ean: "8901234567890" });
    const large = {
      ...oil,
      volumeMl: 5000,
      netWeightG: 4550,
      mrpPaise: 99_900,
      sale: "sold out" as const,
    };
    const jar = await aProduct({ ...large, name: "Sing Tel 5 L", pricePaise: 95_000 });
    const head = await headOf({ ...pageAt("/product/small"), slug: litre.slug });
    expect(graphIn(head).flatMap((thing) => faultsOf(thing))).toEqual([]);
    expect(typesIn(head)).toEqual(["Product", "ProductGroup", "BreadcrumbList"]);
    const group = thingIn(head, "ProductGroup");
    const idOf = (slug: string) => `${address}/product/${slug}#product`;
    expect(thingIn(head, "Product")).toMatchObject({
      "@id": idOf(litre.slug),
      sku: litre.id,
      gtin13: "8901234567890",
      isVariantOf: { "@id": group["@id"] },
      offers: {
        price: "200.00",
        priceSpecification: [
          { priceType: "https://schema.org/StrikethroughPrice", price: "250.00" },
          { price: "200.00", referenceQuantity: { value: 1, unitCode: "LTR" } },
        ],
      },
    });
    expect(group).toMatchObject({
      name: "Sing Tel",
      variesBy: "https://schema.org/size",
      hasVariant: [
        { "@id": idOf(litre.slug) },
        {
          "@type": "Product",
          "@id": idOf(jar.slug),
          sku: jar.id,
          size: "5 L",
          url: `${address}/product/${jar.slug}`,
          image: expect.stringMatching(/960\.jpg$/),
          offers: {
            price: "950.00",
            priceCurrency: "INR",
            availability: "https://schema.org/OutOfStock",
          },
        },
      ],
    });
    const answer = await googleFeed.loader(argsFor("/feeds/google.xml"));
    const feed = itemsIn(await answer.text()).find(({ id }) => id === litre.id);
    expect(feed?.item_group_id).toBe(group.productGroupID);
    expect(feed?.gtin).toBe("8901234567890");
    expect(JSON.stringify(graphIn(head)).length).toBeLessThan(6000);
    for (const { id } of [litre, jar]) await deleteProduct(id, await admin());
  });

  test("of a product: delivery for each zone of the table, the rest of India first", async () => {
    await aZone({ pins: ["395", "394210"], rates: { 2000: 4000 }, daysMin: 1, daysMax: 2 });
    await aZone({ pins: ["*"], rates: { 2000: 7550 }, daysMin: 5, daysMax: 9 });
    await aZone({ pins: ["36"], carrier: "transporter", rates: {}, fromG: 1 });
    const head = await headOf(pageAt("/product/sturdy-tin"));
    expect(graphIn(head).flatMap((thing) => faultsOf(thing))).toEqual([]);
    const { shippingDetails } = thingIn(head, "Product").offers as { shippingDetails: object[] };
    expect(shippingDetails).toHaveLength(2);
    expect(shippingDetails).toMatchObject([
      {
        shippingRate: { value: 75.5, currency: "INR" },
        shippingDestination: { addressCountry: "IN" },
        deliveryTime: { transitTime: { minValue: 5, maxValue: 9, unitCode: "DAY" } },
      },
      {
        shippingRate: { value: 40, currency: "INR" },
        shippingDestination: { addressCountry: "IN", postalCodePrefix: ["394210", "395"] },
        deliveryTime: {
          transitTime: { minValue: 1, maxValue: 2 },
          businessDays: { "@id": `${address}/#business-days` },
        },
      },
    ]);
    await noDelivery();
    const many = Array.from({ length: 130 }, (_, index) => String(360_000 + index));
    await aZone({ pins: many, rates: { 2000: 4000 } });
    await aZone({ pins: ["*"], rates: { 2000: 7000 } });
    const { offers } = thingIn(await headOf(pageAt("/product/sturdy-tin")), "Product");
    expect(offers).toMatchObject({
      shippingDetails: { shippingRate: { minValue: 40, maxValue: 70 } },
    });
    await noDelivery();
  });

  test("of a product: what and how much, for how much, where it is found", async () => {
    const head = await headOf(pageAt("/product/sturdy-tin"));
    expect(titleIn(head)).toBe("Sturdy tin, 0.5 L – Prayosha");
    expect(contentOf(head, "description")).toMatch(/^0\.5 L for ₹1,450\.50\. Pressed /);
  });

  test("of a product that is not sent: nothing about sending it", async () => {
    const slug = longName.toLowerCase().replaceAll(" ", "-");
    const head = await headOf({ ...pageAt("/product/small"), slug });
    expect(thingIn(head, "Product").name).toBe(longName);
    expect(thingIn(head, "Product").offers).not.toHaveProperty("shippingDetails");
    expect(titleIn(head)).toMatch(/^A very long name of oil .*…, 1 L$/);
  });

  test("of a list: its products in their order; of a category also the way to it", async () => {
    const names = [longName, "Small", "Sturdy tin"];
    for (const path of ["/", "/Store", "/category/tins"]) {
      const list = thingIn(await headOf(pageAt(path)), "ItemList") as {
        itemListElement: { name: string; position: number }[];
      };
      expect(list.itemListElement.map(({ name }) => name)).toEqual(names);
      expect(list.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3]);
    }
    const way = thingIn(await headOf(pageAt("/category/tins")), "BreadcrumbList");
    expect(way.itemListElement).toMatchObject([
      { name: "Home", item: `${address}/` },
      { name: "All Categories", item: `${address}/categories` },
      { name: "Tins", item: `${address}/category/tins` },
    ]);
  });

  test("of the Store with filters and of its later pages: the same address as of the Store", async () => {
    const data = await store.loader(argsFor("/Store?category=tins&page=2"));
    const head = (store.meta as unknown as Meta)({ data, matches: [] });
    expect(linksIn(head)[0]).toBe("canonical /Store");
  });
});

describe("the picture of a shared product", () => {
  const pictureOf = async (path: string) => {
    const head = await headOf(pageAt(path));
    const url = new URL(String(contentOf(head, "og:image")));
    const size = ["width", "height"].map((side) => Number(contentOf(head, `og:image:${side}`)));
    return { path: url.pathname, size };
  };

  test("is its photo, a JPEG whatever the program takes, of the size that is told", async () => {
    await remakePhotos();
    const { path, size } = await pictureOf("/product/sturdy-tin");
    const { headers, body } = await askPhoto(path, { Accept: "image/avif,image/webp,*/*" });
    expect(headers["content-type"]).toBe("image/jpeg");
    const told = await sharp(body).metadata();
    expect([told.format, told.width, told.height]).toEqual(["jpeg", ...size]);
    expect(size).toEqual([960, 720]);
  });

  test("is the shop's own card when the photo is too small", async () => {
    const { path, size } = await pictureOf("/product/small");
    expect(path).toBe("/banners/og-1200x630.jpg");
    const file = await sharp(`public${path}`).metadata();
    expect([file.width, file.height]).toEqual(size);
    expect(statSync(`public${path}`).size).toBeLessThan(80_000);
  });
});
