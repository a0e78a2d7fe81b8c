import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { applyMigrations } from "~/base/db/migrate.server";

type Journal = { entries: { tag: string; when: number }[] };

const journal = JSON.parse(readFileSync("drizzle/meta/_journal.json", "utf8")) as Journal;
/** The first version that a shop has been opened with. */
const released = journal.entries.findIndex(({ tag }) => tag === "0001_search") + 1;

/** The search view as shops were first opened with it; the migration that made it has another one now. */
const firstSearchView = readFileSync("tests/base/db/first-search-view.sql", "utf8");
const withFirstView =
  journal.entries.findIndex(({ tag }) => tag === "0012_search_words_on_open_pages") + 1;

let folder: string;
let database: Database.Database;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "prayosha-upgrade-"));
  database = new Database(path.join(folder, "shop.sqlite"));
  database.pragma("foreign_keys = ON");
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

test("the database of another program is left as it is, and said to be one", () => {
  database.exec("CREATE TABLE products (sku text)");
  expect(() => applyMigrations(database, "drizzle")).toThrow(
    /shop\.sqlite is the database of another program\. Nothing was changed\./,
  );
  expect(database.prepare("SELECT name FROM sqlite_master").pluck().all()).toEqual(["products"]);
});

test("each migration is later than the one before: a shop applies what is later than its newest, and would leave out another", () => {
  const times = journal.entries.map(({ tag, when }) => ({ tag, when }));
  expect(times).toEqual(times.toSorted((one, other) => one.when - other.when));
});

test("drizzle's snapshot of the newest migration is kept, and no other", () => {
  const newest = journal.entries.at(-1)?.tag.slice(0, 4);
  const snapshots = readdirSync("drizzle/meta").filter((name) => name.endsWith("_snapshot.json"));
  expect(snapshots).toEqual([`${newest}_snapshot.json`]);
});

