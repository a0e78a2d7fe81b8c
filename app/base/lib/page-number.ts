/** The page in `?page=`, from 1; invalid values count as 1. */
export function pageIn(query: URLSearchParams): number {
  const text = query.get("page") ?? "";
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

/** Pagination of `total` rows, `size` per page; a page past the end becomes the last one. */
export function pageWithin(total: number, requested: number, size: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, requested), pages);
  return { total, pages, page, offset: (page - 1) * size };
}
