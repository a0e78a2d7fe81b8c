import { textIn } from "./fields";

/**
 * A slug of the old shop as it is kept: in small letters (a link in capitals is sent on to it), as long as it can stand in
 * an address as it is. Null for any other: the name then makes one.
 */
export function keptSlug(value: unknown): string | null {
  const slug = textIn(value)?.toLowerCase() ?? "";
  return /^(?!\.+$)[\p{L}\p{M}\p{N}._~()-]{1,200}$/u.test(slug) ? slug : null;
}
