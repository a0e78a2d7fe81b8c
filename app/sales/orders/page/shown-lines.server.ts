import { sizeIn } from "~/base/lib/pack-size";
import { linesOf } from "../orders.server";
import { inOwnNames } from "../own-names.server";

/** The lines of an order beside its total, in the page's language. */
export const shownLinesOf = ({ id }: { id: string }) =>
  inOwnNames(linesOf([id]).map(({ line }) => line)).map((line) => ({
    name: line.name,
    nameLang: line.nameLang,
    ...sizeIn(line),
    unitPricePaise: line.unitPricePaise,
    quantity: line.quantity,
    takenOut: line.takenOut,
  }));
