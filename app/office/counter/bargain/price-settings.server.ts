import { db, type Reader, write } from "~/base/db/connection.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { askAbove, setAskAbove } from "~/goods/catalogue/changes/price-question.server";
import { setUsualLimit, usualLimit } from "~/office/khata/limit/limit.server";
import { sellerLimit, setSellerLimit } from "~/sales/coupons/seller-limit.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { bargainPercents, setBargainPercents } from "./percents.server";

export type PriceSettings = ReturnType<typeof priceSettings>;

/** What the screen of the price settings edits. */
export const priceSettings = (from: Reader = db) => ({
  askAbove: askAbove(from),
  limit: sellerLimit(from),
  bargain: bargainPercents(from),
  khata: usualLimit(from),
});

/** Stores the settings, read at this `version`. Returns what somebody else has changed them to; null: nobody has. */
export const changePriceSettings = (
  changed: PriceSettings,
  actor: Actor,
  version: string,
): Promise<PriceSettings | null> =>
  write((tx) => {
    const before = priceSettings(tx);
    if (isOvertaken(before, version, changed)) return before;
    setAskAbove(tx, changed.askAbove, actor);
    setSellerLimit(tx, changed.limit, actor);
    setBargainPercents(tx, changed.bargain, actor);
    setUsualLimit(tx, changed.khata, actor);
    return null;
  });
