/** Whether `If-None-Match` contains this strong ETag. */
export function holdsAlready(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => {
    const held = tag.trim();
    return held === "*" || held.replace(/^W\//, "") === etag;
  });
}
