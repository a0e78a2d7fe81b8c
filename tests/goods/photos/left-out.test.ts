import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { batches, photos, products, reviews, storyParts, testimonials } from "~/base/db/schema";
import * as deliveryIn from "~/routes/admin/delivery/import";
import * as createPage from "~/routes/admin/goods/create-product";
import * as productsIn from "~/routes/admin/goods/import";
import * as productPage from "~/routes/admin/goods/product";
import * as sendIn from "~/routes/admin/orders/send-import";
import * as listIn from "~/routes/admin/price-lists/import";
import * as pricesIn from "~/routes/admin/prices/import";
import * as batchesIn from "~/routes/admin/stock/import-batches";
import * as editBatch from "~/routes/admin/stock/edit-batch";
import * as stockIn from "~/routes/admin/stock/import";
import * as story from "~/routes/admin/story";
import * as testimonialsPage from "~/routes/admin/testimonials";
import * as reviewPage from "~/routes/shop/review";
import { answerTo, formIn } from "../../people/accounts/answers";
import { admin, argsFor, cookieOf } from "../../cast";
import { type Entries, formOf, photoFile } from "../catalogue/admin-forms";
import { anInput } from "../catalogue/shelf";
import { asked } from "../../sales/reviews/delivered";
import { anyCategory, product } from "../../shelf";
import { batch, counted } from "../stock/counted";

// Whatever a person chose and the shop would leave out is told, with its name.

let cookie: string;
let two: File[];
let good: File;
const document = new File(["a letter"], "letter.docx");
const csv = (name: string) => new File(["a,b\n1,2\n"], name, { type: "text/csv" });

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  two = [await photoFile("#101010", "mill.png"), await photoFile("#202020", "press.png")];
  good = await photoFile("#303030", "good.png");
});

type Door = { action: (args: never) => unknown };
const send = (door: Door, entries: Entries, params: Record<string, string> = {}) =>
  answerTo(door.action as never, argsFor("/", { form: formOf(entries), params, cookie }));

const onlyOne = (names: string) => `Only one file can be sent here. Choose one of these: ${names}`;

const tables = [photos, storyParts, testimonials, reviews, products, batches];
const stored = () => Promise.all(tables.map((table) => db.$count(table)));

async function refusedAt(door: Door, entries: Entries, params?: Record<string, string>) {
  const before = await stored();
  const answer = await send(door, entries, params);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await stored()).toEqual(before);
  return formIn(answer).errors;
}

describe("a second file in a field that takes one", () => {
  test("is refused by name in the owner's story and testimonials", async () => {
    const errors = { photo: onlyOne("mill.png, press.png") };
    expect(await refusedAt(story, { slot: "mill", name: "Stone", photo: two })).toEqual(errors);
    const said = { intent: "add", words: "Good oil", who: "Asha", where: "Surat" };
    expect(await refusedAt(testimonialsPage, { ...said, photo: two })).toEqual(errors);
  });

  test("is refused by name in a review, in the buyer's language", async () => {
    const { goods, form: token } = await asked();
    const said = { product: goods[0]?.id ?? "", stars: "5", words: "Good", name: "Asha" };
    expect(await refusedAt(reviewPage, { ...said, photo: two }, { token })).toEqual({
      photo: onlyOne("mill.png, press.png"),
    });
  });

  test("is refused by name as the report of a batch", async () => {
    const id = await batch((await counted(0)).id, 5);
    const typed = { number: "B-1", packedOn: "2025-11-12", bestBefore: "2099-08-12" };
    const report = [new File(["%PDF-1.7"], "one.pdf"), new File(["%PDF-1.7"], "two.pdf")];
    expect(await refusedAt(editBatch, { ...typed, report }, { id })).toMatchObject({
      report: onlyOne("one.pdf, two.pdf"),
    });
  });

  test.each([
    ["delivery", deliveryIn],
    ["products", productsIn],
    ["parcels", sendIn],
    ["prices", pricesIn],
    ["a price list", listIn],
    ["stock", stockIn],
    ["batches", batchesIn],
  ])("is refused by name where %s are imported", async (_, door) => {
    const file = [csv("monday.csv"), csv("tuesday.csv")];
    const errors = await refusedAt(door as Door, { file }, { list: "everybody" });
    expect(errors.file).toBe(onlyOne("monday.csv, tuesday.csv"));
  });
});

describe("photos of a product", () => {
  const fields = async () => {
    const { name, description } = anInput(await anyCategory());
    const category = await anyCategory();
    return { name, description, category, price: "200", quantity: "1", intent: "save" };
  };

  test("are refused with the name of the one that is none, is empty or too heavy", async () => {
    const heavy = new File([new Uint8Array(6 * 1024 * 1024).fill(255)], "heavy.jpg");
    const { slug } = await product();
    for (const [wrong, sentence] of [
      [document, "letter.docx: Photo must be a JPEG, PNG, WebP, AVIF or GIF image"],
      [new File([], "cloud.heic"), "cloud.heic: The photo is empty: choose it again."],
      [heavy, "heavy.jpg: Photo must be at most 5 MB"],
    ] as const) {
      const photo = [good, wrong];
      expect((await refusedAt(createPage, { ...(await fields()), photo })).photo).toBe(sentence);
      const added = await refusedAt(productPage, { intent: "photo-add", photo }, { slug });
      expect(added.photo).toBe(sentence);
      const alone = await refusedAt(productPage, { intent: "photo-add", photo: wrong }, { slug });
      expect(alone.photo).toBe(sentence.replace(/^\S+: /, ""));
    }
  });

  test("are refused when there are too many, none of them stored", async () => {
    const photo = Array.from({ length: 9 }, () => good);
    const { slug } = await product();
    const sentence = "A product can have at most 8 photos";
    expect((await refusedAt(createPage, { ...(await fields()), photo })).photo).toBe(sentence);
    const added = await refusedAt(productPage, { intent: "photo-add", photo }, { slug });
    expect(added.photo).toBe(sentence);
  });
});

test("a photo beside another mistake has to be chosen again, and that is said", async () => {
  const again = { photo: "Please choose the photo again." };
  const film = { slot: "mill", film: "javascript:alert(1)", photo: good };
  expect(await refusedAt(story, film)).toMatchObject(again);
  const nameless = { intent: "add", words: "", who: "", where: "", photo: good };
  expect(await refusedAt(testimonialsPage, nameless)).toMatchObject(again);
  const { goods, form: token } = await asked();
  const unrated = { product: goods[0]?.id ?? "", stars: "", words: "", name: "", photo: good };
  expect(await refusedAt(reviewPage, unrated, { token })).toMatchObject(again);
});
