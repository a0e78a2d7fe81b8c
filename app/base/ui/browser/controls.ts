/** Buttons that copy the text in their `data-copy`, or print the page (`data-print`). */
export function copyAndPrint(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const text = button?.dataset.copy;
    if (button?.dataset.print !== undefined) print();
    if (!button || text === undefined) return;
    // Where the browser refuses, the text itself can be marked.
    navigator.clipboard.writeText(text).then(
      () => (button.textContent = button.dataset.copied ?? text),
      () => undefined,
    );
  });
  // A field that holds such a text is marked as a whole.
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLInputElement && target.readOnly) target.select();
  });
}
