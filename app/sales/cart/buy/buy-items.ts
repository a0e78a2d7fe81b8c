import { mostPacksPerLine, packsIn } from "~/base/db/packs";

/** Most different packs of one link. */
export const mostItems = 20;

/** Longest list that is read, in characters: 20 of the longest slugs. */
const longest = 5000;

export type Item = { slug: string; quantity: number };

/**
 * What a link asks for: `sing-tel-1-l:2,kachi-ghani` is two packs and one. `unclear`: parts that are no slug with a number of packs, as they
 * were typed; `isCut`: there were more than `mostItems`. A slug that stands twice gets the sum.
 */
export function itemsIn(text: string): { items: Item[]; unclear: string[]; isCut: boolean } {
  const parts = text
    .slice(0, longest)
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const packs = new Map<string, number>();
  const unclear: string[] = [];
  for (const part of parts.slice(0, mostItems)) {
    const [, slug, typed = "1"] = /^([^\s:]{1,200})(?::(.*))?$/s.exec(part) ?? [];
    const quantity = packsIn(typed, mostPacksPerLine);
    if (slug === undefined || quantity === null) unclear.push(part);
    else packs.set(slug.toLowerCase(), (packs.get(slug.toLowerCase()) ?? 0) + quantity);
  }
  const items = [...packs].map(([slug, quantity]) => ({ slug, quantity }));
  return { items, unclear, isCut: parts.length > mostItems || text.length > longest };
}

/** The prices (paise) that the page showed beside the button, by slug: `sing-tel-1-l:23900`. What is no price is left out. */
export function pricesSeen(text: string): Map<string, number> {
  const pairs = text.slice(0, longest).matchAll(/([^\s:,]{1,200}):([1-9]\d{0,8})(?=,|$)/g);
  return new Map([...pairs].map(([, slug = "", paise]) => [slug, Number(paise)]));
}

/** The text that `pricesSeen` reads. */
export const seenText = (lines: { slug: string; unitPaise: number }[]): string =>
  lines.map(({ slug, unitPaise }) => `${slug}:${unitPaise}`).join(",");

/** The path of the page for this text. */
export const buyPath = (text: string): string =>
  `/buy?items=${encodeURIComponent(text.slice(0, longest))}`;
