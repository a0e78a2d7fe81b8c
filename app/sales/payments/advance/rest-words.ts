import { rupees } from "~/base/lib/money";
import { t } from "~/base/words/say";

/** What is paid later of an order of which a part is paid online now. */
export const restWords = ({
  restPaise,
  collects,
}: {
  restPaise: number;
  collects: boolean;
}): string =>
  collects
    ? t("You pay the other {rest} when you collect your order.", { rest: rupees(restPaise) })
    : t("You pay the other {rest} when the parcel comes.", { rest: rupees(restPaise) });