/** The migrations as they were when there were `count` of them. */
function migrationsOfOld(count: number): string {
  const old = path.join(folder, `drizzle-${count}`);
  cpSync("drizzle", old, { recursive: true });
  const entries = journal.entries.slice(0, count);
  writeFileSync(path.join(old, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  const search = path.join(old, "0010_product_search.sql");
  const view = /CREATE VIEW `product_search_words`[^]*?(?=\n--> )/;
  writeFileSync(
    search,
    readFileSync(search, "utf8").replace(view, () => firstSearchView),
  );
  return old;
}

/** The first version whose orders have a fingerprint and their goods' value; before, a hash of the cart and only the total. */
const withFingerprint =
  journal.entries.findIndex(({ tag }) => tag === "0016_from_landing_to_paid") + 1;

/** One of everything that money hangs on, in the columns that every version has; made for the version `count`, with `mark` in its ids. */
function fillShop(count: number, mark = ""): void {
  const [names, values] =
    count < withFingerprint ? ["cart_hash", "'h'"] : ["fingerprint, goods_paise", "'h', 145000"];
  database.exec(`
    insert into users (id, name, email, password_hash, phone, address, answer_hash, created_at, updated_at)
      values ('u1${mark}', 'Asha', 'asha${mark}@example.com', 'x', '1', 'Surat', 'x', 1, 1);
    insert into orders (id, serial, number, token, user_id, cart_id, cart_round, ${names}, payment_status, total_paise,
        buyer_name, buyer_email, buyer_phone, buyer_address, paid_at, created_at, updated_at)
      values ('o1${mark}', ${count}, 'PR-00000${count}', 't${mark}', 'u1${mark}', 'c${mark}', 1, ${values}, 'paid', 145000, 'Asha', 'asha@example.com', '1', 'Surat', 2, 1, 2);
    insert into order_lines (order_id, position, product_id, category_id, name, slug, description, volume_ml, shipping,
        unit_price_paise, quantity) values ('o1${mark}', 0, 'p', 'k', 'Oil', 'oil', '', 5000, 1, 145000, 1);
    insert into payment_orders (id, order_id, amount_paise, currency, created_at) values ('order_1${mark}', 'o1${mark}', 145000, 'INR', 1);
    insert into payments (id, payment_order_id, amount_paise, currency, status, review, created_at, updated_at)
      values ('pay_1${mark}', 'order_1${mark}', 145000, 'INR', 'captured', null, 1, 1),
             ('pay_2${mark}', 'order_1${mark}', 145000, 'INR', 'captured', 'second payment', 1, 1);
    insert into sessions (token_hash, user_id, created_at, expires_at) values ('s${mark}', 'u1${mark}', 1, 2);`);
}

const rows = (sql: string) => database.prepare(sql).all() as Record<string, unknown>[];

/** A row as the newest version names its columns. */
const renamed = ({ cart_hash: hash, ...row }: Record<string, unknown>) =>
  hash === undefined ? row : { ...row, fingerprint: hash };

/** What orders from before know nothing of. */
const columnsWithoutValue = [
  "placed_by",
  "kept_at",
  "part_paid_at",
  "advance_paise",
  "written_off_at",
  "price_list",
  "coupon_id",
  "coupon_code",
  "ship_area",
  "buyer_firm",
  "delivery_way",
  "delivery_zone",
  "weight_g",
  "promised_from",
  "promised_to",
  "confirmed_at",
  "network",
  "claimed_utr",
  "received_utr",
  "packed_at",
  "returned_at",
  "send_with",
  "eway_number",
  "cancel_reason",
  "lapsed_at",
];

describe("a shop that was opened with an earlier version", () => {
  const counts = journal.entries.map((_, index) => index + 1).slice(released - 1);

  const tables = ["users", "orders", "order_lines", "payment_orders", "payments", "sessions"];
  const all = () => tables.map((table) => rows(`select * from ${table}`));

  // Rows of every version in one shop, as each migration must keep them all: a shop for each version would take a hundred times as long.
  test("keeps everything that any version wrote", () => {
    const written: Record<string, unknown>[][] = tables.map(() => []);
    for (const count of counts) {
      applyMigrations(database, migrationsOfOld(count));
      const before = all();
      fillShop(count, `-${count}`);
      for (const [index, table] of all().entries())
        written[index]!.push(...table.slice(before[index]!.length));
    }

    applyMigrations(database, "drizzle");

    expect(all()).toMatchObject(written.map((table) => table.map(renamed)));
    expectSound(counts.length);
  });

  test("keeps everything when it goes from the first version to the newest at once", () => {
    applyMigrations(database, migrationsOfOld(released));
    fillShop(released);
    const before = all();

    applyMigrations(database, "drizzle");

    expect(all()).toMatchObject(before.map((table) => table.map(renamed)));
    expectSound(1);
  });

  /** The database has no broken reference, and counts and finds as many orders as there are. */
  function expectSound(orders: number): void {
    expect(database.pragma("foreign_key_check")).toEqual([]);
    expect(database.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
    expect(database.pragma("foreign_keys")).toEqual([{ foreign_keys: 1 }]);
    expect(rows("select count(*) as found from order_search")).toEqual([{ found: orders }]);
    const counted = rows(
      "select sum(listed) listed, sum(paid) paid, sum(sold) sold, sum(sold_paise) paise from order_counts",
    );
    expect(counted).toEqual([
      { listed: orders, paid: orders, sold: orders, paise: orders * 145_000 },
    ]);
  }

  test("keeps all of an order from before delivery had a price: it cost its goods", () => {
    applyMigrations(database, migrationsOfOld(withFingerprint - 1));
    fillShop(withFingerprint - 1);
    database.exec(`
      update orders set ship_name = 'Asha', ship_phone = '+919825012345', ship_line = '12 Ring Road', ship_city = 'Surat',
        ship_state = '24', ship_pin = '395002', buyer_gstin = '24AAACC1206D1ZM', payment_method = 'transfer', status = 'Shipped',
        courier = 'DTDC', tracking_number = 'D1234567', shipped_at = 3, failure_reason = 'payment_failed';`);
    const [before = {}] = rows("select * from orders").map(renamed);

    applyMigrations(database, "drizzle");

    expect(rows("select * from orders")).toEqual([
      {
        ...before,
        goods_paise: 145_000,
        delivery_paise: 0,
        fee_paise: 0,
        discount_paise: 0,
        source: "shop",
        language: "en",
        needs_confirmation: 0,
        note: "",
        note_for_buyer: "",
        kept_reason: "",
        customer: "u1",
        sold_out: 0,
        place_by_firm: 0,
        ...Object.fromEntries(columnsWithoutValue.map((name) => [name, null])),
      },
    ]);
    expect(rows("select discount_paise from order_lines")).toEqual([{ discount_paise: 0 }]);
  });

  test("has a row for what was paid by hand, as much as its books say, and for nothing else", () => {
    const withRows = journal.entries.findIndex(({ tag }) => tag === "0069_money_received");
    applyMigrations(database, migrationsOfOld(withRows));
    fillShop(withRows);
    database.exec("update payments set paid_order_id = 'o1' where id = 'pay_1'");
    const order = database.prepare(`
      insert into orders (id, serial, number, token, cart_id, cart_round, fingerprint, goods_paise, total_paise, payment_status,
          payment_method, source, received_utr, buyer_name, buyer_email, buyer_phone, buyer_address, paid_at, created_at, updated_at)
        values (@id, @serial, @id, @id, @id, 1, 'h', 50000, 50000, @status, @method, @source, @utr, 'Asha', '', '1', 'Surat', @paidAt, 1, 1)`);
    const event = database.prepare(
      "insert into order_events (id, order_id, actor, kind, detail, created_at) values (@id, @id, 'boss', 'paid', @detail, 5)",
    );
    const add = (id: string, method: string, detail: string | null, more: object = {}) => {
      const given = { status: "paid", source: "shop", utr: null, paidAt: 7, ...more };
      order.run({ id, method, serial: 100 + count(), ...given });
      if (detail) event.run({ id, detail });
    };
    const count = () => rows("select id from orders").length;
    add("transfer", "transfer", "by hand: reference 612345678901", { utr: "612345678901" });
    add("upi", "later", "by hand: UPI, seen by the owner", { status: "part_refunded" });
    add("cash", "on-delivery", "by hand: Cash from the courier");
    add("unsaid", "on-delivery", "by hand");
    add("counter", "cash", "by hand: cash at the counter");
    add("old-shop", "online", null, { source: "import" });
    add("waiting", "later", null, { status: "pending", paidAt: null });
    // Packs of it were sent back before its money came, which was so much less.
    add("sent-back", "on-delivery", "by hand: by the courier");
    database.exec(`
      insert into refunds (id, idempotency_key, order_id, amount_paise, status, actor, processed_at, created_at, updated_at)
        values ('r', 'r', 'sent-back', 20000, 'processed', 'boss', 7, 7, 7), ('later', 'later', 'upi', 10000, 'processed', 'boss', 9, 9, 9)`);

    applyMigrations(database, "drizzle");

    const row = { amount_paise: 50_000, came_at: 7, noted_by: "boss", takes_back: null };
    const words = (way: string | null, reference: string | null, note: string) => ({
      way,
      reference,
      note,
    });
    expect(rows("select * from money_received order by order_id")).toMatchObject([
      { order_id: "cash", ...row, ...words("cash", null, "Cash from the courier") },
      { order_id: "counter", ...row, ...words("cash", null, "cash at the counter") },
      { order_id: "old-shop", ...row, noted_by: "shop", ...words(null, null, "") },
      {
        order_id: "sent-back",
        ...row,
        amount_paise: 30_000,
        ...words(null, null, "by the courier"),
      },
      { order_id: "transfer", ...row, ...words("bank", "612345678901", "reference 612345678901") },
      { order_id: "unsaid", ...row, ...words(null, null, "") },
      { order_id: "upi", ...row, ...words("upi", null, "UPI, seen by the owner") },
    ]);
    expect(
      rows("select order_id, amount_paise, way, came_at from money_came where way = 'online'"),
    ).toEqual([{ order_id: "o1", amount_paise: 145_000, way: "online", came_at: 2 }]);
  });

  test("parts the words of its products as before, and ends with the schema of a new shop", () => {
    applyMigrations(database, migrationsOfOld(withFirstView));
    expect(rows("select sql from sqlite_master where name = 'product_search_words'")).toEqual([
      { sql: firstSearchView.replace(/;\s*$/, "") },
    ]);
    database.exec(`
      insert into categories (id, name, slug, created_at, updated_at) values ('k', 'Oils', 'oils', 1, 1);
      with numbers (value) as (select 32 union all select value + 1 from numbers where value < 9000)
      insert into products (id, name, slug, description, search_text, price_paise, volume_ml, category_id, ingredients,
          family, created_at, updated_at)
        select value, 'x', 'p' || value, 'x', 'mother’s' || char(value) || 'oil — તેલ ।   तेल' || char(10) || char(value) || 'for “all”…',
          100, 500 + value, 'k', 'nuts (' || char(value) || ')', 'a/b', value, value
        from numbers;`);
    const words = "select * from product_search_words order by product_id";
    const before = rows(words);

    applyMigrations(database, "drizzle");

    expect(before).toHaveLength(8969);
    expect(rows(words)).toEqual(before);
    const fresh = new Database(":memory:");
    applyMigrations(fresh, "drizzle");
    const schema = "select type, name, sql from sqlite_master order by type, name";
    expect(rows(schema)).toEqual(fresh.prepare(schema).all());
    fresh.close();
  });

  test("is left as it was when a migration cannot be applied", () => {
    applyMigrations(database, migrationsOfOld(released));
    fillShop(released);
    const broken = migrationsOfOld(journal.entries.length);
    const last = journal.entries.at(-1)!.tag;
    writeFileSync(
      path.join(broken, `${last}.sql`),
      "CREATE TABLE half (id text);--> statement-breakpoint\nNOT SQL AT ALL;",
    );
    const schema = "select name, sql from sqlite_master order by name";
    const before = rows(schema);

    expect(() => applyMigrations(database, broken)).toThrow(/NOT SQL/);

    expect(rows(schema)).toEqual(before);
    expect(rows("select number from orders")).toEqual([{ number: `PR-00000${released}` }]);
  });
});

describe("a shop from before goods were sold by number", () => {
  const before = journal.entries.findIndex(({ tag }) => tag.endsWith("_goods_by_the_piece"));
  const product = (id: string, columns: string, values: string) =>
    database.exec(`insert into products (id, name, slug, description, search_text, price_paise, category_id, created_at, updated_at,
      ${columns}) values ('${id}', '${id}', '${id}', '', '${id}' || char(10), 20000, 'k', 1, 1, ${values})`);

  beforeEach(() => {
    applyMigrations(database, migrationsOfOld(before));
    database.exec(
      "insert into categories (id, name, slug, created_at, updated_at) values ('k', 'K', 'k', 1, 1)",
    );
    product("jar", "volume_ml", "5000");
    product("tin", "volume_ml, measure, net_weight_g", "16480, 'kg', 15000");
  });

  test("keeps its packs and finds them by the same words", () => {
    const packs = rows("select * from products");
    const words = rows("select * from product_search_words");
    applyMigrations(database, "drizzle");
    expect(rows("select * from products")).toMatchObject(
      packs.map((row) => ({ ...row, pieces: null })),
    );
    expect(rows("select * from product_search_words")).toEqual(words);
    expect(database.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
  });

  test("takes goods by number, found by their number, and nothing that is both or neither", () => {
    applyMigrations(database, "drizzle");
    product("massager", "measure, pieces", "'piece', 6");
    product("jaggery", "measure, volume_ml, net_weight_g", "'g', 550, 500");
    expect(rows("select details from product_search_words where product_id = 'massager'")).toEqual([
      { details: "6 piece pieces pcs nos" },
    ]);
    database.exec(
      "update products set measure = 'piece', pieces = 2, volume_ml = null where id = 'jar'",
    );
    expect(rows("select size from product_search where product_id in ('jar', 'massager')")).toEqual(
      [{ size: 0 }, { size: 0 }],
    );
    for (const [columns, values] of [
      ["measure, volume_ml", "'piece', 1000"],
      ["measure, volume_ml, pieces", "'box', 1000, 1"],
      ["measure, pieces", "'l', 6"],
      ["measure, pieces", "'pair', 0"],
      ["measure, volume_ml", "'g', 550"],
      ["measure", "'l'"],
      ["measure, pieces", "'dozen', 1"],
    ] as const)
      expect(() => product("wrong", columns, values), `${columns}: ${values}`).toThrow(/CHECK/);
  });
});

describe("a shop from before a batch could be recalled again", () => {
  const before = journal.entries.findIndex(({ tag }) => tag.endsWith("_recalled_again"));
  const stateOf = (id: string) => rows(`select is_recalled from batches where id = '${id}'`)[0];

  beforeEach(() => {
    applyMigrations(database, migrationsOfOld(before));
    fillShop(before);
    database.exec(`
      insert into categories (id, name, slug, created_at, updated_at) values ('k', 'K', 'k', 1, 1);
      insert into products (id, name, slug, description, search_text, price_paise, volume_ml, category_id, created_at, updated_at)
        values ('tin', 'Tin', 'tin', '', 'tin' || char(10), 20000, 1000, 'k', 1, 1), ('box', 'Box', 'box', '', 'box' || char(10), 90000, 5000, 'k', 1, 1);
      insert into batches (id, number, product_id, packed_on, best_before, created_at, updated_at)
        values ('off', 'A', 'tin', '2026-11-12', '2099-08-12', 1, 1), ('on', 'B', 'tin', '2026-11-12', '2099-08-12', 1, 1),
          ('carton', 'A-10', 'box', '2026-11-12', '2099-08-12', 1, 1);
      insert into batch_parts (batch_id, part_id, part_batch_id, packs) values ('carton', 'tin', 'off', 10);
      insert into recalls (batch_id, why, why_gu, created_at, updated_at) values ('off', 'Smell', 'ગંધ', 5, 5), ('on', 'Glass', '', 6, 6);
      insert into recall_steps (id, batch_id, state, actor, note, created_at)
        values ('s1', 'off', 'started', 'boss', '', 5), ('s2', 'off', 'called off', 'boss', 'Sound', 7), ('s3', 'on', 'started', 'boss', '', 6);
      insert into recall_told (batch_id, order_id, way, actor, created_at) values ('off', 'o1', 'mail', 'boss', 6);
      update recalls set state = 'called off', updated_at = 7 where batch_id = 'off';`);
  });

  test("keeps all recalls, their steps and who was told of them", () => {
    const tables = ["recalls", "recall_steps", "recall_told", "batches", "batch_parts"];
    const old = tables.map((table) => rows(`select * from ${table}`));
    applyMigrations(database, "drizzle");
    const [recalls = [], steps = [], told = [], ...others] = old;
    const ofRecall = ({ batch_id, ...row }: Record<string, unknown>) => ({
      recall_id: batch_id,
      ...row,
    });
    expect(tables.map((table) => rows(`select * from ${table}`))).toEqual([
      recalls.map((row) => ({ id: row.batch_id, ...row })),
      steps.map(ofRecall),
      told.map((row) => ({ ...ofRecall(row), news: "recalled" })),
      ...others,
    ]);
    expect(database.pragma("foreign_key_check")).toEqual([]);
    const triggers = "select name from sqlite_master where type = 'trigger' order by name";
    const names = rows(triggers).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        "batch_parts_insert",
        "batches_recalled_by_recalls",
        "recalls_called_off",
      ]),
    );
  });

  test("recalls again what was called off, with its cartons, and what stands only once; nothing of it is changed or deleted", () => {
    applyMigrations(database, "drizzle");
    expect([stateOf("off"), stateOf("carton")]).toEqual([{ is_recalled: 0 }, { is_recalled: 0 }]);
    const recall = (id: string, batch: string, state = "started") =>
      database.exec(
        `insert into recalls (id, batch_id, state, why, created_at, updated_at) values ('${id}', '${batch}', '${state}', 'Again', 9, 9)`,
      );
    const version = () => rows("select version from open_pages")[0];
    const shown = version();
    recall("r2", "off");
    expect(version()).not.toEqual(shown);
    expect([stateOf("off"), stateOf("carton")]).toEqual([{ is_recalled: 1 }, { is_recalled: 1 }]);
    expect(() => recall("r3", "off")).toThrow(/UNIQUE/);
    expect(() => recall("r3", "on")).toThrow(/UNIQUE/);
    expect(() => recall("r3", "off", "closed")).toThrow("begins with its start");
    const tell = (id: string, news: string) =>
      database.exec(
        `insert into recall_told (recall_id, order_id, news, way, actor, created_at) values ('${id}', 'o1', '${news}', 'mail', 'boss', 9)`,
      );
    const untrue = "not what the buyer is to be told";
    expect(() => tell("r2", "called off")).toThrow(untrue);
    expect(() => tell("off", "recalled")).toThrow(untrue);
    tell("off", "called off");
    database.exec("update recalls set state = 'called off' where id = 'r2'");
    expect([stateOf("off"), stateOf("carton")]).toEqual([{ is_recalled: 0 }, { is_recalled: 0 }]);
    expect(() => tell("r2", "called off")).toThrow(untrue);
    for (const [sql, words] of [
      ["update recalls set state = 'started' where id = 'off'", "step by step"],
      ["update recalls set id = 'x' where id = 'r2'", "step by step"],
      ["delete from recalls", "a recall is kept"],
      ["update recall_steps set note = 'x'", "never changed"],
      ["delete from recall_steps", "is kept"],
      ["update recall_told set actor = 'x'", "never changed"],
      ["delete from recall_told", "is kept"],
      ["update batches set is_recalled = 1 where id = 'off'", "by its recall alone"],
    ] as const)
      expect(() => database.exec(sql), sql).toThrow(words);
  });
});
