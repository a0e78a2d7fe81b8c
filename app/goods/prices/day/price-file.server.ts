import { createHash } from "node:crypto";
import type { Actor } from "~/upkeep/audit/record.server";
import { askAbove } from "~/goods/catalogue/changes/price-question.server";
import { priceQuestions } from "~/goods/catalogue/changes/surprising-price";
import { productsNamed } from "~/goods/catalogue/csv/products-named.server";
import { db } from "~/base/db/connection.server";
import type { FileCheck } from "~/base/lib/csv/csv-import.server";
import { packsById } from "./packs.server";
import { checkedChanges, type NewPrice, type PriceChange } from "./price-change";
import { type FilePrice, pricesInFile } from "./price-file";
import { savedBefore, savePrices } from "./save-prices.server";

/** Reads a file and compares it with the prices of now; changes nothing. */
export function checkPriceFile({ text }: { text: string }): FileCheck<PriceChange> {
  const { prices, problems } = pricesInFile(text);
  const idOf = productsNamed(db, prices);
  const packs = packsById(prices.flatMap((row) => idOf(row) ?? []));
  const seen = new Map<string, number>();
  const wanted: (NewPrice & { line: number })[] = [];
  for (const row of prices) {
    const pack = packs.get(idOf(row) ?? "");
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
  const { changes: all, problems: refused } = checkedChanges(packs, wanted, askAbove());
  for (const { line, productId } of wanted) {
    const reason = refused.get(productId);
    if (reason) problems.push({ line, what: packs.get(productId)?.slug ?? "", reason });
  }
  const changes = all.filter(isChange);
  return {
    changes,
    asks: priceQuestions(
      changes.map((change) => ({ ...change, name: change.pack.name })),
      askAbove(),
    ),
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
 * `savePrices` with the prices of a checked file; returns how many, and the plan. Null: it would do something else by now, and did nothing. Sent
 * twice, it is saved once.
 */
export async function savePriceFile({
  admin,
  text,
  fingerprint,
  key,
  ...when
}: FileToSave): Promise<{ packs: number; planId: string } | null> {
  const toSave = { key: JSON.stringify([key, text]), ...when };
  const before = savedBefore(toSave);
  if (before) return before;
  const now = checkPriceFile({ text });
  if (now.problems.length > 0 || now.fingerprint !== fingerprint) return null;
  const prices = now.changes.map(({ pack: _pack, isJump: _isJump, ...price }) => price);
  const saved = await savePrices(admin, { ...toSave, prices });
  return saved.problem ? null : { packs: prices.length, planId: saved.planId };
}

const isChange = ({ seenPaise, pricePaise, mrpPaise, pack }: PriceChange) =>
  pricePaise !== seenPaise || (mrpPaise !== null && mrpPaise !== pack.mrpPaise);

const fingerprintOf = (changes: PriceChange[]) =>
  createHash("sha256")
    .update(JSON.stringify(changes.map(({ pack: _pack, ...change }) => change)))
    .digest("hex");

const namedBy = ({ line, slug, code }: FilePrice) => ({ line, what: slug || code });
