import { rupees } from "~/base/lib/money";
import { isAboveMrp } from "../pack-facts";

/** The lowest MRP that is printed on packs on hand (paise), the batch that has it, and how many packs of that are left. */
export type PrintedMrp = { productId: string; paise: number; number: string; packs: number };

/** Why a pack cannot cost that much while such packs are on hand; null: it can. In paise. */
export const printedMrpProblem = (pricePaise: number, printed: PrintedMrp | undefined) =>
  printed && isAboveMrp(pricePaise, printed.paise)
    ? `${rupees(pricePaise)} is above the MRP of ${rupees(printed.paise)} that is printed on batch ${printed.number} (packs left: ${printed.packs})`
    : null;
