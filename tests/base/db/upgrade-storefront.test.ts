import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyMigrations } from "~/base/db/migrate.server";

/** A shop as it was before its search understood and its buyers wrote reviews, with data, brought to the newest version. */

type Journal = { entries: { tag: string }[] };

let folder: string;
let database: Database.Database;

const rows = (sql: string) => database.prepare(sql).all();

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "prayosha-upgrade-"));
  database = new Database(path.join(folder, "shop.sqlite"));
  database.pragma("foreign_keys = ON");
  const old = path.join(folder, "drizzle");
  cpSync("drizzle", old, { recursive: true });
  const file = path.join(old, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as Journal;
  const migrateTo = (next: string) => {
    const count = journal.entries.findIndex(({ tag }) => tag === next);
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    applyMigrations(database, old);
  };
  migrateTo("0024_search_that_understands");
  const said = [
    { words: "Good oil.", who: "Asha", where: null },
    { words: "સરસ તેલ", who: "Meena", where: "Surat" },
  ];
  database
    .prepare("insert into settings (key, value, updated_at) values ('testimonials', ?, 5)")
    .run(JSON.stringify(said));
  database.exec(`
    insert into settings (key, value, updated_at) values ('notices.recipients', 'a@shop.example', 5);
    delete from search_words where id = 'search-words-jar';
    insert into users (id, name, email, password_hash, phone, address, answer_hash, created_at, updated_at)
      values ('u1', 'Asha', 'asha@example.com', 'x', '1', 'Surat', 'x', 1, 1);
    insert into categories (id, name, slug, created_at, updated_at) values ('k', 'Oils', 'oils', 1, 1);
    insert into products (id, name, slug, description, search_text, price_paise, volume_ml, containers, category_id,
        created_at, updated_at)
      values ('tin', 'Tin', 'tin', 'x', 'tin', 100, 15000, 1, 'k', 1, 1),
             ('box', 'Box', 'box', 'x', 'box', 100, 12000, 12, 'k', 1, 1);`);
  migrateTo("0053_own_words_found");
  database.exec(`
    insert into catalogue_words (subject_id, language, name, description, updated_at)
      values ('tin', 'gu', 'ઝળહળતો ડબ્બો', 'રોજ માટે.' || char(10) || 'શુદ્ધ', 1), ('tin', 'hi', 'चमकता TIN', null, 1), ('k', 'gu', 'તેલ', null, 1);`);
  applyMigrations(database, "drizzle");
});

afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

test("the testimonials of the settings are rows in the same order; other settings stay", () => {
  expect(rows("select position, words, who, place from testimonials order by position")).toEqual([
    { position: 0, words: "Good oil.", who: "Asha", place: null },
    { position: 1, words: "સરસ તેલ", who: "Meena", place: "Surat" },
  ]);
  expect(rows("select key from settings where updated_at = 5")).toEqual([
    { key: "notices.recipients" },
  ]);
});

test("the index of products knows their sizes, and each new one's", () => {
  const sizes = "select product_id as id, size, sold from product_search order by size";
  expect(rows(sizes)).toEqual([
    { id: "box", size: 12_000, sold: 0 },
    { id: "tin", size: 15_000, sold: 0 },
  ]);
  database.exec("update products set volume_ml = 5000 where id = 'tin'");
  expect(rows(`${sizes} limit 1`)).toEqual([{ id: "tin", size: 5000, sold: 0 }]);
});

test("words wait for their sound, which the search's job gives them", () => {
  expect(rows("select word from search_vocabulary where sound is not null")).toEqual([]);
  expect(rows("select word from search_vocabulary where word = 'box'")).toHaveLength(1);
});

test("what products are called in Gujarati and Hindi is found", () => {
  const withWord = (word: string) =>
    rows(
      `select product_id as id from product_search where id in
        (select rowid from product_search_index where product_search_index match '"${word}"')`,
    );
  for (const word of ["ઝળહળતો", "રોજ", "શુદ્ધ", "चमकता", "tin"])
    expect(withWord(word), word).toEqual([{ id: "tin" }]);
  expect(rows("select uses from search_vocabulary where word = 'ડબ્બો'")).toEqual([{ uses: 1 }]);
  database.exec("update products set own_text = '' where id = 'tin'");
  expect(withWord("ઝળહળતો")).toEqual([]);
  expect(rows("select uses from search_vocabulary where word = 'ડબ્બો'")).toEqual([]);
});

test("groups of words that the owner deleted stay deleted, others know more words", () => {
  expect(rows("select id from search_words where id = 'search-words-jar'")).toEqual([]);
  expect(
    rows("select id from search_words where id = 'search-words-tin' and words like '%, peepa,%'"),
  ).toHaveLength(1);
});

test("cartons are cartons, and mails go out in English until someone reads otherwise", () => {
  expect(rows("select id, pack_kind as kind from products order by id")).toEqual([
    { id: "box", kind: "carton" },
    { id: "tin", kind: null },
  ]);
  expect(rows("select language from users")).toEqual([{ language: "en" }]);
  expect(() => database.exec("update products set pack_kind = 'barrel'")).toThrow(/CHECK/);
  expect(() => database.exec("update users set language = 'fr'")).toThrow(/CHECK/);
});
