import { pinIn } from "~/goods/delivery/pin";
import type { ShownAddress } from "../address/known-buyer.server";
import { type CartChoices, choicesIn } from "../cart-choices";
import type { ShownPrice } from "../checkout-page.server";

/** What is chosen in the form; `before`: the PIN that counts until the typed one is whole. */
export function chosenIn(
  form: HTMLFormElement,
  addresses: ShownAddress[],
  before: string | null,
): CartChoices {
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  const address = addresses.find(({ id }) => id === fields.get("address"));
  const pin = address?.pin ?? pinIn(fields.get("pin") ?? "") ?? before;
  return { pin, ...choicesIn(fields) };
}

/** Whether this is the price of what is chosen; a way of delivery or to pay that nobody can choose is the shop's. */
export const isPriceOf = ({ pin, quote, method }: ShownPrice, chosen: CartChoices): boolean =>
  chosen.pin === pin &&
  (chosen.way === undefined || chosen.way === quote?.way) &&
  (chosen.method === undefined || chosen.method === method);

/** Chooses the state of the PIN, unless another one was chosen by hand. `before`: what was chosen here last; returns what is now. */
export function chooseState(form: HTMLFormElement, state: string, before: string): string {
  const field = form.elements.namedItem("state");
  if (!(field instanceof HTMLSelectElement) || ![before, ""].includes(field.value)) return before;
  field.value = state;
  return state;
}

/** Ticks what the price is for, where the shop does not offer any more what was ticked. */
export function tickChosen(form: HTMLFormElement, { quote, method }: ShownPrice): void {
  const chosen = [
    ["way", quote?.way ?? ""],
    ["method", method],
  ];
  for (const [name, value] of chosen) {
    const offered = form.querySelectorAll<HTMLInputElement>(`input[type=radio][name=${name}]`);
    for (const button of offered) if (button.value.split(":")[0] === value) button.checked = true;
  }
}
