import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { auditLog, productQuestions, products } from "~/base/db/schema";
import { write } from "~/base/db/connection.server";
import { eq, inArray } from "drizzle-orm";
import { questionsWith, versionOfQuestion } from "~/goods/catalogue/questions/questions.server";
import * as adminPage from "~/routes/admin/goods/product-questions";
import * as productPage from "~/routes/shop/product";
import { inLanguage } from "~/base/words/language";
import { answerTo, formIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookieOf, seller, shopper } from "../../cast";
import { faultsOf } from "../../layout/vocabulary";
import { product } from "../../shelf";
import { newId } from "~/base/lib/ids.server";

let oil: Awaited<ReturnType<typeof product>>;
let large: typeof oil;
let cookie = "";

beforeAll(async () => {
  oil = await product();
  large = await product({ volumeMl: 5000 });
  await write((tx) =>
    tx
      .update(products)
      .set({ family: "Questioned oil" })
      .where(inArray(products.id, [oil.id, large.id]))
      .run(),
  );
  cookie = await cookieOf(await seller());
});

const path = () => `/dashboard/admin/product/${oil.slug}/questions`;
const params = () => ({ slug: oil.slug });
const send = (form: Record<string, string | undefined>) =>
  answerTo(
    adminPage.action,
    argsFor(path(), { form: { idempotencyKey: newId(), ...form }, cookie, params: params() }),
  );
const pageOf = ({ slug }: { slug: string }, language: "en" | "gu" | "hi" = "en") =>
  inLanguage(language, () =>
    htmlOf(productPage, argsFor(`/product/${slug}`, { params: { slug } })),
  );

describe("questions and answers of the owner", () => {
  test("are not spoken of while there are none", async () => {
    expect(await pageOf(oil)).not.toContain("Questions and answers");
  });

  test("stand on the pages of all sizes of the oil, as text, and programs are told the same", async () => {
    const sent = await send({
      intent: "add",
      language: "en",
      question: "How is it pressed?",
      answer: "Slowly.\r\n<b>Cold</b>.",
    });
    expect(sent).toMatchObject({ status: 303, location: path() });
    for (const each of [oil, large]) {
      const html = await pageOf(each);
      expect(html).toContain("<h3>How is it pressed?</h3>");
      expect(html).toContain("Slowly.\n&lt;b&gt;Cold&lt;/b&gt;.");
    }
    const { data } = await answerTo(
      productPage.loader,
      argsFor(`/product/${large.slug}`, { params: { slug: large.slug } }),
    );
    const made = productPage.meta({ data, matches: [] } as never);
    const [graph] = made.flatMap((each) =>
      "script:ld+json" in each ? [each["script:ld+json"] as { "@graph": object[] }] : [],
    );
    const told = graph?.["@graph"].find((thing) => "mainEntity" in thing);
    expect(told).toMatchObject({
      "@type": "FAQPage",
      inLanguage: "en-IN",
      mainEntity: [
        { name: "How is it pressed?", acceptedAnswer: { text: "Slowly.\n<b>Cold</b>." } },
      ],
    });
    expect(faultsOf(told)).toEqual([]);
  });

  test("are shown in the language of the page, in English and marked so where it has none", async () => {
    await send({ intent: "add", language: "gu", question: "કેવી રીતે?", answer: "ધીમે." });
    const gujarati = await pageOf(oil, "gu");
    expect(gujarati).toContain("<h3>કેવી રીતે?</h3>");
    expect(gujarati).not.toContain("How is it pressed?");
    expect(await pageOf(oil, "hi")).toMatch(/lang="en"[^>]*><h3>How is it pressed\?<\/h3>/);
    expect(await pageOf(oil)).not.toContain("કેવી રીતે?");
  });

  test("are changed and deleted with the product they were written with, which the audit log knows", async () => {
    const [first] = questionsWith(oil.id);
    const id = first?.id ?? "";
    const refused = await send({ intent: "save", id, language: "en", question: " ", answer: "x" });
    expect(formIn(refused).errors).toEqual({ question: "Question is required" });
    expect(formIn(refused).values.answer).toBe("x");
    const version = first && versionOfQuestion(first);
    const save = (question: string, more: object = {}) =>
      send({ intent: "save", id, version, language: "en", question, answer: "Slowly.", ...more });
    expect((await save("How?")).status).toBe(303);
    const late = await save("How long?", { version, language: "hi" });
    expect(late.status).toBe(409);
    const [now] = questionsWith(oil.id);
    expect(formIn(late)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed this question"),
        language: "“Language” says now: English",
        question: "“Question” says now: How?",
      },
      values: { question: "How long?", version: now && versionOfQuestion(now) },
    });
    expect(await pageOf(oil)).toContain("<h3>How?</h3>");
    const elsewhere = await answerTo(
      adminPage.action,
      argsFor(`/dashboard/admin/product/${large.slug}/questions`, {
        form: { intent: "delete", id },
        cookie,
        params: { slug: large.slug },
      }),
    );
    expect(elsewhere.status).toBe(404);
    await send({ intent: "delete", id });
    expect(await pageOf(oil)).not.toContain("How?");
    expect((await send({ intent: "delete", id })).status).toBe(404);
    expect((await send({ intent: "hide", id })).status).toBe(400);
    const logged = db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "product-question.update"))
      .all();
    expect(logged).toHaveLength(4);
  });

  test("are at most thirty with one product, and nobody else's to write", async () => {
    const form = { intent: "add", language: "hi", question: "?", answer: "!" };
    let last = await send(form);
    for (let more = 0; more < 30; more += 1) last = await send(form);
    expect(last.status).toBe(409);
    const rows = db
      .select()
      .from(productQuestions)
      .where(eq(productQuestions.productId, oil.id))
      .all();
    expect(rows).toHaveLength(30);
    const asShopper = await answerTo(
      adminPage.action,
      argsFor(path(), { form, cookie: await cookieOf(await shopper()), params: params() }),
    );
    expect(asShopper.status).toBe(403);
    const screen = await htmlOf(adminPage, argsFor(path(), { cookie, params: params() }));
    expect(screen).toContain("A new question");
  });
});
