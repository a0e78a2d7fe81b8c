import { t } from "~/base/words/say";

/** Stands beside customers' words that the owner picked: whoever reads them knows that others may have said otherwise. */
export const chosenByUs = (): string => t("Chosen by us");
