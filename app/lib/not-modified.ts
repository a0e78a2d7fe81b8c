/** True when the caller says (`If-None-Match`) that it holds the representation of this strong ETag. */
export function holdsAlready(request: Request, etag: string): boolean {
  const header = request.headers.get("If-None-Match");
  if (header === null) return false;
  return header.split(",").some((tag) => {
    const held = tag.trim();
    return held === "*" || held.replace(/^W\//, "") === etag;
  });
}
