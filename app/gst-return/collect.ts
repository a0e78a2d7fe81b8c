import type { InvoiceContent } from "~/invoices/content";
import { add, byRate, type Figures, isNothing, nothing } from "./figures";
import { HsnTable } from "./hsn";
import type { MonthPaper } from "./month-papers.server";
import { buyersGstin, isToFirm, type Section, sectionOf } from "./section";

/** A paper that is listed by itself. */
export type ListedPaper = {
  number: string;
  issuedAt: number;
  /** Place of supply, the state's code. */
  pos: string;
  gstin: string | null;
  firm: string;
  isInter: boolean;
  totalPaise: number;
  rates: [basisPoints: number, Figures][];
};

/** Sales to buyers without GSTIN by state and rate, less their credit notes. */
export type SmallSales = Figures & { pos: string; basisPoints: number; isInter: boolean };

/** How many papers of a section, and what they come to. Of credit notes too: positive. */
export type SectionSum = Figures & { papers: number; totalPaise: number };

/** Adds up the taxed papers of a month. */
export class Collected {
  readonly listed: Record<Exclude<Section, "b2cs">, ListedPaper[]> = {
    b2b: [],
    b2cl: [],
    cdnr: [],
    cdnur: [],
  };
  private readonly small = new Map<string, SmallSales>();
  readonly hsn = { b2b: new HsnTable(), b2c: new HsnTable() };
  /** Of invoices and of credit notes, by section. */
  readonly sums = new Map<string, SectionSum>();

  add(paper: MonthPaper): void {
    const { content, original, series } = paper;
    const section = sectionOf(paper);
    const sign = series === "PR" ? 1 : -1;
    if (section === "b2cs") this.addSmall(content, sign);
    else this.listed[section].push(listedPaper(content, original));
    const summary = isToFirm(section) ? this.hsn.b2b : this.hsn.b2c;
    summary.add(content.lines, original.lines, sign);
    this.addSum(`${series} ${section}`, content);
  }

  /** Rows of the small sales that are not nothing, by state and rate. */
  smallSales(): SmallSales[] {
    return [...this.small.values()]
      .filter((row) => !isNothing(row))
      .toSorted(
        (one, two) => Number(one.pos) - Number(two.pos) || one.basisPoints - two.basisPoints,
      );
  }

  private addSmall(content: InvoiceContent, sign: 1 | -1): void {
    const pos = placeOf(content);
    for (const [basisPoints, figures] of byRate(content.lines)) {
      const key = `${pos} ${basisPoints}`;
      const row = this.small.get(key) ?? {
        pos,
        basisPoints,
        isInter: content.tax === "inter",
        ...nothing(),
      };
      add(row, figures, sign);
      this.small.set(key, row);
    }
  }

  private addSum(key: string, { totals }: InvoiceContent): void {
    const sum = this.sums.get(key) ?? { papers: 0, totalPaise: 0, ...nothing() };
    sum.papers += 1;
    sum.totalPaise += totals.totalPaise;
    add(sum, totals);
    this.sums.set(key, sum);
  }
}

function listedPaper(content: InvoiceContent, original: InvoiceContent): ListedPaper {
  return {
    number: content.number,
    issuedAt: content.issuedAt,
    pos: placeOf(content),
    gstin: buyersGstin(original),
    firm: original.buyer.firm ?? original.buyer.name,
    isInter: content.tax === "inter",
    totalPaise: content.totals.totalPaise,
    rates: byRate(content.lines),
  };
}

/** A taxed paper always has a place of supply; those of the first release may leave it to the seller's state. */
const placeOf = ({ placeOfSupply, seller }: InvoiceContent): string =>
  placeOfSupply?.code ?? seller.state?.code ?? "";
