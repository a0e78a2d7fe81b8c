import { desc, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import * as home from "~/routes/shop/home";
import { db, write } from "~/db/connection.server";
import { auditLog, settings } from "~/db/schema";
import { demoTestimonials } from "~/demo/company";
import * as adminTestimonials from "~/routes/admin/testimonials";
import { setTestimonials, testimonials } from "~/pages/testimonials.server";
import { formIn, posted, toastIn } from "../accounts/answers";
import { htmlOf, inputIn } from "../accounts/rendered";
import { admin, argsFor, cookieOf } from "../cast";

const path = "/dashboard/admin/settings/testimonials";
const homePage = () => htmlOf(home, argsFor("/"));
let cookie: string;

beforeEach(async () => {
  await write((tx) => tx.delete(settings).run());
  cookie = await cookieOf(await admin({ name: "Ramesh Shah" }));
});

const save = (form: Record<string, string>) =>
  posted(adminTestimonials.action, path, form, { cookie });

test("a shop whose customers have said nothing yet puts no words into their mouths", async () => {
  expect(await homePage()).not.toContain("blockquote");
});

test("the three slides of the demo lead to each other by links, round and round", async () => {
  await setTestimonials(demoTestimonials);
  const html = await homePage();
  const slides = html.split('<li id="testimonial-').slice(1);
  const links = slides.map((slide) => [...slide.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
  expect(links).toEqual([
    ["testimonial-3", "testimonial-2"],
    ["testimonial-1", "testimonial-3"],
    ["testimonial-2", "testimonial-1"],
  ]);
  for (const { words, who } of demoTestimonials) {
    expect(html).toContain(words);
    expect(html).toContain(who);
  }
});

test("a single slide has nowhere to lead to", async () => {
  await setTestimonials([{ words: "Good oil.", who: "Asha", where: null }]);
  const html = await homePage();
  expect(html).toContain("Good oil.");
  expect(html).not.toContain('href="#testimonial');
});

test("what an admin saves stands on the home page, without gaps, and is written down", async () => {
  const answer = await save({ words1: " ", words3: "સરસ તેલ <b>", who3: "આશા", where3: "Surat" });
  expect(answer).toMatchObject({ status: 303, location: path });
  expect((await toastIn(answer))?.message).toBe("Testimonials are saved");
  expect(testimonials()).toEqual([{ words: "સરસ તેલ <b>", who: "આશા", where: "Surat" }]);
  expect(await homePage()).toContain("સરસ તેલ &lt;b&gt;");
  const entry = db
    .select()
    .from(auditLog)
    .orderBy(desc(sql`rowid`))
    .limit(1)
    .get();
  expect(entry).toMatchObject({
    action: "settings.update",
    changes: '{"slide1":[null,"સરસ તેલ <b> (આશા, Surat)"]}',
  });

  await save({});
  expect(testimonials()).toEqual([]);
});

test("words without a name, and a name without words, are refused with everything typed", async () => {
  const answer = await save({ words1: "Good oil.", who2: "Asha", words3: "a".repeat(301) });
  expect(answer.status).toBe(400);
  expect(formIn(answer)).toMatchObject({
    errors: { words3: "What they said must have at most 300 characters" },
    values: { words1: "Good oil.", who2: "Asha" },
  });
  expect(formIn(await save({ words1: "Good oil.", who2: "Asha" })).errors).toEqual({
    who1: "Who said it is required",
    words2: "What they said is required",
  });
  expect(testimonials()).toEqual([]);
});

test("the form is filled with what is stored", async () => {
  await setTestimonials(demoTestimonials);
  const html = await htmlOf(adminTestimonials, argsFor(path, { cookie }));
  expect(inputIn(html, "who2")).toContain("The owner of a farsan shop");
});
