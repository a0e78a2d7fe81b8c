import { goodsOfHsn } from "~/base/lib/india/hsn";
import { type GstinKind, gstinKind, othersGstinProblem } from "~/base/lib/india/gstin";
import type { Collected } from "./collect";
import type { ReturnPeriod } from "./period";
import type { IssuedPaper } from "./papers-in.server";
import type { Figures3b } from "./return-3b";
import { rates } from "./return-shape";
import { otherState } from "~/sales/orders/supply/place-of-supply";
import { told } from "./refusals/told";

/** Shapes that the tool lets pass among invoices to firms, or may, and other programs forbid. */
const unsureKinds = new Set<GstinKind>(["non-resident", "online", "department"]);

const isWhole = (hsn: string) => /^(\d{4}|\d{6}|\d{8})$/.test(hsn);

/** Whether a sentence of these is about HSN codes. */
export const isAboutHsn = (sentence: string): boolean => /HSN (code|\d)/.test(sentence);

/** ₹50 lakh a month, in paise. */
const mostAhead = 50 * 100_000 * 100;

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
    if (buyer.gstin && !buyer.firm) add("with a GSTIN but no name of a firm");
    const place = content.placeOfSupply?.code ?? null;
    if (otherState(buyer.gstin, place))
      add(
        "to a firm of another state than the place of supply: ask whether it should be the firm’s state (section 10 (1) (b) IGST Act; the rule is chosen below)",
      );
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

  sentences(collected: Collected, { kind }: ReturnPeriod, { total }: Figures3b): string[] {
    const found = [...this.numbers].map(([what, numbers]) => told("paper", what, numbers));
    if (collected.smallSales().some(({ taxablePaise }) => taxablePaise < 0))
      found.push("A state has more credit notes than sales: its row is negative");
    if (total.taxablePaise < 0) found.push("There are more credit notes than sales");
    const { b2b } = collected.listed;
    const sentPaise = b2b.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
    if (kind === "iff" && sentPaise > mostAhead)
      found.push(
        "An IFF may hold invoices of ₹50 lakh at most. Send the rest with the quarter, and keep the file that was sent with the duty: only what is in it is left out of the quarter’s file",
      );
    return found;
  }
}
