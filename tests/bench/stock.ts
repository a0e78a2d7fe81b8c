import type Database from "better-sqlite3";
import { searchText } from "~/goods/catalogue/search-text";
import { Dice } from "../dice";
import { pick, productDescription, productName } from "./names";

const categories = 24;
const minute = 60_000;

/**
 * Fills a demo shop up to so many products, in one transaction, through the triggers as the shop itself would. The new
 * ones show the photos of the demo's, so that every photo there is can be fetched.
 */
export function stock(database: Database.Database, products: number, now = Date.now()): void {
  const dice = new Dice(products);
  const photos = database.prepare("select * from photos").all() as Record<string, unknown>[];
  database.transaction(() => {
    const categoryIds = fillCategories(database, now);
    const addPhoto = insertOf(database, "photos", Object.keys(photos[0] ?? {}));
    const addProduct = insertOf(
      database,
      "products",
      Object.keys(productRow(dice, 0, "", "", now)),
    );
    const showPhoto = database.prepare("update photos set product_id = ? where id = ?");
    const [there] = database.prepare("select count(*) from products").pluck().all() as [number];
    for (let index = there + 1; index <= products; index += 1) {
      const photo = { ...pick(dice, photos), id: `bench-photo-${index}`, product_id: null };
      addPhoto.run(photo);
      const row = productRow(dice, index, pick(dice, categoryIds), photo.id, now);
      addProduct.run(row);
      showPhoto.run(row.id, photo.id);
    }
  })();
}

function fillCategories(database: Database.Database, now: number): string[] {
  const add = database.prepare(
    "insert into categories (id, name, slug, created_at, updated_at) values (?, ?, ?, ?, ?)",
  );
  const [there] = database.prepare("select count(*) from categories").pluck().all() as [number];
  for (let index = there + 1; index <= categories; index += 1)
    add.run(`bench-category-${index}`, `Press House ${index}`, `press-house-${index}`, now, now);
  return database.prepare("select id from categories").pluck().all() as string[];
}

function productRow(dice: Dice, index: number, categoryId: string, photoId: string, now: number) {
  const name = productName(dice, index);
  const description = productDescription(dice);
  const at = now - index * minute;
  return {
    id: `bench-product-${index}`,
    name,
    slug: `bench-${index}`,
    description,
    search_text: searchText({ name, description }),
    price_paise: 9900 + Math.floor(dice.next() ** 2 * 900_000),
    volume_ml: pick(dice, [500, 1000, 2000, 5000, 15_000]),
    family: `family ${Math.floor(index / 4)}`,
    category_id: categoryId,
    photo_id: photoId,
    created_at: at,
    updated_at: at,
  };
}

/** An insert of these columns, whatever others a later schema has. */
export function insertOf(database: Database.Database, table: string, columns: string[]) {
  return database.prepare(
    `insert into ${table} (${columns.join(", ")}) values (${columns.map((name) => `@${name}`).join(", ")})`,
  );
}
