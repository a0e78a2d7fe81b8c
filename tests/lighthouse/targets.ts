/** What one look at a page says: scores of 0 to 100, times in ms. */
export type Marks = {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
  lcp: number;
  cls: number;
  /** The longest piece of work that held the page up, on a processor slowed down four times. */
  longestTask: number;
};

export const targets: Marks = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  lcp: 1200,
  cls: 0.02,
  longestTask: 50,
};

const scores = ["performance", "accessibility", "best-practices", "seo"] as const;
const measures = ["lcp", "cls", "longestTask"] as const;

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
