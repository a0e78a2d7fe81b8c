import { rupees } from "~/lib/money";
import type { ShownQuote } from "./quote-words";

/** How far it is to free delivery (paise); nothing where it is never free. */
export function FreeDeliveryBar({ quote, goodsPaise }: { quote: ShownQuote; goodsPaise: number }) {
  const { freeFromPaise } = quote;
  if (freeFromPaise === null) return null;
  const missing = freeFromPaise - goodsPaise;
  if (missing <= 0)
    return (
      <p className="small">{`Free delivery, because you order for ${rupees(freeFromPaise)} or more.`}</p>
    );
  return (
    <div className="free-delivery">
      <label htmlFor="free-delivery">{`Add ${rupees(missing)} for free delivery`}</label>
      <progress id="free-delivery" max={freeFromPaise} value={goodsPaise} />
    </div>
  );
}
