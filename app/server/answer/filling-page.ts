import { type Filling, fillingNow } from "~/office/demo/filling.server";
import { inLanguage, language, tags } from "~/base/words/language";
import { parseLocale } from "~/base/words/addresses";
import { t } from "~/base/words/say";
import { fixedHeaders } from "../security-headers";
import type { Files } from "./static-files";

/** How often (s) the page looks again by itself. */
const lookEvery = 2;

/** In `public/`: the names of the build's own style sheets change with it. */
const styleSheet = "/filling.css";

/**
 * Answers in the place of a demo that is being filled: people get a page that says how far it is and looks again by itself, programs get
 * 503. Whether the process is alive, its metrics, and the page's style sheet can still be asked.
 */
export const fillingPage: Files = (request, response, next) => {
  const [pathname = "/"] = (request.url ?? "/").split("?", 1);
  if (pathname === styleSheet || /^\/(healthz|metrics)$/.test(pathname)) return next();
  const filling = fillingNow();
  if (!filling) return next();
  const { type, body } = inLanguage(parseLocale(pathname).spoken, () =>
    answerAt(pathname, filling),
  );
  response.writeHead(503, {
    ...fixedHeaders,
    "Content-Type": type,
    "Content-Security-Policy":
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
    "Retry-After": String(lookEvery),
    "X-Robots-Tag": "noindex",
    ...(type.startsWith("text/html") && { Refresh: String(lookEvery) }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
};

function answerAt(pathname: string, filling: Filling) {
  const words = t("The demo shop is being filled");
  if (pathname.startsWith("/api/"))
    return { type: "application/json", body: JSON.stringify({ success: false, message: words }) };
  if (pathname === "/readyz") return { type: "text/plain; charset=utf-8", body: `${words}\n` };
  return { type: "text/html; charset=utf-8", body: pageOf(words, filling) };
}

/** Without the shop's own frame: that shows the firm's name and categories, which are not there yet. All words are the shop's own. */
function pageOf(heading: string, { done, of }: Filling): string {
  const far = t("Step {done} of {of}", { done, of });
  return `<!doctype html>
<html lang="${tags[language()]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<link rel="stylesheet" href="${styleSheet}">
<body>
<h1>${heading}</h1>
<p>${t("Oils, photos and a few orders are on their way: about half a minute. This page looks again by itself.")}</p>
<progress value="${done}" max="${of}" aria-label="${far}"></progress>
<p>${far}</p>
`;
}
