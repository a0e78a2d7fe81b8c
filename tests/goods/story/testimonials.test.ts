import { desc, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import * as home from "~/routes/shop/home";
import { db, write } from "~/base/db/connection.server";
import { auditLog, photos, testimonials as table } from "~/base/db/schema";
import { demoTestimonials } from "~/office/demo/testimonials";
import * as adminTestimonials from "~/routes/admin/testimonials";
import {
  setTestimonials,
  testimonials,
  testimonialVersion,
} from "~/goods/story/testimonials.server";
import { inLanguage } from "~/base/words/language";
import { answerTo, formIn, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { type Entries, formOf, photoFile } from "../catalogue/admin-forms";

const path = "/dashboard/admin/settings/testimonials";
const homePage = () => htmlOf(home, argsFor("/"));
let cookie: string;

beforeEach(async () => {
  await write((tx) => tx.delete(table).run());
  cookie = await cookieOf(await admin({ name: "Ramesh Shah" }));
});

const send = (entries: Entries) =>
  answerTo(adminTestimonials.action, argsFor(path, { form: formOf(entries), cookie }));
const change = (entries: Entries) => {
  const [stored] = testimonials();
  if (!stored) throw new Error("There is none");
  const version = testimonialVersion(stored);
  return send({ intent: "change", id: stored.id, version, ...entries });
};
const said = () => testimonials().map(({ who }) => who);

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
  for (const { words, who, language } of demoTestimonials) {
    if (language !== "en") continue;
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

test("what the owner adds stands on the home page, with its photo, and is written down", async () => {
  const photo = await photoFile("#a04020");
  const answer = await send({
    intent: "add",
    words: "સરસ તેલ <b>",
    who: "આશા",
    where: "Surat",
    photo,
  });
  expect(answer).toMatchObject({ status: 303, location: path });
  expect((await toastIn(answer))?.message).toBe("The testimonial is added");
  const [stored] = testimonials();
  expect(stored).toMatchObject({ words: "સરસ તેલ <b>", who: "આશા", where: "Surat" });
  const html = await homePage();
  expect(html).toContain('<p lang="gu">સરસ તેલ &lt;b&gt;</p>');
  expect(html).toContain(`/photos/${stored?.photo?.hash}/`);
  const entry = db
    .select()
    .from(auditLog)
    .orderBy(desc(sql`rowid`))
    .limit(1)
    .get();
  expect(entry?.action).toBe("settings.update");
  expect(entry?.changes).toContain('"who":[null,"આશા"]');

  const id = stored?.id ?? "";
  await change({ words: "Good oil.", who: "Asha", dropPhoto: "yes" });
  expect(testimonials()).toMatchObject([{ words: "Good oil.", where: null, photo: null }]);
  expect(await db.$count(photos)).toBe(0);
  await send({ intent: "remove", id });
  expect(testimonials()).toEqual([]);
  expect((await send({ intent: "remove", id })).status).toBe(404);
});

test("one of a language stands on the home page of that language alone", async () => {
  await send({ intent: "add", words: "સરસ તેલ", who: "આશા", language: "gu" });
  await send({ intent: "add", words: "Good oil.", who: "Asha" });
  expect(testimonials().map(({ language }) => language)).toEqual(["gu", null]);
  const inGujarati = await inLanguage("gu", homePage);
  expect(inGujarati).toContain("સરસ તેલ");
  expect(inGujarati).toContain('<p lang="en">Good oil.</p>');
  const inEnglish = await homePage();
  expect(inEnglish).not.toContain("સરસ તેલ");
  expect(inEnglish).toContain("Good oil.");
  await change({ words: "સરસ તેલ", who: "આશા", language: "" });
  expect(await homePage()).toContain("સરસ તેલ");
});

test("one that somebody else changes meanwhile stays as they wrote it, until the second has seen that", async () => {
  await send({ intent: "add", words: "Good oil.", who: "Asha", where: "Surat" });
  const [opened] = testimonials();
  if (!opened) throw new Error("It was not added");
  const version = testimonialVersion(opened);
  const [photo, other] = [await photoFile("#a04021"), await photoFile("#a04022")];
  const first = { version, words: "Good oil.", who: "Asha", language: "gu", photo };
  for (const _ of ["first", "sent twice"]) expect((await change(first)).status).toBe(303);
  const hash = testimonials()[0]?.photo?.hash ?? "";
  const second = {
    version,
    "version-photo": "",
    words: "Very good oil.",
    who: "Asha",
    photo: other,
  };
  const refused = await change({ ...second, where: "Surat" });
  expect(refused.status).toBe(409);
  const { errors, values } = formIn(refused);
  expect(errors).toEqual({
    form: expect.stringContaining("Someone else changed this testimonial"),
    words: "“What they said” says now: Good oil.",
    where: "“Where they live” is empty now.",
    language: "“Shown on” says now: Only the home page in Gujarati",
    photo: "“Photo”: another is stored now. To put yours there, choose it again.",
  });
  expect(values).toMatchObject({ words: "Very good oil.", "version-photo": hash });
  expect(testimonials()).toMatchObject([{ words: "Good oil.", photo: { hash } }]);
  const again = { words: "Very good oil.", who: "Asha", version: values.version ?? "" };
  expect((await change(again)).status).toBe(303);
  expect(testimonials()).toMatchObject([{ words: "Very good oil.", photo: { hash } }]);
});

test("they are put in order one place at a time", async () => {
  await setTestimonials(["A", "B", "C"].map((who) => ({ words: "Good.", who, where: null })));
  const idOf = (name: string) => testimonials().find(({ who }) => who === name)?.id ?? "";
  await send({ intent: "up", id: idOf("C") });
  expect(said()).toEqual(["A", "C", "B"]);
  await send({ intent: "down", id: idOf("A") });
  expect(said()).toEqual(["C", "A", "B"]);
  await send({ intent: "up", id: idOf("C") });
  expect(said()).toEqual(["C", "A", "B"]);
});

test("words without a name, and a name without words, are refused with everything typed", async () => {
  const answer = await send({ intent: "add", words: "a".repeat(601), where: "Surat" });
  expect(answer.status).toBe(400);
  expect(formIn(answer)).toMatchObject({
    errors: {
      words: "What they said must have at most 600 characters",
      who: "Who said it is required",
    },
    values: { where: "Surat" },
  });
  expect(formIn(await send({ intent: "add", who: "Asha" })).errors).toEqual({
    words: "What they said is required",
  });
  const notes = new File(["no picture"], "notes.txt", { type: "text/plain" });
  const withNotes = await send({ intent: "add", words: "Good.", who: "Asha", photo: notes });
  expect(formIn(withNotes).errors.photo).toContain("Photo must be");
  expect(testimonials()).toEqual([]);
});
