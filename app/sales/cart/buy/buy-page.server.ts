import { db } from "~/base/db/connection.server";
import { packIn } from "~/base/lib/pack-size";
import { translated } from "~/goods/catalogue/translated.server";
import { changeWords } from "../again";
import type { Visitor } from "../cart.server";
import { packsAgain } from "../order-again.server";
import { askedPacks } from "./asked-packs.server";
import { leftOutWords } from "./left-out-words";

/**
 * What the page of a link shows: the packs that this visitor can have, at their prices, and a sentence for each thing that is
 * different from what the link asks for. Changes nothing.
 */
export function buyPage(visitor: Visitor, text: string) {
  const asked = askedPacks(text);
  const { packs, changes } = packsAgain(db, visitor, asked.ordered);
  const named = new Map(translated(asked.products).map((product) => [product.id, product]));
  const lines = packs.flatMap(({ product: { id }, quantity, unitPaise }) => {
    const product = named.get(id);
    if (!product) return [];
    const { slug, name, nameLang, photo } = product;
    return [{ id, slug, name, nameLang, photo, ...packIn(product), quantity, unitPaise }];
  });
  const different = [...asked.gone, ...changes.flatMap((each) => each.changes)];
  return {
    lines,
    sumPaise: lines.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0),
    notes: [...different.map(changeWords), ...leftOutWords(asked)],
  };
}

export type BuyLine = ReturnType<typeof buyPage>["lines"][number];
