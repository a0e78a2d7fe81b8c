import {
  blankZone,
  type CellProblem,
  type TypedTable,
  type TypedZone,
  zoneCells,
} from "../delivery-table";
import { mostSteps, mostZones } from "../read-table";

/** The table as fields of a form: `step-0`, `z0-zone`, `z0-price-0`; `zones` and `steps` say how many there are. */
export type GridValues = Record<string, string>;

const ticks = new Set<string>(["offered", "cod"]);

export function valuesOf({ steps, zones }: TypedTable): GridValues {
  const values: GridValues = { steps: String(steps.length), zones: String(zones.length) };
  for (const [column, step] of steps.entries()) values[`step-${column}`] = step;
  for (const [row, zone] of zones.entries()) {
    for (const cell of zoneCells) values[`z${row}-${cell}`] = zone[cell];
    for (const [column, price] of zone.prices.entries()) values[`z${row}-price-${column}`] = price;
  }
  return values;
}

/** The table in a submitted form. Browsers do not send a box that is not ticked. */
export function typedIn(values: GridValues): TypedTable {
  const steps = Array.from(
    { length: countIn(values.steps, mostSteps) },
    (_, column) => values[`step-${column}`] ?? "",
  );
  const zones = Array.from({ length: countIn(values.zones, mostZones) }, (_, row): TypedZone => ({
    ...blankZone(0),
    ...Object.fromEntries(
      zoneCells.map((cell) => [cell, values[`z${row}-${cell}`] ?? (ticks.has(cell) ? "no" : "")]),
    ),
    prices: steps.map((_step, column) => values[`z${row}-price-${column}`] ?? ""),
  }));
  return { steps, zones };
}

const countIn = (text: string | undefined, most: number) =>
  /^\d{1,3}$/.test(text ?? "") ? Math.min(Number(text), most) : 0;

/** The errors of a form, by the name of the field; each names its zone. */
export function errorsOf(problems: CellProblem[], { zones }: TypedTable): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { zone, cell, sentence } of problems) {
    if (zone === null) errors[cell] ??= sentence;
    else
      errors[`z${zone}-${cell}`] ??=
        `${zones[zone]?.zone.trim() || `Row ${zone + 1}`}: ${sentence}`;
  }
  return errors;
}

/** Weights that a new table begins with. */
const defaultSteps = ["500", "1000", "2000", "5000", "10000", "20000"];

/**
 * The typed table after a button that adds or removes a row or a column, and the field to go on in. Null: not such a button, or
 * there is no room.
 */
export function rearranged(
  { steps, zones }: TypedTable,
  button: string,
): { typed: TypedTable; focus: string } | null {
  const [, verb, what, position] = /^(add|remove)-(zone|step)(?:-(\d{1,3}))?$/.exec(button) ?? [];
  const index = Number(position);
  if (verb === "add" && what === "zone") {
    if (zones.length >= mostZones) return null;
    const columns = steps.length === 0 && zones.length === 0 ? defaultSteps : steps;
    const typed = { steps: columns, zones: [...zones, blankZone(columns.length)] };
    return { typed, focus: `z${zones.length}-zone` };
  }
  if (verb === "add") {
    if (steps.length >= mostSteps) return null;
    const wider = zones.map((zone) => ({ ...zone, prices: [...zone.prices, ""] }));
    return { typed: { steps: [...steps, ""], zones: wider }, focus: `step-${steps.length}` };
  }
  if (verb === "remove" && what === "zone") {
    const typed = { steps, zones: zones.toSpliced(index, 1) };
    return { typed, focus: `z${Math.min(index, typed.zones.length - 1)}-zone` };
  }
  if (verb !== "remove") return null;
  const narrower = zones.map((zone) => ({ ...zone, prices: zone.prices.toSpliced(index, 1) }));
  const typed = { steps: steps.toSpliced(index, 1), zones: narrower };
  return { typed, focus: `step-${Math.min(index, typed.steps.length - 1)}` };
}
