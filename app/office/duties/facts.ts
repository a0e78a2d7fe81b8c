/** How often the firm files GSTR-1: every month, or every quarter (up to ₹5 crore turnover). */
export const filings = ["month", "quarter"] as const;
/** Turnover of the last financial year, by the limits that duties know: ₹1.5, 2 and 5 crore. */
export const turnovers = ["to-1.5", "to-2", "to-5", "above-5"] as const;
/** What the firm does with edible oil: presses or blends it, fills what others pressed, or neither. */
export const oilWorks = ["makes", "packs", "none"] as const;
/** What the food authority gave the firm. */
export const fssaiKinds = ["registration", "licence"] as const;

/** What decides which duties a firm has, and by when. */
export type DutyFacts = {
  filing: (typeof filings)[number];
  /** The first day of the quarter since when it files so; before, it filed the other way. Empty: it never did. */
  filingDay: string;
  /** The day since when it is registered for GST. Empty: longer than the shop counts. */
  gstDay: string;
  turnover: (typeof turnovers)[number];
  oil: (typeof oilWorks)[number];
  fssai: (typeof fssaiKinds)[number];
  /** Days of which one is enough, `2026-03-31`; the next ones follow from it. Empty: not said. */
  feeDay: string;
  testDay: string;
  scalesDay: string;
  /** The day on which the newest self-audit was signed. Empty: none was. */
  auditDay: string;
  /** The day from which on the shop counts: what was due before was handed in, or not, without it. */
  since: string;
  /** Of duties that came later, by what the firm became: the day since when each of them counts, by its key. */
  begins: Record<string, string>;
  hasGstin: boolean;
  /** Two digits; empty: not known. */
  state: string;
};

/** How such a firm files what it sold in a month (`2026-11`); above ₹5 crore nobody may by the quarter. */
export function filingIn(
  month: string,
  { filing, filingDay, turnover }: Pick<DutyFacts, "filing" | "filingDay" | "turnover">,
): DutyFacts["filing"] {
  const isBefore = `${month}-01` < filingDay;
  if (isBefore) return filing === "month" ? "quarter" : "month";
  return turnover === "above-5" ? "month" : filing;
}

export const filingWords: Record<DutyFacts["filing"], string> = {
  month: "Every month",
  quarter: "Every quarter (QRMP)",
};

export const turnoverWords: Record<DutyFacts["turnover"], string> = {
  "to-1.5": "Up to ₹1.5 crore",
  "to-2": "Above ₹1.5 up to ₹2 crore",
  "to-5": "Above ₹2 up to ₹5 crore",
  "above-5": "Above ₹5 crore",
};

export const oilWords: Record<DutyFacts["oil"], string> = {
  makes: "We press or blend it",
  packs: "We fill packs with oil that others pressed",
  none: "Neither",
};

export const fssaiWords: Record<DutyFacts["fssai"], string> = {
  registration: "Registration",
  licence: "Licence",
};

/** What the fields of the firm's facts are called where one of them is named alone. */
export const factWords = {
  filing: "We file GSTR-1",
  filingDay: "We file so since the quarter that began on",
  gstDay: "Registered for GST since",
  turnover: "Turnover of the last financial year",
  oil: "Edible oil",
  fssai: "FSSAI",
  feeDay: "A day on which the FSSAI fee was or is due",
  testDay: "The last test of oil in a laboratory",
  scalesDay: "The last stamp on the scales",
  helpline: "National Consumer Helpline: our number",
  helplineDay: "Member of it since",
};
