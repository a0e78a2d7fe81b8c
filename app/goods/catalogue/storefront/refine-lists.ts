import { newestPage } from "~/base/ui/browser/ask-in-place";
import { linkClicked } from "~/base/ui/browser/clicks";
import { replaceAddress } from "~/base/ui/browser/send-forms";
import { setLivePartsBusy, showLiveParts } from "~/base/ui/browser/swap";

/**
 * Shows in place what a change in a form with `data-refines`, or a link inside an element with it, asks for. The history entry is
 * replaced: Back leaves the list.
 */
export function refineLists(): void {
  document.addEventListener("change", ({ target }) => {
    const form = formOf(target);
    if (refines(form)) void refine(addressOf(form));
  });
  document.addEventListener("submit", (event) => {
    const form = formOf(event.target);
    if (!refines(form)) return;
    event.preventDefault();
    closeAround(form);
    void refine(addressOf(form));
  });
  document.addEventListener("click", (event) => {
    const link = linkClicked(event, "[data-refines] a");
    if (!link) return;
    event.preventDefault();
    void refine(link.href);
  });
}

const formOf = (target: EventTarget | null) =>
  target instanceof HTMLFormElement ? target : ((target as HTMLInputElement | null)?.form ?? null);

const refines = (form: HTMLFormElement | null): form is HTMLFormElement =>
  form?.dataset.refines !== undefined;

/** The products are behind the filters. */
function closeAround(form: HTMLFormElement): void {
  const menu = form.closest("details");
  if (!menu?.open) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

function addressOf(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].filter(([, value]) => value !== "") as [string, string][];
  const query = new URLSearchParams(chosen);
  return query.size > 0 ? `${form.action}?${query}` : form.action;
}

async function refine(address: string): Promise<void> {
  setLivePartsBusy(true);
  const html = await newestPage(address);
  if (html === null) return;
  setLivePartsBusy(false);
  showLiveParts(html);
  replaceAddress(address);
}
