import { linkClicked } from "~/ui/plain/clicks";
import { replaceAddress } from "~/ui/plain/send-forms";
import { parsedPage, showLiveParts } from "~/ui/plain/swap";

/**
 * Lets the list of products grow in place when "Load more" is pressed, and focuses the first new product. The history entry is
 * replaced, so that Back leaves the list instead of stepping through its pages.
 */
export function growLists(): void {
  document.addEventListener("click", (event) => {
    const link = linkClicked(event, "a[data-load-more]");
    if (!link) return;
    event.preventDefault();
    if (link.ariaBusy !== "true") void grow(link);
  });
}

async function grow(link: HTMLAnchorElement): Promise<void> {
  link.ariaBusy = "true";
  link.textContent = link.dataset.loadMore ?? "";
  const html = await fetch(link.href).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  const added = html === null ? [] : newCards(html);
  if (html === null || added.length === 0) return location.assign(link.href);
  document.querySelector("[data-grows]")?.append(...added);
  showLiveParts(html, "[data-live=found], [data-live=more]");
  replaceAddress(link.href);
  added[0]?.querySelector("a")?.focus({ preventScroll: true });
}

/** The cards that the page does not show yet: a product that came on sale meanwhile moves the others. */
function newCards(html: string): Element[] {
  const shown = new Set(cardsIn(document).map(addressOf));
  return cardsIn(parsedPage(html)).filter((card) => !shown.has(addressOf(card)));
}

const cardsIn = (page: Document) => [...(page.querySelector("[data-grows]")?.children ?? [])];

const addressOf = (card: Element) => card.querySelector("a")?.getAttribute("href");
