import { createHash } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { Actor } from "~/audit/record.server";
import { db } from "~/db/connection.server";
import { products } from "~/db/schema";
import type { FileCheck } from "~/lib/csv/csv-import.server";
import { packsById } from "./packs.server";
import { checkedChanges, type NewPrice, type PriceChange } from "./price-change";
import { type FilePrice, pricesInFile } from "./price-file";
import { savedBefore, savePrices } from "./save-prices.server";

/** Reads a file and compares it with the prices of now; changes nothing. */
export function checkPriceFile({ text }: { text: string }): FileCheck<PriceChange> {
  const { prices, problems } = pricesInFile(text);
  const ids = idsOf(prices);
  const packs = packsById([...ids.values()]);
  const seen = new Map<string, number>();
  const wanted: (NewPrice & { line: number })[] = [];
  for (const row of prices) {
    const productId = ids.get(keyOf(row));
    const pack = productId === undefined ? undefined : packs.get(productId);
    const twice = pack && seen.get(pack.id);
    if (!pack) problems.push({ ...namedBy(row), reason: "There is no such pack in the shop" });
    else if (twice !== undefined)
      problems.push({ ...namedBy(row), reason: `This pack is in line ${twice}, too` });
    else {
      seen.set(pack.id, row.line);
      const { line, pricePaise, mrpPaise } = row;
      wanted.push({ line, productId: pack.id, seenPaise: pack.pricePaise, pricePaise, mrpPaise });
    }
  }
  const { changes: all, problems: refused } = checkedChanges(packs, wanted);
  for (const { line, productId } of wanted) {
    const reason = refused.get(productId);
    if (reason) problems.push({ line, what: packs.get(productId)?.slug ?? "", reason });
  }
  const changes = all.filter(isChange);
  return {
    changes,
    unchanged: all.length - changes.length,
    problems: problems.toSorted((one, other) => one.line - other.line),
    fingerprint: fingerprintOf(changes),
  };
}

/** A checked file to be saved. `key`, `runsAt`, `note`: as in `savePrices`. */
type FileToSave = {
  admin: Actor;
  text: string;
  fingerprint: string;
  key: string;
  runsAt: number | null;
  note: string;
};

/**
 * `savePrices` with the prices of a checked file; returns how many. Null: it would do something else by now, and did nothing. Sent
 * twice, it is saved once.
 */
export async function savePriceFile({
  admin,
  text,
  fingerprint,
  key,
  ...when
}: FileToSave): Promise<number | null> {
  const toSave = { key: JSON.stringify([key, text]), ...when };
  const before = savedBefore(toSave);
  if (before !== null) return before;
  const now = checkPriceFile({ text });
  if (now.problems.length > 0 || now.fingerprint !== fingerprint) return null;
  const prices = now.changes.map(({ pack: _pack, isJump: _isJump, ...price }) => price);
  const { problem } = await savePrices(admin, { ...toSave, prices });
  return problem ? null : prices.length;
}

const isChange = ({ seenPaise, pricePaise, mrpPaise, pack }: PriceChange) =>
  pricePaise !== seenPaise || (mrpPaise !== null && mrpPaise !== pack.mrpPaise);

const fingerprintOf = (changes: PriceChange[]) =>
  createHash("sha256")
    .update(JSON.stringify(changes.map(({ pack: _pack, ...change }) => change)))
    .digest("hex");

const keyOf = ({ slug, code }: FilePrice) => (slug ? `slug ${slug}` : `code ${code.toLowerCase()}`);
const namedBy = ({ line, slug, code }: FilePrice) => ({ line, what: slug || code });

/** Product ids by `keyOf`: by slug, or by code where there is none. */
function idsOf(prices: FilePrice[]): Map<string, string> {
  const slugs = JSON.stringify(prices.flatMap(({ slug }) => slug || []));
  const codes = JSON.stringify(prices.flatMap(({ slug, code }) => (slug ? [] : code)));
  const { id, slug, code } = products;
  const bySlug = db
    .select({ id, slug })
    .from(products)
    .where(inArray(slug, sql`(select value from json_each(${slugs}))`))
    .all();
  const byCode = db
    .select({ id, code })
    .from(products)
    .where(
      sql`${code} is not null and ${code} collate nocase in (select value from json_each(${codes}))`,
    )
    .all();
  return new Map([
    ...bySlug.map((row): [string, string] => [`slug ${row.slug}`, row.id]),
    ...byCode.map((row): [string, string] => [`code ${(row.code ?? "").toLowerCase()}`, row.id]),
  ]);
}
