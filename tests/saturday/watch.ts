import { setTimeout } from "node:timers/promises";
import { paiseIn } from "../crowd/memory";
import { Browser } from "../storm/browser";
import { isSoldOut, type Street } from "./buyer";

/** What the page of a product said, and between which times (UTC ms) it was made. */
export type Seen = {
  slug: string;
  paise: number | null;
  isSoldOut: boolean;
  from: number;
  to: number;
};

/** Looks at the products' pages without end, as somebody without a cart: the pages that are kept in memory. */
export async function watch(
  { front, dice, waits }: Street,
  slugs: string[],
  number: number,
  until: AbortSignal,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  const browser = new Browser(front, `10.240.0.${number}`, waits);
  while (!until.aborted) {
    const slug = slugs[Math.floor(dice.next() * slugs.length)] ?? "";
    const from = Date.now();
    const page = await browser.open(`/product/${slug}`);
    const paise = paiseIn(page.words("price"));
    seen.push({ slug, paise, isSoldOut: isSoldOut(page), from, to: Date.now() });
    await setTimeout(30);
  }
  return seen;
}
