import { isGstState } from "~/base/lib/india/states";
import type { InvoiceLine } from "~/sales/invoices/content";
import { type Limits, usualLimit } from "./state-limits";

/** Where goods leave from. `state`: GST code. */
export type Origin = { line: string; place: string; pin: string; state: string };

type To = { shipState: string | null; shipCity: string | null };

/** What an order is worth for an e-way bill, and from where on one is needed. Amounts in paise. */
type Consignment = {
  valuePaise: number;
  /** Null: none is needed, whatever it is worth. */
  limitPaise: number | null;
  scope: "between states" | "in the state" | "in one city";
  isDue: boolean;
};

/** The value of a consignment, with its tax and its delivery: goods at 0 % are exempted and do not count (rule 138 CGST). */
const valueOf = (lines: Pick<InvoiceLine, "gstBasisPoints" | "totalPaise">[]): number =>
  lines.reduce((sum, line) => sum + (line.gstBasisPoints > 0 ? line.totalPaise : 0), 0);

const named = (city: string | null) => (city ?? "").trim().toLowerCase();

/** Whether goods need an e-way bill: by where they go, whoever gets the bill. What goes to the army counts as going to another state. */
export function consignmentOf(
  lines: Pick<InvoiceLine, "gstBasisPoints" | "totalPaise">[],
  from: Pick<Origin, "place" | "state">,
  { shipState, shipCity }: To,
  limits: Limits,
): Consignment {
  const valuePaise = valueOf(lines);
  const isHere = isGstState(shipState) && shipState === from.state;
  const isInCity = isHere && named(shipCity) !== "" && named(shipCity) === named(from.place);
  const limitPaise = isInCity ? limits.cityPaise : isHere ? limits.statePaise : usualLimit;
  return {
    valuePaise,
    limitPaise,
    scope: isInCity ? "in one city" : isHere ? "in the state" : "between states",
    isDue: limitPaise !== null && valuePaise > limitPaise,
  };
}
