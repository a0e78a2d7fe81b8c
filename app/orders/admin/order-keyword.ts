/** What a keyword typed into the order search refers to. */
export type Sought =
  | { by: "nothing" }
  | { by: "serial"; serial: number }
  | { by: "payment"; id: string }
  /** Names that start with it. The trigram index needs at least three characters. */
  | { by: "start"; text: string }
  /** A query for the trigram index. */
  | { by: "part"; match: string };

/** `keyword` must hold no control characters. */
export function soughtBy(keyword: string): Sought {
  if (keyword === "") return { by: "nothing" };
  if (/^(pay|order)_\w+$/.test(keyword)) return { by: "payment", id: keyword };

  const number = /^pr[- ]?(\d{1,9})$/i.exec(keyword) ?? /^(\d{1,2})$/.exec(keyword);
  if (number) return { by: "serial", serial: Number(number[1]) };

  const digits = keyword.replace(/\D/g, "");
  if (/^\+?[\d\s().-]+$/.test(keyword) && digits.length >= 3) {
    // The order may lack the country code or leading 0.
    return { by: "part", match: `{phone number} : ${phrase(digits.slice(-10))}` };
  }
  if ([...keyword].length < 3) return { by: "start", text: keyword };
  return { by: "part", match: `{name number} : ${phrase(keyword)}` };
}

/** Quotes a phrase for FTS5: no operators inside, quotes doubled. */
function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
