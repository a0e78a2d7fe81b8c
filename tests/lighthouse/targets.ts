/** What one look at a page says: scores of 0 to 100, times in ms. */
export type Marks = {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
  lcp: number;
  cls: number;
  /** How long work of the page would have kept a finger waiting, in all. */
  blockingTime: number;
};

export const targets: Marks = {
  performance: 93,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  lcp: 1800,
  cls: 0,
  blockingTime: 250,
};

const scores = ["performance", "accessibility", "best-practices", "seo"] as const;
const measures = ["lcp", "cls", "blockingTime"] as const;

/** Each mark for itself: the middle one of all rounds. */
export function medianOf(rounds: Marks[]): Marks {
  const middle = (name: keyof Marks) =>
    rounds.map((marks) => marks[name]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? NaN;
  const entries = [...scores, ...measures].map((name) => [name, middle(name)]);
  return Object.fromEntries(entries) as Marks;
}

/**
 * The pages that are `noindex` on purpose, and the audit that takes SEO points from each of them for it. Their SEO mark is
 * printed as it is but not asked for; what else Lighthouse finds wrong there counts as everywhere.
 */
export const keptFromSearch = { pages: ["cart"], audit: "is-crawlable" };

/** One sentence for each mark of this page that is not good enough. */
export function missed(page: string, marks: Marks): string[] {
  const asked = scores.filter((name) => name !== "seo" || !keptFromSearch.pages.includes(page));
  return [
    ...asked
      .filter((name) => !(marks[name] >= targets[name]))
      .map((name) => `${name} ${marks[name]}, ${targets[name]} wanted`),
    ...measures
      .filter((name) => !(marks[name] <= targets[name]))
      .map((name) => `${name} ${marks[name]}, ${targets[name]} at most`),
  ];
}
