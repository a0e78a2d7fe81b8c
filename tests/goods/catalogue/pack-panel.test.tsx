import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { changeShared } from "~/goods/catalogue/family/change-shared.server";
import { oilOf } from "~/goods/catalogue/family/family.server";
import { noPackFacts } from "~/goods/catalogue/pack-facts";
import { productById } from "~/goods/catalogue/products.server";
import { PackList } from "~/goods/catalogue/storefront/pack-list";
import { saveTextWords, textsInUse } from "~/goods/catalogue/words/text-words.server";
import { db, write } from "~/base/db/connection.server";
import { openPages, products } from "~/base/db/schema";
import type { CompanyFacts } from "~/upkeep/pages/company";
import * as desk from "~/routes/admin/ready-to-sell";
import * as productRoute from "~/routes/shop/product";
import { inLanguage } from "~/base/words/language";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { guestFrame, htmlAt } from "../../layout/in-frame";
import { aCategory, aProduct } from "./shelf";

let owner: Viewer;
let categoryId: string;
beforeAll(async () => {
  owner = await admin();
  ({ id: categoryId } = await aCategory());
});

const wordsIn = (html: string) =>
  html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** The panel of a product that says nothing of its pack. */
const panelOf = (company: Partial<CompanyFacts>) =>
  htmlAt(
    "/product/tin",
    <PackList
      product={{ ...noPackFacts, name: "Tin", volumeMl: 5000, hsn: "1508" }}
      own={{}}
      company={{ ...guestFrame.company, ...company }}
      label={null}
      path="/product/tin"
    />,
  );

describe("who sells the pack", () => {
  test("is not said by a shop that has told nothing yet", () => {
    expect(panelOf({})).not.toContain("On the pack");
  });

  test("stands there as soon as there is a licence, though the product has no facts", () => {
    const words = wordsIn(panelOf({ fssai: "10712345000123" }));
    expect(words).toContain("On the pack");
    expect(words).toContain("FSSAI licence or registration 10712345000123");
    expect(words).not.toContain("Customer care");
  });

  test("is the legal name, with customer care by phone, email and letter", () => {
    const html = panelOf({
      legalName: "Example Oil Mills LLP",
      phone: "+91 98250 12345\n+91 98250 12346",
      email: "care@example.com",
      address: "Udhna, Surat 394210",
    });
    expect(wordsIn(html)).toContain("Sold by Example Oil Mills LLP");
    expect(wordsIn(html)).toMatch(
      /Customer care \+91 98250 12345 \+91 98250 12346 care@example\.com Udhna, Surat 394210/,
    );
    expect(html).toContain('href="tel:+919825012346"');
    expect(html).toContain('href="mailto:care@example.com"');
    expect(wordsIn(panelOf({ email: "care@example.com" }))).toContain("Sold by Prayosha Oil");
  });
});

test("names and addresses of firms stand in every language as on the pack", async () => {
  const { slug } = await aProduct({ categoryId, maker: "Example Mills, Udhna, Surat 394210" });
  const words = { gu: "ઉદાહરણ મિલ્સ, ઉધના, સુરત 394210", hi: "उदाहरण मिल्स, उधना, सूरत 394210" };
  await saveTextWords([{ text: "Example Mills, Udhna, Surat 394210", ...words }], owner);
  for (const language of ["gu", "hi"] as const)
    expect(
      await inLanguage(language, () =>
        htmlOf(productRoute, argsFor(`/product/${slug}`, { params: { slug } })),
      ),
    ).toContain('<dd lang="en">Example Mills, Udhna, Surat 394210</dd>');
  expect(textsInUse()).not.toContain("Example Mills, Udhna, Surat 394210");
  const firm = inLanguage("gu", () => panelOf({ address: "Udhna, Surat 394210" }));
  expect(firm).toContain('lang="en">Udhna, Surat 394210<');
});

describe("the generic name", () => {
  const pageOf = (slug: string) =>
    htmlOf(productRoute, argsFor(`/product/${slug}`, { params: { slug } }));

  test("is said on the pack, in the page's language where it has words, and not without one", async () => {
    const named = await aProduct({ categoryId, genericName: "Peanut oil", ingredients: "Peanuts" });
    const bare = await aProduct({ categoryId, ingredients: "Peanuts" });
    expect(wordsIn(await pageOf(named.slug))).toContain("Generic name Peanut oil Ingredients");
    expect(await pageOf(bare.slug)).not.toContain("Generic name");
    expect(textsInUse()).toContain("Peanut oil");
    await saveTextWords([{ text: "Peanut oil", gu: "સિંગતેલ", hi: null }], owner);
    expect(await inLanguage("gu", () => pageOf(named.slug))).toContain("<dd>સિંગતેલ</dd>");
    expect(await inLanguage("hi", () => pageOf(named.slug))).toContain(
      '<dd lang="en">Peanut oil</dd>',
    );
  });

  test("changes cached pages at once", async () => {
    const { id } = await aProduct({ categoryId });
    const version = () => db.select().from(openPages).get()?.version ?? 0;
    const before = version();
    await write((tx) =>
      tx.update(products).set({ genericName: "Oil" }).where(eq(products.id, id)).run(),
    );
    expect(version()).toBe(before + 1);
  });

  test("is given to all sizes of an oil at once", async () => {
    const pack = (volumeMl: number) => aProduct({ categoryId, volumeMl, family: "Named oil" });
    const [small, large] = [await pack(500), await pack(5000)];
    const product = productById(small.id);
    if (!product) return expect.fail("It is gone");
    const { version, shared } = oilOf(product);
    const facts = { ...shared, genericName: "Groundnut oil" } as Parameters<
      typeof changeShared
    >[1]["facts"];
    await changeShared(small.id, { family: "Named oil", version, facts }, owner);
    for (const { id } of [small, large])
      expect(productById(id)).toMatchObject({ genericName: "Groundnut oil" });
  });

  test("is asked for by the desk where no ingredients stand for it", async () => {
    const cookie = await cookieOf(owner);
    const page = () => htmlOf(desk, argsFor("/dashboard/admin/ready-to-sell", { cookie }));
    const { id, slug } = await aProduct({ categoryId, name: "Nameless tin" });
    const set = (given: Partial<typeof products.$inferInsert>) =>
      write((tx) => tx.update(products).set(given).where(eq(products.id, id)).run());
    expect(await page()).toContain(`/dashboard/admin/product/${slug}?facts=open#generic_name`);
    await set({ ingredients: "Groundnut oil" });
    expect(await page()).not.toContain("generic name of Nameless tin");
    await set({ ingredients: null, genericName: "Groundnut oil" });
    expect(await page()).not.toContain("generic name of Nameless tin");
    expect(await page()).toContain("ingredients of Nameless tin");
  });
});
