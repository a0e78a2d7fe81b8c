import { volume, weight } from "~/base/lib/pack-size";
import { t } from "~/base/words/say";
import type { Interpretation } from "../interpretation";

/** What is said above products that are not all that was asked for; null: they are. */
export function looseNote({
  isLoose,
  nearTo,
}: Pick<Interpretation, "isLoose" | "nearTo">): string | null {
  if (!nearTo)
    return isLoose ? t("No product has all of these words. These have some of them.") : null;
  const size = nearTo.unit === "ml" ? volume(nearTo.amount, "L") : weight(nearTo.amount);
  if (!isLoose) return t("{size} is sold out for now. The sizes nearest to it follow.", { size });
  return t("We have no pack of {size}. These sizes are nearest to it.", { size });
}
