import type { CompanyFacts } from "~/upkeep/pages/company";

type Facts = {
  /** The shop's, without a trailing slash. */
  address: string;
  company: Pick<CompanyFacts, "name" | "phone" | "email" | "address" | "hours">;
  /** With the number of their packs. */
  categories: { name: string; slug: string; products: number }[];
  returnDays: number;
};

/** What the shop is and where its pages are, for programs that read text: Markdown in the shape of https://llmstxt.org. */
export function llmsText({ address, company, categories, returnDays }: Facts): string {
  const to = (path: string, name: string, note?: string) =>
    `- [${plain(name)}](${address}${path})${note ? `: ${plain(note)}` : ""}`;
  const { name, phone, email, hours } = company;
  const reach = [phone, email, company.address, hours].filter((fact) => fact !== null);
  const sections: [title: string, lines: string[]][] = [
    [
      "Store",
      [
        to("/Store", "All packs", "with filters by category, kind of pack, size and price"),
        to("/categories", "Categories"),
        to("/quick-order", "Quick order", "all packs on one sheet, up to 999 of each"),
        to("/bulk", "Bulk orders", "ask for an offer"),
      ],
    ],
    [
      "Categories",
      categories.map((each) => to(`/category/${each.slug}`, each.name, packs(each.products))),
    ],
    [
      "Policies",
      [
        to("/shipingpolicy", "Delivery", "areas, prices and days"),
        to("/RefundandReturn", "Refund and return", `within ${returnDays} days of receipt`),
        to("/Termsofservices", "Terms of service"),
        to("/privacy", "Privacy"),
      ],
    ],
    [
      "Contact",
      [
        to("/track", "Track an order", "its number and the mobile number on it"),
        to("/contact", "Contact", reach.join("; ") || undefined),
        to("/grievances", "Grievances", "the officer who answers complaints"),
      ],
    ],
    [
      "For programs",
      [
        to(
          "/feeds/google.xml",
          "Product feed",
          "all packs with price and stock, as RSS with Google's names",
        ),
        to("/sitemap.xml", "Sitemap", "all pages in English, Gujarati and Hindi"),
        to("/api/docs", "API", "JSON below /api/v1"),
        to(
          "/buy?items=",
          "Cart link",
          "/buy?items=slug:2,other-slug:1 shows these packs with a button that puts them into the cart; nothing is ordered",
        ),
      ],
    ],
    ["Optional", [to("/about", "About")]],
  ];
  const summary = `${plain(name)} sells ${kinds(categories)} online in India, at prices in rupees with GST.`;
  return (
    [
      `# ${plain(name)}`,
      `> ${summary}`,
      ...sections
        .filter(([, lines]) => lines.length > 0)
        .map(([title, lines]) => `## ${title}\n\n${lines.join("\n")}`),
    ].join("\n\n") + "\n"
  );
}

const packs = (count: number) => `${count} ${count === 1 ? "pack" : "packs"}`;

/** What is sold, in the words of the owner's categories. */
const kinds = (categories: Facts["categories"]) =>
  categories.length > 0
    ? `oil by the pack (${categories.map(({ name }) => plain(name)).join(", ")})`
    : "oil by the pack";

/** One line that Markdown does not take for a link. */
const plain = (text: string) =>
  text
    .replace(/\s*\n\s*/g, ", ")
    .replace(/[[\]<>`\s]+/g, " ")
    .trim();
