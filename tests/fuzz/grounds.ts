import { readdirSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { photoPath, photoWidths, zoomWidth } from "~/goods/photos/photo-ref";
import { send, throughProxy } from "../storm/front";
import type { StormyShop } from "../storm/shop";
import { addresses, explore } from "./doors";
import { careful, type Person, personOf, type Role, switchOnTwoFactor } from "./people";
import type { Grounds } from "./requests";

export const roles: Role[] = ["guest", "user", "half", "admin"];

/**
 * Opens a shop that has the demo's data, goes from link to link on `port`, as far as `most` pages for each role, and closes it
 * again. Its data is what every round begins with.
 */
export async function grownGrounds(shop: StormyShop, port: number, most: number): Promise<Grounds> {
  await shop.start();
  await addCareful(port, shop.dataDir);
  const forms = [];
  const paths = new Set<string>();
  for (const role of roles) {
    const found = await explore(port, await signedIn(port, role), most);
    forms.push(...found.forms);
    for (const one of found.paths) paths.add(one);
  }
  await shop.end("SIGTERM");
  for (const path of photoPaths(shop.uploadsDir)) paths.add(path);
  const base = { patterns: addresses(), forms, paths: [...paths] };
  return { ...base, values: valuesOf(shop.dataDir) };
}

/** Two photos in every size. */
function photoPaths(uploadsDir: string): string[] {
  const hashes = readdirSync(uploadsDir).filter((name) => /^[0-9a-f]{64}$/.test(name));
  return hashes
    .slice(0, 2)
    .flatMap((hash) =>
      [...photoWidths, zoomWidth].flatMap((width) => [
        photoPath(hash, width),
        `${photoPath(hash, width)}.jpg`,
      ]),
    );
}

/** Somebody who registered, was made an admin and chose to log in in two steps. */
async function addCareful(port: number, dataDir: string): Promise<void> {
  const { email, password } = careful;
  const facts = { name: "Careful", phone: "98250 12345", address: "12 Ring Road, Surat 395002" };
  const body = new URLSearchParams({ ...facts, email, password, answer: "Surat" }).toString();
  const headers = {
    ...throughProxy("10.8.8.8"),
    "Content-Type": "application/x-www-form-urlencoded",
  };
  await send(port, { method: "POST", path: "/register", headers, body });
  const books = new Database(path.join(dataDir, "shop.sqlite"));
  books.prepare("update users set role = 1 where email = ?").run(email);
  books.close();
  await switchOnTwoFactor(port);
}

/** Ids, slugs, numbers and tokens that are in the database: also those that are none of a caller's business. */
function valuesOf(dataDir: string): string[] {
  const books = new Database(path.join(dataDir, "shop.sqlite"), { readonly: true });
  const columns = [
    "select id from products",
    "select slug from products",
    "select id from categories",
    "select slug from categories",
    "select id from orders",
    "select token from orders",
    "select number from orders",
    "select id from users",
    "select id from mails",
    "select hash from photos",
  ];
  const values = columns.flatMap((sql) =>
    books.prepare(`${sql} limit 20`).pluck().all().map(String),
  );
  books.close();
  return values;
}

export async function signedIn(port: number, role: Role): Promise<Person> {
  const person = await personOf(port, role);
  if (!person) throw new Error(`Nobody can sign in as ${role}`);
  return person;
}
