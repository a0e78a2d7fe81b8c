/**
 * From which value (paise) goods that stay in a state need an e-way bill, where it is not ₹50,000 or something is said of one city. As
 * practitioners' lists had it on `lookedAt`; `note`: how sure that is, or what it leaves out.
 */
type StateLimit = { paise?: number; city?: number | null; note: string };

export const lookedAt = "2026-11-25";
export const usualLimit = 50_000_00;

const likely = "One good source.";
const lakh = 1_00_000_00;
const rows: Record<string, StateLimit> = {
  "24": {
    city: null,
    note: "None inside one city, whatever it is worth (notification GSL/GST/RULE-138(14)/B.19 of 2018).",
  },
  "10": { paise: lakh, note: likely },
  "07": { paise: lakh, note: likely },
  "20": { paise: lakh, note: `${likely} Not for 12 listed goods.` },
  "27": { paise: lakh, note: likely },
  "03": { paise: lakh, note: likely },
  "33": { paise: lakh, note: likely },
  "08": { paise: lakh, city: 2_00_000_00, note: `${likely} ₹2,00,000 inside a city.` },
  "19": { note: "Unsure: ₹50,000 since December 2023, one source says ₹1,00,000." },
  "23": { note: "Unsure: ₹50,000 or ₹1,00,000." },
  "30": { note: "Unsure: for listed goods alone." },
  "22": { note: "Unsure: for listed goods alone." },
  "02": { note: "Unsure: for listed goods alone." },
  "01": { city: null, note: "Unsure: none inside Jammu and Kashmir." },
  "15": { paise: 10_000_00, note: "Unsure: from ₹10,000 on." },
};

export type Limits = {
  /** Within the state of the firm, in paise. */
  statePaise: number;
  /** Within one city of it, in paise; null: none is needed there. */
  cityPaise: number | null;
};

/** What is known of a state (GST code). */
export function knownLimits(state: string | null): Limits & { note: string } {
  const {
    paise = usualLimit,
    city = paise,
    note = "The usual limit.",
  } = rows[state ?? ""] ?? {
    note: "The usual limit; no other was found.",
  };
  return { statePaise: paise, cityPaise: city, note };
}

/** The states of which something else than the usual is known. */
export const statesWithLimits = Object.keys(rows);
