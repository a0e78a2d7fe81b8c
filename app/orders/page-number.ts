/** The page in `?page=`, from 1; anything that is not one counts as 1. */
export function pageIn(request: Request): number {
  const text = new URL(request.url).searchParams.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
