import type { MetaDescriptor } from "@remix-run/node";

const shop = "prayosha oil";
const defaultDescription =
  "Groundnut oil pressed in Surat, sold in packs from half a litre to fifteen. Order online, pay by UPI, card or net banking.";

/** The head of a page; without a title it is the shop's own: 'prayosha oil'. */
export function pageMeta({
  title,
  description,
}: {
  title?: string;
  description?: string;
}): MetaDescriptor[] {
  return [
    { title: title ? `${title} – ${shop}` : shop },
    { name: "description", content: description ?? defaultDescription },
    {
      name: "keywords",
      content: "groundnut oil, peanut oil, sing tel, cold pressed oil, edible oil, Surat",
    },
    { name: "author", content: "Prayosha" },
  ];
}
