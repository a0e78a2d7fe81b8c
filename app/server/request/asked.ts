import { hasLanguages, parseLocale } from "~/base/words/addresses";
import type { Language } from "~/base/words/language";

/** What a request asks for. */
export type Asked = {
  spoken: Language;
  /** The page without its language, also of a request for its data. */
  page: URL;
  /** `data`: what Remix in the browser needs of a page; `routes`: which files of the script belong to addresses. */
  kind: "page" | "data" | "routes";
};

/** A path below the API may end in `.data` as in anything else. */
const data = /^(?!\/api\/)(\/.*)\.data$/i;

/** Reads an address of the shop: `/gu/Store`, and as Remix in the browser asks, `/gu/Store.data`, `/_root.data`, `/gu/__manifest`. */
export function askedBy(request: Request): Asked {
  const url = new URL(request.url);
  const [, bare] = data.exec(url.pathname) ?? [];
  const { spoken, path } = parseLocale(bare === "/_root" ? "/" : (bare ?? url.pathname));
  const kind = bare !== undefined ? "data" : path === "/__manifest" ? "routes" : "page";
  const page = new URL(url);
  page.pathname = path;
  return { spoken: hasLanguages(path) ? spoken : "en", page, kind };
}
