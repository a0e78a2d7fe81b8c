import type { Said } from "../catalogue";

/** What the owner answers on a product's page. */
export const said: Said = {
  "Questions and answers": ["પ્રશ્ન અને જવાબ", "सवाल और जवाब"],
};
