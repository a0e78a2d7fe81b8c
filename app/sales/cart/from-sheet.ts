import { mostPacks } from "~/base/db/packs";

/** Whether a line has no field in the cart, because its number is set on the quick-order sheet. */
export const isFromSheet = (line: { source: "cart" | "sheet"; quantity: number }): boolean =>
  line.source === "sheet" || line.quantity > mostPacks;
