const region = document.createElement("p");
region.role = "status";
region.className = "visually-hidden";
document.body.append(region);

type Step = () => void;

let steps: Step = () => undefined;

/** Does `step` now, and again after the page's content was replaced. */
export function onContent(step: Step): void {
  steps = step;
  step();
}

const parsedPage = (html: string) => new DOMParser().parseFromString(html, "text/html");

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What of the fields with an id is sent with this form, by id: what its own hold, and of others what they came with. */
export const snapshotFields = (form: HTMLFormElement | null): Map<string, string> =>
  new Map(
    controls().map((control) => [
      control.id,
      control.form === form ? currentValue(control) : initialValue(control),
    ]),
  );

const controls = () =>
  [...document.querySelectorAll<Control>("main :is(input, select, textarea)[id]")].filter(
    ({ type }) => type !== "file",
  );

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);

const currentValue = (control: Control) =>
  isTicked(control) ? String(control.checked) : control.value;

function initialValue(control: Control): string {
  if (isTicked(control)) return String(control.defaultChecked);
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

/**
 * Replaces the page's content by that of a form's answer. Stays as it is what was typed and not sent (`sent`: `snapshotFields` of when the
 * form was), and the focus in it; files stay chosen. After a refusal the focus goes to what says why. `staysAt`: else it stays where it
 * was, nothing scrolls, opened details stay open, and what `data-said` marks is said. False: this is not a page of the shop.
 */
export function showAnswer(
  html: string,
  sent: Map<string, string>,
  { staysAt = false, wasAccepted = false } = {},
): boolean {
  const answer = parsedPage(html);
  const [main, next] = [document.querySelector("main"), answer.querySelector("main")];
  if (!main || !next) return false;
  const chosen = [...main.querySelectorAll<HTMLInputElement>("input[type=file][id]")];
  const since = controls().filter((control) => sent.get(control.id) !== currentValue(control));
  const opened = staysAt ? [...main.querySelectorAll("details[id][open]")] : [];
  const focused = document.activeElement;
  const keepMarked = marksIn(focused);
  document.title = answer.title;
  main.replaceChildren(...next.childNodes);
  for (const typed of since) {
    const control = controls().find(({ id }) => id === typed.id);
    if (!control) continue;
    if (isTicked(control) && isTicked(typed)) control.checked = typed.checked;
    else control.value = typed.value;
  }
  for (const { id } of opened) document.getElementById(id)?.setAttribute("open", "");
  for (const { id, files } of chosen) {
    const field = main.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
    if (!field || !files?.length) continue;
    field.files = files;
    // For what follows a choice, such as its preview.
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  showFrameOf(answer);
  steps();
  const isTyping = since.some((control) => control === focused);
  const reason = wasAccepted || isTyping ? null : main.querySelector<HTMLElement>("[autofocus]");
  const before = (isTyping || staysAt) && focused instanceof HTMLElement ? placeOf(focused) : null;
  const place = reason ?? before ?? main.querySelector<HTMLElement>("[data-focus]") ?? main;
  place.focus({ preventScroll: staysAt && !reason });
  if (place === before) keepMarked(place);
  if (staysAt) say(main.querySelector("[data-said]")?.textContent ?? "");
  return true;
}

/** Takes the cursor of this field, or what is marked in it, to the one in its place: somebody may be about to type. */
function marksIn(field: Element | null): (next: HTMLElement) => void {
  const marks = field instanceof HTMLInputElement ? [field.selectionStart, field.selectionEnd] : [];
  const [start, end] = marks;
  return (next) => {
    if (start == null || end == null || !(next instanceof HTMLInputElement)) return;
    if (next.selectionStart !== null) next.setSelectionRange(start, end);
  };
}

/** What stands now where this element stood; beside it, where that cannot be pressed any more. */
function placeOf(element: HTMLElement): HTMLElement | null {
  if (element.isConnected && element !== document.body) return element;
  const place = element.id ? document.getElementById(element.id) : null;
  return place?.matches(":disabled")
    ? (place.closest("[role=group]")?.querySelector<HTMLElement>("button:enabled") ?? null)
    : place;
}

/** Shows only what another version of the page says in its frame: its toasts, and how many products are in the cart. */
export function showFrame(html: string): void {
  showFrameOf(parsedPage(html));
  steps();
}

function showFrameOf(answer: Document): void {
  const toasts = answer.querySelector(".toasts");
  if (toasts) document.querySelector(".toasts")?.append(...toasts.childNodes);
  const cart = answer.querySelector("[data-cart]");
  if (cart) document.querySelector("[data-cart]")?.replaceWith(cart);
}

/** Tells a screen reader what changed in a page that was replaced in place; the same words again are not said twice. */
function say(words: string): void {
  if (region.textContent !== words) region.textContent = words;
}
