import { mostPacks } from "~/base/db/packs";
import { t } from "~/base/words/say";

/** Beside a quantity that is none. */
export const quantitySentence = (): string =>
  t("Choose a whole number from 1 to {most}.", { most: mostPacks });
