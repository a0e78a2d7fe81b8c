import { sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { codeRead } from "~/base/lib/codes/code-read";
import { clipped } from "~/base/lib/clipped";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { packName } from "../admin/stock-words";
import { batchByNumber } from "../batches/batch-rows.server";

/** The product of a scanned pack, in words with its size, and its batch if the code names one. */
export type ScannedPack = {
  id: string;
  name: string;
  /** Whether it can be sold: it is no draft. */
  isSold: boolean;
  isCounted: boolean;
  /** Packs on hand. */
  stock: number;
  batch: { id: string; number: string; isRecalled: boolean } | null;
};

/** `problem`: why a code names no pack, as a sentence. */
export type Scanned = ScannedPack | { problem: string };

/** What was scanned: a number under a bar code, a code of the shop's own (SKU), or the page of a batch. */
export function packScanned(text: string, from: Reader = db): Scanned {
  const read = codeRead(text.slice(0, mostRead));
  switch (read.kind) {
    case "nothing":
      return { problem: "Nothing was scanned." };
    case "unreadable":
      return {
        problem: "This scan cannot be read: switch the keyboard to English, then scan again.",
      };
    case "batch":
      return ofBatch(read, from);
    case "number":
      return ofNumber(read.gtin, read.typed, from) ?? unknown(read.typed);
    case "code":
      return ofNumber("", read.code, from) ?? unknown(read.code);
  }
}

const mostRead = 300;

const unknown = (code: string) => ({ problem: `No pack has the code ${clipped(code, 40)}.` });

function ofBatch({ number, gtin }: { number: string; gtin: string | null }, from: Reader): Scanned {
  const batch = batchByNumber(number, from);
  const pack = batch?.slug
    ? productWhere(sql`${products.id} = ${batch.productId}`, from)
    : gtin === null
      ? null
      : ofNumber(gtin, gtin, from);
  if (!pack) return { problem: `No batch has the number ${clipped(number, 40)}.` };
  return { ...pack, batch: batch?.productId === pack.id ? batchIn(batch) : null };
}

const batchIn = ({ id, number, isRecalled }: NonNullable<ScannedPack["batch"]>) => ({
  id,
  number,
  isRecalled,
});

/** The pack with this number under its bar code, or with the code as it was typed. */
const ofNumber = (gtin: string, typed: string, from: Reader) =>
  (gtin === "" ? null : productWhere(sql`${products.ean} = ${gtin}`, from)) ??
  productWhere(sql`code is not null and ${products.code} collate nocase = ${typed}`, from);

function productWhere(condition: ReturnType<typeof sql>, from: Reader): ScannedPack | null {
  const row = from
    .select({
      id: products.id,
      name: products.name,
      ...sizeColumns,
      sale: products.sale,
      isCounted: products.isCounted,
      stock: products.stock,
    })
    .from(products)
    .where(condition)
    .get();
  if (!row) return null;
  const { id, sale, isCounted, stock } = row;
  return { id, name: packName(row), isSold: sale !== "hidden", isCounted, stock, batch: null };
}
