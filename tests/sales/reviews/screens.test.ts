import { versionOf } from "~/base/lib/form/version.server";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { attempts, photos, reviewRequests, reviews } from "~/base/db/schema";
import * as adminReviews from "~/routes/admin/reviews/reviews";
import * as productPage from "~/routes/shop/product";
import * as reviewPage from "~/routes/shop/review";
import { inLanguage } from "~/base/words/language";
import { answerTo, formIn, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookieOf, seller } from "../../cast";
import { type Entries, formOf, photoFile } from "../../goods/catalogue/admin-forms";
import { faultsOf } from "../../layout/vocabulary";
import { emptyOutbox } from "../../people/mail/outbox";
import { product } from "../../shelf";
import { asked, changeOrder } from "./delivered";

beforeEach(async () => {
  await emptyOutbox();
  await write((tx) => {
    tx.delete(reviews).run();
    tx.delete(reviewRequests).run();
    tx.delete(attempts).run();
  });
});

const list = "/dashboard/admin/reviews";
const paramsOf = (token: string) => ({ params: { token } });
const send = (token: string, entries: Entries) =>
  answerTo(
    reviewPage.action,
    argsFor(`/review/${token}`, { form: formOf(entries), ...paramsOf(token) }),
  );
const formPage = (token: string) =>
  htmlOf(reviewPage, argsFor(`/review/${token}`, paramsOf(token)));
const pageOf = (slug: string, query = "") =>
  htmlOf(productPage, argsFor(`/product/${slug}${query}`, { params: { slug } }));
const written = () => db.select().from(reviews).all();

async function one() {
  const { order, goods, form } = await asked();
  const [oil] = goods;
  if (!oil) throw new Error("Nothing was bought");
  return { order, oil, token: form };
}

