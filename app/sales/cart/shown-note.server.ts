import { langOfEnglish } from "~/base/words/language";
import { translated } from "~/goods/catalogue/translated.server";
import type { CartNote } from "./cart-note.server";

/**
 * What the cart's page says of its last change; of a removed line its name in the language of the page, and at which place it stood
 * among these lines, counted from 0.
 */
export function shownNote(note: CartNote | null, lines: { id: string; createdAt: number }[]) {
  if (note?.kind !== "removed") return note;
  const { id, productId, name, createdAt } = note.line;
  const [named = { name, nameLang: langOfEnglish() }] = productId
    ? translated([{ id: productId, name }])
    : [];
  // In the order of `linesIn`.
  const position = lines.filter((line) =>
    line.createdAt === createdAt ? line.id < id : line.createdAt < createdAt,
  ).length;
  return { kind: note.kind, line: id, name: named.name, nameLang: named.nameLang, position };
}

export type ShownNote = NonNullable<ReturnType<typeof shownNote>>;
