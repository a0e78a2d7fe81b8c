import { t } from "~/base/words/say";
import { stateName, stateWithCode } from "./states";

/** The parts of an address; `state`: two-digit GST code. */
export type Place = { line: string; area?: string; city: string; state: string; pin: string };

/** Lines of an address without name and phone, as they are stored: "12 Ring Road", "Adajan", "Surat, Gujarat 395002". */
export function placeLines(place: Place): string[] {
  return linesWith(place, stateName(place.state));
}

/** An address as papers want it, with line breaks and the state's code. */
export const addressOnPaper = ({ line, area, city, pin, state }: Place): string =>
  [line, area, [city, pin].filter(Boolean).join(" "), state && stateWithCode(state)]
    .filter(Boolean)
    .join("\n");

/** The same lines with the state in the language of the page or letter. */
export function shownPlaceLines(place: Place): string[] {
  const state = stateName(place.state);
  return linesWith(place, state && t(state));
}

function linesWith({ line, area, city, pin }: Place, state: string | null): string[] {
  return [line, ...(area ? [area] : []), `${city}, ${[state, pin].filter(Boolean).join(" ")}`];
}
