import { linkClicked } from "~/base/ui/browser/clicks";
import { replaceAddress } from "~/base/ui/browser/send-forms";
import { parsedPage, showLiveParts } from "~/base/ui/browser/swap";

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
  const html = await fetch(withoutShown(link.href)).then(
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

/** The list's address for the products behind the last one shown: the first ones need not come over the line again. */
function withoutShown(list: string): string {
  const address = new URL(list);
  const slug = addressOf(cardsIn(document).at(-1))?.split("/").at(-1);
  if (slug) address.searchParams.set("after", slug);
  return address.href;
}

/** The cards that the page does not show yet: all come again if the last one shown is no longer in the list. */
function newCards(html: string): Element[] {
  const shown = new Set(cardsIn(document).map(addressOf));
  return cardsIn(parsedPage(html)).filter((card) => !shown.has(addressOf(card)));
}

const cardsIn = (page: Document) => [...(page.querySelector("[data-grows]")?.children ?? [])];

const addressOf = (card?: Element) => card?.querySelector("a")?.getAttribute("href");
