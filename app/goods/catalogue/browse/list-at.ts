/** The page that shows a list of products: its path, and of a search what was typed. */
export type ListAt = { path: string; keyword?: string };

export const theStore: ListAt = { path: "/Store" };
