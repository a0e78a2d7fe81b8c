/** The field with this id gets the focus when "/" is pressed outside of any field. */
export function focusOnSlash(id: string): void {
  document.addEventListener("keydown", (event) => {
    const isTyping =
      event.target instanceof HTMLElement &&
      event.target.closest("input, textarea, select, dialog, [contenteditable]");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    event.preventDefault();
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  });
}
