type Step = () => void;

let steps: Step = () => undefined;

/** Does `step` now, and again after the page's content was replaced. */
export function onContent(step: Step): void {
  steps = step;
  step();
}

/** A page without its own style, whose nonce is not that of this page: the policy would refuse it, and report that. */
export const parsedPage = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll(/<style\b[^]*?<\/style>/g, ""), "text/html");

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the fields with an id hold now, by id. */
export const typedNow = (): Map<string, string> =>
  new Map(controls().map((control) => [control.id, heldBy(control)]));

const controls = () =>
  [...document.querySelectorAll<Control>("main :is(input, select, textarea)[id]")].filter(
    ({ type }) => type !== "file",
  );

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);

const heldBy = (control: Control) => (isTicked(control) ? String(control.checked) : control.value);

/**
 * Replaces the page's content by that of a form's answer. Stays as it is what was typed since the form was sent (`sent`: `typedNow` of
 * then), and the focus in it; files stay chosen. After a form that was accepted the focus stays where it was and nothing scrolls; after
 * a refusal it goes to what says why. False: this is not a page of the shop.
 */
export function showAnswer(
  html: string,
  sent: Map<string, string>,
  { wasAccepted = false } = {},
): boolean {
  const answer = parsedPage(html);
  const [main, next] = [document.querySelector("main"), answer.querySelector("main")];
  if (!main || !next) return false;
  const chosen = [...main.querySelectorAll<HTMLInputElement>("input[type=file][id]")];
  const since = controls().filter((control) => sent.get(control.id) !== heldBy(control));
  const focus = since.find((control) => control === document.activeElement)?.id;
  const before = document.activeElement?.id ?? "";
  document.title = answer.title;
  main.replaceChildren(...next.childNodes);
  for (const typed of since) {
    const control = controls().find(({ id }) => id === typed.id);
    if (!control) continue;
    if (isTicked(control) && isTicked(typed)) control.checked = typed.checked;
    else control.value = typed.value;
  }
  for (const { id, files } of chosen) {
    const field = main.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
    if (!field || !files?.length) continue;
    field.files = files;
    // For what follows a choice, such as its preview.
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  showFrameOf(answer);
  steps();
  const pressed = wasAccepted && document.getElementById(before);
  const place = (focus && document.getElementById(focus)) || pressed;
  if (place) place.focus({ preventScroll: wasAccepted });
  else
    (main.querySelector<HTMLElement>("[autofocus]") ?? main).focus({ preventScroll: wasAccepted });
  return true;
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

/**
 * Replaces the parts named by `data-live`, or those that `which` selects, by those of another version of the page; what has the focus
 * keeps it.
 */
export function showLiveParts(html: string, which = "[data-live]"): void {
  const answer = parsedPage(html);
  for (const part of document.querySelectorAll<HTMLElement>(which)) {
    const next = answer.querySelector(`[data-live="${part.dataset.live}"]`);
    if (!next) continue;
    const focus = part.contains(document.activeElement) ? document.activeElement?.id : null;
    part.replaceChildren(...next.childNodes);
    if (focus) document.getElementById(focus)?.focus();
  }
  steps();
}
