import { beforeEach, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { photos, storyParts as table } from "~/base/db/schema";
import * as adminStory from "~/routes/admin/story";
import * as home from "~/routes/shop/home";
import * as about from "~/routes/site/about";
import { answerTo, formIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { type Entries, formOf, photoFile } from "../catalogue/admin-forms";

const path = "/dashboard/admin/settings/story";
let cookie: string;

beforeEach(async () => {
  await write((tx) => tx.delete(table).run());
  cookie = await cookieOf(await admin({ name: "Ramesh Shah" }));
});

const send = (entries: Entries) =>
  answerTo(adminStory.action, argsFor(path, { form: formOf(entries), cookie }));
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
