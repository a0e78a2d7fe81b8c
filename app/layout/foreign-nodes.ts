/**
 * Puts what an extension of the browser has added to the page behind what is ours, before React starts: React 18 leaves alone what
 * stands last in head and body, and takes a stranger before or among its own for a fault of the whole page. Ours begin with these.
 */
export function moveForeignNodes({ head, body, documentElement }: Document): void {
  putLast(head, [
    ...nodesBefore(head, "meta[charset]"),
    ...head.querySelectorAll(":scope > style"),
  ]);
  putLast(body, nodesBefore(body, ".skip-link"));
  putLast(
    body,
    [...documentElement.childNodes].filter((node) => node !== head && node !== body),
  );
}

function nodesBefore(parent: Element, first: string): Node[] {
  const nodes = [...parent.childNodes];
  const begin = nodes.findIndex((node) => node instanceof Element && node.matches(first));
  return nodes.slice(0, Math.max(0, begin));
}

function putLast(parent: Element, nodes: Node[]): void {
  for (const node of nodes) parent.append(node);
}
