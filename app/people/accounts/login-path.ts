import { localized } from "~/base/words/addresses";

/** An address longer than this, as a part of a header, is forgotten: proxies refuse an answer with a header of 4 or 8 KB. */
const longest = 2000;

/** The login page, leading back to `url` after signing in, unless that is too long. */
export function loginPath(url: { pathname: string; search: string }): string {
  const target = encodeURIComponent(url.pathname + url.search);
  return localized(target.length > longest ? "/login" : `/login?redirectTo=${target}`);
}
