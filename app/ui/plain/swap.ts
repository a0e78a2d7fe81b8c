type Step = () => void;

let steps: Step = () => undefined;

/** Does `step` now, and again after the page's content was replaced. */
export function onContent(step: Step): void {
  steps = step;
  step();
}

/**
 * Replaces the page's content by that of a refused form's answer. Files that were chosen stay chosen, which only the old field can
 * give: it takes the place of the new one.
 */
export function showAnswer(html: string): boolean {
  const answer = new DOMParser().parseFromString(html, "text/html");
  const [main, next] = [document.querySelector("main"), answer.querySelector("main")];
  if (!main || !next) return false;
  for (const field of main.querySelectorAll<HTMLInputElement>("input[type=file]"))
    if (field.id && field.files?.length)
      next.querySelector(`#${CSS.escape(field.id)}`)?.replaceWith(field);
  document.title = answer.title;
  main.replaceChildren(...next.childNodes);
  const toasts = answer.querySelector(".toasts");
  if (toasts) document.querySelector(".toasts")?.append(...toasts.childNodes);
  steps();
  (main.querySelector<HTMLElement>("[autofocus]") ?? main).focus();
  return true;
}

/** Replaces the parts named by `data-live` by those of another version of the page; what has the focus keeps it. */
export function showLiveParts(html: string): void {
  const answer = new DOMParser().parseFromString(html, "text/html");
  for (const part of document.querySelectorAll<HTMLElement>("[data-live]")) {
    const next = answer.querySelector(`[data-live="${part.dataset.live}"]`);
    if (!next) continue;
    const focus = part.contains(document.activeElement) ? document.activeElement?.id : null;
    part.replaceChildren(...next.childNodes);
    if (focus) document.getElementById(focus)?.focus();
  }
}
