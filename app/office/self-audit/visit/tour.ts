import { all, attr, type Page, first, has } from "../reading/page";
import { type Bought, buy } from "./buying";
import { type Ask, Guest } from "./guest";
import type { Facts, Hands, Walk } from "./known";
import { controlsOf, posts, valuesOf } from "../reading/form";
import { type Kind, Unchecked, visited, type Visited, isLogin } from "./visited";

/** Everything that was looked at. */
export type Tour = {
  facts: Facts;
  pages: Visited[];
  /** Products whose page was read; how many packs the store shows. */
  products: { looked: number; listed: number };
  bought: Bought;
  left: Left;
};

/** Products that are looked at one by one. */
const mostProducts = 30;

const alone: [Kind, string][] = [
  ["home", "/"],
  ["home", "/gu"],
  ["home", "/hi"],
  ["list", "/categories"],
  ["search", "/search?q=oil"],
  ["list", "/quick-order"],
  ["account", "/register"],
  ["account", "/login"],
  ["account", "/track"],
  ["firm", "/bulk"],
  ["firm", "/about"],
  ["firm", "/contact"],
  ["firm", "/grievances"],
  ["firm", "/my-data"],
  ["firm", "/privacy"],
  ["firm", "/Termsofservices"],
  ["firm", "/RefundandReturn"],
  ["firm", "/shipingpolicy"],
];

/** Walks through the shop as a guest, buys one pack, cancels it, and leaves the news. */
export async function walk(ask: Ask, facts: Facts, hands: Hands): Promise<Tour> {
  const guest = new Guest(ask, facts.origin);
  const pages: Visited[] = [];
  const look = async (kind: Kind, path: string): Promise<Page | null> => {
    const seen = visited(kind, await guest.open(path));
    pages.push(seen);
    return seen.page;
  };
  for (const [kind, path] of alone) await look(kind, path);
  const listed = await walkStore(look);
  const category = pages
    .flatMap(({ page }) => (page ? linksIn(page, "/category/") : []))
    .find((path) => path);
  if (category) await look("list", category);
  for (const path of listed.slice(0, mostProducts)) await look("product", path);
  for (const language of ["gu", "hi"])
    for (const path of listed.slice(0, 1)) await look("product", `/${language}${path}`);
  const bought = await buy({ guest, pages, facts, hands }, listed);
  const left = await leaveNews({ guest, pages, hands });
  const looked = Math.min(listed.length, mostProducts);
  return { facts, pages, products: { looked, listed: listed.length }, bought, left };
}

/** The products of all pages of the store, as far as they are looked at. */
async function walkStore(look: (kind: Kind, path: string) => Promise<Page | null>) {
  const listed = new Set<string>();
  for (let number = 1; number <= 12; number += 1) {
    const page = await look("list", number === 1 ? "/Store" : `/Store?page=${number}`);
    if (!page) break;
    for (const path of linksIn(page, "/product/")) listed.add(path);
    if (!linksIn(page, "/Store?", false).includes(`/Store?page=${number + 1}`)) break;
  }
  return [...listed];
}

function linksIn(page: Page, start: string, bare = true): string[] {
  const paths = all(page, "a").map((link) => attr(link, "href") ?? "");
  const fit = paths.filter((path) => path.startsWith(start));
  return [...new Set(fit.map((path) => (bare ? (path.split(/[?#]/)[0] ?? "") : path)))];
}

/** The pages of these kinds. Throws `Unchecked` where one of them cannot be read, or there is none. */
export function pagesOf({ pages }: Tour, ...kinds: Kind[]): (Visited & { page: Page })[] {
  const wanted = pages.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const broken = wanted.find(({ page }) => page === null);
  if (broken) throw new Unchecked(broken.problem ?? broken.address);
  const missing = kinds.find((kind) => !wanted.some((one) => one.kind === kind));
  if (missing) throw new Unchecked(`There is no page to look at: ${missing}`);
  return wanted as (Visited & { page: Page })[];
}

/** How one leaves the news by the link in each letter. `presses`: with the link; `problem`: one cannot. */
type Left = { presses: number; problem: string | null };

/** Leaves the news as somebody who has just agreed to them. */
async function leaveNews({
  guest,
  pages,
  hands,
}: Pick<Walk, "guest" | "pages" | "hands">): Promise<Left> {
  const path = await hands.newsLink();
  const answer = await guest.open(path);
  const opened = visited("leave-news", answer);
  pages.push(opened);
  if (isLogin(answer)) return { presses: 1, problem: "One has to log in to leave the news" };
  if (!opened.page) return { presses: 1, problem: null };
  const form = formIn(opened.page);
  if (!form) return { presses: 1, problem: "The link in the letters leads to no way out" };
  const asked = controlsOf(opened.page, form).filter(
    (one) => has(one, "required") && !attr(one, "value"),
  ).length;
  await guest.post(attr(form, "action") ?? path, valuesOf(opened.page, form));
  const after = visited("leave-news", await guest.open(path));
  const still = after.page && formIn(after.page);
  const presses = 2 + asked;
  return { presses, problem: still ? "Who has left the news is asked again" : null };
}

function formIn(page: Page) {
  const main = first(page, "main");
  return main ? (all(main, "form").find(posts) ?? null) : null;
}
