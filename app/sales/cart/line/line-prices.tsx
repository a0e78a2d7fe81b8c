import { Link } from "~/base/ui/link";
import { mostPacks } from "~/base/db/packs";
import { rupees } from "~/base/lib/money";
import { sheetPath } from "~/goods/prices/steps/price-steps";
import { stepWords } from "~/goods/prices/steps/step-words";
import type { ShownLine } from "../shown-line.server";
import { t } from "~/base/words/say";

/** What the number of packs makes of a line's price, and from how many on it is lower still. `pricePaise`: of one pack. */
export function LinePrices({ line, pricePaise }: { line: ShownLine; pricePaise: number }) {
  const { fromPacks, nextStep } = line;
  const isReached = fromPacks !== null && fromPacks > 1;
  if (!isReached && !nextStep) return null;
  return (
    <p className="small cart-line-steps">
      {isReached && (
        <span>
          {t("{price} each, from {packs} packs", { price: rupees(pricePaise), packs: fromPacks })}
        </span>
      )}
      {nextStep && (
        <span className="muted">
          <span>{stepWords(nextStep)}</span>
          {nextStep.fromPacks > mostPacks && !line.isFromSheet && (
            <>
              {" "}
              <Link to={sheetPath}>{t("on the sheet")}</Link>
            </>
          )}
        </span>
      )}
    </p>
  );
}

/** The number of packs of a line from the quick-order sheet, where it is changed. */
export function SheetQuantity({ line: { name, quantity } }: { line: ShownLine }) {
  return (
    <p className="cart-line-sheet">
      <span>{t("{n, plural, one {# pack} other {# packs}}", { n: quantity })}</span>{" "}
      <Link to={sheetPath}>
        {t("Change on the sheet")}
        <span className="visually-hidden">{`: ${name}`}</span>
      </Link>
    </p>
  );
}
