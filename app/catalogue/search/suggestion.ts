/** One line under the search box: a category or a product, a word about it (its price), and where it leads. */
export type Suggestion = { name: string; note: string; to: string };
