import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { deleteCategory } from "~/goods/catalogue/changes/category-changes.server";
import type { Category, Product } from "~/goods/catalogue/product";
import { deleteProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { photosOf, productById, productBySlug, search } from "~/goods/catalogue/products.server";
import { findProducts } from "~/goods/catalogue/search/found.server";
import { saveWords } from "~/goods/catalogue/words/words.server";
import { db, write } from "~/base/db/connection.server";
import { archivedProducts, orderLines, products } from "~/base/db/schema";
import { linesOf } from "~/sales/orders/orders.server";
import * as archivedRoute from "~/routes/admin/goods/archived";
import * as productRoute from "~/routes/shop/product";
import { got, posted, toastIn } from "../../people/accounts/answers";
import { admin, cookieOf } from "../../cast";
import { counted, move, placedOrder, stockOf, stockProblems } from "../stock/counted";
import { aCategory, anInput, aProduct, picture } from "./shelf";

let category: Category;
let owner: Awaited<ReturnType<typeof admin>>;
let cookie: string;
beforeAll(async () => {
  category = await aCategory("Jars");
  owner = await admin();
  cookie = await cookieOf(owner);
});

const made = (given: Parameters<typeof aProduct>[0] | object = {}) =>
  aProduct({ categoryId: category.id, ...given });
const isArchived = (id: string) =>
  db.select().from(archivedProducts).where(eq(archivedProducts.id, id)).get() !== undefined;
const page = (slug: string) => got(productRoute.loader, `/product/${slug}`, { params: { slug } });
const bring = (product: string, category = "") =>
  posted(
    archivedRoute.action,
    "/dashboard/admin/products/archived",
    { product, category },
    { cookie },
  );

/** A product that was ordered once, and then deleted. */
async function soldAndDeleted(given: object = {}): Promise<Product & { orderId: string }> {
  const product = await made(given);
  const { order } = await placedOrder(product.id);
  await deleteProduct(product.id, owner);
  return { ...product, orderId: order.id };
}

describe("deleting a product", () => {
  test("removes one that was never sold", async () => {
    const { id, slug } = await made();
    expect(await deleteProduct(id, owner)).toBe(true);
    expect(isArchived(id)).toBe(false);
    expect((await page(slug)).status).toBe(404);
  });

  test("keeps one that was sold or counted, gone for shoppers and programs, and says so at its link", async () => {
    const sold = await soldAndDeleted({ name: "Sold jar" });
    expect(isArchived(sold.id)).toBe(true);
    expect(productBySlug(sold.slug)).toBeNull();
    expect(search("sold jar")).toEqual([]);
    expect(linesOf([sold.orderId])).toMatchObject([{ line: { name: "Sold jar" } }]);
    const answer = await page(sold.slug);
    expect(answer.status).toBe(410);

    const arrived = await counted(3);
    await deleteProduct(arrived.id, owner);
    expect(isArchived(arrived.id)).toBe(true);
    expect(await deleteProduct(arrived.id, owner)).toBe(false);
  });

  test("leads its links, former ones too, to the other pack of its oil", async () => {
    const pack = (litres: number) =>
      made({ name: `Family jar ${litres}`, family: "Jarred", volumeMl: litres * 1000 });
    const [one, , fifteen, five] = [await pack(1), await pack(2), await pack(15), await pack(5)];
    const input = { ...anInput(category.id), family: "Jarred", volumeMl: 15_000 };
    await updateProduct(fifteen.id, { ...input, name: "Renamed jar" });
    await placedOrder(fifteen.id);
    await deleteProduct(fifteen.id, owner);
    for (const slug of ["renamed-jar", fifteen.slug, "Renamed-Jar"]) {
      const answer = await page(slug);
      expect([301, 302]).toContain(answer.status);
      expect(answer.location).toBe(`/product/${five.slug}`);
    }
    expect(productById(one.id)).not.toBeNull();
  });

  test("gives its slug free, and the new product is what the link shows", async () => {
    const old = await soldAndDeleted({ name: "Reborn jar" });
    const next = await made({ name: "Reborn jar" });
    expect(next.slug).toBe(old.slug);
    expect((await page(next.slug)).data).toMatchObject({ product: { id: next.id } });
  });
});

describe("an archived product", () => {
  test("comes back hidden, with its facts, its photo and the packs that moved meanwhile", async () => {
    const original = await picture(300, 200, "#123456").png().toBuffer();
    const photo = { original, alt: "A jar" };
    const jar = await made({ name: "Returned jar", storage: "Keep cool", photo });
    await placedOrder(jar.id);
    await deleteProduct(jar.id, owner);
    const at = Date.now();
    await move({ productId: jar.id, kind: "arrived", packs: 4, actor: owner.id, at });

    const answer = await bring(jar.id);
    expect(answer.location).toBe(`/dashboard/admin/product/${jar.slug}`);
    const back = productById(jar.id) ?? expect.fail("It is not back");
    expect(back).toMatchObject({ name: "Returned jar", storage: "Keep cool", sale: "hidden" });
    expect(back.photo?.hash).toBe(jar.photo?.hash);
    expect(photosOf(jar)).toHaveLength(1);
    expect(stockOf(jar.id).stock).toBe(4);
    expect(await stockProblems()).toEqual([]);
    expect((await page(jar.slug)).status).toBe(404);
    const line = db.select().from(orderLines).where(eq(orderLines.productId, jar.id)).get();
    expect(line?.photoId).not.toBeNull();
    expect(await toastIn(await bring(jar.id))).toMatchObject({ message: "It is back already." });
  });

  test("is found by what it is called in Gujarati, also if it was archived before such names were", async () => {
    const jar = await made({ name: "Named jar" });
    const gu = { name: "ઝગમગતો જાર", description: null };
    await saveWords(jar, { gu, hi: { name: null, description: null } }, owner);
    await placedOrder(jar.id);
    await deleteProduct(jar.id, owner);
    const older = sql`json_remove(${archivedProducts.facts}, '$.ownText')`;
    const isIt = eq(archivedProducts.id, jar.id);
    await write((tx) => tx.update(archivedProducts).set({ facts: older }).where(isIt).run());
    await bring(jar.id);
    expect(findProducts("ઝગમગતો").total).toBe(0);
    await write((tx) =>
      tx.update(products).set({ sale: "on sale" }).where(eq(products.id, jar.id)).run(),
    );
    expect(findProducts("ઝગમગતો").products).toMatchObject([{ id: jar.id }]);
  });

  test("asks for a category if its own is gone", async () => {
    const gone = await aCategory("Soon gone");
    const jar = await soldAndDeleted({ categoryId: gone.id });
    await deleteCategory(gone.id, owner);
    expect((await bring(jar.id)).status).toBe(400);
    expect((await bring(jar.id, category.id)).status).toBe(303);
    expect(productById(jar.id)?.category.id).toBe(category.id);
  });

  test("is listed for the owner", async () => {
    const jar = await soldAndDeleted({ name: "Listed jar" });
    const { data } = await got(archivedRoute.loader, "/", { cookie });
    expect(data).toMatchObject({
      archived: expect.arrayContaining([
        expect.objectContaining({ id: jar.id, name: "Listed jar", category: "Jars" }),
      ]),
    });
  });
});
