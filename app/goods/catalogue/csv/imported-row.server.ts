import type { z } from "zod";
import type { products } from "~/base/db/schema";
import type { productForm } from "../forms";
import { noPackFacts, packFacts } from "../pack-facts";
import { defaultSale, defaultTax } from "../product";
import type { ProductFacts } from "../changes/product-audit.server";
import { searchText } from "../search-text";
import { settledPack } from "../changes/settled-size";
import type { StoredProduct } from "./import-catalogue.server";

/** What a line of the file says of a product; undefined: nothing, it stays. */
export type Content = Omit<z.output<typeof productForm>, "version">;

/** A new product before anything is known of its pack. */
export const newPack = { ...noPackFacts, volumeMl: 0, pieces: null };

/** The columns that a line sets, of a product as it is (`before`) or of a new one. */
export function importedColumns(content: Content, before: StoredProduct | undefined) {
  const { name, description, pricePaise, shipping, categoryId } = content;
  return {
    name,
    description,
    pricePaise,
    shipping,
    categoryId,
    ...(content.hsn !== undefined && { hsn: content.hsn }),
    ...(content.gstBasisPoints !== undefined && { gstBasisPoints: content.gstBasisPoints }),
    ...(content.sale !== undefined && { sale: content.sale }),
    ...(content.backOn !== undefined && { backOn: content.backOn }),
    ...settledPack(content, before ?? newPack),
    searchText: searchText(content),
  };
}

/** Whether a line leaves the product as it is. */
export function isSame(content: Content, before: StoredProduct): boolean {
  const { searchText: _follows, ...columns } = importedColumns(content, before);
  return Object.entries(columns).every(
    ([key, value]) => before[key as keyof StoredProduct] === value,
  );
}

/** A row for the audit log and the check of a file; what a new row leaves open is as the table sets it. */
export const factsOfRow = (
  row: Omit<typeof products.$inferInsert, "id" | "createdAt" | "updatedAt">,
  categoryNames: Map<string, string>,
): ProductFacts => ({
  ...row,
  ...packFacts(row, noPackFacts),
  volumeMl: row.volumeMl ?? null,
  pieces: row.pieces ?? null,
  shipping: row.shipping ?? 1,
  hsn: row.hsn ?? defaultTax.hsn,
  gstBasisPoints: row.gstBasisPoints ?? defaultTax.gstBasisPoints,
  sale: row.sale ?? defaultSale.sale,
  backOn: row.backOn ?? defaultSale.backOn,
  category: categoryNames.get(row.categoryId) ?? "",
});
