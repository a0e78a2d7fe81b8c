const dismissedKey = "language-offer";

/**
 * Shows the line that offers this page in the first of the shop's languages that the browser asks for, unless it was dismissed. Nobody
 * is led there by themselves.
 */
export function offerLanguage(): void {
  // Who chose a language is offered no other.
  for (const choice of document.querySelectorAll(".languages a"))
    choice.addEventListener("click", dismiss);
  const line = document.querySelector<HTMLElement>(".language-offer");
  const links = [...(line?.querySelectorAll("a") ?? [])];
  const spoken = codeOf(document.documentElement.lang);
  const known = [spoken, ...links.map(({ lang }) => codeOf(lang))];
  const wanted = navigator.languages.map(codeOf).find((each) => known.includes(each));
  const link = links.find(({ lang }) => codeOf(lang) === wanted);
  if (!line || !link || isDismissed()) return;
  link.hidden = false;
  line.hidden = false;
  line.querySelector("button")?.addEventListener("click", () => {
    line.hidden = true;
    dismiss();
  });
}

/** `gu-IN` → `gu`. */
const codeOf = (tag: string) => tag.slice(0, 2).toLowerCase();

function isDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) !== null;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** A browser that stores nothing asks again on the next page. */
function dismiss(): void {
  try {
    localStorage.setItem(dismissedKey, "no");
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
