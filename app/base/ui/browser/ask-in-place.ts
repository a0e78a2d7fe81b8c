import { methodOf } from "./form-method";
import { pointerReleased } from "./held-press";
import { replaceAddress, setBusy } from "./send-forms";
import { snapshotFields, showAnswer } from "./swap";

/** Shows what a GET form with `data-in-place` asks for without leaving the page: nothing scrolls, and Back leaves the page. */
export function askInPlace(): void {
  addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (methodOf(form) !== "get" || form.dataset.inPlace === undefined) return;
    event.preventDefault();
    void ask(form, submitter);
  });
}

async function ask(form: HTMLFormElement, by: HTMLElement | null): Promise<void> {
  const address = new URL(form.action);
  address.search = String(
    new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
  );
  address.hash = "";
  const sent = snapshotFields(form);
  setBusy({ form, by }, true);
  const html = await newestPage(address.href);
  if (html === null) return;
  setBusy({ form, by }, false);
  if (showAnswer(html, sent, { staysAt: true })) replaceAddress(address.href);
  else location.assign(address);
}

let onItsWay: AbortController | null = null;

/**
 * The page at an address, to be shown in place. Null when another was asked for meanwhile, and when only the browser can go there:
 * then it does.
 */
async function newestPage(address: string): Promise<string | null> {
  onItsWay?.abort();
  const asking = new AbortController();
  onItsWay = asking;
  const html = await fetch(address, { signal: asking.signal })
    .then((answer) => (answer.status < 500 && !answer.redirected ? answer.text() : null))
    .catch(() => null);
  await pointerReleased();
  if (asking.signal.aborted) return null;
  if (html === null) location.assign(address);
  return html;
}
