import type { SupplyRule } from "~/base/db/movement-kinds";

/** How what is made of others is taxed; "": nobody has said. */
export const ruleWords: Record<SupplyRule | "", string> = {
  "": "Not said",
  composite: "Composite supply: the rate of the first part",
  mixed: "Mixed supply: the highest rate of the parts",
};
