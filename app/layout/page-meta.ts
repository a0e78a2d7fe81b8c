import type { MetaDescriptor } from "@remix-run/node";
import { jsonLd, type Thing } from "~/lib/json-ld";
import { clipped } from "~/lib/clipped";
import type { CompanyFacts } from "~/pages/company";

const shop = "prayosha oil";
const defaultDescription =
  "Groundnut oil pressed in Surat, sold in packs from half a litre to fifteen. Order online, pay by UPI, card or net banking.";

/** What search results show of a title and of a description before they cut it themselves. */
const longestTitle = 60;
const longestDescription = 160;

/** A JPEG that stands for a page where its link is shared. Width and height in pixels. */
type CardImage = { path: string; width: number; height: number; alt: string };

/** The picture of every page that has none of its own. */
const shopCard: CardImage = {
  path: "/banners/og-1200x630.jpg",
  width: 1200,
  height: 630,
  alt: "Prayosha groundnut oil in a pouch, a bottle, a glass bottle and a tin",
};

/** What the head of every page may need of the root's data. `address`: the shop's public one, without a slash at its end. */
type PageFrame = { address: string; company: CompanyFacts | null };

export type PageHead = {
  /** What the page is; without it the title is the shop's own: 'prayosha oil'. */
  title?: string;
  description?: string;
  /** The one path of this page, in its canonical spelling ('/Store'). A page without one stays out of search engines. */
  path?: string;
  /** What a shared link shows; without it the shop's own card. */
  image?: CardImage | null;
  type?: "website" | "product";
  /** What the page tells programs, in the words of schema.org. Its addresses are paths. */
  things?: (address: string, frame: PageFrame) => Thing[];
};

/**
 * The head of a page: title, description, keywords and author; with a path also its canonical link, what a shared link
 * shows, and JSON-LD. `matches` are those of the route's `meta`: the root's data know the shop's public address.
 */
export function pageMeta(head: PageHead, matches?: Matches): MetaDescriptor[] {
  const title = titleOf(head.title);
  const description = clipped(head.description ?? defaultDescription, longestDescription);
  return [
    { title },
    { name: "description", content: description },
    {
      name: "keywords",
      content: "groundnut oil, peanut oil, sing tel, cold pressed oil, edible oil, Surat",
    },
    { name: "author", content: "Prayosha" },
    ...(head.path === undefined
      ? [{ name: "robots", content: "noindex" }]
      : findable({ ...head, path: head.path, title, description }, frameOf(matches))),
  ];
}

export type Matches = Parameters<typeof frameOf>[0];

/** Takes it from the matches that a route's `meta` gets. Where the root's loader broke, addresses become paths. */
function frameOf(matches: ({ id: string; data?: unknown } | undefined)[] = []): PageFrame {
  const root = matches.find((match) => match?.id === "root")?.data as
    Partial<PageFrame> | undefined;
  return { address: root?.address ?? "", company: root?.company ?? null };
}

/** With the name of the shop behind it, if there is room. */
function titleOf(title?: string): string {
  if (!title) return shop;
  const whole = `${title} – ${shop}`;
  return whole.length <= longestTitle ? whole : clipped(title, longestTitle);
}

type Findable = PageHead & { path: string; title: string; description: string };

function findable(
  { path, title, description, image, type = "website", things }: Findable,
  frame: PageFrame,
): MetaDescriptor[] {
  const { address } = frame;
  const href = address + path;
  return [
    { tagName: "link", rel: "canonical", href },
    // One language today: the day a second one comes, its pages are named here.
    { tagName: "link", rel: "alternate", hrefLang: "en-IN", href },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href },
    ...sharedAs({ href, title, description, type, image: image ?? shopCard, address }),
    ...(things ? [jsonLd(things(address, frame))] : []),
  ];
}

type Shared = { href: string; title: string; description: string; type: string; address: string };

/** Open Graph; Twitter reads it too, but for the kind of card. */
function sharedAs({
  href,
  title,
  description,
  type,
  image,
  address,
}: Shared & { image: CardImage }): MetaDescriptor[] {
  return [
    { property: "og:site_name", content: "Prayosha" },
    { property: "og:locale", content: "en_IN" },
    { property: "og:type", content: type },
    { property: "og:url", content: href },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: address + image.path },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(image.width) },
    { property: "og:image:height", content: String(image.height) },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
