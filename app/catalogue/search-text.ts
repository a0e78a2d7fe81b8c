/** What is searched of a product: its name and its description, folded. */
export function searchText({ name, description }: { name: string; description: string }): string {
  // A folded text holds no line break, so a keyword cannot match across the two.
  return `${folded(name)}\n${folded(description)}`;
}

/**
 * A text as it is compared: without case in any script, composed (NFC), blanks as single spaces, and without the
 * invisible joiners that some Indian keyboards type and others do not.
 */
export function folded(text: string): string {
  return text
    .normalize("NFC")
    .toUpperCase() // first up: ß becomes SS, and the two forms of a Greek sigma become one
    .toLowerCase()
    .normalize("NFC")
    .replace(/[\u200c\u200d]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
