import type { Page } from "@playwright/test";

/**
 * Lets the browser translate all pages, as Google Translate does once React runs: each text, also one that comes later, is taken out, and
 * stands in two `font` elements in its place. The words stay the same here. Gives what went wrong with that: texts that React
 * changed after they were taken out, so that nobody saw the change.
 */
export async function translatePages(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  await page.exposeFunction("tellUnseenText", (text: string) => unseen.push(text));
  await page.addInitScript(translate);
  return unseen;
}

function translate(): void {
  const left = "[translate=no], .notranslate, script, style, select, textarea, font";
  const taken = new WeakSet<Node>();
  const tell = (window as unknown as { tellUnseenText: (text: string) => void }).tellUnseenText;

  const translateBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest(left) !== null) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      taken.add(text);
      (text as Text).replaceWith(outer);
    }
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue")!;
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (taken.has(this)) tell(`${nodeValue.get?.call(this)} → ${value}`);
      nodeValue.set?.call(this, value);
    },
  });
  const isReady = () => document.documentElement.hasAttribute("data-hydrated");
  const begin = () => {
    translateBelow(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes)
        for (const node of type === "childList" ? addedNodes : [target]) translateBelow(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  new MutationObserver((_, waiting) => {
    if (!isReady()) return;
    waiting.disconnect();
    begin();
  }).observe(document, { attributes: true, childList: true, subtree: true });
}
