/** The searchable text of a product: name and description, folded. */
export function searchText({ name, description }: { name: string; description: string }): string {
  // Folded text contains no line breaks, so a keyword cannot match across the two.
  return `${folded(name)}\n${folded(description)}`;
}

/** The searchable text of what a product is called in other languages, folded. Without a name there are no words in a language. */
export const ownText = (words: { name: string | null; description: string | null }[]): string =>
  folded(
    words
      .flatMap(({ name, description }) => (name === null ? [] : [name, description ?? ""]))
      .join(" / "),
  );

/**
 * Normalises a text for comparison: case-folded in every script, NFC, single spaces, and without the invisible joiners
 * that only some Indian keyboards type.
 */
export function folded(text: string): string {
  return text
    .normalize("NFC")
    .toUpperCase() // upper case first: ß becomes SS, and the two forms of a Greek sigma become one
    .toLowerCase()
    .normalize("NFC")
    .replace(/[\u200c\u200d]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
