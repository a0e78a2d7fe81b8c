import type { ShownClaims } from "~/upkeep/claims/claims";
import type { Frame } from "~/layout/frame";
import { guest } from "~/layout/visitor";
import { staticPage } from "../static-page";

/** What a shop says of itself whose owner has decided nothing. */
export const undecided: ShownClaims = {
  certificate: { name: "ISO 9001:2015" },
  family: {},
  purity: {},
  place: {},
};

/** What the frame shows to a guest of a shop whose operator has set nothing yet. */
export const guestFrame: Frame = {
  ...guest,
  categories: [
    { name: "Tins & Jars", slug: "tins-and-jars" },
    { name: "Bottles", slug: "bottles" },
  ],
  company: {
    name: "Prayosha Oil",
    legalName: null,
    phone: null,
    email: null,
    address: null,
    hours: null,
    gstin: null,
    fssai: null,
    facebook: null,
    instagram: null,
    youtube: null,
    whatsapp: null,
    announcement: null,
    claims: undecided,
  },
  demo: false,
};

/** The HTML of an element at an address of the shop. With `error` the element is what stands in for a page that threw it. */
export function htmlAt(address: string, element: React.ReactElement, error?: unknown): string {
  return staticPage({ element, errorElement: element }, { address, error });
}

/** The links of some HTML, as `words → address`. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href, inside]) =>
      `${(inside ?? "").replace(/<[^>]+>/g, "").replace("&amp;", "&")} → ${href}`,
  );
}
