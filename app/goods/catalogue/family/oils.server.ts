import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { shownPack } from "./shown-pack";

/** Packs on a page of the list of oils. */
const pageSize = 48;

const family = sql`${products.family} collate nocase`;
const lastCharacter = "\u{10ffff}";

/**
 * A page of the packs by oil, by name and smallest pack first; `after`: the last pack of the page before, by its id. `next`: the
 * same for the page that follows; null on the last. An oil may go on over pages.
 */
export function oilsPage({ q, after }: { q: string; after: string }) {
  const rows = db
    .select()
    .from(products)
    .where(and(q === "" ? sql`${family} > ''` : beginningWith(q), beyond(after)))
    .orderBy(asc(family), asc(products.volumeMl), asc(products.id))
    .limit(pageSize + 1)
    .all();
  const packs = rows.slice(0, pageSize).map(shownPack);
  const groups = groupedBy(packs, (pack) => (pack.family ?? "").toLowerCase());
  const oils = [...groups.values()].flatMap((group) =>
    group[0] ? [{ name: group[0].family ?? "", slug: group[0].slug, packs: group }] : [],
  );
  return { oils, next: rows.length > pageSize ? (packs.at(-1)?.id ?? null) : null };
}

const beginningWith = (q: string) =>
  and(sql`${family} >= ${q}`, sql`${family} < ${q + lastCharacter}`);

/** Behind this pack in the list's order; nothing for an unknown one. */
function beyond(id: string): SQL | undefined {
  const last =
    id === ""
      ? undefined
      : db
          .select({ family: products.family, volumeMl: products.volumeMl })
          .from(products)
          .where(eq(products.id, id))
          .get();
  if (!last?.family) return undefined;
  // Goods by number, without a volume, come first of their oil.
  const behind =
    last.volumeMl === null
      ? sql`(${products.volumeMl} is not null or ${products.id} > ${id})`
      : sql`(${products.volumeMl}, ${products.id}) > (${last.volumeMl}, ${id})`;
  return sql`${family} >= ${last.family} and (${family} > ${last.family} or ${behind})`;
}
