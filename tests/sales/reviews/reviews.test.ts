import { versionOf } from "~/base/lib/form/version.server";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { cardOf } from "~/goods/catalogue/product";
import { ratingOf, realRatingOf } from "~/goods/catalogue/rating";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { productById } from "~/goods/catalogue/products.server";
import { db, write } from "~/base/db/connection.server";
import { auditLog, notices, photos, products, reviews } from "~/base/db/schema";
import { openPagesVersion } from "~/base/db/open-pages.server";
import { answerReview, hideReview, showReview } from "~/sales/reviews/admin/change-review.server";
import { saveReview, takeBack } from "~/sales/reviews/save-review.server";
import { shownReviews } from "~/sales/reviews/shown/shown-reviews.server";
import { storePhotoQuickly } from "~/goods/photos/quick-photo.server";
import { admin } from "../../cast";
import { aCategory, aProduct, picture } from "../../goods/catalogue/shelf";
import { product } from "../../shelf";
import { changeOrder, delivered } from "./delivered";

beforeEach(() => write((tx) => void tx.delete(reviews).run()));

const plain = { words: "", name: "", photo: null, dropPhoto: false };
const newest = { order: "newest", page: 1, open: null } as const;

/** Somebody buys the oil and gives it so many stars; the ids of order and product. */
async function rated(oil: Parameters<typeof delivered>[1][number], stars: number, more = {}) {
  const { id: orderId } = await delivered(11, [oil]);
  const of = { orderId, productId: oil.id };
  await saveReview(of, { ...plain, stars, ...more });
  return of;
}
const aPhoto = async (colour: string) => {
  const stored = await storePhotoQuickly(await picture(30, 20, colour).png().toBuffer());
  return stored.problem ? null : stored;
};
const totalsOf = (id: string) => productById(id)?.totals ?? null;
const idOf = ({ orderId }: { orderId: string }) =>
  db.select().from(reviews).where(eq(reviews.orderId, orderId)).get()?.id ?? "";
const starsShown = (oil: { id: string }, order: "newest" | "lowest" = "newest") =>
  shownReviews({ id: oil.id, totals: totalsOf(oil.id) }, { ...newest, order }).list.map(
    ({ stars }) => stars,
  );

describe("the average of a product", () => {
  test("is there from the first review on, and follows each change", async () => {
    const oil = await product();
    expect(totalsOf(oil.id)).toBeNull();
    const first = await rated(oil, 5);
    const second = await rated(oil, 4);
    await rated(oil, 4);
    expect(ratingOf(totalsOf(oil.id))).toEqual({ reviews: 3, average: 4.3 });
    await saveReview(first, { ...plain, stars: 1 });
    expect(ratingOf(totalsOf(oil.id))).toEqual({ reviews: 3, average: 3 });
    await takeBack(second);
    expect(ratingOf(totalsOf(oil.id))).toEqual({ reviews: 2, average: 2.5 });
  });

  test("stands on cards from the third review on", async () => {
    const oil = await product();
    const cards = [];
    for (const stars of [5, 4, 4]) {
      await rated(oil, stars);
      const now = productById(oil.id);
      cards.push(now && cardOf(now).rating);
    }
    expect(cards).toEqual([null, null, { reviews: 3, average: 4.3 }]);
  });

  test("counts no hidden review until it is shown again", async () => {
    const oil = await product();
    const owner = await admin();
    const bad = await rated(oil, 1);
    await rated(oil, 5);
    await hideReview(idOf(bad), { rule: "abuse", reason: "Insults the miller" }, owner);
    expect(ratingOf(totalsOf(oil.id))).toEqual({ reviews: 1, average: 5 });
    expect(starsShown(oil)).toEqual([5]);
    await saveReview(bad, { ...plain, stars: 2 });
    expect(starsShown(oil), "a changed one stays hidden").toEqual([5]);
    await showReview(idOf(bad), owner);
    expect(ratingOf(totalsOf(oil.id))).toEqual({ reviews: 2, average: 3.5 });
    const entries = db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, idOf(bad)))
      .all();
    expect(entries.map(({ action }) => action)).toEqual(["review.hide", "review.show"]);
    expect(entries[0]?.changes).toContain("Insults the miller");
  });

  test("leaves the demo's buyers out of what programs are told", async () => {
    const oil = await product();
    await rated(oil, 5, { isDemo: true });
    expect(ratingOf(totalsOf(oil.id))).toEqual({ reviews: 1, average: 5 });
    expect(realRatingOf(totalsOf(oil.id))).toBeNull();
    await rated(oil, 2);
    expect(realRatingOf(totalsOf(oil.id))).toEqual({ reviews: 1, average: 2 });
  });

  test("is that of all packs of the oil, also when a pack joins, leaves or is gone", async () => {
    const { id: categoryId } = await aCategory();
    const family = "Kachi Ghani";
    const [small, large] = [
      await aProduct({ categoryId, family }),
      await aProduct({ categoryId, family: "KACHI ghani", volumeMl: 15_000 }),
    ];
    await rated(small, 5);
    await rated(large, 2);
    expect(ratingOf(totalsOf(small.id))).toEqual({ reviews: 2, average: 3.5 });
    const shown = shownReviews({ id: small.id, totals: totalsOf(small.id) }, newest).list;
    expect(shown.map(({ pack }) => pack)).toEqual(["Pack of 15 L", "Pack of 1 L"]);

    const setFamily = (to: string | null) =>
      write((tx) => tx.update(products).set({ family: to }).where(eq(products.id, large.id)).run());
    await setFamily(null);
    expect(ratingOf(totalsOf(small.id))).toEqual({ reviews: 1, average: 5 });
    expect(ratingOf(totalsOf(large.id))).toEqual({ reviews: 1, average: 2 });
    await setFamily(family);
    await deleteProduct(large.id, await admin());
    expect(ratingOf(totalsOf(small.id))).toEqual({ reviews: 2, average: 3.5 });
    expect(starsShown(small, "lowest")).toEqual([2, 5]);
  });
});

