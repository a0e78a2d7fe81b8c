import { langOfEnglish } from "~/base/words/language";
import { translated } from "~/goods/catalogue/translated.server";
import type { CartNote } from "./cart-note.server";

/** What the cart's page says of its last change, with the name of the removed product in the language of the page. */
export function shownNote(note: CartNote | null) {
  if (note?.kind !== "removed") return note;
  const { id, productId, name } = note.line;
  const [named = { name, nameLang: langOfEnglish() }] = productId
    ? translated([{ id: productId, name }])
    : [];
  return { kind: note.kind, line: id, name: named.name, nameLang: named.nameLang };
}
