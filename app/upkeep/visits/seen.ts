import { isbot } from "isbot";
import { campaignIn, type Source, sourceOf } from "./source";

/** A page or its data, as it was given to a browser. */
export type Seen = {
  /** `page`: a document. `data`: what React asks for to show a page itself. */
  kind: "page" | "data";
  /** Of the page, without its language: `/product/groundnut-oil`. */
  path: string;
  /** With its question mark; "": there is none. */
  search: string;
  /** The hosts under which people know the shop. */
  own: (string | null)[];
  /** A header of the request by its name in small letters. */
  header: (name: string) => string | null | undefined;
};

/** What it counts as; null: nothing. `product`: the slug of a product that was looked at. */
type Counted = { source: Source | null; campaign: string | null; product: string | null };

/** Not the shop: the owner's area, and the payment page of a demo. */
const elsewhere = /^\/(dashboard\/admin|demo-pay|api)(\/|$)/i;

/** Where people pay: they come back from there, and that is no new visit. */
const payment = /(^|\.)razorpay\.com$/;

/** What an answered GET counts as, in some 15 µs. Reads headers, keeps nothing of them. */
export function countedAs({ kind, path, search, own, header }: Seen): Counted | null {
  if (elsewhere.test(path)) return null;
  if (kind === "page" && !header("accept")?.includes("text/html")) return null;
  const before = pageBefore(header("referer"));
  const isFromHere =
    header("sec-fetch-site") === "same-origin" || (before !== null && own.includes(before.host));
  const product = productIn(path);
  const isLook = product !== null && !(isFromHere && before !== null && isSamePage(before, path));
  const isArrival = kind === "page" || before !== null;
  const isVisit = !isFromHere && isArrival && !payment.test(before?.hostname ?? "");
  if (!isLook && !isVisit) return null;
  const agent = header("user-agent");
  if (!agent || isAhead(header) || isbot(agent)) return null;
  const campaign = isVisit ? campaignIn(search) : null;
  return {
    source: isVisit ? sourceOf(before?.hostname ?? null, agent, campaign) : null,
    campaign,
    product: isLook ? product : null,
  };
}

/** Loaded before anybody pressed. */
const isAhead = (header: Seen["header"]) =>
  ["sec-purpose", "purpose", "x-moz"].some((name) => header(name)?.includes("prefetch"));

function pageBefore(referrer: string | null | undefined): URL | null {
  return referrer && URL.canParse(referrer) ? new URL(referrer) : null;
}

const productIn = (path: string) => /^\/product\/([^/]+)$/i.exec(path)?.[1]?.toLowerCase() ?? null;

/** Another photo, another page of reviews, or the same again after a form. */
const isSamePage = ({ pathname }: URL, path: string) =>
  pathname.toLowerCase().endsWith(path.toLowerCase());
