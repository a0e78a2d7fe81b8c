/**
 * What the history knows of a page. `from`: the path and query of the page whose link led here. `place`: the page that this one was shown
 * in the place of, so that what stands on both stays (`useInPlace`).
 */
export type CameFrom = { from?: string; place?: string };
