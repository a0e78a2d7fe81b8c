import type { Actor } from "~/upkeep/audit/record.server";
import type { Reader, Writer } from "~/base/db/connection.server";
import type { products } from "~/base/db/schema";
import { askAbove, tellOfOthersPrices, tellOfPrices } from "./price-question.server";
import { priceQuestions } from "./surprising-price";

/** Whether somebody said Yes to these questions about new prices. */
export type Sure = (asks: string[]) => boolean;

type Before = Pick<typeof products.$inferSelect, "id" | "name" | "pricePaise" | "updatedAt">;

/** What `updateProduct` answers while a price that surprises has no Yes; null: it may be stored. */
export function unsureOf(
  from: Reader,
  { name, pricePaise: seenPaise }: Before,
  { pricePaise }: { pricePaise: number },
  isSure: Sure = () => true,
) {
  const asks = priceQuestions([{ name, seenPaise, pricePaise }], askAbove(from));
  return isSure(asks) ? null : { problem: "unsure" as const, asks };
}

/** Tells the owner of it, as `updateProduct` says. `now`: UTC ms. */
export function tellOfPrice(
  tx: Writer,
  actor: Actor,
  { id, pricePaise: seenPaise, updatedAt }: Before,
  {
    name,
    slug,
    pricePaise,
    isAsked,
  }: { name: string; slug: string; pricePaise: number; isAsked: boolean },
  now: number,
): void {
  const told = {
    key: `product:${id}:${updatedAt}`,
    path: `/dashboard/admin/product/${slug}`,
    moves: [{ name, seenPaise, pricePaise }],
  };
  if (isAsked) tellOfOthersPrices(tx, actor, told, now);
  else tellOfPrices(tx, told, now);
}
