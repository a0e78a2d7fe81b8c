import type { Actor, AuditAction } from "~/upkeep/audit/record.server";
import { recordChange, recordChanges } from "~/upkeep/audit/record.server";
import type { Writer } from "~/base/db/connection.server";
import type { products } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { percent } from "~/base/lib/percent";
import { declaredSize, weight } from "~/base/lib/pack-size";
import type { PackFacts } from "../pack-facts";
import type { SaleFacts } from "../product";
import { categoryName } from "./product-check.server";
import { panelWords } from "../panel/panel";
import { saleWords } from "../sale/sale-words";

/** The audited fields of a product; the category by its name. */
export type ProductFacts = {
  name: string;
  slug: string;
  description: string;
  pricePaise: number;
  volumeMl: number | null;
  pieces: number | null;
  shipping: number;
  hsn: string;
  gstBasisPoints: number;
  category: string;
} & SaleFacts &
  PackFacts;

/** The audited fields of a row. */
export function factsOf(tx: Writer, row: typeof products.$inferSelect): ProductFacts {
  return { ...row, category: categoryName(tx, row.categoryId) ?? "" };
}

type ProductChange = {
  actor: Actor | null;
  action: AuditAction;
  id: string;
  before?: ProductFacts | undefined;
  after?: ProductFacts | undefined;
};

/** Writes an audit entry for a product, in the form's words. Does nothing without an actor: the shop itself acted. */
export function recordProduct(tx: Writer, change: ProductChange): void {
  recordProducts(tx, [change]);
}

/** `recordProduct` for a few thousand at once. */
export function recordProducts(tx: Writer, changes: ProductChange[]): void {
  recordChanges(
    tx,
    changes.flatMap(({ actor, action, id, before, after }) => {
      if (!actor) return [];
      const subject = { id, name: (after ?? before)?.name ?? "" };
      return {
        actor,
        action,
        subject,
        before: before && productInWords(before),
        after: after && productInWords(after),
      };
    }),
  );
}

/** Writes an audit entry for a product's photo; `before` and `after` are descriptions. */
export function recordPhoto(
  tx: Writer,
  actor: Actor | null,
  product: { id: string; name: string },
  { before, after }: { before: string | null; after: string | null },
): void {
  if (!actor) return;
  recordChange(tx, {
    actor,
    action: "product.update",
    subject: { id: product.id, name: product.name },
    before: { photo: before },
    after: { photo: after },
  });
}

/** For the audit log and the check of a file. */
export function productInWords({
  pricePaise,
  volumeMl,
  pieces,
  shipping,
  hsn,
  gstBasisPoints,
  name,
  slug,
  description,
  category,
  sale,
  backOn,
  ...pack
}: ProductFacts) {
  return {
    name,
    slug,
    description,
    price: rupees(pricePaise),
    quantity: declaredSize({ volumeMl, pieces, ...pack }),
    shipping: shipping === 1 ? "Yes" : "No",
    hsn,
    gst: percent(gstBasisPoints),
    category,
    sale: saleWords[sale],
    ...(backOn !== null && { backOn }),
    ...packInWords(pack),
  };
}

/** Leaves out facts that are not given. */
function packInWords({ mrpPaise, netWeightG, isVegetarian, ...texts }: PackFacts) {
  const { grossWeightG, boxLengthMm, boxWidthMm, boxHeightMm } = texts;
  const box = [boxLengthMm, boxWidthMm, boxHeightMm];
  const {
    genericName,
    ingredients,
    allergens,
    storage,
    bestBefore,
    countryOfOrigin,
    maker,
    family,
  } = texts;
  const words: Record<string, string | null> = {
    mrp: mrpPaise === null ? null : rupees(mrpPaise),
    packKind: texts.packKind,
    code: texts.code,
    ean: texts.ean,
    density: texts.densityGPerL === null ? null : `${texts.densityGPerL} g per litre`,
    genericName,
    ingredients,
    allergens,
    vegetarianMark: isVegetarian === 1 ? "Yes" : null,
    storage,
    bestBefore,
    netWeight: netWeightG === null ? null : weight(netWeightG),
    countryOfOrigin,
    maker,
    family,
    weightAsSent: grossWeightG === null ? null : weight(grossWeightG),
    box: box.every((side) => side === null)
      ? null
      : `${box.map((side) => side ?? "?").join(" × ")} mm`,
    panel: panelWords(texts),
    nutrition: texts.nutrition,
  };
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== null));
}
