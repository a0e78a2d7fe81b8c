import type { HeadersFunction } from "@remix-run/node";

/** `headers` of a page with personal data: never cached, unless its loader says so. Passes on the action's headers, such as `Retry-After`. */
export const privateHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const headers = new Headers(loaderHeaders);
  actionHeaders.forEach((value, name) => headers.set(name, value));
  headers.set("Cache-Control", loaderHeaders.get("Cache-Control") ?? "no-store");
  return headers;
};
