import { wholeIn } from "~/base/lib/typed/digits";
import { paiseFrom, decimalRupees } from "~/base/lib/money";
import { csvLines } from "~/base/lib/csv/csv";
import { called, csvTable, type LineProblem } from "~/base/lib/csv/csv-read.server";
import type { Step } from "../../step";

/** Most bytes and rows of a file of a price list. */
export const mostFileBytes = 500 * 1024;
const mostRows = 5000;

export const listCsvColumns = ["slug", "name", "from", "price"] as const;

/** What a file says of one pack: its prices, with the line of each; none: it has no price on the list any more. */
type PackInFile = { slug: string; line: number; steps: (Step & { line: number })[] };

/** The lines of one pack: one for each price, or one without. */
export function linesOfPack(pack: { slug: string; name: string }, steps: Step[]): string {
  const rows = steps.map((step) => [
    pack.slug,
    pack.name,
    String(step.fromPacks),
    decimalRupees(step.pricePaise),
  ]);
  return csvLines(rows.length > 0 ? rows : [[pack.slug, pack.name, "", ""]]);
}

/** What a file says, by pack, or why it cannot be read. A line with a slug only takes that pack's prices away. */
export function packsInCsv(text: string): { packs: PackInFile[]; problems: LineProblem[] } {
  const { lines, problems } = csvTable(text, listCsvColumns, {
    needed: ["slug", "from", "price"],
    filled: ["slug"],
    mostRows,
  });
  const packs = new Map<string, PackInFile>();
  for (const { line, cells } of lines) {
    const { from, price } = cells;
    const slug = cells.slug.toLowerCase();
    const pack = packs.get(slug) ?? { slug, line, steps: [] };
    packs.set(slug, pack);
    if (from === "" && price === "") continue;
    const pricePaise = paiseFrom(price);
    const wrong = (reason: string) => problems.push({ line, what: called(slug), reason });
    const fromPacks = wholeIn(from);
    if (fromPacks === null) wrong("from must be a number of packs, such as 5");
    else if (pricePaise === null) wrong("price must be an amount in rupees, such as 2740");
    else pack.steps.push({ fromPacks, pricePaise, line });
  }
  return { packs: [...packs.values()], problems };
}
