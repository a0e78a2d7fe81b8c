import type { MetaDescriptor } from "@remix-run/node";
import { localized } from "~/base/words/addresses";
import { t } from "~/base/words/say";

/** A schema.org thing. Undefined properties are left out. */
export type Thing = { "@type": string; "@id"?: string | undefined } & Record<string, unknown>;

/** The JSON-LD block of a page. Remix escapes `<`, `>` and `&` in it. */
export function jsonLd(things: Thing[]): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", "@graph": things as never } };
}

/** The @id of the firm on every page. */
export const firmId = (address: string) => `${address}/#organization`;

/** A page of the shop. */
type Place = { name: string; path: string };

/** Breadcrumbs from the home page to this page, which is last. */
export function breadcrumbs(address: string, places: Place[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: t("Home"), path: "/" }, ...places].map((place, index) =>
      listItem(address, place, index, "item"),
    ),
  };
}

/** A page's list of things, each with its own page. */
export function itemList(address: string, name: string, places: Place[]): Thing {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: places.length,
    itemListElement: places.map((place, index) => listItem(address, place, index, "url")),
  };
}

function listItem(address: string, { name, path }: Place, index: number, link: "item" | "url") {
  return { "@type": "ListItem", position: index + 1, name, [link]: address + localized(path) };
}
