import { stateName } from "./states";
import { t } from "~/words/say";

/**
 * How PINs begin in each state (GST codes); the longest prefix counts. Several states: offices of both are there, the first has
 * most. 90–99 are army posts and in no state. `a-b` is each prefix from a to b.
 */
const table: [states: string, prefixes: string][] = [
  ["07", "11"],
  ["06", "12-13"],
  ["03", "14-15"],
  ["04", "140119 140125 140133"],
  ["04 03", "16"],
  ["02", "17"],
  ["01", "18-19"],
  ["38", "194"],
  ["09", "20-28"],
  ["05", "248 249 263"],
  ["05 09", "244 246"],
  ["09 05", "247 262"],
  ["08", "30-34"],
  ["24", "36-39"],
  ["26", "362520 362540 362570 396210 396215 396220 396193 396230 396235 396240"],
  ["27", "40-44"],
  ["30", "403"],
  ["23", "45-48"],
  ["22", "49"],
  ["36", "50"],
  ["37", "507130"],
  ["37", "51-53"],
  ["34", "533464"],
  ["29", "56-59"],
  ["33", "60-64"],
  ["33 34", "605 607402-607403 609601-609609"],
  ["32", "67-69"],
  ["31", "682551-682559"],
  ["34", "673310"],
  ["19", "70-74"],
  ["11", "737"],
  ["35", "744"],
  ["21", "75-77"],
  ["18", "78"],
  ["17", "783123 783134"],
  ["12", "790-792"],
  ["17", "793-794"],
  ["14", "795"],
  ["15", "796"],
  ["13", "797-798"],
  ["16", "799"],
  ["10", "80-85"],
  ["20", "814-816 822 825-829 831-835"],
  ["10 20", "813"],
  ["20 10", "814"],
];

const statesByPrefix = new Map(
  table.flatMap(([states, prefixes]) =>
    prefixes
      .split(" ")
      .flatMap(prefixesIn)
      .map((prefix): [string, string[]] => [prefix, states.split(" ")]),
  ),
);

function prefixesIn(range: string): string[] {
  const [first = 0, last = first] = range.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

/** The states (GST codes) a PIN belongs to, the likeliest first; empty if unknown. A hint only: never refuse an order for it. */
export function statesOfPin(pin: string): string[] {
  for (let length = 6; length >= 2; length -= 1) {
    const states = statesByPrefix.get(pin.slice(0, length));
    if (states && pin.length >= length) return states;
  }
  return [];
}

/** The question to ask when PIN and state do not go together; null if they match. */
export function pinDoubt(pin: string, state: string): string | null {
  const expected = statesOfPin(pin);
  if (expected.length === 0 || expected.includes(state)) return null;
  const [one = "", other] = expected.map((code) => t(stateName(code) ?? code));
  return t(
    "PIN {pin} is usually in {states}, but you chose {state}. If it is right, go on; if not, please correct it.",
    {
      pin,
      states: other ? t("{one} or {other}", { one, other }) : one,
      state: t(stateName(state) ?? state),
    },
  );
}
