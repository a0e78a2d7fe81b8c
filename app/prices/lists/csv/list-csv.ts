import { paiseFrom, decimalRupees } from "~/lib/money";
import { clipped } from "~/lib/clipped";
import { csvLines, plain } from "~/lib/csv";
import { csvCells } from "~/lib/csv-read";
import type { Step } from "../../steps/step";

/** Most bytes and rows of a file of a price list. */
export const mostFileBytes = 500 * 1024;
const mostRows = 5000;

const needed = ["slug", "from", "price"] as const;
export const listCsvHeader = ["slug", "name", "from", "price"];

/** A line of a file that is refused; `line` 0: the whole file. */
export type LineProblem = { line: number; what: string; reason: string };

/** What a file says of one pack: its prices, with the line of each; none: it has no price on the list any more. */
export type PackInFile = { slug: string; line: number; steps: (Step & { line: number })[] };

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
  const rows = csvCells(text, mostRows + 2);
  if ("reason" in rows) return { packs: [], problems: [{ what: "The file", ...rows }] };
  const [header, ...body] = rows;
  const names = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0)
    return refused(`It must name the columns; missing: ${missing.join(", ")}.`);
  if (body.length === 0 || body.length > mostRows)
    return refused(`The file must have 1 to ${mostRows} lines below it.`);

  const packs = new Map<string, PackInFile>();
  const problems: LineProblem[] = [];
  for (const { line, cells } of body) {
    const cell = (name: string) => plain(cells[names.indexOf(name)] ?? "").trim();
    const [slug, from, price] = [cell("slug").toLowerCase(), cell("from"), cell("price")];
    const pack = packs.get(slug) ?? { slug, line, steps: [] };
    packs.set(slug, pack);
    if (from === "" && price === "") continue;
    const pricePaise = paiseFrom(price);
    const wrong = (reason: string) => problems.push({ line, what: clipped(slug, 80), reason });
    if (!/^\d{1,3}$/.test(from)) wrong("from must be a number of packs, such as 5");
    else if (pricePaise === null) wrong("price must be an amount in rupees, such as 2740");
    else pack.steps.push({ fromPacks: Number(from), pricePaise, line });
  }
  return { packs: [...packs.values()], problems };
}

const refused = (reason: string) => ({
  packs: [],
  problems: [{ line: 1, what: "The first line", reason }],
});
