/** True when the caller says in its `If-None-Match` that it holds the representation of this strong ETag. */
export function holdsAlready(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => {
    const held = tag.trim();
    return held === "*" || held.replace(/^W\//, "") === etag;
  });
}
