import { linkClicked } from "~/base/ui/browser/clicks";

/** Makes the thumbnails of a gallery scroll only its strip, not the page, and marks the one whose photo is shown. */
export function scrollGalleries(): void {
  document.addEventListener("click", (event) => {
    const link = linkClicked(event, ".gallery-thumbnails a");
    const strip = link && stripOf(link);
    if (!link || !strip) return;
    event.preventDefault();
    strip.scrollTo({ left: thumbnailsOf(strip).indexOf(link) * strip.clientWidth });
  });
  // A scroll does not bubble.
  document.addEventListener(
    "scroll",
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches(".gallery-strip")) markShown(target);
    },
    { capture: true, passive: true },
  );
}

/** Marks the first photo of a gallery that came just now. Measures nothing: the page may not be laid out yet. */
export function markShownPhotos(): void {
  for (const strip of document.querySelectorAll(".gallery-strip")) {
    const links = thumbnailsOf(strip);
    if (!links.some(({ ariaCurrent }) => ariaCurrent) && links[0]) links[0].ariaCurrent = "true";
  }
}

function markShown(strip: HTMLElement): void {
  const shown = Math.round(strip.scrollLeft / strip.clientWidth);
  thumbnailsOf(strip).forEach((link, index) => {
    link.ariaCurrent = index === shown ? "true" : null;
  });
}

const stripOf = (link: Element) =>
  link.closest(".product-gallery")?.querySelector<HTMLElement>(".gallery-strip");

const thumbnailsOf = (strip: Element) => [
  ...(strip.parentElement?.querySelectorAll<HTMLAnchorElement>(".gallery-thumbnails a") ?? []),
];
