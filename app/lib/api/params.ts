import type { Call } from "./call";

/**
 * The parameters of a call by name, out of the address itself: the router would take `%2F` in a keyword for a slash.
 * One that is left out is "".
 */
export function paramsIn(call: Call, url: string): Record<string, string> {
  const given = new URL(url).pathname.split("/").slice(3);
  const parts = call.path.split("/").slice(1);
  return Object.fromEntries(
    parts.flatMap((part, at) =>
      part.startsWith(":") ? [[part.slice(1), decodeURIComponent(given[at] ?? "")]] : [],
    ),
  );
}
