import type { InvoiceContent } from "~/sales/invoices/content";
import { add, byRate, type Figures, isNothing, nothing } from "./figures";
import { HsnTable } from "./hsn";
import { isNil, NilTable } from "./nil";
import type { IssuedPaper } from "./papers-in.server";
import { othersGstinProblem } from "~/base/lib/india/gstin";

type Section = "b2b" | "b2cl" | "b2cs" | "cdnr" | "cdnur";

/** Above ₹1,00,000, tax included, a sale to another state is listed by itself, from August 2024 (in paise). */
const largeAbove = 10_000_000;

/** A buyer counts as registered by a GSTIN that can be one. */
const buyersGstin = ({ buyer }: InvoiceContent): string | null =>
  buyer.gstin && othersGstinProblem(buyer.gstin) === null ? buyer.gstin : null;

/** Where a taxed paper goes. The original invoice decides: its buyer, its place of supply and its value. */
function sectionOf({ series, original }: IssuedPaper): Section {
  if (buyersGstin(original)) return series === "PR" ? "b2b" : "cdnr";
  const isLarge = original.tax === "inter" && original.totals.totalPaise > largeAbove;
  if (!isLarge) return "b2cs";
  return series === "PR" ? "b2cl" : "cdnur";
}

/** Sections of registered buyers, as the HSN summary divides them. */
const isToFirm = (section: Section): section is "b2b" | "cdnr" =>
  section === "b2b" || section === "cdnr";

type Rates = [basisPoints: number, Figures][];

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
  rates: Rates;
};

/** Sales to buyers without GSTIN by state and rate, less their credit notes. */
type SmallSales = Figures & { pos: string; basisPoints: number; isInter: boolean };

/** How many papers of a section, and what is taxed of them. Of credit notes too: positive. */
type SectionSum = Figures & { papers: number };

/** Papers of firms that went ahead, by an IFF. */
type Ahead = Record<"b2b" | "cdnr", ListedPaper[]>;

/** Adds up the taxed papers of a period. */
export class Collected {
  readonly listed: Record<Exclude<Section, "b2cs">, ListedPaper[]> = {
    b2b: [],
    b2cl: [],
    cdnr: [],
    cdnur: [],
  };
  /** What is no part of the file any more, but of all else: HSN summary, nil rated goods, GSTR-3B. */
  readonly ahead: Ahead = { b2b: [], cdnr: [] };
  private readonly small = new Map<string, SmallSales>();
  readonly nil = new NilTable();
  readonly hsn = { b2b: new HsnTable(), b2c: new HsnTable() };
  /** Of invoices and of credit notes, by section; `ahead` after it for those that went ahead. */
  readonly sums = new Map<string, SectionSum>();

  /** `wentAhead`: whether a paper of a firm went by an IFF. */
  constructor(private readonly wentAhead: (paper: InvoiceContent) => boolean = () => false) {}

  add(paper: IssuedPaper): void {
    const { content, original, series } = paper;
    const section = sectionOf(paper);
    const sign = series === "PR" ? 1 : -1;
    const isFirm = isToFirm(section);
    const isAhead = isFirm && this.wentAhead(content);
    const summary = isFirm ? this.hsn.b2b : this.hsn.b2c;
    summary.add(content.lines, original.lines, sign);
    this.nil.add(content.lines, { isInter: content.tax === "inter", isFirm }, sign);
    const rates = taxedRates(content);
    if (rates.length === 0) return;
    if (section === "b2cs") this.addSmall(content, rates, sign);
    else if (isAhead && isToFirm(section))
      this.ahead[section].push(listedPaper(content, original, rates));
    else this.listed[section].push(listedPaper(content, original, rates));
    this.addSum(`${series} ${section}${isAhead ? " ahead" : ""}`, rates);
  }

  /** Rows of the small sales that are not nothing, by state and rate. */
  smallSales(): SmallSales[] {
    return [...this.small.values()]
      .filter((row) => !isNothing(row))
      .toSorted(
        (one, two) => Number(one.pos) - Number(two.pos) || one.basisPoints - two.basisPoints,
      );
  }

  private addSmall(content: InvoiceContent, rates: Rates, sign: 1 | -1): void {
    const pos = placeOf(content);
    for (const [basisPoints, figures] of rates) {
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

  private addSum(key: string, rates: Rates): void {
    const sum = this.sums.get(key) ?? { papers: 0, ...nothing() };
    sum.papers += 1;
    for (const [, figures] of rates) add(sum, figures);
    this.sums.set(key, sum);
  }
}

/** What is taxed of a paper, by rate: goods at 0 % stand in a table of their own. */
const taxedRates = ({ lines }: InvoiceContent): Rates =>
  byRate(lines.filter((line) => !isNil(line)));

function listedPaper(content: InvoiceContent, original: InvoiceContent, rates: Rates): ListedPaper {
  return {
    number: content.number,
    issuedAt: content.issuedAt,
    pos: placeOf(content),
    gstin: buyersGstin(original),
    firm: original.buyer.firm ?? original.buyer.name,
    isInter: content.tax === "inter",
    totalPaise: content.totals.totalPaise,
    rates,
  };
}

/** A taxed paper always has a place of supply; those of the first release may leave it to the seller's state. */
const placeOf = ({ placeOfSupply, seller }: InvoiceContent): string =>
  placeOfSupply?.code ?? seller.state?.code ?? "";
