import type { Call } from "./call";

/**
 * A call's path parameters by name, read from the URL itself: the router would decode `%2F` in a keyword to a slash. A missing
 * one is "".
 */
export function paramsIn(call: Call, url: string): Record<string, string> {
  const segments = new URL(url).pathname.split("/").slice(3);
  const parts = call.path.split("/").slice(1);
  return Object.fromEntries(
    parts.flatMap((part, at) =>
      part.startsWith(":") ? [[part.slice(1), decodeURIComponent(segments[at] ?? "")]] : [],
    ),
  );
}
