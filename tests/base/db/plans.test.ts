import { readdirSync } from "node:fs";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectionToMigrate, reading } from "~/base/db/connection.server";
import routes from "~/routes";
import { wakeJobs } from "~/server/jobs";
import { processDue } from "~/sales/payments/webhooks/process.server";
import { aCategory, anInput, aProduct } from "../../goods/catalogue/shelf";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { mailServer } from "../../people/mail/mail-server";
import { deliver, waiting } from "../../people/mail/outbox";

/**
 * Every statement that the shop's screens, its API, its jobs and its changes to the catalogue really run is explained by
 * SQLite and held to one rule: it comes to its rows by an index.
 */

/** Tables that may be read from end to end: small by their nature, or bounded where they are filled. */
const small: Record<string, string> = {
  categories: "every page names all of them",
  coupons: "a shop has a handful",
  price_lists: "a shop has a handful",
  trade_accounts: "the firms that the owner knows: few",
  couriers: "a firm has a handful",
  courier_columns: "the kinds of files that the owner named: a handful",
  story_parts: "a row for each of five places",
  settings: "one row for each setting",
  open_pages: "one row",
  delivery_zones: "a shop has a dozen, 100 at most",
  delivery_rates: "a price for each weight of a zone",
  jobs: "one row for each job",
  retention_runs: "one row for each kind of data that goes by time",
  search_words: "each search reads all groups, at most 200",
  product_counts: "nine rows for each category",
  order_counts: "a row for each day and status",
  sqlite_schema: "the list of tables",
  sqlite_master: "the list of tables",
  few: "rows already come to by an index, 10,000 at most (health)",
  __drizzle_migrations: "one row for each migration",
};

