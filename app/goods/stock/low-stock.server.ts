import { and, desc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { orders, products, stockMovements } from "~/base/db/schema";
import { shopAddress } from "~/base/lib/http/listening.server";
import { declaredSize } from "~/base/lib/pack-size";
import { inLanguage } from "~/base/words/language";
import { tell } from "~/people/notices/tell.server";

/** What decides whether the owner is told about a product. */
type Level = NonNullable<ReturnType<typeof levelOf>>;

/** The stock of a product and its low-stock line; undefined: there is none. */
export const levelOf = (tx: Writer, productId: string) => levels(tx).get({ productId });

const levels = prepared((tx: Writer) =>
  tx
    .select({
      isCounted: products.isCounted,
      stock: products.stock,
      agedStock: products.agedStock,
      lowStock: products.lowStock,
      fromParts: products.fromParts,
    })
    .from(products)
    .where(eq(products.id, placeholder("productId")))
    .prepare(),
);

/**
 * Tells the owner when an order brought a product to its low-stock line, or below zero. Once for each fall: what orders give back and
 * take again is the same fall, until packs arrive or are counted. `at`: UTC ms.
 */
export function tellOfFall(
  tx: Writer,
  { productId, orderId, at }: { productId: string; orderId: string; at: number },
  before: Level | undefined,
  after: Level | undefined,
): void {
  if (!before || !after?.isCounted) return;
  if (before.stock >= 0 && after.stock < 0) post(tx, "owed", productId, orderId, at);
  else if (after.stock >= 0 && !isLow(before) && isLow(after))
    post(tx, "low", productId, orderId, at);
}

/** What its parts would make is not low. */
const isLow = ({ stock, agedStock, lowStock, fromParts }: Level) =>
  lowStock !== null && stock - agedStock + fromParts <= lowStock;

function post(tx: Writer, kind: "owed" | "low", productId: string, orderId: string, at: number) {
  const product = tx.select().from(products).where(eq(products.id, productId)).get();
  const order = tx
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.id, orderId))
    .get();
  if (!product || !order) return;
  const { slug, stock } = product;
  const name = inLanguage("en", () => `${product.name}, ${declaredSize(product)}`);
  const owed = -stock === 1 ? "1 pack" : `${-stock} packs`;
  const key = `stock-${kind}:${productId}:${lastSetBack(tx, productId)}`;
  const subject = kind === "owed" ? `${owed} owed: ${name}` : `Low stock: ${name}`;
  const path = `/dashboard/admin/product/${slug}/stock`;
  tell(
    tx,
    {
      key,
      kind: "low stock",
      words: subject,
      path,
      mail: {
        key,
        kind: kind === "owed" ? "stock-owed" : "stock-low",
        letter: {
          subject,
          parts: [
            kind === "owed"
              ? `Order ${order.number} took more packs than there were.`
              : `Order ${order.number} brought this product to its low-stock line.`,
            {
              facts: [
                ["Product", name],
                kind === "owed" ? ["Owed", owed] : ["On hand", String(stock)],
              ],
            },
            { link: `${shopAddress()}${path}`, label: "Open its stock" },
          ],
        },
      },
    },
    at,
  );
}

/** The last movement that brought packs or counted them: a fall is measured from it. */
function lastSetBack(tx: Writer, productId: string): string {
  const found = tx
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.productId, productId),
        or(
          eq(stockMovements.kind, "arrived"),
          and(eq(stockMovements.kind, "corrected"), isNull(stockMovements.orderId)),
          and(inArray(stockMovements.kind, ["packed", "unpacked"]), gt(stockMovements.packs, 0)),
        ),
      ),
    )
    .orderBy(desc(stockMovements.createdAt), desc(stockMovements.id))
    .limit(1)
    .get();
  return found?.id ?? "none";
}
