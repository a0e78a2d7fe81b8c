/** What somebody searches for, in `?q=`: one form of every letter, at most 100 characters, nothing invisible. */
export function keywordIn(query: URLSearchParams): string {
  return (query.get("q") ?? "")
    .normalize("NFC")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 100);
}
