import { digitsTyped } from "~/base/lib/india/phone";
import { codeTyped } from "~/base/lib/typed/code";
import { emailKey } from "~/base/lib/typed/email";
import { serialTyped } from "../order-number";

/** What a keyword typed into the order search refers to. */
type Sought =
  | { by: "nothing" }
  | { by: "serial"; serial: number }
  /** How the provider's id of a payment or its order begins. */
  | { by: "payment"; id: string }
  /** How the number of an invoice, credit note or voucher begins. */
  | { by: "paper"; number: string }
  /** Orders whose column starts with it, in any letters' case. The trigram index needs at least three characters. */
  | { by: "start"; column: "buyer_name" | "buyer_email"; text: string }
  /** A query for the trigram index. */
  | { by: "part"; match: string };

/** `keyword` must hold no control characters. */
export function soughtBy(keyword: string): Sought {
  if (keyword === "") return { by: "nothing" };
  const code = codeTyped(keyword);
  if (/^(pay|order)_\w+$/.test(code)) return { by: "payment", id: code };
  if (/^(pr|cn|rv|rf)\d{4}-\d*$/i.test(code)) return { by: "paper", number: code.toUpperCase() };
  // Whole addresses: the trigrams of a domain are in nearly every order.
  if (/^[^\s@]+@[^\s@]*$/.test(keyword))
    return { by: "start", column: "buyer_email", text: emailKey(keyword) };

  const serial = serialTyped(code) ?? (/^\d{1,2}$/.test(code) ? Number(code) : null);
  if (serial !== null) return { by: "serial", serial };

  const digits = digitsTyped(keyword);
  if (digits) return { by: "part", match: partOfNumber(digits) };
  if ([...keyword].length < 3) return { by: "start", column: "buyer_name", text: keyword };
  return { by: "part", match: `{name number place email reference} : ${phrase(keyword)}` };
}

/** The order may lack the country code or leading 0 of a phone number. */
function partOfNumber(digits: string): string {
  const mobile = digits.slice(-10);
  if (mobile === digits) return `{phone number place reference} : ${phrase(digits)}`;
  return `({phone} : ${phrase(mobile)}) OR ({number place reference} : ${phrase(digits)})`;
}

/** Quotes a phrase for FTS5: no operators inside, quotes doubled. */
function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
