/** A name has room for so many of a reader's characters on a card. */
const most = 30;

/**
 * A product's name for cards: cut after 30 characters, in every script, and marked with three dots. A character is a letter with its
 * marks or conjuncts, an emoji of several parts, a flag. For the server: not every browser can tell them apart.
 */
export function cardName(name: string): string {
  if (name.length <= most) return name;
  const shown = [...new Intl.Segmenter().segment(name)];
  return shown.length > most ? `${name.slice(0, shown[most]?.index)}...` : name;
}
