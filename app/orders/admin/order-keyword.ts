/** What somebody who types this into the search box of the orders is looking for. */
export type Sought =
  | { by: "nothing" }
  | { by: "serial"; serial: number }
  | { by: "payment"; id: string }
  /** Too short for the index of parts, which knows three characters and more: names that begin with it. */
  | { by: "start"; text: string }
  /** A query for the index of parts. */
  | { by: "part"; match: string };

/** `keyword` must hold no control characters. */
export function soughtBy(keyword: string): Sought {
  if (keyword === "") return { by: "nothing" };
  if (/^(pay|order)_\w+$/.test(keyword)) return { by: "payment", id: keyword };

  const number = /^pr[- ]?(\d{1,9})$/i.exec(keyword) ?? /^(\d{1,2})$/.exec(keyword);
  if (number) return { by: "serial", serial: Number(number[1]) };

  const digits = keyword.replace(/\D/g, "");
  if (/^\+?[\d\s().-]+$/.test(keyword) && digits.length >= 3) {
    // A country code or a 0 in front may not be in the order.
    return { by: "part", match: `{phone number} : ${phrase(digits.slice(-10))}` };
  }
  if ([...keyword].length < 3) return { by: "start", text: keyword };
  return { by: "part", match: `{name number} : ${phrase(keyword)}` };
}

/** Inside quotes nothing is an operator; a quote is written twice. */
function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
