import { rupees } from "~/base/lib/money";
import type { ShownQuote } from "./quote-words";
import { t } from "~/base/words/say";

/** How far it is to free delivery (paise); nothing where it is never free. */
export function FreeDeliveryBar({ quote, goodsPaise }: { quote: ShownQuote; goodsPaise: number }) {
  const { freeFromPaise } = quote;
  if (freeFromPaise === null) return null;
  const missing = freeFromPaise - goodsPaise;
  if (missing <= 0)
    return (
      <p className="small">
        {t("Free delivery, because you order for {amount} or more.", {
          amount: rupees(freeFromPaise),
        })}
      </p>
    );
  return (
    <div className="free-delivery">
      <label htmlFor="free-delivery">
        {t("Add {amount} for free delivery", { amount: rupees(missing) })}
      </label>
      <progress id="free-delivery" max={freeFromPaise} value={goodsPaise} />
    </div>
  );
}
