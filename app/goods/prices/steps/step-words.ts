import { rupees } from "~/base/lib/money";
import { t } from "~/base/words/say";
import type { Step } from "../step";

/** `From 5 packs ₹2,740 each`. Apart from `goods/prices/step.ts`, which the browser loads. */
export const stepWords = ({ fromPacks, pricePaise }: Step): string =>
  t("From {n, plural, one {# pack} other {# packs}} {price} each", {
    n: fromPacks,
    price: rupees(pricePaise),
  });
