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

/** What is asked for: to another PIN not the way that was the first one to the PIN before, since nobody chose it. */
export const askedFor = ({ pin, quotes }: ShownPrice, chosen: CartChoices): CartChoices =>
  chosen.pin !== pin && chosen.way === quotes.find(({ way }) => way !== "collect")?.way
    ? { ...chosen, way: undefined }
    : chosen;

/** What the PIN tells of the address, as it stands in fields. */
type FromPin = { state: string; city: string };

/**
 * Fills in what the PIN tells, unless something else stands there that was typed or chosen by hand. `before`: what was filled in here
 * last; returns what is now.
 */
export function fillFromPin(form: HTMLFormElement, told: FromPin, before: FromPin): FromPin {
  return {
    state: fill(form.elements.namedItem("state"), told.state, before.state),
    city: fill(form.elements.namedItem("city"), told.city, before.city),
  };
}

function fill(field: Element | RadioNodeList | null, told: string, before: string): string {
  const isOne = field instanceof HTMLSelectElement || field instanceof HTMLInputElement;
  if (!isOne || ![before, told, ""].includes(field.value)) return before;
  field.value = told;
  return told;
}

/** Ticks what the price is for, where the shop does not offer any more what was ticked. */
export function tickChosen(form: HTMLFormElement, { quote, method }: ShownPrice): void {
  const chosen = [
    ["way", quote?.way ?? ""],
    ["method", method],
  ];
  for (const [name, value] of chosen) {
    const offered = form.querySelectorAll<HTMLInputElement>(`input[type=radio][name=${name}]`);
    const isOffered = [...offered].some((button) => keyIn(button) === value);
    // Each of them: React would not notice a press of one that left its tick to another by itself.
    if (isOffered) for (const button of offered) button.checked = keyIn(button) === value;
  }
}

/** Without the price that was seen with it. */
const keyIn = ({ value }: HTMLInputElement) => value.split(":")[0];
