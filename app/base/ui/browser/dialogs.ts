import { setFlash, takeFlash } from "./next-page";

const openerKey = "dialog-opener";

/**
 * Makes the dialogs of a page modal that come open with it (`PageDialog`); Escape follows their `data-close-to`. On the next page the
 * link that opened one has the focus again.
 */
export function openDialogs(): void {
  focusOpener();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-close-to]")) {
    dialog.close();
    dialog.showModal();
    setFlash(openerKey, location.href);
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      location.replace(dialog.dataset.closeTo ?? "");
    });
  }
  // A form that leads to a page with a question opens the dialog with the same question instead.
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-opens]"))
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      document.querySelector<HTMLDialogElement>(`#${form.dataset.opens}`)?.showModal();
    });
}

/** Focuses the link that opened the dialog of the page before. */
function focusOpener(): void {
  const opener = takeFlash(openerKey);
  if (opener)
    [...document.links].find(({ href }) => href === opener)?.focus({ preventScroll: true });
}
