import { withoutMarks } from "~/base/lib/typed/marks";

/** What a sentence puts behind an address: a full stop, a bracket, a quotation mark, an invisible mark. Tokens end in `-` and `_`, too. */
const tail = /[^\p{L}\p{M}\p{N}_\\/-]+$/u;
/** What is left names something; slashes alone, even escaped ones, do not. */
const readable = /[\p{L}\p{N}]/u;

/**
 * The path without what stood behind it in a message, which chat programs take for a part of the link; null: nothing did. Whether there is
 * a page is not asked here: links of mails serve once.
 */
export function withoutTail(pathname: string): string | null {
  // That would lead off the shop.
  if (pathname.startsWith("//")) return null;
  const cut = pathname.lastIndexOf("/") + 1;
  const last = decodeURIComponent(pathname.slice(cut));
  const bare = withoutMarks(last).replace(tail, "");
  return readable.test(bare) && bare !== last
    ? pathname.slice(0, cut) + encodeURIComponent(bare)
    : null;
}
