import { and, eq, inArray } from "drizzle-orm";
import { withOtherNames } from "~/goods/catalogue/words/other-names.server";
import { db } from "~/base/db/connection.server";
import { isListed, orders, products } from "~/base/db/schema";
import { grossWeight } from "~/goods/delivery/parcel";
import {
  declaredIn,
  isByNumber,
  isOil,
  mlIn,
  netGrams,
  type Pack,
  packIn,
} from "~/base/lib/pack-size";
import { picksOf } from "~/goods/stock/batches/picks.server";
import { recalledIn } from "~/goods/stock/recalls/in-orders.server";
import { recalledWords } from "~/goods/stock/recalls/recalled-packs";
import { parcelAddress } from "~/sales/orders/delivery";
import { linesOf } from "~/sales/orders/orders.server";
import { owedFor } from "~/sales/orders/money/owed.server";
import { moneyOnSlip } from "~/sales/orders/money/parcel-money";
import { toSend } from "~/sales/orders/packs-to-send";
import { packsBack, returnsOf } from "~/sales/orders/money/returned-packs.server";
import { isGone } from "~/sales/orders/together/joining";
import { togetherWith } from "~/sales/orders/together/together.server";

/** Contents and address for the parcel of a listed order; null if not found. */
export function slipOf(number: string) {
  const order = db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), isListed))
    .get();
  if (!order) return null;
  const isCollected = order.deliveryWay === "collect";
  const picks = picksOf(order.id);
  const returns = returnsOf(order.id, db);
  const sold = linesOf([order.id]).map(({ line }) => line);
  const weighed = weighedPacks(sold.map(({ productId }) => productId));
  const lines = withOtherNames(db, sold)
    .map((line) => ({
      position: line.position,
      name: line.name,
      otherNames: line.otherNames,
      ...packIn(line),
      /** Grams of a pack as it is sent; null: it was not weighed. */
      grossWeightG: weighed.get(line.productId) ?? null,
      /** Packs that were sent back do not leave again when the order does. */
      quantity: toSend(line) - packsBack(returns, line.position),
      /** From which batches to take them; none: batches are not kept. */
      picks: picks.get(line.productId) ?? [],
    }))
    .filter(({ quantity }) => quantity > 0);
  return {
    number: order.number,
    createdAt: order.createdAt,
    status: order.status,
    /** The numbers of orders that go into the same parcel. */
    together: togetherWith(order)
      .filter(({ isReady, status }) => isReady && !isGone({ status }))
      .map((other) => other.number),
    buyer: isCollected ? { ...parcelAddress(order), address: "" } : parcelAddress(order),
    /** The buyer comes for it: it goes to no address. */
    isCollected,
    /** What the packer must know about the money. */
    money: moneyOnSlip(order, owedFor(order)),
    /** Why it must not be packed, where it has packs of a recalled batch; null: it has none. */
    recalled: recalledWords(recalledIn([order.id]).get(order.id) ?? []),
    noteForBuyer: order.noteForBuyer,
    ewayNumber: order.ewayNumber,
    lines,
    units: lines.reduce((sum, line) => sum + line.quantity, 0),
    contents: contentsOf(lines),
    /** Of all goods, without packing. */
    weightG: lines.reduce((sum, line) => sum + line.quantity * netGrams(line), 0),
    /** With packing, as couriers charge it. */
    grossG: lines.reduce((sum, line) => sum + line.quantity * grossWeight(line), 0),
    isWeighed: lines.every(({ grossWeightG }) => grossWeightG !== null),
  };
}

/**
 * What is in the parcel: litres of what is an oil or sold by the litre, grams of the oil, and of other goods that are sold by weight; how
 * many goods by number.
 */
function contentsOf(lines: (Pack & { quantity: number })[]) {
  const contents = { volumeMl: 0, oilG: 0, otherG: 0, pieces: 0 };
  for (const line of lines) {
    if (isByNumber(line)) {
      contents.pieces += line.quantity * declaredIn(line);
      continue;
    }
    if (isOil(line)) contents.oilG += line.quantity * netGrams(line);
    if (isOil(line) || line.measure === "l") contents.volumeMl += line.quantity * mlIn(line);
    else contents.otherG += line.quantity * netGrams(line);
  }
  return contents;
}

/** Grams as sent of those of these products that were weighed. */
const weighedPacks = (ids: string[]) =>
  new Map(
    db
      .select({ id: products.id, grossWeightG: products.grossWeightG })
      .from(products)
      .where(inArray(products.id, ids))
      .all()
      .map(({ id, grossWeightG }) => [id, grossWeightG] as const),
  );

export type Slip = NonNullable<ReturnType<typeof slipOf>>;
