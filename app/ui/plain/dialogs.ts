const openerKey = "admin-dialog";

/**
 * Makes the dialogs of a page modal that come open with it (`PageDialog`); Escape follows their `data-close-to`. On the next page the
 * link that opened one has the focus again.
 */
export function openDialogs(): void {
  const opener = sessionStorage.getItem(openerKey);
  sessionStorage.removeItem(openerKey);
  if (opener)
    [...document.links].find(({ href }) => href === opener)?.focus({ preventScroll: true });
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-close-to]")) {
    dialog.close();
    dialog.showModal();
    sessionStorage.setItem(openerKey, location.href);
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      location.assign(dialog.dataset.closeTo ?? "");
    });
  }
  // A form that leads to a page with a question opens the dialog with the same question instead.
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-opens]"))
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      document.querySelector<HTMLDialogElement>(`#${form.dataset.opens}`)?.showModal();
    });
}
