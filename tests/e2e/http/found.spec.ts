import { expect, test } from "@playwright/test";

/** What programs that collect pages, and those that show a shared link, get from the shop as it is built. */

const lasting = new Set(["/product/prayosha-sing-tel", "/category/premium-glass"]);

test("every address in the sitemap is a page of its own, and says so", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  // Other journeys make, rename and delete things meanwhile; these stay.
  const addresses = all.filter((address) => {
    const path = new URL(address ?? "").pathname.replace(/^\/(gu|hi)(?=\/|$)/, "");
    return lasting.has(path) || !/^\/(product|category)\//.test(path);
  });
  expect(addresses.length).toBeGreaterThanOrEqual(3 * (9 + lasting.size));
  const titles = new Set<string | undefined>();
  for (const address of addresses) {
    const answer = await request.get(address ?? "", { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["x-robots-tag"], address).toBeUndefined();
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).not.toContain('content="noindex"');
    expect(html.match(/<h1\b/g), address).toHaveLength(1);
    titles.add(/<title>([^<]+)/.exec(html)?.[1]);
  }
  expect(titles.size).toBe(addresses.length);
});

test("the pictures that shared links show are JPEGs, also for programs that take newer ones", async ({
  request,
}) => {
  for (const path of ["/", "/product/prayosha-sing-tel"]) {
    const html = await (await request.get(path)).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    const answer = await request.get(picture, { headers: { Accept: "image/avif,*/*" } });
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
  }
});

test("a browser takes the page's block of facts and its manifest without a complaint", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (line) => {
    // The journeys go without the worker that keeps pages; that is Playwright's word, not the page's.
    if (line.text().includes("blocked by Playwright")) return;
    if (["error", "warning"].includes(line.type())) complaints.push(line.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto("/product/prayosha-sing-tel");
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  const things: { "@type": string }[] = JSON.parse(facts ?? "")["@graph"];
  expect(things.map((thing) => thing["@type"])).toEqual([
    "Product",
    "ProductGroup",
    "FAQPage",
    "BreadcrumbList",
  ]);
  const devtools = await page.context().newCDPSession(page);
  expect((await devtools.send("Page.getAppManifest")).errors).toEqual([]);
  expect(complaints).toEqual([]);
});
