import { textIn } from "./fields";

/**
 * The slug of the old shop in lower case (links in capitals redirect to it). Null if it cannot be used in a URL unescaped:
 * the slug is then derived from the name.
 */
export function keptSlug(value: unknown): string | null {
  const slug = textIn(value)?.toLowerCase() ?? "";
  return /^(?!\.+$)[\p{L}\p{M}\p{N}._~()-]{1,200}$/u.test(slug) ? slug : null;
}
