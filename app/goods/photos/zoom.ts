import { closeDialog, focusOpener, isOpenedHere, tellOpenedHere } from "~/base/ui/browser/dialogs";
import { linkClicked } from "~/base/ui/browser/clicks";

/** The links around an enlarged photo: one opens it, others lead to its neighbours in the same history entry, one closes it. */
export function zoomPhotos(): void {
  document.addEventListener("click", (event) => {
    if (linkClicked(event, "a.gallery-photo, a.pack-label")) return tellOpenedHere();
    const link = linkClicked(event, ".photo-zoom a");
    const dialog = link?.closest("dialog");
    if (!link || !dialog) return;
    event.preventDefault();
    if (link.dataset.closes !== undefined) return closeDialog(dialog);
    if (isOpenedHere()) tellOpenedHere();
    location.replace(link.href);
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof Element && target.id === "closer") showMiddle();
  });
  // A page that the browser kept as it was left.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) focusOpener();
  });
}

/** The middle of a photo that is wider than the screen. */
function showMiddle(): void {
  const ground = document.querySelector(".photo-zoom-ground");
  ground?.scrollTo({
    left: (ground.scrollWidth - ground.clientWidth) / 2,
    top: (ground.scrollHeight - ground.clientHeight) / 2,
  });
}
