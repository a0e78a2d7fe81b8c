import { languages } from "~/words/language";
import { inOwn } from "~/words/addresses";

/** Pages that are the same whoever asks and change nothing; the cart and personal pages are asked for only when they are opened. */
const patterns = ["/Store", "/categories", "/category/*", "/product/*", "/about"].flatMap((path) =>
  languages.map((each) => inOwn(path, each)),
);

/**
 * What a browser may ask for as soon as a link is pressed, before it is let go. Not earlier: a page that waits longer could show a
 * price or a cart of before. Named by a header of every page (`server/loading-ahead.ts`).
 */
const rules = JSON.stringify({
  prefetch: [{ where: { href_matches: patterns }, eagerness: "conservative" }],
});

export function loader() {
  return new Response(rules, {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
