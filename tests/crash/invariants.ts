import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";

const anHour = 60 * 60 * 1000;

/** What must never be in a shop that runs, one plain sentence for each. */
export function problemsIn(dataDir: string, uploadsDir: string): string[] {
  const books = new Database(path.join(dataDir, "shop.sqlite"), { readonly: true });
  try {
    // What is read is of one moment, so that nobody's order is seen half.
    return books.transaction(() => problemsOf(books, uploadsDir))();
  } finally {
    books.close();
  }
}

/** The same for one that was killed: looked for in a copy, so that the shop itself finds its database as it was left. */
export function problemsLeftIn(dataDir: string, uploadsDir: string): string[] {
  const scratch = mkdtempSync(path.join(tmpdir(), "prayosha-crash-look-"));
  for (const ending of ["", "-wal"]) {
    const file = path.join(dataDir, `shop.sqlite${ending}`);
    if (existsSync(file)) copyFileSync(file, path.join(scratch, `shop.sqlite${ending}`));
  }
  const books = new Database(path.join(scratch, "shop.sqlite"));
  try {
    return problemsOf(books, uploadsDir);
  } finally {
    books.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

function problemsOf(books: Database.Database, uploadsDir: string): string[] {
  return [...damages(books), ...wrongBooks(books), ...wrongPhotos(books, uploadsDir)];
}

/** Damage to the file itself. */
function damages(books: Database.Database): string[] {
  const found = books.pragma("integrity_check", { simple: true });
  const lost = books.pragma("foreign_key_check") as unknown[];
  return [
    ...(found === "ok" ? [] : [`the database is damaged: ${String(found)}`]),
    ...(lost.length === 0 ? [] : [`${lost.length} rows point at nothing`]),
  ];
}

const wrongs: [what: string, sql: string][] = [
  [
    "is an order whose total is not that of its lines",
    `select number from orders o where total_paise is not
       (select sum(unit_price_paise * quantity) from order_lines l where l.order_id = o.id)`,
  ],
  [
    "is an invoice of another total than its order",
    `select i.number from invoices i join orders o on o.id = i.order_id
     where i.series = 'PR' and i.total_paise <> o.total_paise`,
  ],
  [
    "is a series of invoices with a gap that is not noted",
    `select series || year from invoices i group by series, year
     having count(distinct serial) <> count(*) or min(serial) < 1
       or count(*) + (select coalesce(sum(s.last - s.first + 1), 0) from skipped_numbers s
         where s.series = i.series and s.year = i.year and s.last < max(i.serial)) <> max(serial)`,
  ],
  [
    "is a series whose counter is not at its last number",
    `select c.series || c.year from invoice_counters c where c.last <> max(
       (select coalesce(max(serial), 0) from invoices i where i.series = c.series and i.year = c.year),
       (select coalesce(max(last), 0) from skipped_numbers s where s.series = c.series and s.year = c.year))`,
  ],
  [
    "is a payment that pays for an order that is not paid",
    `select p.id from payments p join orders o on o.id = p.paid_order_id
     where o.payment_status not in ('paid', 'part_refunded', 'refunded')`,
  ],
];

function wrongBooks(books: Database.Database): string[] {
  return wrongs.flatMap(([what, sql]) =>
    (books.prepare(sql).pluck().all() as string[]).map((name) => `${name} ${what}`),
  );
}

/** Every photo row has its file, whole; no file is older than an hour without a row. */
function wrongPhotos(books: Database.Database, uploadsDir: string): string[] {
  const named = new Set(
    books.prepare("select distinct hash from photos").pluck().all() as string[],
  );
  const problems = [...named].flatMap((hash) => wrongPhoto(uploadsDir, hash));
  for (const name of existsSync(uploadsDir) ? readdirSync(uploadsDir) : []) {
    // What is being uploaded gets its name, and the one from before is gone.
    const found = statSync(path.join(uploadsDir, name), { throwIfNoEntry: false });
    if (found && !named.has(name) && Date.now() - found.mtimeMs > anHour)
      problems.push(`${name} lies in the photo folder for more than an hour and nothing names it`);
  }
  return problems;
}

function wrongPhoto(uploadsDir: string, hash: string): string[] {
  const folder = path.join(uploadsDir, hash);
  if (!existsSync(path.join(folder, "original"))) return [`the photo ${hash} has no file`];
  const original = readFileSync(path.join(folder, "original"));
  if (createHash("sha256").update(original).digest("hex") !== hash)
    return [`the file of the photo ${hash} is not what was uploaded`];
  return readdirSync(folder)
    .filter((name) => statSync(path.join(folder, name)).size === 0)
    .map((name) => `${name} of the photo ${hash} is empty`);
}
