/** The page in `?page=`, from 1; anything that is not one counts as 1. */
export function pageIn(query: URLSearchParams): number {
  const text = query.get("page") ?? "";
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

/** The page that was asked for in a list of `total` rows, `size` on each; one past the end is the last one. */
export function pageWithin(total: number, asked: number, size: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, asked), pages);
  return { total, pages, page, offset: (page - 1) * size };
}
