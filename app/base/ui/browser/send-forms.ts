import { methodOf } from "./form-method";
import { pointerReleased, watchPresses } from "./held-press";
import { forgetNotSent, sayNotSent } from "./not-sent";
import { saidByScript } from "./script-words";
import { showAnswer, showFrame, snapshotFields } from "./swap";
import { hasFile, showProgress } from "./upload-progress";
import { filesKept, goesToHeader, scriptHeader } from "~/base/lib/http/sent-by-script";

/**
 * Sends the forms of a page without leaving it, so that nothing that was typed is lost: without a connection and after a refusal
 * the form stays as it is. Where the browser would have gone, it goes afterwards; what leads back to the same page is shown in place
 * after a form with `data-in-place` (`page`, or `frame` where nothing but the cart's number changes). What is pressed while
 * a form is on its way is sent after the answer.
 */
export function sendForms(): void {
  watchPresses();
  addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (methodOf(form, submitter) !== "post") return;
    event.preventDefault();
    pressed({ form, by: submitter });
  });
  addEventListener("pageshow", () => {
    onItsWay = null;
    waiting = [];
    // A page that the browser kept as it was left.
    for (const busy of document.querySelectorAll(":is(form, button, [data-live])[aria-busy]"))
      busy.removeAttribute("aria-busy");
  });
  // Back from the address of a refused form.
  addEventListener("popstate", () => {
    if (here() !== shown) location.reload();
  });
}

type Press = { form: HTMLFormElement; by: HTMLElement | null };

/** What is on its way, and what it says. */
let onItsWay: { press: Press; words: string } | null = null;

/** What was pressed meanwhile, of each form the last. */
let waiting: Press[] = [];

function pressed(press: Press): void {
  if (!onItsWay) return void send(press);
  const others = waiting.filter(({ form }) => form !== press.form);
  for (const each of waiting) if (!others.includes(each)) setBusy(each, false);
  setBusy(press, true);
  // A second press of the same sends nothing.
  const isSame = onItsWay.press.form === press.form && onItsWay.words === wordsOf(press);
  waiting = isSame ? others : [...others, press];
}

/** All that a form would send, and where to, as one text. */
const wordsOf = ({ form, by }: Press) =>
  `${by?.getAttribute("formaction") ?? ""} ${asQuery(new FormData(form, by))}`;

const asQuery = (data: FormData) => new URLSearchParams(data as unknown as Record<string, string>);

const isSameButton = (one: Press, other: Press) =>
  one.form === other.form && one.by?.getAttribute("value") === other.by?.getAttribute("value");

/** Marks a form and the button that sent it, or its first one, as waiting for an answer. */
export function setBusy({ form, by }: Press, isBusy: boolean): void {
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

async function send(press: Press): Promise<void> {
  const { form, by } = press;
  forgetNotSent();
  const say = (words: string) => sayNotSent(form, by, words);
  if (!navigator.onLine) {
    allDone(press);
    return say(saidByScript("offline"));
  }
  onItsWay = { press, words: wordsOf(press) };
  setBusy(press, true);
  const sent = snapshotFields(form);
  const request = await answerTo(form, by);
  const to = request.getResponseHeader(goesToHeader);
  const page = to === null || waiting.length > 0 ? null : await pageInPlace(to, form);
  await pointerReleased();
  // A refusal is shown before anything else is sent, unless the same form was pressed again meanwhile.
  if (to !== null || waiting.some((each) => isSameButton(each, press))) {
    // An answer that is out of date is not shown.
    if (waiting.length > 0) return sendNext(press);
    // Busy until the next page is there.
    if (to !== null && !(page !== null && showInPlace(page, to, form, sent))) return goTo(to);
  }
  // Done only once it is shown: the field that loses its place to the answer, and so the focus, would send the same again.
  const problem = to === null ? problemOf(request, form, sent) : null;
  allDone(press);
  if (to !== null) return;
  if (problem !== null) return say(problem);
  const { pathname, search } = new URL(request.responseURL);
  if (pathname + search === shown) return;
  history.pushState(null, "", pathname + search);
  shown = here();
}

/** Shows the answer to a refused form. What is said instead when there is none to show, in the end null. */
function problemOf(
  request: XMLHttpRequest,
  { dataset }: HTMLFormElement,
  sent: Map<string, string>,
): string | null {
  if (request.status === 0) return saidByScript("broken");
  if (request.status === 401) return saidByScript("signedOut");
  if (!request.getResponseHeader("Content-Type")?.startsWith("text/html"))
    return request.responseText.trim() || saidByScript("broken");
  const staysAt = dataset.inPlace !== undefined;
  return showAnswer(request.responseText, sent, { staysAt }) ? null : saidByScript("broken");
}

function sendNext(before: Press): void {
  setBusy(before, false);
  const [next, ...others] = waiting;
  waiting = others;
  if (next) void send(next);
}

function allDone(press: Press): void {
  for (const each of [...waiting, press]) setBusy(each, false);
  onItsWay = null;
  waiting = [];
}

/** The page that an accepted form leads to, if it can be shown without leaving this one. */
async function pageInPlace(to: string, { dataset }: HTMLFormElement): Promise<string | null> {
  const { pathname, search } = new URL(to, location.href);
  if (dataset.inPlace === undefined || pathname !== location.pathname) return null;
  return fetch(pathname + search).then(
    (answer) => (answer.ok && !answer.redirected ? answer.text() : null),
    () => null,
  );
}

function showInPlace(html: string, to: string, form: HTMLFormElement, sent: Map<string, string>) {
  if (form.dataset.inPlace === "frame") showFrame(html);
  else if (!showAnswer(html, sent, { staysAt: true, wasAccepted: true })) return false;
  const { pathname, search } = new URL(to, location.href);
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
    request.send(isUpload ? data : asQuery(data));
  });
}

function goTo(to: string): void {
  const { pathname, search, hash } = new URL(to, location.href);
  if (hash && pathname + search === location.pathname + location.search) {
    history.replaceState(null, "", to);
    location.reload();
  } else location.assign(to);
}
