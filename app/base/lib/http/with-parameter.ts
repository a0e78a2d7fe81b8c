/** `path`, which may have a query but no fragment, with one more parameter. */
export const withParameter = (path: string, name: string, value: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}`;
