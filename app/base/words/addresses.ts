import { type Language, language, languages } from "./language";

/** What has no language: the owner's area with the invitation to it, programs, files, papers for the tax office. A batch's number may have dots. */
const withoutLanguage =
  /^\/(api|assets|banners|brand|csp-report|dashboard\/admin|demo-pay|healthz|hydration-report|join|lab-report|metrics|payment|photos|readyz|video|webhooks)(\/|$)|^(?!\/b\/).*\.\w+$/i;

/** Whether this path (`/Store`) is a page that is there in each language. */
export const hasLanguages = (path: string): boolean => !withoutLanguage.test(path);

/** `/gu/Store` → Gujarati and `/Store`. The prefix may be in capitals; what follows it must be a path (`/gu//x` leads elsewhere). */
export function parseLocale(pathname: string): { spoken: Language; path: string } {
  const [, prefix, rest] = /^\/([a-z]{2})(\/(?!\/).*)?$/i.exec(pathname) ?? [];
  const spoken = languages.find((each) => each !== "en" && each === prefix?.toLowerCase());
  return spoken ? { spoken, path: rest ?? "/" } : { spoken: "en", path: pathname };
}

/** A path of the shop, with its query and fragment, in a language; by default that of the page that is made. */
export function localized(to: string, which: Language = language()): string {
  if (which === "en" || !/^\/(?!\/)/.test(to)) return to;
  const [path = ""] = to.split(/[?#]/);
  if (!hasLanguages(path) || parseLocale(path).spoken !== "en") return to;
  return `/${which}${path === "/" ? to.slice(1) : to}`;
}

/** The path that a request asks for, without its language, and its query: what leads back to it. */
export function askedPath({ url }: Request): { pathname: string; search: string } {
  const { pathname, search } = new URL(url);
  return { pathname: parseLocale(pathname).path, search };
}
