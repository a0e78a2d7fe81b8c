import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { jsonLd, type Thing } from "~/base/lib/json-ld";
import { clipped } from "~/base/lib/clipped";
import { localized } from "~/base/words/addresses";
import { type Language, language, languages, tags } from "~/base/words/language";
import type { ShownClaims } from "~/upkeep/claims/claims";
import type { FrameCompany } from "~/upkeep/pages/company";
import { t } from "~/base/words/say";

/** Title of a page without a name, as specified; behind a name stands the name as the logo has it. */
const nameless = "prayosha oil";
const shop = "Prayosha";

/** Longest title and description that search results show uncut. */
export const longestTitle = 60;
const longestDescription = 160;

/** A JPEG for link previews. Width and height in pixels. */
type CardImage = { path: string; width: number; height: number; alt: string };

/** Preview image of pages without their own. */
const shopCard: CardImage = {
  path: "/banners/og-1200x630.jpg",
  width: 1200,
  height: 630,
  alt: "Prayosha groundnut oil in a pouch, a bottle, a glass bottle and a tin",
};

/** Root data that page heads need. `address`: the shop's public address without a trailing slash. */
type PageFrame = { address: string; company: FrameCompany | null };

export type PageMeta = {
  /** The page's name; without it the title is the shop's own: 'prayosha oil'. */
  title?: string;
  description?: string;
  /** The page's canonical path ('/Store'). Without one the page is `noindex`. */
  path?: string;
  /** Image for link previews; by default the shop's own. */
  image?: CardImage | null;
  type?: "website" | "product";
  /** Structured data in schema.org's vocabulary, with paths as addresses. */
  things?: (address: string, frame: PageFrame) => Thing[];
};

/**
 * The head of a page: title, description, keywords and author; with a path also the canonical link, Open Graph tags and JSON-LD.
 * `matches` come from the route's `meta`: root data hold the shop's public address.
 */
export function pageMeta(head: PageMeta, matches?: Matches): MetaDescriptor[] {
  const title = titleOf(head.title);
  const claims = claimsIn(matches);
  const description = clipped(head.description ?? defaultDescription(claims), longestDescription);
  return [
    { title },
    { name: "description", content: description },
    {
      name: "keywords",
      content: `groundnut oil, peanut oil, sing tel, cold pressed oil, edible oil${claims.place ? ", Surat" : ""}`,
    },
    { name: "author", content: "Prayosha" },
    ...(head.path === undefined
      ? [{ name: "robots", content: "noindex" }]
      : findable({ ...head, path: head.path, title, description }, frameOf(matches))),
  ];
}

const defaultDescription = ({ place }: ShownClaims) =>
  place
    ? t(
        "Groundnut oil pressed in Surat, sold in packs from half a litre to fifteen. Order online, pay by UPI, card or net banking.",
      )
    : t(
        "Groundnut oil in packs from half a litre to fifteen. Order online, pay by UPI, card or net banking.",
      );

/** What the shop says of itself, from a route's matches; without them nothing. */
export const claimsIn = (matches: Matches): ShownClaims => frameOf(matches).company?.claims ?? {};

/** The head of a page that cannot be shown. */
export function errorHead(error: unknown): PageMeta {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? { title: t("Page not found") } : {};
}

/**
 * The head of a page that shows its own errors. Whoever may not see the page (401, 403, 428), or asks for what is not there, reads the
 * shop's title: that of the page would tell what it holds.
 */
export const guardedMeta =
  (head: PageMeta): MetaFunction =>
  ({ error, matches }) =>
    pageMeta(isRouteErrorResponse(error) && error.status < 500 ? errorHead(error) : head, matches);

type Matches = Parameters<typeof frameOf>[0];

/** Reads root data from a route's matches. Without them (the root loader failed), URLs become paths. */
function frameOf(matches: ({ id: string; data?: unknown } | undefined)[] = []): PageFrame {
  const root = matches.find((match) => match?.id === "root")?.data as
    Partial<PageFrame> | undefined;
  return { address: root?.address ?? "", company: root?.company ?? null };
}

/** Appends the shop's name if there is room, and the title does not begin with it. */
function titleOf(title?: string): string {
  if (!title) return nameless;
  if (/^prayosha/i.test(title)) return title;
  const whole = `${title} – ${shop}`;
  return whole.length <= longestTitle ? whole : clipped(title, longestTitle);
}

type Findable = PageMeta & { path: string; title: string; description: string };

function findable(
  { path, title, description, image, type = "website", things }: Findable,
  frame: PageFrame,
): MetaDescriptor[] {
  const { address } = frame;
  const href = address + localized(path);
  const alternate = (hrefLang: string, which: Language) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: address + localized(path, which),
  });
  return [
    { tagName: "link", rel: "canonical", href },
    ...languages.map((which) => alternate(tags[which], which)),
    alternate("x-default", "en"),
    ...sharedAs({ href, title, description, type, image: image ?? shopCard, address }),
    ...(things ? [jsonLd(things(address, frame))] : []),
  ];
}

type Shared = { href: string; title: string; description: string; type: string; address: string };

/** Open Graph tags; Twitter reads them too, except for the card type. */
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
    { property: "og:locale", content: tags[language()].replace("-", "_") },
    { property: "og:type", content: type },
    { property: "og:url", content: href },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: address + image.path },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(image.width) },
    { property: "og:image:height", content: String(image.height) },
    { property: "og:image:alt", content: t(image.alt) },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
