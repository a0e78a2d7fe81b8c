/** One line of at most `length` characters: longer text is cut after a whole word and ends with '…'. */
export function clipped(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  const characters = [...line];
  if (characters.length <= length) return line;
  const room = characters.slice(0, length - 1).join("");
  const atWord = characters[length - 1] === " " ? room : room.replace(/\s\S*$/, "");
  return `${atWord.replace(/[\s,;:.–-]+$/, "")}…`;
}
