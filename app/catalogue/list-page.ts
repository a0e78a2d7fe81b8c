/** The page number that a URL asks for, 1 for anything that is not one. */
export function pageNumber(params: URLSearchParams): number {
  const text = params.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
