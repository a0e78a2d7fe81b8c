/** What the history knows of a page that a link led to: the path and query of the page with the link. */
export type CameFrom = { from?: string };
