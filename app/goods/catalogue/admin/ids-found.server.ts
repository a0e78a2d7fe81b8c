import { and, inArray, type SQL } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import type { SaleState } from "~/base/db/statuses";
import { codeRead } from "~/base/lib/codes/code-read";
import { idsCoded } from "../ean.server";
import { hiddenHolding, idsHolding } from "../search/substring-match.server";
import { folded } from "../search-text";

/**
 * Ids of the products that the owner looks for, at most `most`: first what has this number under its bar code or this code, then those
 * with the keyword in name or description, newest first, hidden ones last. `sale`: only hidden ones, or none of them. All for "".
 */
export function idsFound(
  keyword: string,
  most: number,
  condition?: SQL,
  sale: SaleState | "" = "",
): string[] {
  const wanted = folded(keyword);
  return [
    ...new Set([
      ...coded(keyword, condition),
      ...(sale === "hidden" ? [] : idsHolding(wanted, most, condition)),
      ...(sale === "hidden" || sale === "" ? hiddenHolding(wanted, most, condition) : []),
    ]),
  ].slice(0, most);
}

function coded(keyword: string, condition: SQL | undefined): string[] {
  const ids = idsCoded(codeRead(keyword));
  if (condition === undefined || ids.length === 0) return ids;
  const meeting = db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), condition))
    .all();
  return meeting.map(({ id }) => id);
}
