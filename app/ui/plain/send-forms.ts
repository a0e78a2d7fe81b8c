import { forgetNotSent, offlineWords, sayNotSent } from "./not-sent";
import { showAnswer, showFrame, typedNow } from "./swap";
import { nothingUnsaved } from "./unsaved";
import { filesKept, goesToHeader, scriptHeader } from "~/lib/http/sent-by-script";

const sentences = {
  broken:
    "The connection broke. What you typed is still here; look whether it is stored before you send it again.",
  signedOut:
    "You were logged out. What you typed is still here: log in in another window, then press again.",
};

/**
 * Sends the forms of a page without leaving it, so that nothing that was typed is lost: without a connection and after a refusal
 * the form stays as it is. Where the browser would have gone, it goes afterwards; what leads back to the same page is shown in place
 * after a form with `data-in-place` (`page`, or `frame` where nothing but the cart's number changes). A form with `data-leaves`, such
 * as one to the payment provider, is left to the browser.
 */
export function sendForms(): void {
  addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (methodOf(form, submitter) !== "post" || form.dataset.leaves !== undefined) return;
    event.preventDefault();
    pressed({ form, by: submitter });
  });
  addEventListener("pageshow", () => {
    scrollBack();
    onItsWay = next = null;
    // A page that the browser kept as it was left.
    for (const busy of document.querySelectorAll("form[aria-busy], button[aria-busy]"))
      busy.removeAttribute("aria-busy");
  });
  // Back from the address of a refused form.
  addEventListener("popstate", () => {
    if (here() !== shown) location.reload();
  });
}

type Press = { form: HTMLFormElement; by: HTMLElement | null };

/** The form on its way, and the last other button that was pressed meanwhile: it is sent after the answer. */
let onItsWay: Press | null = null;
let next: Press | null = null;

function pressed(press: Press): void {
  if (!onItsWay) return void send(press);
  if (onItsWay.form === press.form && onItsWay.by === press.by) return;
  if (next) setBusy(next, false);
  next = press;
  setBusy(press, true);
}

function setBusy({ form, by }: Press, isBusy: boolean): void {
  for (const element of [form, by ?? form.querySelector("button")])
    if (isBusy) element?.setAttribute("aria-busy", "true");
    else element?.removeAttribute("aria-busy");
}

const here = () => location.pathname + location.search;

/** The address of what the page shows; that of a refused form is its own. */
let shown = here();

/** Gives what the page shows now another address, in the place of its old one. */
export function replaceAddress(to: string): void {
  history.replaceState(history.state, "", to);
  shown = here();
}

const methodOf = (form: HTMLFormElement, by: HTMLElement | null) =>
  (by?.getAttribute("formmethod") ?? form.method).toLowerCase();

async function send(press: Press): Promise<void> {
  const { form, by } = press;
  forgetNotSent(form);
  const say = (words: string) => sayNotSent(form, by, words);
  if (!navigator.onLine) {
    onItsWay = null;
    setBusy(press, false);
    return say(offlineWords);
  }
  onItsWay = press;
  setBusy(press, true);
  const typed = typedNow();
  const request = await answerTo(form, by);
  const to = request.getResponseHeader(goesToHeader);
  const following = next;
  next = null;
  // Busy until the next page is there: a second press sends nothing.
  if (to !== null) {
    if (following) return send(following);
    if (!(await showInPlace(to, form, typed))) return goTo(to, form);
  }
  onItsWay = null;
  // Whoever is refused reads why before anything else is sent.
  for (const each of [following, press]) if (each) setBusy(each, false);
  if (to !== null) return;
  if (request.status === 0) return say(sentences.broken);
  if (request.status === 401) return say(sentences.signedOut);
  if (!request.getResponseHeader("Content-Type")?.startsWith("text/html"))
    return say(request.responseText.trim() || sentences.broken);
  if (!showAnswer(request.responseText, typed)) return say(sentences.broken);
  const { pathname, search } = new URL(request.responseURL);
  if (pathname + search === shown) return;
  history.pushState(null, "", pathname + search);
  shown = here();
}

/** Shows the page that an accepted form leads to without leaving this one, if it is the same. */
async function showInPlace(to: string, form: HTMLFormElement, typed: Map<string, string>) {
  const { inPlace } = form.dataset;
  const { pathname, search } = new URL(to, location.href);
  if (inPlace === undefined || pathname !== location.pathname) return false;
  const html = await fetch(pathname + search).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  if (html === null) return false;
  if (inPlace === "frame") showFrame(html);
  else if (!showAnswer(html, typed, { wasAccepted: true })) return false;
  replaceAddress(pathname + search);
  return true;
}

/** The whole answer to a form; with status 0 if the connection broke. */
function answerTo(form: HTMLFormElement, by: HTMLElement | null): Promise<XMLHttpRequest> {
  const data = new FormData(form, by);
  const request = new XMLHttpRequest();
  request.open("POST", by?.getAttribute("formaction") ?? form.getAttribute("action") ?? "");
  request.setRequestHeader(scriptHeader, "yes");
  const isUpload = form.enctype === "multipart/form-data";
  if (isUpload) data.set(filesKept, "yes");
  if (isUpload && hasFile(data))
    request.upload.addEventListener("progress", (event) => showProgress(form, event));
  return new Promise((resolve) => {
    request.addEventListener("loadend", () => resolve(request));
    request.send(isUpload ? data : new URLSearchParams(data as unknown as Record<string, string>));
  });
}

const hasFile = (data: FormData) =>
  [...data.values()].some((value) => value instanceof File && value.size > 0);

/** How much of the files is on its way, in percent; then, that the shop works on them. */
function showProgress(form: HTMLFormElement, { loaded, total }: ProgressEvent): void {
  const place = form.querySelector(".upload-progress");
  if (!place || total === 0) return;
  const percent = Math.floor((loaded / total) * 100);
  const bar = place.querySelector("progress") ?? document.createElement("progress");
  bar.max = 100;
  bar.value = percent;
  bar.ariaLabel = "Upload";
  const words = percent < 100 ? `${percent} % of ${megabytes(total)} sent` : "Sent. One moment …";
  place.replaceChildren(words, bar);
}

const megabytes = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(1)} MB`;

const scrollKey = "admin-scroll";

/** After a form with `data-keeps-place` the reader stays at it, if the way leads back to the same page. */
function goTo(to: string, form: HTMLFormElement): void {
  nothingUnsaved();
  const { pathname, search, hash } = new URL(to, location.href);
  if (form.dataset.keepsPlace !== undefined && pathname === location.pathname && !hash)
    sessionStorage.setItem(scrollKey, `${scrollY} ${pathname}`);
  if (hash && pathname + search === location.pathname + location.search) {
    history.replaceState(null, "", to);
    location.reload();
  } else location.assign(to);
}

function scrollBack(): void {
  const [y, pathname] = sessionStorage.getItem(scrollKey)?.split(" ") ?? [];
  sessionStorage.removeItem(scrollKey);
  if (pathname === location.pathname) scrollTo(0, Number(y));
}
