/** Whether `If-None-Match` contains this strong ETag. */
export function holdsAlready(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => {
    const held = tag.trim();
    return held === "*" || held.replace(/^W\//, "") === etag;
  });
}

/** Whether who asks has this already: by its ETag, or without one by its time (RFC 9110, 13.2.2). */
export function isUnchanged(
  asked: Headers,
  { ETag, "Last-Modified": changed }: { ETag: string; "Last-Modified": string },
): boolean {
  const tags = asked.get("If-None-Match");
  if (tags !== null) return holdsAlready(tags, ETag);
  const since = Date.parse(asked.get("If-Modified-Since") ?? "");
  return since >= Date.parse(changed);
}
