/**
 * A path on this site out of something a browser sent, or the fallback.
 * Refuses other origins, `//host`, `/\host` and anything a browser would read as one of them.
 */
export function ownPath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || !value.startsWith("/") || /[\\\p{Cc}]/u.test(value))
    return fallback;
  const base = "http://own.invalid";
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  if (url?.origin !== base || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}
