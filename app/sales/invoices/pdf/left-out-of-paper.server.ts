import type { InvoiceContent } from "../content";
import { leftOutOf } from "./left-out.server";

type Paper = {
  seller: Pick<InvoiceContent["seller"], "name" | "address">;
  buyer: Pick<InvoiceContent["buyer"], "name" | "phone" | "address" | "firm">;
  deliverTo?: InvoiceContent["deliverTo"];
  lines: Pick<InvoiceContent["lines"][number], "name" | "otherNames">[];
  /** A quote's. */
  note?: string;
  /** A credit note's, with its reason. */
  corrects?: InvoiceContent["corrects"];
};

/**
 * What the PDF of an invoice, a credit note or a quote leaves out: a sentence for each place. `papers`: with their verb, "The PDF leaves".
 */
export function leftOutOfPaper(papers: string, paper: Paper): string[] {
  const { seller, buyer, deliverTo, lines, note, corrects } = paper;
  const places = [
    ["name and address of the firm", [seller.name, seller.address]],
    ["name", [buyer.name, buyer.firm, deliverTo?.name]],
    ["address", [buyer.address, buyer.phone, deliverTo?.address, deliverTo?.phone]],
    ["products", lines.flatMap(({ name, otherNames }) => [name, ...otherNames])],
    ["note", [note]],
    ["reason", [corrects?.reason]],
  ] as const;
  return places.flatMap(([place, words]) =>
    leftOutOf(papers, place, words.filter(Boolean).join("\n")),
  );
}
