import { sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { isVisible, products } from "~/base/db/schema";

/** More oils than this are not offered. */
const mostOils = 20;

/** As SQLite's `nocase`: the case of ASCII only. */
const nameKey = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

export const isSameOil = (one: string, other: string) => nameKey(one) === nameKey(other);

/** The oils by name, each in the spelling of its newest pack. */
export function oilsAmong(facts: { family: string | null }[]): string[] {
  const byKey = new Map<string, string>();
  for (const { family } of facts)
    if (family !== null && !byKey.has(nameKey(family))) byKey.set(nameKey(family), family);
  return [...byKey.values()].sort((one, other) => one.localeCompare(other)).slice(0, mostOils);
}

const oilCalled = prepared((from: Reader) =>
  from
    .select({ family: products.family })
    .from(products)
    .where(sql`${products.family} = ${placeholder("name")} collate nocase and ${isVisible}`)
    .limit(1)
    .prepare(),
);

/** The oils that have these names, at most as many as are offered. */
export function oilsNamed(names: string[]): string[] {
  const found = names
    .slice(0, mostOils)
    .map((name) => oilCalled(db).get({ name })?.family)
    .filter((family) => typeof family === "string");
  return [...new Map(found.map((name) => [nameKey(name), name])).values()];
}
