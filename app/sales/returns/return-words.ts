import type { ReturnGoods, ReturnReason, ReturnState, ReturnWish } from "~/base/db/statuses";
import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { t } from "~/base/words/say";

/** Why packs are returned, in the buyer's language. */
export function reasonWords(reason: ReturnReason): string {
  switch (reason) {
    case "broken":
      return t("Broken or leaking");
    case "wrong":
      return t("Not what I ordered");
    case "late":
      return t("It came too late");
    case "quality":
      return t("Not satisfied with the quality");
    case "other":
      return t("Something else");
  }
}

export function wishWords(wish: ReturnWish): string {
  return wish === "money" ? t("My money back") : t("The same again, in place of it");
}

/** A return's state in words for its buyer. Times in UTC ms, amounts in paise. */
export type ReturnStanding = {
  number: string;
  state: ReturnState;
  goods: ReturnGoods | null;
  outcome: "money" | "replacement" | "nothing" | null;
  /** Of the refund that settled it. */
  refund: { amountPaise: number; isPaid: boolean; isFailed: boolean } | null;
  dueAt: number | null;
};

/** The state in two or three words, for a badge. */
export function stateWords({ state, outcome, refund }: ReturnStanding): string {
  switch (state) {
    case "asked":
      return t("Asked for");
    case "accepted":
      return t("Accepted");
    case "received":
      return t("Received back");
    case "refused":
      return t("Not accepted");
    case "withdrawn":
      return t("Taken back by you");
    case "settled":
      if (outcome === "replacement") return t("Replaced");
      if (outcome === "nothing") return t("Done");
      return refund?.isPaid ? t("Money returned") : t("Money on its way");
  }
}

/** What happens next, as a sentence; empty: nothing does. */
export function nextStep({ number, state, goods, outcome, refund, dueAt }: ReturnStanding): string {
  const day = dueAt === null ? "" : date(dueAt);
  switch (state) {
    case "asked":
      return t("We look at it and answer by {day}.", { day });
    case "accepted":
      return goods === "kept"
        ? t("You need not send anything back. We settle it by {day}.", { day })
        : t("Please send the packs back as we say below, and write {number} on the parcel.", {
            number,
          });
    case "received":
      return t("The packs are back with us. We settle it by {day}.", { day });
    case "settled":
      return settledWords(outcome, refund);
    case "refused":
    case "withdrawn":
      return "";
  }
}

function settledWords(
  outcome: ReturnStanding["outcome"],
  refund: ReturnStanding["refund"],
): string {
  if (outcome === "replacement") return t("We have sent you the same again.");
  if (outcome === "nothing" || !refund) return t("There was nothing left to pay back.");
  const amount = rupees(refund.amountPaise);
  if (refund.isFailed)
    return t("We could not send {amount} back yet and look into it.", { amount });
  return refund.isPaid
    ? t("We have paid back {amount}.", { amount })
    : t("{amount} is on its way back to you.", { amount });
}

/** Reasons and wishes for the owner, in English. */
export const ownersReason: Record<ReturnReason, string> = {
  broken: "broken or leaking",
  wrong: "not what was ordered",
  late: "came too late",
  quality: "not satisfied with the quality",
  other: "something else",
};

export const ownersWish: Record<ReturnWish, string> = {
  money: "money back",
  replacement: "a replacement",
};

export const ownersState: Record<ReturnState, string> = {
  asked: "to be answered",
  accepted: "accepted",
  received: "goods are back",
  settled: "settled",
  refused: "refused",
  withdrawn: "withdrawn by the buyer",
};