describe("the form behind the mail's link", () => {
  test("knows what was bought and by whom, and stores a review with its photo", async () => {
    const { order, oil, token } = await one();
    const html = await formPage(token);
    expect(html).toContain(oil.name);
    expect(html).toContain(order.number);
    expect(html).toMatch(/name="name"[^>]*value="Asha"|value="Asha"[^>]*name="name"/);
    const photo = await photoFile("#203050");
    const sent = await send(token, {
      product: oil.id,
      stars: "5",
      words: "ખૂબ સરસ\r\nસુગંધ",
      name: "Asha, Surat",
      photo,
    });
    expect(sent).toMatchObject({ status: 303, location: `/review/${token}` });
    expect((await toastIn(sent))?.message).toBe("Thank you for your review.");
    expect(written()).toMatchObject([{ stars: 5, words: "ખૂબ સરસ\nસુગંધ", name: "Asha, Surat" }]);
    expect(await formPage(token)).toContain("Your review is on the product’s page.");

    const shown = await pageOf(oil.slug);
    expect(shown).toContain('lang="gu"');
    expect(shown).toContain("Asha, Surat");
    expect(shown).toContain(">Bought<");
    const [stored] = db
      .select()
      .from(photos)
      .where(eq(photos.id, written()[0]?.photoId ?? ""))
      .all();
    expect(shown).toContain(`/photos/${stored?.hash}/`);
    const id = written()[0]?.id ?? "";
    const strip = /<ul class="review-strip"[^]*?<\/ul>/.exec(shown)?.[0] ?? "";
    expect(strip).toContain(`href="/product/${oil.slug}?review=${id}#reviews"`);
    expect(strip).toContain('alt="A photo by Asha, Surat"');
    expect(strip).toContain('loading="lazy"');
    const large = await pageOf(oil.slug, `?review=${id}`);
    expect(large).toMatch(/<dialog open="" class="review-large"[^]*ખૂબ સરસ[^]*<\/dialog>/);
    expect(shown).not.toContain("<dialog");
    const inHindi = await inLanguage("hi", () => pageOf(oil.slug));
    expect(inHindi).toContain('alt="खरीदार की फ़ोटो"');

    await send(token, { product: oil.id, intent: "take-back" });
    expect(written()).toEqual([]);
    expect(await pageOf(oil.slug)).not.toContain("Asha, Surat");
  });

  test("refuses what it cannot take, and keeps what was typed", async () => {
    const { oil, token } = await one();
    const answer = await send(token, {
      product: oil.id,
      words: "a".repeat(2001),
      name: "Asha",
      photo: await photoFile("#111111"),
    });
    expect(answer.status).toBe(400);
    expect(formIn(answer)).toMatchObject({
      errors: {
        stars: "Choose from 1 to 5 stars",
        words: "What you write must have at most 2000 characters",
        photo: "Please choose the photo again.",
      },
      values: { name: "Asha" },
    });
    const text = new File(["oil"], "oil.txt", { type: "text/plain" });
    const noPhoto = await send(token, { product: oil.id, stars: "4", photo: text });
    expect(formIn(noPhoto).errors.photo).toContain("Photo must be");
    const { id } = await product();
    expect((await send(token, { product: id, stars: "5" })).status).toBe(409);
    expect(written()).toEqual([]);
  });

  test("may not be sent without end", async () => {
    const { oil, token } = await one();
    let last = await send(token, { product: oil.id, stars: "5" });
    for (let more = 0; more < 30; more += 1)
      last = await send(token, { product: oil.id, stars: "4" });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  test("is gone for an unknown link, and for an order that came back, unless there is something to take back", async () => {
    const { order, oil, token } = await one();
    const status = async (of: string) =>
      (await answerTo(reviewPage.loader, argsFor(`/review/${of}`, paramsOf(of)))).status;
    expect(await status("made-up")).toBe(410);
    expect((await send("made-up", { product: oil.id, stars: "5" })).status).toBe(404);
    await send(token, { product: oil.id, stars: "2" });
    await changeOrder(order.id, { status: "cancel" });
    expect(await status(token)).toBe(200);
    await send(token, { product: oil.id, intent: "take-back" });
    expect(await status(token)).toBe(410);
  });

  test("shows markup as the text that it is", async () => {
    const { oil, token } = await one();
    await send(token, {
      product: oil.id,
      stars: "3",
      words: "<script>alert(1)</script>",
      name: "<b>",
    });
    const html = await pageOf(oil.slug);
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toContain("<script>alert");
  });
});

describe("the product's page", () => {
  test("has the newest first, the lowest at one link, and further pages", async () => {
    const oil = await product();
    for (let stars = 1; stars <= 12; stars += 1) {
      const { form } = await asked([oil]);
      await send(form, { product: oil.id, stars: String((stars % 5) + 1), name: `Buyer ${stars}` });
    }
    const names = (html: string) =>
      [...html.matchAll(/<b>(Buyer \d+)<\/b>/g)].map(([, name]) => name);
    const first = await pageOf(oil.slug);
    expect(names(first)).toHaveLength(10);
    expect(names(first)[0]).toBe("Buyer 12");
    expect(first).toContain(`href="/product/${oil.slug}?page=2#reviews"`);
    expect(names(await pageOf(oil.slug, "?page=2"))).toEqual(["Buyer 2", "Buyer 1"]);
    expect(names(await pageOf(oil.slug, "?reviews=lowest")).slice(0, 2)).toEqual([
      "Buyer 10",
      "Buyer 5",
    ]);
    expect(first).toContain("12 reviews");
  });

  test("says nothing of reviews while there are none, and tells programs only of real ones", async () => {
    const { oil, token } = await one();
    const things = async () => {
      const { data } = await answerTo(
        productPage.loader,
        argsFor(`/product/${oil.slug}`, { params: { slug: oil.slug } }),
      );
      const made = productPage.meta({ data, matches: [] } as never);
      const [graph] = made.flatMap((each) =>
        "script:ld+json" in each ? [each["script:ld+json"] as { "@graph": object[] }] : [],
      );
      return graph?.["@graph"] ?? [];
    };
    expect(await pageOf(oil.slug)).not.toContain("Reviews");
    expect(JSON.stringify(await things())).not.toContain("aggregateRating");
    await send(token, { product: oil.id, stars: "4", words: "Good for farsan.", name: "" });
    const told = await things();
    expect(told[0]).toMatchObject({
      review: [{ author: { name: "A customer" }, reviewBody: "Good for farsan." }],
    });
    // One or two make no average.
    expect(told[0]).not.toHaveProperty("aggregateRating");
    const faults = told
      .flatMap((thing) => faultsOf(thing))
      .filter((fault) => /eview|Rating|Person/.test(fault));
    expect(faults).toEqual([]);
    await write((tx) => tx.update(reviews).set({ isDemo: true }).run());
    expect(JSON.stringify(await things())).not.toContain("aggregateRating");
    expect(await pageOf(oil.slug)).toContain("Demo review");
  });
});

describe("the owner's list", () => {
  const open = async (query = "") =>
    htmlOf(adminReviews, argsFor(`${list}${query}`, { cookie: await cookieOf(await seller()) }));
  const act = async (entries: Record<string, string>) =>
    answerTo(
      adminReviews.action,
      argsFor(list, { form: entries, cookie: await cookieOf(await seller()) }),
    );

  test("answers, hides by a rule with a reason, and shows again", async () => {
    const { oil, token } = await one();
    await send(token, { product: oil.id, stars: "1", words: "Call 98250 12345!", name: "Asha" });
    const review = written()[0]?.id ?? "";
    expect(await open("?state=unanswered&order=lowest")).toContain("Call 98250 12345!");
    const unanswered = versionOf(null);
    await act({ review, intent: "answer", answer: "We called you.", version: unanswered });
    expect(await open("?state=unanswered")).not.toContain("Call 98250 12345!");
    expect(await pageOf(oil.slug)).toContain("We called you.");
    const late = { review, intent: "answer", answer: "Sorry!", version: unanswered };
    const refusedLate = await act(late);
    expect(refusedLate.status).toBe(409);
    expect(formIn(refusedLate).errors.answer).toContain("We called you.");
    expect(await pageOf(oil.slug)).not.toContain("Sorry!");
    const { version = "" } = formIn(refusedLate).values;
    await act({ ...late, version });
    expect(await pageOf(oil.slug)).toContain("Sorry!");

    const refused = await act({ review, intent: "hide", rule: "low stars", reason: " " });
    expect(formIn(refused).errors).toEqual({
      rule: "Choose a rule",
      reason: "Reason is required",
    });
    await act({ review, intent: "hide", rule: "personal data", reason: "A number" });
    expect(await open("?state=hidden")).toContain("Call 98250 12345!");
    expect(await pageOf(oil.slug)).not.toContain("Call 98250 12345!");
    expect(await formPage(token)).toContain("The shop does not show this review");
    await act({ review, intent: "show" });
    expect(await pageOf(oil.slug)).toContain("Call 98250 12345!");
    expect((await act({ review: "none", intent: "show" })).status).toBe(404);
    expect((await act({ review, intent: "delete" })).status).toBe(400);
    expect(written()).toHaveLength(1);
  });
});
