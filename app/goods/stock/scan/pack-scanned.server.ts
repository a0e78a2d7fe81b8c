import { eq } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { type CodeRead, codeRead } from "~/base/lib/codes/code-read";
import { clipped } from "~/base/lib/clipped";
import { idsCoded } from "~/goods/catalogue/ean.server";
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
      return packCoded(read, from) ?? unknown(read.typed);
    case "code":
      return packCoded(read, from) ?? unknown(read.code);
  }
}

const mostRead = 300;

const unknown = (code: string) => ({ problem: `No pack has the code ${clipped(code, 40)}.` });

function ofBatch(read: CodeRead & { kind: "batch" }, from: Reader): Scanned {
  const { number } = read;
  const batch = batchByNumber(number, from);
  const pack = batch?.slug ? productWith(batch.productId, from) : packCoded(read, from);
  if (!pack) return { problem: `No batch has the number ${clipped(number, 40)}.` };
  return { ...pack, batch: batch?.productId === pack.id ? batchIn(batch) : null };
}

const batchIn = ({ id, number, isRecalled }: NonNullable<ScannedPack["batch"]>) => ({
  id,
  number,
  isRecalled,
});

function packCoded(read: CodeRead, from: Reader): ScannedPack | null {
  const [id] = idsCoded(read, from);
  return id === undefined ? null : productWith(id, from);
}

function productWith(productId: string, from: Reader): ScannedPack | null {
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
    .where(eq(products.id, productId))
    .get();
  if (!row) return null;
  const { id, sale, isCounted, stock } = row;
  return { id, name: packName(row), isSold: sale !== "hidden", isCounted, stock, batch: null };
}
