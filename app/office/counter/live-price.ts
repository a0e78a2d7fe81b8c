import { pointerReleased } from "~/base/ui/browser/held-press";
import { showLiveParts } from "~/base/ui/browser/swap";

/** How long (ms) one has to pause while typing until the server is asked. */
const pause = 250;

/** Fields that change no price. */
const without = new Set([
  "name",
  "paid",
  "reference",
  "owed",
  "line",
  "area",
  "city",
  "state",
  "words",
]);

let asked = new AbortController();

/** Keeps the price current while somebody types at the counter: fetches the page again and replaces the parts that show the price. */
export function showCounterPrice(): void {
  let timer: ReturnType<typeof setTimeout>;
  const soon = ({ target }: Event) => {
    const form =
      target instanceof Element ? target.closest<HTMLFormElement>(".counter-form") : null;
    if (!form || without.has((target as Element).getAttribute("name") ?? "")) return;
    // An answer on its way does not know of this: it would undo a tick.
    asked.abort();
    clearTimeout(timer);
    timer = setTimeout(() => void ask(form), pause);
  };
  document.addEventListener("input", soon);
  document.addEventListener("change", soon);
}

async function ask(form: HTMLFormElement): Promise<void> {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  const typed = new FormData(form);
  typed.set("intent", "price");
  const button = form.querySelector(".pay-button");
  button?.setAttribute("aria-busy", "true");
  const page = await fetch(form.action, {
    method: "POST",
    body: new URLSearchParams(typed as unknown as Record<string, string>),
    signal,
  })
    .then((answer) => (answer.ok ? answer.text() : null))
    // Without a connection the price stays as it is; so it does for an answer that is out of date.
    .catch(() => null);
  await pointerReleased();
  if (signal.aborted) return;
  button?.removeAttribute("aria-busy");
  if (page !== null) showLiveParts(page);
}
