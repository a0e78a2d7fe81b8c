import { JSDOM } from "jsdom";
import { beforeAll, expect, test } from "vitest";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import { createCategory } from "~/goods/catalogue/changes/category-changes.server";
import { createProduct } from "~/goods/catalogue/changes/product-changes.server";
import * as categories from "~/routes/shop/categories";
import * as home from "~/routes/shop/home";
import * as search from "~/routes/shop/search";
import * as store from "~/routes/shop/store";
import { write } from "~/base/db/connection.server";
import { settings } from "~/base/db/schema";
import * as contact from "~/routes/site/contact";
import { Announcement } from "~/layout/announcement";
import { Footer } from "~/layout/footer";
import type { Frame } from "~/layout/frame";
import { Header } from "~/layout/header";
import { companyFacts, setCompanyFacts } from "~/upkeep/pages/company.server";
import * as adminSettings from "~/routes/admin/settings";
import * as shipping from "~/routes/site/shipping-policy";
import { admin, argsFor, cookieOf } from "../../cast";
import { posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { guestFrame, htmlAt } from "../../layout/in-frame";

const script = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;
const rightToLeft = "\u202E";

let frame: Frame;

beforeAll(async () => {
  await setCompanyFacts({
    name: script,
    phone: `${script} 98765`,
    email: `a${script}@example.com`,
    address: script,
    hours: script,
    gstin: script,
    fssai: script,
    announcement: `${script} javascript:alert(1)`,
    facebook: "javascript:alert(1)",
    instagram: `https://instagram.example/${script}`,
    youtube: "data:text/html,<script>alert(1)</script>",
    whatsapp: " JavaScript:alert(1)",
  });
  const { category } = await createCategory(`Tins ${script}`);
  if (!category) throw new Error("The category was refused");
  await createProduct({
    name: `${script} ${rightToLeft}lio`,
    description: script,
    pricePaise: 145_000,
    volumeMl: 5000,
    shipping: 1,
    categoryId: category.id,
  });
  frame = { ...guestFrame, categories: categoryLinks(), company: companyFacts() };
});

/** As a browser reads it: no script, no handler, nothing that was typed as a tag, no address that is a program. */
function expectHarmless(html: string) {
  const { document } = new JSDOM(`<body>${html}</body>`).window;
  expect(document.querySelectorAll("script, img[src=x]")).toHaveLength(0);
  const attributes = [...document.querySelectorAll("*")].flatMap((one) => [...one.attributes]);
  expect(attributes.filter(({ name }) => name.startsWith("on"))).toEqual([]);
  const addresses = attributes.filter(({ name }) => ["href", "src", "action"].includes(name));
  expect(addresses.length).toBeGreaterThan(0);
  for (const { value } of addresses) {
    expect(new URL(value, "https://shop.example").protocol).toMatch(/^(https|mailto|tel):$/);
  }
}

test.each([
  ["/", home],
  ["/Store", store],
  ["/categories", categories],
  ["/search?q=script", search],
  ["/contact", contact],
  ["/shipingpolicy", shipping],
] as const)("nothing an admin typed runs on %s", async (address, page) => {
  const html = await htmlOf(page, argsFor(address));
  expectHarmless(html);
  expect(html).toMatch(/&lt;script|Tins/);
});

test("nothing an admin typed runs in the frame around every page", () => {
  const html = htmlAt(
    "/",
    <>
      <Announcement text={frame.company.announcement} />
      <Header frame={frame} />
      <Footer frame={frame} />
    </>,
  );
  expectHarmless(html);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("https://instagram.example/");
  for (const network of ["Facebook", "YouTube", "WhatsApp"]) expect(html).not.toContain(network);
});

test("a link that is a program never gets to a page, not even from an older database", async () => {
  expect(frame.company).toMatchObject({ facebook: null, youtube: null, whatsapp: null });
  await write((tx) =>
    tx
      .insert(settings)
      .values({ key: "company.facebook", value: "vbscript:x", updatedAt: 1 })
      .onConflictDoUpdate({ target: settings.key, set: { value: "vbscript:x" } })
      .run(),
  );
  expect(companyFacts().facebook).toBeNull();
});

test("marks that turn the direction of writing around are dropped from the settings", async () => {
  const cookie = await cookieOf(await admin());
  const form = { name: `Prayosha${rightToLeft}`, announcement: `${rightToLeft}\u2066Open` };
  const path = "/dashboard/admin/settings";
  const { version } = await adminSettings.loader(argsFor(path, { cookie }));
  await posted(adminSettings.action, path, { ...form, version }, { cookie });
  expect(companyFacts()).toMatchObject({ name: "Prayosha", announcement: "Open" });
});
