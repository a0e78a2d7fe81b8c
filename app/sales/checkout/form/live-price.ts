import { pinIn } from "~/goods/delivery/pin";
import { pointerReleased } from "~/base/ui/browser/held-press";
import { setLivePartsBusy, showLiveParts } from "~/base/ui/browser/swap";
import { choicesIn, searchOf } from "../cart-choices";

/** What was asked for last, and whether its answer is still wanted. */
let shown = "";
let asking = new AbortController();

/**
 * The price of what is chosen on the open checkout page, as it is chosen: the page is asked for anew with the PIN, the way of delivery and
 * the way to pay, and its parts with the price take the place of these. Without a connection they stay as they are until it is back;
 * nothing is ordered at another price than the button says.
 */
export function showLivePrice(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.form?.dataset.price === undefined) return;
    const isWhole = target.name === "pin" && pinIn(target.value) !== null;
    if (isWhole || ["address", "way", "method"].includes(target.name)) void ask(target.form);
  });
  addEventListener("online", () => {
    // What was asked for without a network is lost, also if that is not known yet.
    shown = "";
    for (const form of forms()) void ask(form);
  });
  // A PIN that was typed before this script ran.
  for (const form of forms())
    if (pinOf(form) !== (textsIn(form).get("priced") || null)) void ask(form);
}

const forms = () => document.querySelectorAll<HTMLFormElement>("form[data-price]");

async function ask(form: HTMLFormElement): Promise<void> {
  const fields = textsIn(form);
  const query = new URLSearchParams(searchOf({ pin: pinOf(form), ...choicesIn(fields) }));
  if (fields.get("confirmed")) query.set("confirms", "");
  if (String(query) === shown) return;
  shown = String(query);
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  setLivePartsBusy(true);
  const page = await fetch(`${new URL(form.action).pathname}?${shown}`, { signal }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  await pointerReleased();
  if (signal.aborted) return;
  setLivePartsBusy(false);
  if (page === null) shown = "";
  else showLiveParts(page);
}

/** The PIN of the chosen address, the typed one, or that of the price before while it is not one yet. */
function pinOf(form: HTMLFormElement): string | null {
  const address = form.querySelector<HTMLInputElement>('[name="address"]:checked');
  const fields = textsIn(form);
  return address?.dataset.pin ?? pinIn(fields.get("pin") ?? "") ?? (fields.get("priced") || null);
}

const textsIn = (form: HTMLFormElement) =>
  new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
