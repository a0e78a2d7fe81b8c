import { methodOf } from "./form-method";

const typed = new Set<HTMLFormElement>();
let isSent = false;

/** Lets the browser ask before a page is left on which something was typed into a form and not sent. */
export function warnBeforeLeaving(): void {
  addEventListener("input", ({ target }) => {
    const form = (target as HTMLInputElement).form;
    if (form && methodOf(form) === "post") typed.add(form);
  });
  // Also of a page that the browser kept as it was left.
  addEventListener("pageshow", () => {
    isSent = false;
  });
  addEventListener("beforeunload", (event) => {
    if (isSent) return;
    if ([...typed].some((form) => form.isConnected) || isRefused()) event.preventDefault();
  });
}

/** A form that came back with problems still holds what was typed. */
const isRefused = () =>
  [...document.querySelectorAll<HTMLInputElement>("main [aria-invalid=true]")].some(
    ({ form }) => form && methodOf(form) === "post",
  );

/** The page's form was accepted: it may be left. */
export function nothingUnsaved(): void {
  isSent = true;
}
