import type { InvoiceLine } from "~/sales/invoices/content";
import { inUqc, uqcOf } from "~/base/lib/pack-size";
import { add, type Figures, nothing } from "./figures";

/** Unit quantity codes: goods count in the unit that they are sold by, services (99…) not at all. */
type Uqc = ReturnType<typeof uqcOf> | "NA";

/** One row of the HSN summary. `thousandths`: of the unit. */
export type HsnRow = Figures & {
  hsn: string;
  uqc: Uqc;
  basisPoints: number;
  thousandths: number;
  name: string;
};

/** Rows by code, unit and rate. */
export class HsnTable {
  private readonly byKey = new Map<string, HsnRow>();

  /** Adds a paper's lines, or takes a credit note's away (`sign` -1). `goods`: the lines of the original invoice. */
  add(lines: InvoiceLine[], goods: InvoiceLine[], sign: 1 | -1): void {
    for (const line of lines) {
      const uqc = unitOf(line, goods);
      const key = `${line.hsn} ${uqc} ${line.gstBasisPoints}`;
      const row = this.byKey.get(key) ?? {
        hsn: line.hsn,
        uqc,
        basisPoints: line.gstBasisPoints,
        thousandths: 0,
        name: line.name,
        ...nothing(),
      };
      add(row, line, sign);
      if (line.kind === "goods" && uqc !== "NA")
        row.thousandths += sign * line.quantity * inUqc(line);
      this.byKey.set(key, row);
    }
  }

  /** What is not nothing, by code, unit and rate. */
  rows(): HsnRow[] {
    return [...this.byKey]
      .filter(([, row]) => row.thousandths !== 0 || row.taxablePaise !== 0 || taxOf(row) !== 0)
      .toSorted(([one], [two]) => (one < two ? -1 : 1))
      .map(([, row]) => row);
  }
}

const taxOf = ({ igstPaise, cgstPaise, sgstPaise }: Figures) => igstPaise + cgstPaise + sgstPaise;

/** Delivery and fee have the unit of the goods whose code they share: those of the highest value. */
function unitOf(line: InvoiceLine, goods: InvoiceLine[]): Uqc {
  if (line.hsn.startsWith("99")) return "NA";
  const like = goods.filter(
    ({ kind, hsn, gstBasisPoints }) =>
      kind === "goods" && hsn === line.hsn && gstBasisPoints === line.gstBasisPoints,
  );
  const [principal = line] =
    line.kind === "goods" ? [] : like.toSorted((one, two) => two.totalPaise - one.totalPaise);
  return uqcOf(principal);
}

/** Texts of the HSN master by heading, for the headings of an oil mill. */
const masterTexts: Record<string, string> = {
  "1508": "GROUND-NUT OIL AND ITS FRACTIONS, WHETHER OR NOT REFINED, BUT NOT CHEMICALLY MODIFIED",
  "2305":
    "OIL-CAKE AND OTHER SOLID RESIDUES, WHETHER OR NOT GROUND OR IN THE FORM OF PELLETS, RESULTING FROM THE EXTRACTION OF GROUND-NUT OIL",
};
const ownTexts: Record<string, string> = { "1508": "Groundnut oil", "2305": "Groundnut oil cake" };

/** `user_desc` and `desc`: our words with the signs the tool takes, at most 30, and the master's text where it is known. */
export function textsOf({ hsn, name }: HsnRow): { own: string; master: string } {
  const heading = hsn.slice(0, 4);
  const cleaned = name
    .replace(/[^ A-Za-z0-9_@./&-]/g, " ")
    .replace(/ +/g, " ")
    .trim();
  const own = (ownTexts[heading] ?? (cleaned || "Goods")).slice(0, 30).trim();
  return { own, master: masterTexts[heading] ?? own };
}
