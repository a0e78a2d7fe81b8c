import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { gather } from "./crowd";
import { remember } from "./history";
import { moveAll } from "./movements";
import { stock } from "./stock";

export type Size = { products: number; orders: number };

const shelf = path.join(tmpdir(), "prayosha-bench");
/** Orders in them are as old as the template: after some days the dashboard would look back on nothing. */
const keptFor = 5 * 24 * 60 * 60 * 1000;

/**
 * A folder with a database of this size and the photos beside it, to be used and thrown away. Made of a template that is
 * kept in the system's folder for such things until the schema or the bench changes.
 */
export function scratchOf(size: Size, say: (line: string) => void): string {
  const template = templateOf(size, say);
  const scratch = path.join(shelf, `scratch-${process.pid}`);
  rmSync(scratch, { recursive: true, force: true });
  process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));
  mkdirSync(scratch, { recursive: true });
  copyFileSync(path.join(template, "shop.sqlite"), path.join(scratch, "shop.sqlite"));
  return scratch;
}

/** Where the photos of every template lie. */
export const uploadsDir = () => path.join(shelf, `${mark()}-uploads`);

function templateOf({ products, orders }: Size, say: (line: string) => void): string {
  const folder = path.join(shelf, `${mark()}-${products}-${orders}`);
  if (existsSync(folder) && Date.now() - statSync(folder).mtimeMs < keptFor) return folder;
  const started = Date.now();
  const base = demoShop();
  const draft = `${folder}-draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  copyFileSync(path.join(base, "shop.sqlite"), path.join(draft, "shop.sqlite"));
  fill(path.join(draft, "shop.sqlite"), { products, orders });
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  say(`made a shop of ${products} products and ${orders} orders in ${seconds(started)} s`);
  return folder;
}

function fill(file: string, { products, orders }: Size): void {
  const database = new Database(file);
  database.pragma("journal_mode = OFF");
  database.pragma("synchronous = OFF");
  database.pragma("cache_size = -500000");
  database.pragma("foreign_keys = OFF");
  stock(database, products);
  moveAll(database);
  gather(database);
  remember(database, orders);
  database.close();
}

/** The demo shop as the built server makes it: the newest schema, company facts, real photos. */
function demoShop(): string {
  const folder = path.join(shelf, `${mark()}-demo`);
  if (existsSync(folder)) return folder;
  forgetOlder();
  const draft = `${folder}-draft`;
  const { status, stderr } = spawnSync(process.execPath, ["build/server/index.js", "db:seed"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      SHOP_MODE: "demo",
      DATA_DIR: draft,
      UPLOADS_DIR: uploadsDir(),
    },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The demo shop could not be made: ${stderr}`);
  renameSync(draft, folder);
  return folder;
}

/** What templates of an older schema or bench have left. */
function forgetOlder(): void {
  if (!existsSync(shelf)) return;
  for (const name of readdirSync(shelf))
    if (!name.startsWith("scratch-")) rmSync(path.join(shelf, name), { recursive: true });
}

/** Stands for all that a template is made of. */
function mark(): string {
  const hash = createHash("sha256");
  for (const folder of ["drizzle", "tests/bench", "app/office/demo"])
    for (const name of readdirSync(folder).sort())
      if (/^\d+.*\.sql$|^(stock|movements|crowd|history|names|products|catalogue)\.ts$/.test(name))
        hash.update(readFileSync(path.join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1000);
