import type { MetaDescriptor } from "@remix-run/node";

const shop = "prayosha oil";
const defaultDescription =
  "Groundnut oil pressed in Surat, sold in packs from half a litre to fifteen. Order online, pay by UPI, card or net banking.";

type PageHead = {
  /** What the page is; without it the title is the shop's own: 'prayosha oil'. */
  title?: string;
  description?: string;
  /** The path under which search engines should know this page, in its canonical spelling ('/Store'). */
  canonical?: string;
  /** The shop's public address without a slash at its end, where it is known; makes the canonical link absolute. */
  address?: string | null;
};

/** The head of a page: title, description, keywords, author and, if asked for, the canonical link. */
export function pageMeta({ title, description, canonical, address }: PageHead): MetaDescriptor[] {
  return [
    { title: title ? `${title} – ${shop}` : shop },
    { name: "description", content: description ?? defaultDescription },
    {
      name: "keywords",
      content: "groundnut oil, peanut oil, sing tel, cold pressed oil, edible oil, Surat",
    },
    { name: "author", content: "Prayosha" },
    ...(canonical ? [canonicalLink(canonical, address)] : []),
  ];
}

/** The link that tells search engines which of several addresses of a page is the one. */
export function canonicalLink(path: string, address: string | null = ""): MetaDescriptor {
  return { tagName: "link", rel: "canonical", href: `${address ?? ""}${path}` };
}
