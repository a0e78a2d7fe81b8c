import { withOtherNames } from "~/goods/catalogue/words/other-names.server";
import { db } from "~/base/db/connection.server";
import type { DeliveryWay } from "~/base/db/statuses";
import { amountInWords } from "~/sales/invoices/amount-in-words";
import { printable } from "~/sales/invoices/content";
import { sellerNow } from "~/sales/invoices/seller.server";
import { shownPhone } from "~/base/lib/india/phone";
import { stateWithCode } from "~/base/lib/india/states";
import type { PackSize } from "~/base/lib/pack-size";
import { linesOf, type Quote, quoteSums } from "./quotes.server";

type Line = {
  name: string;
  /** In Gujarati and Hindi, where known. */
  otherNames: string[];
  /** Null: the product is deleted. */
  pack: PackSize | null;
  quantity: number;
  unitPricePaise: number;
};

/** A quote as its customer reads it, on the page and as a PDF. Amounts in paise, times in UTC ms. */
export type ShownQuote = {
  number: string;
  /** When it was sent, or made. */
  at: number;
  validUntil: number;
  seller: ReturnType<typeof sellerNow>;
  buyer: {
    name: string;
    phone: string;
    address: string;
    firm: string | null;
    gstin: string | null;
  };
  lines: Line[];
  deliveryWay: DeliveryWay;
  deliveryPaise: number;
  /** What can be paid first, the rest on delivery; null: nothing. */
  advancePaise: number | null;
  totalPaise: number;
  words: string;
  note: string;
};

export function shownQuote(quote: Quote): ShownQuote {
  const lines = withOtherNames(db, linesOf(db, quote.id)).map(
    ({ productId: _id, name, ...line }) => ({
      name: printable(name),
      ...line,
    }),
  );
  const { totalPaise } = quoteSums(lines, quote.deliveryPaise);
  return {
    number: quote.number,
    at: quote.sentAt ?? quote.createdAt,
    validUntil: quote.validUntil,
    seller: sellerNow(db),
    buyer: {
      name: printable(quote.name),
      phone: printable(shownPhone(quote.phone)),
      address: addressOf(quote),
      firm: quote.firm && printable(quote.firm),
      gstin: quote.gstin,
    },
    lines,
    deliveryWay: quote.deliveryWay,
    deliveryPaise: quote.deliveryPaise,
    advancePaise: quote.advancePaise,
    totalPaise,
    words: totalPaise > 0 ? amountInWords(totalPaise) : "",
    note: printable(quote.note),
  };
}

/** As far as it is known, with line breaks. */
function addressOf({ shipLine, shipArea, shipCity, shipPin, shipState }: Quote): string {
  const parts = [
    shipLine,
    shipArea,
    [shipCity, shipPin].filter(Boolean).join(" "),
    shipState && stateWithCode(shipState),
  ];
  return printable(parts.filter(Boolean).join("\n"));
}
