import { musts, type SellFact } from "../missing-to-sell";
import { noPackFacts } from "../pack-facts";
import { defaultSale } from "../product";
import { inWords, unreadyFacts } from "../sale/strict.server";
import type { StoredProduct } from "./import-catalogue.server";
import { type Content, importedColumns } from "./imported-row.server";

/** A product that a row makes: it has no photos, so none that shows its label. */
const noFacts = { ...noPackFacts, ...defaultSale, labelPhotoId: null };

/** What keeps a strict shop from having the product on sale as the row would leave it, and what mends it. */
export function unreadyReasons(content: Content, before: StoredProduct | undefined): string[] {
  const after = { ...noFacts, ...before, ...importedColumns(content, before) };
  const missing = unreadyFacts(after, before ?? null);
  if (missing.length === 0) return [];
  return [
    `cannot be on sale without ${inWords(missing)}, because the shop is set to strict: ${mending(missing, before === undefined)}`,
  ];
}

/** The label has no column: it is one of the photos on the product's page. */
function mending(missing: SellFact[], isNew: boolean): string {
  const columns = missing
    .filter((fact) => fact !== "labelPhotoId")
    .map((fact) => musts[fact].field);
  const fill = columns.length > 0 ? `fill ${columns.join(", ")}, ` : "";
  if (columns.length === missing.length) return `${fill}or put “hidden” under sale`;
  return isNew
    ? `put “hidden” under sale, ${fill}and mark the photo of its label on its page, then put it on sale`
    : `${fill}mark the photo of its label on its page, or put “hidden” under sale`;
}
