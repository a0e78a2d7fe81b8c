/** Makes the dialogs of a page modal that come open with it (`PageDialog`); Escape follows their `data-close-to`. */
export function openDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-close-to]")) {
    dialog.close();
    dialog.showModal();
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
