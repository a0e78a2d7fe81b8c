import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { photos, reviewRequests, reviews } from "~/base/db/schema";
import { answerPhoto } from "~/goods/photos/photo-answer.server";
import { hideReview, showReview } from "~/sales/reviews/admin/change-review.server";
import * as adminPhoto from "~/routes/admin/reviews/photo";
import * as adminReviews from "~/routes/admin/reviews/reviews";
import * as reviewPage from "~/routes/shop/review";
import { answerTo } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookieOf, seller, shopper } from "../../cast";
import { formOf, photoFile } from "../../goods/catalogue/admin-forms";
import { emptyOutbox } from "../../people/mail/outbox";
import { asked } from "./delivered";

const list = "/dashboard/admin/reviews";
const reason = { rule: "personal data", reason: "A number plate" } as const;

beforeEach(async () => {
  await emptyOutbox();
  await write((tx) => {
    tx.delete(reviews).run();
    tx.delete(reviewRequests).run();
  });
});

/** A review with a photo, sent through the form of the mail's link. */
async function withPhoto(colour: string) {
  const { goods, form: token } = await asked();
  const product = goods[0]?.id ?? "";
  const form = formOf({ product, stars: "4", photo: await photoFile(colour) });
  await answerTo(reviewPage.action, argsFor(`/review/${token}`, { form, params: { token } }));
  const found = db
    .select({ id: reviews.id, hash: photos.hash })
    .from(reviews)
    .innerJoin(photos, eq(photos.id, reviews.photoId))
    .where(eq(reviews.productId, product))
    .get();
  return { token, ...(found ?? expect.fail("No review with a photo")) };
}

async function at(hash: string, headers: Record<string, string> = {}) {
  const answers = [];
  for (const width of ["240", "400", "960", "960.jpg"])
    answers.push(
      await answerPhoto({ method: "GET", pathname: `/photos/${hash}/${width}`, headers }),
    );
  const statuses = [...new Set(answers.map((answer) => answer?.status))];
  return { statuses, headers: answers[0]?.headers ?? {} };
}

describe("a photo that came with a review", () => {
  test("is gone from its address as soon as the review is hidden, and back when it is shown again", async () => {
    const { id, hash } = await withPhoto("#304050");
    const before = await at(hash);
    expect(before.statuses).toEqual([200]);
    const held = { "if-none-match": before.headers.ETag ?? "" };

    const { viewer } = await owner();
    await hideReview(id, reason, viewer);
    expect(await at(hash)).toMatchObject({
      statuses: [410],
      headers: { "Cache-Control": "no-store", "Content-Type": "image/svg+xml" },
    });
    expect((await at(hash, held)).statuses).toEqual([410]);

    await showReview(id, viewer);
    expect((await at(hash)).statuses).toEqual([200]);
  });

  test("is kept by browsers and caches for minutes only", async () => {
    const { hash } = await withPhoto("#405060");
    expect((await at(hash)).headers["Cache-Control"]).toBe("public, max-age=300");
  });

  test("stays where something else shows the same picture", async () => {
    const [one, other] = [await withPhoto("#506070"), await withPhoto("#506070")];
    expect(one.hash).toBe(other.hash);
    const { viewer } = await owner();
    await hideReview(one.id, reason, viewer);
    expect((await at(one.hash)).statuses).toEqual([200]);
    await hideReview(other.id, reason, viewer);
    expect((await at(one.hash)).statuses).toEqual([410]);
  });

  test("is seen by the staff at an address of theirs, and by nobody else", async () => {
    const { id, token } = await withPhoto("#607080");
    const { viewer, cookie } = await owner();
    const address = `${list}/${id}/photo`;
    await hideReview(id, reason, viewer);
    expect(await htmlOf(adminReviews, argsFor(list, { cookie }))).toContain(`src="${address}"`);
    const asked = (as?: string) =>
      answerTo(adminPhoto.loader, argsFor(address, { params: { id }, ...(as && { cookie: as }) }));
    const answer = await asked(cookie);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([
      200,
      "private, no-store",
    ]);
    expect(answer.headers.get("Content-Type")).toMatch(/^image\/(avif|webp|jpeg)$/);
    expect((await asked(await cookieOf(await shopper()))).status).toBe(403);
    expect((await asked()).status).toBe(401);

    // Its buyer can still take it away.
    const params = { token };
    const form = await htmlOf(reviewPage, argsFor(`/review/${token}`, { params }));
    expect(form).toContain('name="dropPhoto"');
    expect(form).not.toMatch(/src="\/photos\/[^"]*"[^>]*alt="Your photo"/);
  });
});

async function owner() {
  const viewer = await seller();
  return { viewer, cookie: await cookieOf(viewer) };
}