/** Statements that read a whole table on purpose: how each is known, and the reason. */
const meant: [RegExp, string][] = [
  [
    /from "product_parts" inner join "products".*products\.sale/,
    "the few products that are made of others",
  ],
  [/min\(mrp_paise\) as paise, number, packs from batches/, "the batches with labels, by product"],
  [
    /union all select distinct .* as "inside"/,
    "what recalled batches were packed into, found before",
  ],
  [/from packings k join batches b/, "the books read every packing"],
  [/^select p\.crop, count\(\*\) as pressings/, "the pressings of a month or so, added up by crop"],
  [/from khatas k left join/, "all who owe something from before or have credit, on one page"],
  [/where \(?false\b/, "asks for nothing: SQLite does not begin it"],
  [
    /^select "slug", "id" from "products"/,
    "an import knows every slug, read once for all its rows",
  ],
  [/^select "slug", "product_id" from "product_slugs"/, "the same, for slugs of earlier"],
  [
    /instr\("products"\."search_text"/,
    "a text in very many products, or without a word: newest first until there are enough",
  ],
  [/length\("products"\."hsn"\) </, "the owner's GST page asks which codes are too short"],
  [
    /^insert into "users"/,
    "the plan counts the rules for an account that goes, which an insert meets no row of",
  ],
  [
    /^select .* from "refunds" left join "orders"/s,
    "refunds that wait for a person: refunds are few",
  ],
  [
    /^\s*select (count\(\*\) as cases|d\.id, d\.amount_paise)[^]* from disputes d /,
    "what banks ask back: disputes are few",
  ],
  [
    /instr\(lower\(words\), lower/,
    "two letters of a user's name: too short for the index, for an admin",
  ],
  [/instr\(lower\(concat_ws/, "part of an enquiry, for an admin: enquiries are few"],
  [/from "duty_days"/, "days that a government moved: a handful in a year"],
  [/^select "zone_id", "prefix" from "delivery_pins"/, "the owner edits the whole table"],
  [/instr\(lower\("audit_log"/, "part of a name in the audit log, for an admin"],
  [
    /select distinct actor_id from audit_log/,
    "reads the log by its index of actors; those are few",
  ],
];

const statements = new Set<string>();
const connections = [reading, connectionToMigrate].map((connection) => {
  const { prepare } = connection;
  connection.prepare = ((source: string) => {
    statements.add(source);
    return prepare(source);
  }) as typeof prepare;
  return { connection, prepare };
});
afterAll(() => {
  for (const { connection, prepare } of connections) connection.prepare = prepare;
});

type Handler = (args: LoaderFunctionArgs) => unknown;
type Module = { loader?: Handler; action?: Handler };
const modules = import.meta.glob<Module>("../../../app/routes/**/*.{ts,tsx}");

function pathsIn(entries: RouteConfigEntry[], above = ""): { file: string; path: string }[] {
  return entries.flatMap(({ file, path, children }) => {
    const full = [above, path].filter(Boolean).join("/");
    return [{ file, path: `/${full}` }, ...pathsIn(children ?? [], full)];
  });
}

const queries = [
  "",
  "?q=groundnut",
  "?q=penut&page=2",
  "?q=5",
  "?q=%25",
  "?category=plans&page=2",
  "?category=plans&price=0-499&page=2",
  "?price=500-999",
  "?pack=tin&pack=jar&size=5-9&stock=in",
  "?oil=Filtered&category=plans&sort=price",
  "?sort=litre&page=2",
  "?sort=bought&page=2&price=0-499",
  "?q=oil&category=plans&sort=name",
  "?sort=price-up",
  "?show=low",
  "?show=owed",
  "?show=uncounted&page=2",
  "?show=all&q=oil",
  "?show=all&q=8901234567890",
  "?sale=hidden&q=8901234567890",
  "?sort=price-down&page=2",
  "?state=hidden",
  "?state=unanswered&order=lowest&page=2",
  "?status=Shipped&from=2024-01-01&to=2026-01-01",
];

/** Screens that show what their query asks for. */
const isList =
  /^\/(search|Store|category|dashboard\/admin\/(products|oils|orders|users|audit|outbox|enquiries|reviews|invoices|payments|quotes|stock|prices))(\/suggestions|\/:slug)?$/;

/** Screens and files of the orders that their query names. */
const isOfTicked = /\/orders\/(ticked|send|slips\.pdf|labels\.pdf|invoices\.pdf)$/;

let slug = "";

beforeAll(async () => {
  const category = await aCategory("Plans");
  for (let made = 0; made < 20; made += 1)
    slug = (await aProduct({ ...anInput(category.id), name: `Groundnut oil ${made}` })).slug;
  const guest = undefined;
  const someone = await cookieOf(await shopper());
  const operator = await cookieOf(await admin());
  for (const { file, path } of pathsIn(routes as RouteConfigEntry[])) {
    const { loader } = (await modules[`../../../app/${file}`]?.()) ?? {};
    if (!loader || path.startsWith("/demo-pay")) continue;
    const cookie = path.startsWith("/dashboard/admin")
      ? operator
      : path.startsWith("/dashboard")
        ? someone
        : guest;
    for (const query of isList.test(path)
      ? queries
      : isOfTicked.test(path)
        ? ["?order=PR-1"]
        : [""])
      await opened(loader, path, query, category.slug, cookie);
  }
  await atWork();
}, 120_000);

/** What the shop does by itself: each job once, and a mail on its way. */
async function atWork() {
  const server = await mailServer();
  await waiting();
  await deliver(server.address);
  await server.stop();
  await wakeJobs();
  await processDue();
}

/** Opens a screen as a browser would; what it refuses has been asked of the database all the same. */
async function opened(
  loader: Handler,
  path: string,
  query: string,
  category: string,
  cookie?: string,
) {
  const params: Record<string, string> = {
    slug: path.includes("category") ? category : slug,
    number: path.includes("sitemap") ? "2" : "PR-1",
    id: "any",
    page: "2",
    keyword: "groundnut",
    list: "everybody",
  };
  const address = path.replace(/:(\w+)\??|\*/g, (_part, name: string) => params[name] ?? "any");
  const named = Object.fromEntries(
    [...path.matchAll(/:(\w+)|\*/g)].map(([part, name]) => [
      name ?? part,
      params[name ?? ""] ?? "any",
    ]),
  );
  try {
    const answer = await loader(argsFor(address + query, { params: named, cookie }));
    if (answer instanceof Response) await answer.text();
  } catch (thrown) {
    if (!(thrown instanceof Response) && !(thrown instanceof Error) && typeof thrown !== "object")
      throw thrown;
  }
}

/** What is wrong with the way to the rows of a statement; none for one that SQLite cannot explain: it reads no table. */
function complaints(database: Database.Database, source: string): string[] {
  const plan = database.prepare(`explain query plan ${source}`).all(emptyFor(source)) as {
    detail: string;
  }[];
  return plan
    .map(({ detail }) => detail)
    .filter((detail) => {
      const [, table = ""] = /^SCAN (\S+)/.exec(detail) ?? [];
      if (table === "" || /USING (COVERING )?INDEX|VIRTUAL TABLE|CONSTANT ROW/.test(detail))
        return false;
      return (
        !(table.replaceAll('"', "") in small) &&
        !/^(json_each|money_came|words|beginning|recent|ranked|\()/.test(table)
      );
    });
}

const emptyFor = (source: string) =>
  Array.from({ length: source.match(/\?/g)?.length ?? 0 }, () => null);

describe("every statement", () => {
  test("was met: the screens, the API and the changes were all there", () => {
    expect(statements.size).toBeGreaterThan(120);
    expect(readdirSync("drizzle").length).toBeGreaterThan(5);
  });

  test("comes to its rows by an index, or is listed with a reason", async () => {
    const { settings } = await import("~/base/lib/env/settings.server");
    const database = new Database(`${settings.dataDir}/shop.sqlite`);
    const explained = [...statements].filter((source) =>
      /^\s*(select|with|insert|update|delete|\()/i.test(source),
    );
    const wrong = explained
      .filter((source) => !meant.some(([pattern]) => pattern.test(source)))
      .map((source) => ({ source, complaints: complaints(database, source) }))
      .filter((each) => each.complaints.length > 0)
      .map((each) => `${each.complaints.join("; ")} ⟵ ${each.source}`);
    database.close();
    expect(wrong).toEqual([]);
  });
});
