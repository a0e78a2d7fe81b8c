import { rupees } from "~/base/lib/money";

/** A sale that a buyer would owe beyond their limit: what is owed now, the limit, and what would be owed then. In paise. */
export type OverLimit = { owesPaise: number; limitPaise: number; thenPaise: number };

/** The field of the tick that answers the question. */
export const overLimitField = "overLimit";

/** What the tick agrees to, as one text for the form: of other figures nothing is agreed to. */
const overLimitKey = ({ owesPaise, limitPaise, thenPaise }: OverLimit): string =>
  [owesPaise, limitPaise, thenPaise].join(":");

/** The figures, as a sentence. */
export const overLimitWords = ({ owesPaise, limitPaise, thenPaise }: OverLimit): string =>
  `Owes ${rupees(owesPaise)}, limit ${rupees(limitPaise)}, with this sale ${rupees(thenPaise)}.`;

/** What a seller is told, who does not read what a buyer owes. */
const ownersWords = "This buyer’s limit is passed: only the owner may sell on account.";

/** What a page shows before such a sale; `value`: what the tick agrees to, null for whoever may not agree. */
export const limitAsked = (over: OverLimit, isOwner: boolean) =>
  isOwner
    ? { words: overLimitWords(over), value: overLimitKey(over) }
    : { words: ownersWords, value: null };

/** Why such a sale is refused; null: the owner agreed to these figures (`agreed`: the tick). */
export function notAgreed(over: OverLimit, isOwner: boolean, agreed: string): string | null {
  if (!isOwner) return ownersWords;
  return agreed === overLimitKey(over)
    ? null
    : `${overLimitWords(over)} Sell all the same? Then tick it.`;
}
