import { mostPacks } from "~/db/packs";
import { t } from "~/words/say";

/** Beside a quantity that is none. */
export const quantitySentence = (): string =>
  t("Choose a whole number from 1 to {most}.", { most: mostPacks });
