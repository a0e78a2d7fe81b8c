/** A sentence in which words for programs stand between backticks. */
export function Sentence({ children }: { children: string }) {
  return children
    .split("`")
    .map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
