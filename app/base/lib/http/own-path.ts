/**
 * Returns a path on this site from browser input, or the fallback. Rejects other origins, `//host`, `/\host` and anything a
 * browser would parse as one.
 */
export function ownPath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || !value.startsWith("/") || /[\\\p{Cc}]/u.test(value))
    return fallback;
  const base = "http://own.invalid";
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  if (url?.origin !== base || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}
