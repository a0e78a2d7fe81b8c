import { db, type Reader, write } from "~/base/db/connection.server";
import { packsWords } from "~/goods/stock/admin/stock-words";
import { allot } from "~/goods/stock/allot";
import { shelfOf } from "~/goods/stock/available.server";
import { recipeOf } from "~/goods/stock/give-back.server";
import { moveStock } from "~/goods/stock/move-stock.server";
import { recalledIn } from "~/goods/stock/recalls/in-orders.server";
import type { RecalledPacks } from "~/goods/stock/recalls/recalled-packs";
import { takePacks } from "~/goods/stock/take-packs.server";
import { takeOutOfBox } from "~/office/packing/box.server";
import { recordEvent } from "~/sales/orders/events.server";
import { orderByNumber } from "~/sales/orders/order.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";

type Order = { id: string; cartId: string };

/** The packs of recalled batches in an order, and a sentence for each product with too few others; null: there is no such order. */
export function otherPacksPage(number: string, now = Date.now()) {
  const order = orderByNumber(number);
  if (!order) return null;
  const recalled = recalledIn([order.id]).get(order.id) ?? [];
  const short = shortFor(db, order, recalled, now).map(tooFew);
  return { number: order.number, recalled, short };
}

/**
 * Gives the packs of recalled batches back to them and takes as many of sound ones, all of it or nothing; from the box of an order that
 * is being packed they are taken out. Returns a sentence where there are too few; null: done, also where somebody did it before.
 * `now`: UTC ms.
 */
export function takeOtherPacks(
  number: string,
  actor: Actor,
  now = Date.now(),
): Promise<string | null> {
  return write((tx) => {
    const order = orderByNumber(number, tx);
    if (!order) return "There is no such order.";
    const recalled = recalledIn([order.id], tx).get(order.id) ?? [];
    if (recalled.length === 0) return null;
    const [few] = shortFor(tx, order, recalled, now);
    if (few) return tooFew(few);
    const of = { orderId: order.id, actor: actor.id, at: now };
    for (const { batchId, productId, forProductId, packs } of recalled) {
      const back = { ...of, kind: "returned", why: "Its batch is recalled" } as const;
      moveStock(tx, { ...back, productId, forProductId, batchId, packs });
      if (order.status === "Not Process")
        takeOutOfBox(tx, { orderId: order.id, productId, packs }, actor.id, now);
      const recipe = forProductId === null ? recipeOf(tx, { orderId: order.id, productId }) : [];
      const wanted = { productId, packs, recipe, forProductId, cartId: order.cartId };
      takePacks(tx, wanted, { ...of, kind: "sold" });
    }
    const words = recalled.map(({ batch, packs }) => `${packs} of batch ${batch}`).join(", ");
    recordEvent(tx, order.id, actor.id, "other-packs", words);
    recordChange(tx, {
      actor,
      action: "order.other-packs",
      subject: { id: order.id, name: order.number },
      after: { instead: words },
    });
    return null;
  });
}

type Few = { product: string; wanted: number; left: number };

const tooFew = ({ product, wanted, left }: Few) =>
  `${product}: ${packsWords(wanted)} needed, and ${left > 0 ? `only ${left}` : "none"} left that may be sold. Note what arrived, or take the packs out of the order.`;

/** The products of which fewer sound packs are left than are to be replaced. A part of others need not be on sale itself. */
function shortFor(from: Reader, order: Order, recalled: RecalledPacks[], now: number): Few[] {
  const wanted = new Map<string, Few>();
  for (const { productId, product, packs } of recalled) {
    const before = wanted.get(productId)?.wanted ?? 0;
    wanted.set(productId, { product, wanted: before + packs, left: 0 });
  }
  const asked = [...wanted].map(([productId, each]) => ({ productId, quantity: each.wanted }));
  const own = recalled.flatMap((each) => (each.forProductId === null ? each.productId : []));
  const recipes = new Map(
    own.map((productId) => [productId, recipeOf(from, { orderId: order.id, productId })]),
  );
  const by = { cartId: order.cartId, now };
  const { free, offSale } = shelfOf(from, [...wanted.keys()], by, recipes);
  for (const id of own)
    if (offSale.has(id)) {
      free.set(id, 0);
      recipes.delete(id);
    }
  return [...allot(asked, recipes, free).short].flatMap(([id, left]) => {
    const each = wanted.get(id);
    return each ? [{ ...each, left }] : [];
  });
}
