import { sql } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { productParts, products } from "~/base/db/schema";
import { mostParts } from "../parts/most-parts";
import { type Part, partsProblem, storeParts } from "../parts/parts.server";

/** A cell that says that a product is made of nothing else; a blank one leaves it as it is. */
const nothing = "none";

/** `10 x CODE; 1 x slug`, for one of these products as it is. Empty: it is made of nothing else. */
export function partsCells(from: Reader, ids: string[]): Map<string, string> {
  const rows = from.all<{ id: string; cell: string }>(sql`
    select product_id as id, group_concat(packs || ' x ' || name, '; ') as cell
    from (select r.product_id, r.packs, coalesce(p.code, p.slug) as name
      from ${productParts} r join ${products} p on p.id = r.part_id
      where r.product_id in (select value from json_each(${JSON.stringify(ids)}))
      order by r.product_id, r.position)
    group by product_id`);
  return new Map(rows.map(({ id, cell }) => [id, cell]));
}

/** What a cell says: the parts (undefined: nothing, they stay), or why it cannot be. `id`: of the product; undefined: a new one. */
export function partsIn(
  from: Reader,
  cell: string,
  id: string | undefined,
): { parts?: Part[] | undefined; reason?: string } {
  const text = cell.trim();
  if (text === "") return {};
  if (text.toLowerCase() === nothing) return { parts: [] };
  const parts: Part[] = [];
  for (const each of text.split(";")) {
    const [, packs = "", name = ""] = /^\s*(\d{1,3})\s*[x×]\s*(\S.*?)\s*$/iu.exec(each) ?? [];
    if (Number(packs) < 1) return { reason: `parts must be like “10 x CODE; 1 x CODE”, or “none”` };
    const partId = productNamed(from, name);
    if (partId === undefined) return { reason: `parts: no product has the code or slug “${name}”` };
    if (parts.some((part) => part.partId === partId))
      return { reason: `parts: “${name}” is there twice` };
    parts.push({ partId, packs: Number(packs) });
  }
  if (parts.length > mostParts) return { reason: `parts: at most ${mostParts}` };
  const problem = partsProblem(from, id ?? "", parts);
  if (problem === "is-part") return { reason: "parts: it is itself a part of another product" };
  if (problem) return { reason: "parts: a part must not be made of others" };
  return { parts };
}

function productNamed(from: Reader, name: string): string | undefined {
  return from.get<{ id: string } | undefined>(
    sql`select id from ${products} where code = ${name} collate nocase and code is not null
      union all select id from ${products} where slug = ${name.toLowerCase()} limit 1`,
  )?.id;
}

/** Whether a product is made of just these already. */
export function hasParts(from: Reader, productId: string, parts: Part[]): boolean {
  const now = from
    .select({ partId: productParts.partId, packs: productParts.packs })
    .from(productParts)
    .where(sql`${productParts.productId} = ${productId}`)
    .orderBy(productParts.position)
    .all();
  return JSON.stringify(now) === JSON.stringify(parts);
}

/** Stores what a file says of parts. Throws if its own lines made one of them impossible. */
export function storeCells(
  tx: Writer,
  cells: { id: string; parts: Part[] | undefined }[],
  now: number,
): void {
  for (const { id, parts } of cells) {
    if (!parts) continue;
    const rule = tx
      .select({ rule: products.supplyRule })
      .from(products)
      .where(sql`${products.id} = ${id}`)
      .get();
    storeParts(tx, id, parts, rule?.rule ?? null, null, now);
  }
}
