import { hasLanguages, localized, parseLocale } from "~/base/words/addresses";
import type { Language } from "~/base/words/language";

/** `data`: what Remix in the browser needs of a page; `routes`: which files of the script belong to addresses. */
type Kind = "page" | "data" | "routes";

/** What a request asks for. */
export type Asked = {
  spoken: Language;
  /** The page without its language, also of a request for its data. */
  page: URL;
  kind: Kind;
};

/** A path below the API may end in `.data` as in anything else. */
const data = /^(?!\/api\/)(\/.*)\.data$/i;

/** Reads an address of the shop: `/gu/Store`, and as Remix in the browser asks, `/gu/Store.data`, `/_root.data`, `/gu/__manifest`. */
export function askedBy(request: Request): Asked {
  const page = new URL(request.url);
  const { spoken, path, kind } = askedAt(page.pathname);
  page.pathname = path;
  return { spoken: hasLanguages(path) ? spoken : "en", page, kind };
}

/** The same of the path alone. `path`: of the page, without its language. */
export function askedAt(pathname: string): { spoken: Language; path: string; kind: Kind } {
  const [, bare] = data.exec(pathname) ?? [];
  const { spoken, path } = parseLocale(bare === "/_root" ? "/" : (bare ?? pathname));
  const kind = bare !== undefined ? "data" : path === "/__manifest" ? "routes" : "page";
  return { spoken, path, kind };
}

/** Where Remix in the browser asks for the data of this page. */
export function dataPath(path: string, spoken: Language): string {
  const page = localized(path, spoken);
  return page === "/" ? "/_root.data" : `${page}.data`;
}
