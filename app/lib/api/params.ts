import type { Call } from "./call";

/**
 * The parameters of a call by name, out of the address itself: the router would take `%2F` in a keyword for a slash. The
 * last one takes all that follows it, but for slashes at the end: where slashes are data its route is a splat. One that is
 * left out is "".
 */
export function paramsIn(call: Call, url: string): Record<string, string> {
  const given = new URL(url).pathname.replace(/\/+$/, "").split("/").slice(3);
  const parts = call.path.split("/").slice(1);
  return Object.fromEntries(
    parts.flatMap((part, at) => {
      if (!part.startsWith(":")) return [];
      const end = at === parts.length - 1 ? given.length : at + 1;
      return [[part.slice(1), given.slice(at, end).map(decodeURIComponent).join("/")]];
    }),
  );
}
