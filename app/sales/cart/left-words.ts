import { rupees } from "~/base/lib/money";
import { t } from "~/base/words/say";

/** What is said beside a line whose product was deleted or hidden. */
export const goneWords = "This product is no longer sold. Please remove it to go on.";

type Left = { packs: number; held: number; isLimited?: true };

/**
 * What is said beside a line that wants more packs than it can have. `held`: packs that others are just paying for; `isLimited`: there
 * are more, but not for orders that are not paid.
 */
export function leftWords({ packs, held, isLimited }: Left): string {
  if (isLimited)
    return packs > 0
      ? t(
          "You can order up to {n, plural, one {# pack} other {# packs}} of this now. For more, log in with an account that paid an order before, or write to us.",
          { n: packs },
        )
      : t(
          "All packs that may wait for payment are in orders being paid. Look again in 15 minutes, or write to us.",
        );
  if (packs > 0) {
    const fewer = t(
      "Only {n, plural, one {# pack is} other {# packs are}} left. Please take fewer.",
      { n: packs },
    );
    const later = t("Others are just paying for the rest: it may be back in 15 minutes.");
    return held > 0 ? `${fewer} ${later}` : fewer;
  }
  return held > 0
    ? t(
        "Others are just paying for the last packs. Try again in 15 minutes, or remove it to go on.",
      )
    : t("This product is sold out. Please remove it to go on.");
}

/** What is said beside a line whose pack (paise) cost something else when the shopper last looked. */
export const priceNews = (wasPaise: number, nowPaise: number) =>
  t("was {was}, now {now}", { was: rupees(wasPaise), now: rupees(nowPaise) });
