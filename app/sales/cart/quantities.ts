import { mostPacks, packsIn } from "~/base/db/packs";
import { cartFormId } from "./field-names";

/**
 * Saves what is changed in the cart's form as soon as it is changed, and shows the cart with it: the number of a line, typed or by its
 * − and +, the way of delivery, the way to pay. All go by the button that saves the whole form without script, so that several changes
 * in a row are sent as what they come to.
 */
export function saveQuantities(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const field = form.parentElement?.querySelector<HTMLInputElement>("[data-saved]");
    if (!form.dataset.step || !field) return;
    event.preventDefault();
    // From a number that was refused on, it goes by the one of the cart.
    const before = packsIn(field.value) ?? Number(field.dataset.saved);
    step(field, before + Number(form.dataset.step));
  });
  document.addEventListener("focusout", ({ target }) => leave(target));
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "radio") save(target);
  });
  // What was typed and left before this script ran.
  for (const field of document.querySelectorAll("[data-saved]"))
    if (field !== document.activeElement) leave(field);
}

function step(field: HTMLInputElement, to: number): void {
  if (to < 1 || to > mostPacks) return;
  field.value = String(to);
  const buttons = [...(field.parentElement?.querySelectorAll<HTMLButtonElement>(".step") ?? [])];
  const focused = document.activeElement;
  for (const button of buttons) {
    const by = Number(button.form?.dataset.step);
    button.disabled = to + by < 1 || to + by > mostPacks;
  }
  if (buttons.some((button) => button === focused && button.disabled))
    buttons.find((button) => !button.disabled)?.focus();
  save(field);
}

/** A number that was typed is saved once its field is left; one that was refused is not sent again as it is. */
function leave(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || field.dataset.saved === undefined) return;
  if (field.value !== field.defaultValue) save(field);
}

/** Presses the button nearest to what was changed. */
function save({ form, parentElement }: HTMLInputElement): void {
  if (form?.id !== cartFormId) return;
  const update = 'button[value="update"]';
  const button = parentElement?.querySelector(update) ?? form.querySelector(update);
  if (button) form.requestSubmit(button as HTMLElement);
}