describe("the photos of an oil’s buyers", () => {
  const shownOf = (oil: { id: string }, open: string | null = null) =>
    shownReviews({ id: oil.id, totals: totalsOf(oil.id) }, { ...newest, open });

  test("are those of the reviews that are shown, newest first, twelve at most", async () => {
    const [oil, other] = [await product(), await product()];
    await rated(oil, 5);
    expect(shownOf(oil).photos).toEqual([]);
    const first = await rated(oil, 4, { photo: await aPhoto("#101010"), name: "Asha" });
    const second = await rated(oil, 3, { photo: await aPhoto("#202020") });
    await rated(other, 5, { photo: await aPhoto("#303030") });
    const ids = [idOf(second), idOf(first)];
    expect(shownOf(oil).photos.map(({ id }) => id)).toEqual(ids);
    expect(shownOf(oil).photos[1]).toMatchObject({ name: "Asha", photo: { width: 30 } });
    await hideReview(idOf(second), { rule: "abuse", reason: "A stranger in it" }, await admin());
    expect(shownOf(oil).photos.map(({ id }) => id)).toEqual([idOf(first)]);
    for (let more = 0; more < 12; more += 1)
      await rated(oil, 5, { photo: await aPhoto(`#4040${10 + more}`) });
    expect(shownOf(oil).photos).toHaveLength(12);
    expect(shownOf(oil).photos.map(({ id }) => id)).not.toContain(idOf(first));
  });

  test("are shown large with their review, but none that is hidden or another oil’s", async () => {
    const [oil, other] = [await product(), await product()];
    const of = await rated(oil, 4, { photo: await aPhoto("#111111"), words: "Good" });
    const bare = await rated(oil, 4);
    expect(shownOf(oil, idOf(of)).large).toMatchObject({ words: "Good", photo: { width: 30 } });
    expect(shownOf(oil, idOf(bare)).large).toBeNull();
    expect(shownOf(other, idOf(of)).large).toBeNull();
    expect(shownOf(oil, "0".repeat(32)).large).toBeNull();
    await hideReview(idOf(of), { rule: "abuse", reason: "A stranger in it" }, await admin());
    expect(shownOf(oil, idOf(of)).large).toBeNull();
  });
});

describe("a review", () => {
  test("is of who bought the product, and got it", async () => {
    const [bought, other] = [await product(), await product()];
    const { id: orderId } = await delivered(11, [bought]);
    expect(await saveReview({ orderId, productId: other.id }, { ...plain, stars: 5 })).toEqual({
      problem: "not-bought",
    });
    await changeOrder(orderId, { status: "Shipped" });
    expect(await saveReview({ orderId, productId: bought.id }, { ...plain, stars: 5 })).toEqual({
      problem: "not-bought",
    });
    expect(await db.$count(reviews)).toBe(0);
  });

  test("tells the owner once, and the open pages of each change", async () => {
    const oil = await product();
    const told = await db.$count(notices);
    const version = openPagesVersion();
    const of = await rated(oil, 4, { words: "Good for farsan." });
    expect(openPagesVersion()).toBeGreaterThan(version);
    await saveReview(of, { ...plain, stars: 5 });
    expect(await db.$count(notices)).toBe(told + 1);
    const before = openPagesVersion();
    await answerReview(idOf(of), { answer: "Thank you.", version: versionOf(null) }, await admin());
    expect(openPagesVersion()).toBeGreaterThan(before);
    const [shown] = shownReviews({ id: oil.id, totals: totalsOf(oil.id) }, newest).list;
    expect(shown).toMatchObject({ answer: "Thank you.", stars: 5 });
  });

  test("has at most one photo, which goes with it", async () => {
    const oil = await product();
    const count = await db.$count(photos);
    const of = await rated(oil, 4, { photo: await aPhoto("#102030") });
    await saveReview(of, { ...plain, stars: 4, photo: await aPhoto("#302010") });
    expect(await db.$count(photos)).toBe(count + 1);
    await saveReview(of, { ...plain, stars: 3 });
    expect(await db.$count(photos), "another rating keeps it").toBe(count + 1);
    await saveReview(of, { ...plain, stars: 3, dropPhoto: true });
    expect(await db.$count(photos)).toBe(count);
  });
});
