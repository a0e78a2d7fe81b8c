import type { MetaDescriptor } from "@remix-run/node";

/** A thing in the words of https://schema.org. What is undefined is left out. */
export type Thing = { "@type": string; "@id"?: string } & Record<string, unknown>;

/**
 * Whether what a page tells programs is put together here. In a visitor's browser it is not: programs read pages as the
 * server sends them, and there it stays as it came. (React compares the two while the shop is being worked on.)
 */
export const tellsPrograms = import.meta.env.SSR || import.meta.env.DEV;

/** The block that tells programs what is on a page. Remix escapes `<`, `>` and `&` in it. */
export function jsonLd(things: Thing[]): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", "@graph": things as never } };
}

/** What every page calls the firm behind the shop at this address. */
export const firmId = (address: string) => `${address}/#organization`;

/** A page of the shop. */
export type Place = { name: string; path: string };

/** The way from the home page to this one, which is the last. */
export function breadcrumbs(address: string, places: Place[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...places].map((place, index) =>
      listItem(address, place, index, "item"),
    ),
  };
}

/** The things that a page lists, each with a page of its own. */
export function itemList(address: string, name: string, places: Place[]): Thing {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: places.length,
    itemListElement: places.map((place, index) => listItem(address, place, index, "url")),
  };
}

function listItem(address: string, { name, path }: Place, index: number, link: "item" | "url") {
  return { "@type": "ListItem", position: index + 1, name, [link]: address + path };
}
