import { beforeAll, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { catalogueWords, products } from "~/base/db/schema";
import { eq } from "drizzle-orm";
import { goodsOf } from "~/sales/orders/mails/order-letter.server";
import { inOwnNames } from "~/sales/orders/own-names.server";
import * as statusPage from "~/routes/checkout/order-status";
import * as ordersPage from "~/routes/account/orders";
import * as reviewPage from "~/routes/shop/review";
import * as bulkPage from "~/routes/site/bulk";
import { inLanguage } from "~/base/words/language";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";
import { asked, orderRow } from "../../sales/reviews/delivered";
import { product } from "../../shelf";

let oil: Awaited<ReturnType<typeof product>>;
const own = "સિંગતેલ, એક લિટર";

beforeAll(async () => {
  oil = await product();
  await write((tx) =>
    tx
      .insert(catalogueWords)
      .values({ subjectId: oil.id, language: "gu", name: own, updatedAt: Date.now() })
      .run(),
  );
});

test("an order's pages name what was bought in their language, and mark what has no words in it", async () => {
  const buyer = await shopper();
  const { id: productId, name, slug, volumeMl } = oil;
  const lines = [{ productId, name, slug, volumeMl }];
  const order = await sold({ userId: buyer.id, buyerEmail: buyer.email, lines });
  const cookie = await cookieOf(buyer);
  const pages = [
    (language: "en" | "gu" | "hi") =>
      inLanguage(language, () => htmlOf(ordersPage, argsFor("/dashboard/user/orders", { cookie }))),
    (language: "en" | "gu" | "hi") =>
      inLanguage(language, () =>
        htmlOf(
          statusPage,
          argsFor(`/order/${order.token}`, { cookie, params: { token: order.token } }),
        ),
      ),
  ];
  for (const page of pages) {
    expect(await page("gu")).toContain(own);
    expect(await page("hi")).toMatch(new RegExp(`lang="en"[^>]*>${name}<`));
    const english = await page("en");
    expect(english).toContain(name);
    expect(english).not.toContain('lang="en"');
  }
});

test("the mails about an order, and the form for its review, name what was bought in its language", async () => {
  const { form, order: stored } = await asked([oil], { language: "gu" });
  const order = orderRow(stored.id) ?? expect.fail("The order is not there");
  const letter = inLanguage("gu", () => write((tx) => goodsOf(tx, order)));
  expect(JSON.stringify(await letter)).toContain(own);
  const page = inLanguage("gu", () =>
    htmlOf(reviewPage, argsFor(`/review/${form}`, { params: { token: form } })),
  );
  expect(await page).toContain(own);
});

test("the bulk form offers products by their own names, and sends the owner the English one", async () => {
  const page = (language: "en" | "gu" | "hi") =>
    inLanguage(language, () => htmlOf(bulkPage, argsFor("/bulk")));
  expect(await page("gu")).toContain(`<option value="${oil.name}">${own}</option>`);
  expect(await page("hi")).toContain(`<option value="${oil.name}" lang="en">${oil.name}</option>`);
  expect(await page("en")).toContain(`<option value="${oil.name}">${oil.name}</option>`);
});

test("a pack that got another name since keeps the one it was bought by", async () => {
  const { id: productId, name } = oil;
  await write((tx) =>
    tx.update(products).set({ name: "Another oil" }).where(eq(products.id, productId)).run(),
  );
  inLanguage("gu", () =>
    expect(inOwnNames([{ productId, name }])).toEqual([{ productId, name, nameLang: "en" }]),
  );
});
