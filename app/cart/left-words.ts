import { rupees } from "~/lib/money";

/** What is said beside a line that wants more packs than there are. `held`: packs that others are just paying for. */
export function leftWords({ packs, held }: { packs: number; held: number }): string {
  const later =
    held > 0 ? " Others are just paying for the rest: it may be back in 15 minutes." : "";
  if (packs > 0)
    return `Only ${packs} ${packs === 1 ? "pack is" : "packs are"} left. Please take fewer.${later}`;
  return held > 0
    ? "Others are just paying for the last packs. Try again in 15 minutes, or remove it to go on."
    : "This product is sold out. Please remove it to go on.";
}

/** What is said beside a line whose pack (paise) cost something else when the shopper last looked. */
export const priceNews = (wasPaise: number, nowPaise: number) =>
  `was ${rupees(wasPaise)}, now ${rupees(nowPaise)}`;
