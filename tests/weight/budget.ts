/** What a page weighed: bytes as transferred, packed, with their headers. */
export type Weight = {
  /** With the service worker, which a first visit starts. */
  js: number;
  css: number;
  fonts: number;
  images: number;
  html: number;
  /** Everything that was fetched, data of links included. */
  all: number;
  requests: number;
  /** Font files asked for before anything was painted. */
  earlyFonts: number;
  /** The largest thing painted; 0 bytes and not preloaded when it is text. */
  lcp: { what: string; bytes: number; isImage: boolean; preloaded: boolean };
  cls: number;
};

/** Bytes, except for the numbers of fonts and the shift. */
export const budget = {
  /** React, Remix, the page's components and the service worker. */
  js: 125_000,
  /** Beside it, the words of Gujarati or Hindi. */
  words: 45_000,
  /** The same of the owner's pages, which are in English. */
  jsOfOwner: 150_000,
  /** What a page has beside the script that every page of its area has. */
  further: 20_000,
  css: 18_000,
  // Text, headings, and where the device cannot write them the names of the other languages.
  earlyFonts: 4,
  // The same, and text and headings in another script.
  earlyFontsElsewhere: 6,
  // Of a page in another script than Latin.
  fonts: 105_000,
  lcpImage: 60_000,
  all: 320_000,
  /** Beside it, fonts and words of Gujarati or Hindi. */
  allElsewhere: 80_000,
  /** Beside it, the film on About. */
  film: 200_000,
  cls: 0.02,
};

/** One sentence for each thing that is too much for the page at this path. */
export function overBudget(path: string, weight: Weight): string[] {
  const { js, css, fonts, all, earlyFonts, lcp, cls } = weight;
  const isElsewhere = /^\/(gu|hi)(\/|$)/.test(path);
  const mostJs = budget.js + (isElsewhere ? budget.words : 0);
  const mostEarly = isElsewhere ? budget.earlyFontsElsewhere : budget.earlyFonts;
  const mostInAll =
    budget.all +
    (isElsewhere ? budget.allElsewhere : 0) +
    (path.endsWith("/about") ? budget.film : 0);
  return [
    js > mostJs && `${js} bytes of JavaScript, ${mostJs} at most`,
    css > budget.css && `${css} bytes of CSS, ${budget.css} at most`,
    all > mostInAll && `${all} bytes in all, ${mostInAll} at most`,
    fonts > budget.fonts && `${fonts} bytes of fonts, ${budget.fonts} at most`,
    earlyFonts > mostEarly && `${earlyFonts} fonts before the first paint, ${mostEarly} at most`,
    lcp.isImage &&
      lcp.bytes > budget.lcpImage &&
      `the largest picture has ${lcp.bytes} bytes, ${budget.lcpImage} at most`,
    lcp.isImage && !lcp.preloaded && "the largest picture is not preloaded",
    cls > budget.cls && `a shift of ${cls.toFixed(3)}, ${budget.cls} at most`,
  ].filter((problem) => problem !== false);
}
