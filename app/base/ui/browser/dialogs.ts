import { setFlash, takeFlash } from "./next-page";

const openerKey = "dialog-opener";
const openedKey = "opened-here";

/**
 * Makes the dialogs of a page modal that come open with it (`PageDialog`); Escape follows their `data-close-to`. On the next page the
 * link that opened one has the focus again.
 */
export function openDialogs(): void {
  focusOpener();
  if (takeFlash(openedKey)) history.replaceState({ [openedKey]: true }, "");
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-close-to]")) {
    dialog.close();
    dialog.showModal();
    setFlash(openerKey, location.href);
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      closeDialog(dialog);
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
export function focusOpener(): void {
  const opener = takeFlash(openerKey);
  if (opener)
    [...document.links].find(({ href }) => href === opener)?.focus({ preventScroll: true });
}

/** Tells the next page that a link of this one opened its dialog: closing it then goes back, so that Back does not open it again. */
export const tellOpenedHere = (): void => setFlash(openedKey, "yes");

export const isOpenedHere = (): boolean => Boolean(history.state?.[openedKey]);

export function closeDialog(dialog: HTMLDialogElement): void {
  if (isOpenedHere()) history.back();
  else location.replace(dialog.dataset.closeTo ?? "");
}
