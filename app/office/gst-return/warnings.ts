import { goodsOfHsn } from "~/base/lib/india/hsn";
import { type GstinKind, gstinKind, othersGstinProblem } from "~/base/lib/india/gstin";
import type { Collected } from "./collect";
import type { IssuedPaper } from "./papers-in.server";
import { figures3b } from "./return-3b";
import { rates } from "./return-shape";

/** Shapes that the tool lets pass among invoices to firms, or may, and other programs forbid. */
const unsureKinds = new Set<GstinKind>(["non-resident", "online", "department"]);

const isWhole = (hsn: string) => /^(\d{4}|\d{6}|\d{8})$/.test(hsn);

/** What an accountant should look at before a return is filed. Nothing of it forbids the file. */
export class Warnings {
  private readonly numbers = new Map<string, string[]>();

  /** `gstin`: whose return it is. `digits`: that an HSN code must have. */
  constructor(
    private readonly gstin: string | null,
    private readonly digits: number,
  ) {}

  look({ content, original, series }: IssuedPaper): void {
    const { seller, buyer, tax, lines } = content;
    const add = (what: string): void => {
      const known = this.numbers.get(what);
      if (!known) this.numbers.set(what, [content.number]);
      else if (known.at(-1) !== content.number) known.push(content.number);
    };
    if (tax === "none") return add("without tax, so not part of the return");
    if (seller.gstin !== this.gstin) return add("under another GSTIN of the firm, so left out");
    if (buyer.gstin && othersGstinProblem(buyer.gstin))
      add("with a GSTIN that cannot be one, counted as sold to a person");
    const kind = buyer.gstin && gstinKind(buyer.gstin);
    if (kind && unsureKinds.has(kind))
      add(
        "to a buyer from abroad, an online one or a department: ask whether the portal takes such a GSTIN",
      );
    if (buyer.gstin && buyer.gstin === seller.gstin)
      add("to the firm’s own GSTIN, which the portal refuses");
    if (buyer.gstin && !buyer.firm) add("with a GSTIN but no name of a firm");
    if (series === "CN" && original === content) add("whose invoice is not found");
    if (lines.some(({ hsn }) => !isWhole(hsn)))
      add("with an HSN code that has not 4, 6 or 8 digits");
    for (const { hsn } of lines)
      if (isWhole(hsn) && goodsOfHsn(hsn) === null)
        add(`with HSN code ${hsn}, which is not in our list: ask whether the portal knows it`);
    if (lines.some(({ hsn }) => hsn.length < this.digits))
      add(`with an HSN code of fewer than ${this.digits} digits`);
    if (lines.some(({ gstBasisPoints }) => !rates.includes(gstBasisPoints / 100)))
      add("with a rate of GST that the tool does not know: it takes no file with them");
    if (lines.some(({ gstBasisPoints }) => gstBasisPoints === 0))
      add(
        "with goods at 0 %, in the table nil as nil rated: ask whether they are exempted instead",
      );
  }

  sentences(collected: Collected): string[] {
    const found = [...this.numbers].map(([what, numbers]) => sentence(what, numbers));
    if (collected.smallSales().some(({ taxablePaise }) => taxablePaise < 0))
      found.push("A state has more credit notes than sales: its row is negative");
    if (figures3b(collected).total.taxablePaise < 0)
      found.push("There are more credit notes than sales");
    return found;
  }
}

/** The first few numbers stand for all. */
function sentence(what: string, numbers: string[]): string {
  const more = numbers.length > 5 ? ` and ${numbers.length - 5} more` : "";
  const papers = numbers.length === 1 ? "1 paper" : `${numbers.length} papers`;
  return `${papers} ${what}: ${numbers.slice(0, 5).join(", ")}${more}`;
}
