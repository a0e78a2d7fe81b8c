import { stateName } from "./states";

/** The parts of an address; `state`: two-digit GST code. */
export type Place = { line: string; area?: string; city: string; state: string; pin: string };

/** Lines of an address without name and phone: "12 Ring Road", "Adajan", "Surat, Gujarat 395002".*/
export function placeLines({ line, area, city, state, pin }: Place): string[] {
  return [
    line,
    ...(area ? [area] : []),
    `${city}, ${[stateName(state), pin].filter(Boolean).join(" ")}`,
  ];
}
