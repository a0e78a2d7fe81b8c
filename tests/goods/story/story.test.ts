import { beforeEach, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { photos, storyParts as table } from "~/base/db/schema";
import { storyParts, storyVersion } from "~/goods/story/story-parts.server";
import * as adminStory from "~/routes/admin/story";
import * as home from "~/routes/shop/home";
import * as productPage from "~/routes/shop/product";
import * as about from "~/routes/site/about";
import { answerTo, formIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { product } from "../../shelf";
import { type Entries, formOf, photoFile } from "../catalogue/admin-forms";

const path = "/dashboard/admin/settings/story";
let cookie: string;

beforeEach(async () => {
  await write((tx) => tx.delete(table).run());
  cookie = await cookieOf(await admin({ name: "Ramesh Shah" }));
});

const versionNow = (slot: unknown) => {
  const part = storyParts().find((each) => each.slot === slot);
  return part ? storyVersion(part) : "";
};
const send = (entries: Entries) => {
  const form = formOf({ version: versionNow(entries.slot), ...entries });
  return answerTo(adminStory.action, argsFor(path, { form, cookie }));
};
const pages = async () => [
  await htmlOf(home, argsFor("/")),
  await htmlOf(about, argsFor("/about")),
];

test("empty places show nothing, and a name alone is none", async () => {
  for (const html of await pages()) expect(html).not.toContain("Who presses your oil");
  await send({ slot: "founder", name: "Ramesh Shah" });
  for (const html of await pages()) expect(html).not.toContain("Who presses your oil");
});

test("the owner's photo and words stand on home and About, and can be taken away", async () => {
  const before = await db.$count(photos);
  const photo = await photoFile("#305030");
  const film = "https://www.youtube.com/watch?v=press";
  const sent = await send({
    slot: "press",
    name: "The ghani of 1998",
    words: "તે ધીમે ફરે છે.",
    film,
    photo,
  });
  expect(sent).toMatchObject({ status: 303, location: path });
  const [stored] = db.select().from(photos).all().slice(-1);
  for (const html of await pages()) {
    expect(html).toContain("The ghani of 1998");
    expect(html).toContain('<p lang="gu">તે ધીમે ફરે છે.</p>');
    expect(html).toContain(`/photos/${stored?.hash}/`);
    expect(html).toContain(`href="${film}"`);
    expect(html).not.toContain("Our founder");
  }
  await send({ slot: "press", dropPhoto: "yes" });
  expect(await db.$count(photos)).toBe(before);
  for (const html of await pages()) expect(html).not.toContain("Who presses your oil");
});

test("a product shows the first three with a photo, each cut where the owner wants it", async () => {
  const { slug } = await product();
  const shown = () => htmlOf(productPage, argsFor(`/product/${slug}`, { params: { slug } }));
  expect(await shown()).not.toContain("Who presses your oil");
  await send({ slot: "press", words: "It turns slowly." });
  expect(await shown()).not.toContain("Who presses your oil");
  for (const [slot, colour, focus] of [
    ["mill", "#305031", "bottom-left"],
    ["founder", "#305032", "middle"],
    ["field", "#305033", "right"],
    ["people", "#305034", "top"],
  ] as const)
    await send({ slot, focus, photo: await photoFile(colour) });
  const html = await shown();
  const places = ["The people at the press", "Where our groundnuts grow", "Our founder"];
  const found = places.map((place) => html.indexOf(place));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(found).not.toContain(-1);
  expect(html).not.toContain("Our mill");
  expect(html).not.toContain("It turns slowly.");
  for (const focus of ["top", "right", "middle"]) expect(html).toContain(`focus-${focus}`);
  expect(await htmlOf(home, argsFor("/"))).toContain("focus-bottom-left");
});

test("a part that somebody else changes meanwhile stays as they wrote it, until the second has seen that", async () => {
  const version = versionNow("mill");
  const first = { slot: "mill", version, name: "Our mill", words: "It turns.\r\nSlowly." };
  for (const _ of ["first", "sent twice"]) expect((await send(first)).status).toBe(303);
  const second = { ...first, name: "", focus: "top", film: "https://example.com/film" };
  const refused = await send(second);
  expect(refused.status).toBe(409);
  const { errors, values } = formIn(refused);
  expect(errors).toEqual({
    form: expect.stringContaining("Someone else changed this part of your story"),
    focus: "“What stays when the edges are cut” says now: The middle",
    name: "“Name” says now: Our mill",
    film: "“Film” is empty now.",
  });
  expect(values).toMatchObject({ film: second.film, focus: "top" });
  expect(await send({ ...second, version: values.version ?? "" })).toMatchObject({ status: 303 });
  expect(storyParts().find(({ slot }) => slot === "mill")).toMatchObject({
    name: null,
    film: second.film,
  });
});

test("a part of the photo that does not exist is its middle", async () => {
  await send({ slot: "press", focus: "somewhere", photo: await photoFile("#305035") });
  expect(db.select().from(table).all()).toMatchObject([{ slot: "press", focus: "middle" }]);
});

test("an address that is none is refused with everything typed", async () => {
  const answer = await send({
    slot: "mill",
    words: "Stone on stone.",
    film: "javascript:alert(1)",
  });
  expect(answer.status).toBe(400);
  expect(formIn(answer)).toMatchObject({
    errors: { film: "Film must be an address that begins with https://" },
    values: { words: "Stone on stone." },
  });
});
