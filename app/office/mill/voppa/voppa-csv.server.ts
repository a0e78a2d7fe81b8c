import { csvLines } from "~/base/lib/csv/csv";
import { columnKeys, columnsOf, partTitles } from "./columns";
import { inUnit, unitWords } from "./unit";
import type { VoppaReturn } from "./voppa-return.server";

/** The return as CSV: a row for each line of it; a column that its part does not have is empty. */
export async function* voppaAsCsv(voppa: VoppaReturn): AsyncGenerator<string> {
  const { month, registration, unit, names } = voppa;
  const facts = [month, registration, unitWords[unit]];
  yield csvLines([
    ["Month", "Registration number", "Unit", "Part", "Of", ...columnKeys.map((key) => names[key])],
    ...voppa.parts.flatMap(({ part, lines }) =>
      lines.map(({ what, grams }) => [
        ...facts,
        partTitles[part],
        what,
        ...columnKeys.map((key) =>
          columnsOf(part).includes(key) ? inUnit(grams[key] ?? 0, unit) : "",
        ),
      ]),
    ),
  ]);
}
