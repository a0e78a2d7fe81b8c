/** How a form is sent, by this button if there is one. `form.method` itself is the field of that name where the form has one. */
export const methodOf = (form: HTMLFormElement, by: HTMLElement | null = null): string =>
  (by?.getAttribute("formmethod") ?? form.getAttribute("method") ?? "get").toLowerCase();
