import type { HideRule } from "~/base/db/statuses";

/** The rules of hiding, in words. */
export const ruleWords: Record<HideRule, string> = {
  abuse: "It insults or threatens somebody",
  "personal data": "It names a person, a number or an address",
  "off topic": "It is not about the product",
  fake: "It is not by somebody who bought it",
  other: "Another reason, written below",
};
