import { stateName } from "~/lib/states";

/** The first two digits of a PIN and the states (GST codes) they usually belong to. 90–99 are the army's: any state. */
const statesByStart: [from: number, to: number, states: string[]][] = [
  [11, 11, ["07"]],
  [12, 13, ["06"]],
  [14, 15, ["03"]],
  [16, 16, ["04", "03"]],
  [17, 17, ["02"]],
  [18, 19, ["01", "38"]],
  [20, 28, ["09", "05"]],
  [30, 34, ["08"]],
  [36, 39, ["24", "26"]],
  [40, 44, ["27", "30"]],
  [45, 48, ["23"]],
  [49, 49, ["22"]],
  [50, 50, ["36"]],
  [51, 53, ["37", "34"]],
  [56, 59, ["29"]],
  [60, 64, ["33", "34"]],
  [67, 69, ["32", "31", "34"]],
  [70, 74, ["19", "11", "35"]],
  [75, 77, ["21"]],
  [78, 78, ["18"]],
  [79, 79, ["12", "13", "14", "15", "16", "17", "18"]],
  [80, 85, ["10", "20"]],
];

/** The states (GST codes) a PIN usually belongs to; empty if unknown. A hint only: never refuse an order because of it. */
export function statesOfPin(pin: string): string[] {
  const start = Number(pin.slice(0, 2));
  return statesByStart.find(([from, to]) => start >= from && start <= to)?.[2] ?? [];
}

/** The question to ask when PIN and state rarely go together; null if they match. */
export function pinDoubt(pin: string, state: string): string | null {
  const expected = statesOfPin(pin);
  if (expected.length === 0 || expected.includes(state)) return null;
  const names = expected.slice(0, 2).map(stateName).join(" or ");
  return `PIN ${pin} is usually in ${names}, but you chose ${stateName(state)}. If it is right, go on; if not, please correct it.`;
}
