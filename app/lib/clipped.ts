/** One line of at most `length` characters: what is longer ends after a whole word, with '…'. */
export function clipped(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= length) return line;
  const room = characters.slice(0, length - 1).join("");
  const atWord = characters[length - 1] === " " ? room : room.replace(/\s\S*$/, "");
  return `${atWord.replace(/[\s,;:.–-]+$/, "")}…`;
}
