import type { ReturnReason, WayBackPayer } from "~/base/db/statuses";
import { t } from "~/base/words/say";

/** Who pays for sending goods back. `fault`: the shop where it is to blame, else the buyer. */
export const waysBack = ["shop", "fault", "buyer"] as const;
export type WayBack = (typeof waysBack)[number];

/** What the owner promises about returns: the policy, product data, forms and due dates all read it. */
export type ReturnTerms = {
  /** Days after arrival, within which a return can be asked for. */
  days: number;
  /** Working days, within which money goes back once it is due. */
  refundDays: number;
  wayBack: WayBack;
  /** Photos that a return of broken or leaking packs needs at least; 0: none. */
  minPhotos: number;
};

export const defaultTerms: ReturnTerms = { days: 7, refundDays: 7, wayBack: "shop", minPhotos: 1 };

/** Most photos of one return. */
export const mostReturnPhotos = 4;

/** Hours within which the shop answers: rule 4(5) of the Consumer Protection (E-Commerce) Rules, 2020. */
export const answerHours = 48;

/** Who pays for sending goods back that are returned for this reason. */
export function payerOf(wayBack: WayBack, reason: ReturnReason): WayBackPayer {
  return wayBack === "fault" ? (reason === "other" ? "buyer" : "shop") : wayBack;
}

/** Who pays for sending goods back, as a sentence for shoppers. */
export function wayBackWords(wayBack: WayBack): string {
  switch (wayBack) {
    case "shop":
      return t("We pay for sending the item back.");
    case "fault":
      return t(
        "We pay for sending the item back when it was broken, wrong, late or of poor quality. Otherwise you pay for it.",
      );
    case "buyer":
      return t("You pay for sending the item back.");
  }
}
